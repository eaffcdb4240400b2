import type { Passage } from "../passages/passage.ts";
import type { Blocks } from "./build-blocks.ts";
import type { IndexWordReader } from "./create-word-reader.ts";
import { readAcronyms } from "./read-acronyms.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What stands over passages: the file name, the title of the document, and each heading. The same words are one title. */
export interface TitleIndex {
  /** How many blocks stand under each title. */
  blocks: readonly number[];
  /** For each term the titles that hold it. */
  holders: ReadonlyMap<number, readonly number[]>;
  /** The different sets of titles that passages stand under, and the passages under each. */
  sets: readonly { titles: readonly number[]; passages: readonly number[] }[];
  /** The set of each passage. */
  setOf: Uint32Array;
}

interface Sources {
  blocks: Blocks;
  readers: ReadonlyMap<string, IndexWordReader>;
  vocabulary: Vocabulary;
}

interface TitleSet {
  titles: number[];
  passages: number[];
}

export function indexTitles(passages: readonly Passage[], sources: Sources): TitleIndex {
  const documentTitles = readDocumentTitles(passages);
  const sets = new Map<string, number>();
  const listed: TitleSet[] = [];
  const setOf = new Uint32Array(passages.length);
  const titles = createTitles(sources);
  for (const [at, passage] of passages.entries()) {
    const over = titlesOver(passage, documentTitles.get(passage.part.document));
    const key = JSON.stringify([passage.language, over]);
    const known = sets.get(key);
    const number = known ?? sets.size;
    setOf[at] = number;
    sets.set(key, number);
    const set = (listed[number] ??= {
      titles: over.map((path) => titles.add(path, passage.language)),
      passages: [],
    });
    set.passages.push(at);
  }
  return { ...titles.end(listed), sets: listed, setOf };
}

/** Each title as the path that leads to it, so that a heading under another one is another title. */
function titlesOver({ fileName, part }: Passage, title: string | undefined): string[][] {
  const { heading = [] } = part;
  return [
    ["file", toWords(fileName)],
    ...(title === undefined ? [] : [["title", title]]),
    ...heading.map((_, level) => ["heading", ...heading.slice(0, level + 1)]),
  ];
}

function createTitles({ blocks, readers, vocabulary }: Sources) {
  const numbers = new Map<string, number>();
  const holders = new Map<number, number[]>();
  return {
    add(path: readonly string[], language: string): number {
      const key = JSON.stringify([language, ...path]);
      const known = numbers.get(key);
      if (known !== undefined) return known;
      const number = numbers.size;
      numbers.set(key, number);
      const text = path.at(-1) ?? "";
      const terms = new Set(readAcronyms(text).map((acronym) => vocabulary.add(acronym)));
      readers.get(language)?.walk(text, (term) => terms.add(term));
      for (const term of terms) holders.set(term, [...(holders.get(term) ?? []), number]);
      return number;
    },
    end(sets: readonly TitleSet[]): Pick<TitleIndex, "blocks" | "holders"> {
      const under = Array.from({ length: numbers.size }, () => 0);
      for (const { titles, passages } of sets) {
        const count = new Set(passages.map((passage) => blocks.of[passage])).size;
        for (const title of titles) under[title] = (under[title] ?? 0) + count;
      }
      return { blocks: under, holders };
    },
  };
}

/** "travel-policy_2026.pdf" as words; points between digits stay, since 9.6 is a version. */
function toWords(fileName: string): string {
  return fileName.replace(/\.\p{L}[\p{L}\p{N}]{1,4}$/u, "").replaceAll(/[_/#-]+|\.(?!\d)|(?<!\d)\./gu, " ");
}

/** What documents call themselves: the title among their properties or in front matter. */
function readDocumentTitles(passages: readonly Passage[]): Map<string, string> {
  const titles = new Map<string, string>();
  for (const { part, text } of passages) {
    if (part.type !== "metadata" || titles.has(part.document)) continue;
    const title = /^title:[ \t]*(\S[^\n]{0,300})/imu.exec(text)?.[1];
    if (title !== undefined) titles.set(part.document, title);
  }
  return titles;
}

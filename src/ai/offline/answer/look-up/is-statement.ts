import type { Sentence } from "../../../../lib/text/split-sentences.ts";
import { wantsMore } from "../../../../lexicon/answers/sentence-words.ts";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";

/** Short lines that come back on so many pages are furniture. */
const fewestPages = 3;
const longestFurniture = 120;
/** A line without a full stop, a number or a colon of at most so many words is a title. */
const longestTitle = 12;

/** Says of the sentences of an item whether they can be answers at all. */
export function createFilter(
  item: EvidenceItem,
  furniture: ReadonlySet<string>,
): (sentence: Sentence, isFirst: boolean) => boolean {
  const matterEnd = endOfFrontMatter(item.text);
  return (sentence, isFirst) => {
    const text = sentence.text.trim();
    if (sentence.kind === "heading" || sentence.start < matterEnd) return false;
    if (sentence.kind === "row") return (sentence.cells ?? []).filter((cell) => cell !== "").length > 1;
    if (text.length <= longestFurniture && furniture.has(plainLine(text, item))) return false;
    if (sentence.kind === "sentence" && (isTitle(text) || isLetterhead(text))) return false;
    if (sentence.kind === "sentence" && isSetApart(item.text.slice(sentence.start, sentence.end)))
      return false;
    return !/[:?]$/u.test(text) && !isCut(sentence, isFirst);
  };
}

/** Headings, and lines that several items of a document share, but for their numbers; whole sentences may be said often. */
export function findFurniture(evidence: readonly EvidenceItem[]): ReadonlySet<string> {
  const pages = new Map<string, number>();
  for (const item of evidence) {
    const lines = item.text
      .split("\n")
      .filter((line) => line.length <= longestFurniture && /\S/u.test(line) && !/[.!]\s*$/u.test(line));
    for (const line of new Set(lines.map((one) => plainLine(one, item))))
      pages.set(line, (pages.get(line) ?? 0) + 1);
  }
  const titles = evidence.flatMap((item) =>
    (item.heading ?? []).filter((line) => !/[.!]\s*$/u.test(line)).map((line) => plainLine(line, item)),
  );
  const repeated = [...pages].flatMap(([line, count]) => (count >= fewestPages ? [line] : []));
  return new Set([...titles, ...repeated]);
}

function plainLine(line: string, { document }: EvidenceItem): string {
  return `${document}\n${line.trim().toLowerCase().replaceAll(/\d+/gu, "#")}`;
}

/** "key: value" lines between two rules at the very beginning. */
function endOfFrontMatter(text: string): number {
  return text.startsWith("---") ? text.indexOf("\n---", 3) + 1 : 0;
}

function isTitle(text: string): boolean {
  // the number of a model belongs to its name
  const said = text.replaceAll(/(?<![\p{L}\p{N}])\p{Lu}{1,4}[\s-]?\p{N}+(?=$|[\s,])/gu, "X");
  if (/[.!…»”"')]$/u.test(text) || /[\p{N}:]/u.test(said)) return false;
  return text.length <= longestFurniture && text.split(/\s+/u).length <= longestTitle;
}

/** Where somebody lives and how he is called: a line with an address for mail or a number to call, and no end. */
function isLetterhead(text: string): boolean {
  if (/[.!…»”]$/u.test(text) || text.includes(": ")) return false;
  return [mailTo, callTo, postcode].filter((one) => one.test(text)).length > 1;
}

/** Pieces of a page that stand side by side, and end nowhere. */
function isSetApart(said: string): boolean {
  return !/[.!?…»”]\s*$/u.test(said) && said.length <= longestSetApart && /\S {3,}\S/u.test(said);
}

const longestSetApart = 400;
const mailTo = /[\p{L}\p{N}]@[\p{L}\p{N}]/u;
const callTo = /(?<!\p{L})(?:tel|phone|telefon|téléphone|tél|telefono|teléfono|fax)(?!\p{L})\.?\s*\+?\p{N}/iu;
const postcode = /(?<![\p{N}\p{L}])\p{N}{4,5}\s\p{Lu}\p{Ll}+/u;

/** Begins in the middle of a sentence, or ends with a word that wants another one. */
function isCut({ kind, text }: Sentence, isFirst: boolean): boolean {
  if (kind === "sentence" && isFirst && /^\p{Ll}{2,}/u.test(text)) return true;
  return wantsMore.test(text.slice(-longestEnding));
}

const longestEnding = 40;

import { findFurniture } from "./find-furniture.ts";
import type { Passage } from "./passage.ts";

/** What is no evidence for prose: shown only where everything is shown, or never. */
export const aside = { no: 0, inPools: 1, always: 2 } as const;

/** The properties of a file, and lists of what it holds; a mail's head and the attributes of data say more. */
const properties = /(?:^|\/)(?:properties|info|meta|summary|head|contents)$/u;
const runningStory = /(?:^|\/)(?:header|footer)\d*$/u;
/** Shorter texts may say the same of different things. */
const longEnoughToRepeat = 80;

/** For each passage, in order, whether it is set aside; the passages stand in the order of their documents. */
export function findAside(passages: readonly Passage[]): Uint8Array {
  const numbers = new Map(passages.map((passage, at) => [passage, at]));
  const found = new Uint8Array(passages.length);
  const set = (passage: Passage, level: number) => {
    const at = numbers.get(passage) ?? 0;
    found[at] = Math.max(level, found[at] ?? 0);
  };
  for (const passage of passages) {
    if (isProperty(passage) || isFrontMatter(passage)) set(passage, aside.always);
    if (runningStory.test(passage.part.position.path ?? "")) set(passage, aside.inPools);
    if (passage.part.role === "aside") set(passage, aside.inPools);
  }
  for (const document of Map.groupBy(passages, ({ part }) => part.document).values()) {
    const { running, counting } = findFurniture(document);
    for (const passage of counting) set(passage, aside.always);
    for (const [first, ...others] of running) {
      if (first !== undefined) set(first, aside.inPools);
      for (const passage of others) set(passage, aside.always);
    }
  }
  for (const passage of findRepeats(passages)) set(passage, aside.always);
  return found;
}

function isProperty({ part: { type, position } }: Passage): boolean {
  return type === "metadata" && (position.path === undefined || properties.test(position.path));
}

/** Front matter that came as text. */
function isFrontMatter({ text, start, part }: Passage): boolean {
  if (start !== 0 || part.type !== "text" || (part.position.line ?? 1) > 1) return false;
  return /^---[ \t]*\n(?:[\w"'-]+:|\s*-\s|#)/u.test(text) && /\n(?:---|\.\.\.)\s*$/u.test(text);
}

/** The same words once more in a document or in one that is embedded in it, under the same heading or long enough. */
function findRepeats(passages: readonly Passage[]): Passage[] {
  const documents = new Set(passages.map(({ part }) => part.document));
  const likely = [...Map.groupBy(passages, ({ text }) => hashOfLetters(text)).values()].filter(
    ({ length }) => length > 1,
  );
  return likely.flatMap((alike) => {
    const seen = new Map<string, Set<string>>();
    return alike.filter(({ part, text }) => {
      const words = text.replaceAll(/\s+/gu, " ").trim();
      const key = `${outermost(part.document, documents)}\n${words}`;
      const heading = part.heading?.at(-1) ?? "";
      const headings = seen.get(key) ?? new Set();
      const isRepeat = headings.has(heading) || (headings.size > 0 && words.length >= longEnoughToRepeat);
      seen.set(key, headings.add(heading));
      return isRepeat;
    });
  });
}

/** Of everything but white space: what has another number is taken for another text. */
function hashOfLetters(text: string): number {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code > 0x20 && code !== 0xa0) hash = (Math.imul(hash, 31) + code) | 0;
  }
  return hash;
}

/** The document that holds this one: "a.zip" for "a.zip/b.md" where both are there. */
function outermost(document: string, documents: ReadonlySet<string>): string {
  for (let at = document.indexOf("/"); at > 0; at = document.indexOf("/", at + 1)) {
    const holder = document.slice(0, at);
    if (documents.has(holder)) return holder;
  }
  return document;
}

import { createTermReader } from "../../lib/text/create-term-reader.ts";
import { detectLanguage } from "../../lib/text/detect-language.ts";
import { segmentWords } from "../../lib/text/segment-words.ts";

/** Whether a text has a word of the question that carries a topic; question words do not count, short identifiers do. */
export function sharesWords(question: string, text: string): boolean {
  if (text.trim() === "") return false;
  const asked = languageOf(question);
  const given = languageOf(text);
  if (isOther(asked, given)) return true; // words of another language tell nothing
  const reader = createTermReader(given === "unknown" ? asked : given);
  const said = new Set(reader.all(text).map(({ term }) => term));
  const content = reader.content(question);
  const wanted = content.length > 0 ? content : reader.all(question);
  return wanted.some(({ term }) => said.has(term));
}

/** Whether a text has a run of three words of the claim, and all its numbers; across languages, its facts alone. */
export function holdsPhrase(text: string, claim: string): boolean {
  const given = languageOf(text);
  if (isOther(languageOf(claim), given)) return holdsFacts(text, claim);
  const numbers = new Set(numbersOf(text));
  if (!numbersOf(claim).every((number) => numbers.has(number))) return false;
  const reader = createTermReader(given);
  const said = reader.all(text).map(({ term }) => term);
  const wanted = reader.all(claim).map(({ term }) => term);
  const size = Math.min(3, wanted.length);
  const runs = new Set(toRuns(said, size));
  return toRuns(wanted, size).some((run) => runs.has(run));
}

function toRuns(terms: readonly string[], size: number): string[] {
  return terms
    .slice(0, Math.max(0, terms.length - size + 1))
    .map((_, at) => terms.slice(at, at + size).join(" "));
}

/** The digits of each number, however it is grouped. */
function numbersOf(text: string): string[] {
  return [...text.matchAll(/\p{Nd}[\p{Nd}.,'’\u202f\u00a0]*/gu)].map(([number]) =>
    number.replaceAll(/\P{Nd}/gu, ""),
  );
}

/** Digits and capitals are the same in most languages; a claim without any cannot be told. */
function holdsFacts(text: string, claim: string): boolean {
  const facts = segmentWords(claim).filter(
    ({ text: word }, at) => /\p{N}/u.test(word) || (at > 0 && /^\p{Lu}/u.test(word)),
  );
  const said = new Set(segmentWords(text).map(({ text: word }) => word.toLowerCase()));
  return facts.length === 0 || facts.some(({ text: word }) => said.has(word.toLowerCase()));
}

function isOther(a: string, b: string): boolean {
  return a !== b && a !== "unknown" && b !== "unknown";
}

/** Of a short text nobody can be sure. */
function languageOf(text: string): string {
  return segmentWords(text.slice(0, 2000)).length < 4 ? "unknown" : detectLanguage(text);
}

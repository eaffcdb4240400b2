import { z } from "zod";
import type { Evidence } from "../../src/model/grounding.ts";
import { languages } from "../../test/fixtures/mutations/mutant.ts";
import type { Source } from "../../test/fixtures/mutations/mutant.ts";
import { readGold } from "../read-gold.ts";
import { readCorpusIndex } from "../corpus/corpus-index.ts";
import type { ReadDocument } from "./gate-documents.ts";

const Passage = z.object({ text: z.string(), lang: z.string() });
const Answered = z.object({ docs: z.array(z.object({ text: z.string() })), lang: z.string() });

/** Formats that are read quickly and hold running text. */
const textFormats = new Set(["docx", "odt", "md", "html", "txt", "epub", "rtf", "doc", "eml"]);
const scenarioFiles = [
  ...["425.15-fr.md", "531.215.111-it.md", "631.014-de.md", "631.014-it.md", "2-reutilisation_od.md"],
  ...["github-account-recovery-policy.md", "github-deceased-user-policy.md", "github-subprocessors.md"],
];

/** Whole sentences of real documents in the five languages, each once, with the passage it stands in. */
export async function readRealSentences(read: ReadDocument): Promise<Source[]> {
  const passages = [
    ...(await readGold("eval/retrieval/wiki/corpus.jsonl", Passage)),
    ...(await readGold("eval/qa-grounded.jsonl", Answered)).flatMap(({ docs, lang }) =>
      docs.map(({ text }) => ({ text, lang })),
    ),
    ...(await readGold("eval/retrieval/reports/corpus.jsonl", Passage)).filter(isPlainPage),
    ...(await readDocuments(read)),
  ];
  const seen = new Set<string>();
  return passages.flatMap(({ text, lang }) => {
    const language = languages.find((known) => known === lang);
    if (language === undefined) return [];
    const sentences = splitPassage(text).filter((sentence) => !seen.has(sentence));
    for (const sentence of sentences) seen.add(sentence);
    return sentences.map((sentence) => ({ sentence, passage: text, language }));
  });
}

/** English is plentiful elsewhere, and columns side by side are no sentences. */
function isPlainPage({ text, lang }: z.infer<typeof Passage>): boolean {
  return lang === "fr" && !/\S {3,}\S/u.test(text);
}

async function readDocuments(read: ReadDocument): Promise<{ text: string; lang: string }[]> {
  const corpus = (readCorpusIndex() ?? []).filter(
    ({ type, outcome, password }) => textFormats.has(type) && outcome === "parse" && password === undefined,
  );
  const names = [...scenarioFiles, ...corpus.map(({ file }) => file.slice(file.indexOf("/") + 1))];
  const found: { text: string; lang: string }[] = [];
  for (const name of names) {
    const evidence: readonly Evidence[] = await read(name);
    for (const { quote, language = "", table } of evidence)
      if (table === undefined) found.push({ text: quote, lang: language });
  }
  return found;
}

/** A cut is made only where nobody doubts it, and what holds a doubtful one is left out. */
function splitPassage(passage: string): string[] {
  return passage
    .split(/(?<=(?:\p{L}{4}|\d{4}|[)»”%])\.)\s+(?=[\p{Lu}¿¡])|\n\s*\n/u)
    .map((piece) => piece.replaceAll(/\s+/gu, " ").trim())
    .filter(isSentence);
}

function isSentence(text: string): boolean {
  const words = text.split(" ").length;
  return (
    words >= 5 &&
    words <= 50 &&
    /^[\p{Lu}¿¡].*[^.]\.$/u.test(text) &&
    !/[.!?:]["”»)]? +[\p{Lu}"„“«¿¡(\d]|[[\]•*_#|<>…]|\b\p{L}\. /u.test(text) &&
    balanced(text)
  );
}

function balanced(text: string): boolean {
  const count = (mark: string) => text.split(mark).length;
  return count("(") === count(")") && count("«") === count("»") && count('"') % 2 === 1;
}

/** Evenly spread over what there is, so that one document does not decide. */
export function thin<Item>(items: readonly Item[], most: number): Item[] {
  const step = Math.max(1, items.length / most);
  const picked = Array.from(
    { length: Math.min(most, items.length) },
    (_, index) => items[Math.floor(index * step)],
  );
  return picked.filter((item) => item !== undefined);
}

import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readSight } from "../../src/ai/offline/answer/look-up/find-answers.ts";
import type { AnswerPlace } from "../../src/ai/offline/answer/look-up/read-places.ts";
import { closest, readClosely } from "../../src/ai/offline/answer/look-up/weigh/read-closely.ts";
import { readFeatures } from "../../src/ai/offline/answer/look-up/weigh/read-features.ts";
import type { Features } from "../../src/ai/offline/answer/look-up/weigh/word-groups.ts";
import { createExtractor, type Extractor } from "../../src/extract/extract.ts";
import { cleanFileName } from "../../src/lib/text/clean-file-name.ts";
import type { EvidenceItem } from "../../src/prompts/answer-from-evidence.ts";
import { createIndex } from "../../src/retrieve/retrieve.ts";
import { halfOf, QaRow } from "../qa/qa-row.ts";
import { readGold } from "../read-gold.ts";
import { readPassages } from "../read-passages.ts";

/** A question with everything that is seen of the sentences that could answer it. */
export interface Example {
  /** What the file of its passage is called by, or `reading` or `qa`. */
  set: string;
  /** Questions of one paper stay together. */
  group: string;
  isAnswerable: boolean;
  places: readonly { features: Features; isAnswer: boolean }[];
  none: Features;
  /** Reads the likeliest of its sentences together with the question; only of papers that the reader was not fitted on. */
  readClosely?: (chances: readonly number[]) => Omit<Example, "readClosely">;
}

interface Question {
  set: string;
  group: string;
  text: string;
  language: string;
  answers: readonly string[];
  docs: readonly { title: string; text: string }[];
}

/** All questions that may be learned from: our own passages, and the half of the sample that may be looked at. */
export async function readExamples({ isClose = false } = {}): Promise<Example[]> {
  const examples: Example[] = [];
  for await (const { question, evidence } of readQuestions())
    if (!isClose || isLeftOut(question.group)) examples.push(toExample(question, evidence));
  return examples;
}

/** Of some sets, or of all. */
export async function* readQuestions(
  sets: readonly string[] = [],
): AsyncGenerator<{ question: Question; evidence: EvidenceItem[] }> {
  const folder = mkdtempSync(join(tmpdir(), "dossier-weights-"));
  const extractor = createExtractor({ workers: 2 });
  const known = new Map<string, Promise<EvidenceItem[]>>();
  try {
    for (const question of [...ownQuestions(), ...(await sampleQuestions())]) {
      if (sets.length > 0 && !sets.includes(question.set)) continue;
      const evidence = known.get(question.group) ?? readEvidence(question, { folder, extractor });
      known.set(question.group, evidence);
      yield { question, evidence: await evidence };
    }
  } finally {
    await extractor.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

function ownQuestions(): Question[] {
  return readPassages().flatMap(({ name, passages }) =>
    passages.flatMap(({ id, lang, title, text, questions }) =>
      questions.map(({ q, answer, sentence, ...own }) => ({
        ...{ set: setOf(name), group: id, text: q },
        language: own.lang ?? lang,
        answers: own.answerable ? [sentence ?? answer ?? ""] : [],
        docs: [{ title, text }],
      })),
    ),
  );
}

const setOf = (name: string) =>
  ["office", "plain", "daily", "further", "news", "pages", "rows", "prose"].find((set) =>
    name.startsWith(set),
  ) ?? "reading";

/** Tables are looked up otherwise. */
async function sampleQuestions(): Promise<Question[]> {
  const rows = await readGold("eval/qa-grounded.jsonl", QaRow);
  return rows
    .filter((row) => halfOf(row) === "tuning" && !row.kind.startsWith("tatqa"))
    .map(({ id, question, docs, answers, answerable, lang }) => ({
      ...{ set: "qa", group: `qa ${id}`, text: question, language: lang, docs },
      answers: answerable ? answers.map(({ text }) => text) : [],
    }));
}

async function readEvidence(
  { docs }: Question,
  { folder, extractor }: { folder: string; extractor: Extractor },
): Promise<EvidenceItem[]> {
  const read = docs.map(async ({ title, text }, at) => {
    const fileName = `${cleanFileName(title)}.txt`;
    const path = join(mkdtempSync(join(folder, "doc-")), fileName);
    writeFileSync(path, text);
    const signal = new AbortController().signal;
    const { parts } = await extractor.extract({ documentId: `d${at}`, fileName, path, signal });
    return createIndex(parts, () => fileName).passages.map(({ text: said, part }) => ({
      ...{ document: fileName, text: said },
      ...(part.heading && { heading: part.heading }),
    }));
  });
  return (await Promise.all(read)).flat().map((item, at) => ({ id: `e${at + 1}`, ...item }));
}

function toExample({ set, group, text, language, answers }: Question, evidence: EvidenceItem[]): Example {
  const { sight } = readSight({ text, language }, evidence);
  const { places, none } = readFeatures(sight);
  const shared = { set, group, isAnswerable: answers.length > 0 };
  const isAnswer = isAnswerTo(answers);
  return {
    ...{ ...shared, none },
    places: places.map(({ place, features }) => ({ features, isAnswer: isAnswer(place) })),
    ...(isLeftOut(group) && {
      readClosely: (chances) => {
        const near = closest(places.map(({ place }, at) => ({ place, chance: chances[at] ?? 0 })));
        const close = readClosely(sight, near);
        return {
          ...{ ...shared, none: close.none },
          places: close.places.map(({ features }, at) => ({
            features,
            isAnswer: near[at] !== undefined && isAnswer(near[at].place),
          })),
        };
      },
    }),
  };
}

export const isAnswerTo = (answers: readonly string[]) => (place: AnswerPlace) =>
  answers.some((answer) => holds(place.sentence.text, answer));

const parts = 6n;

/** One paper of six is left out when the reader is fitted (`tools/fit-reader.py`), so that it can be weighed. */
export function isLeftOut(group: string): boolean {
  return BigInt(`0x${createHash("md5").update(group).digest("hex")}`) % parts === 0n;
}

const longAnswer = 30;

/** The answer stands in the sentence, or the sentence is most of a longer answer. */
function holds(sentence: string, answer: string): boolean {
  const [said, wanted] = [` ${plain(sentence)} `, ` ${plain(answer)} `];
  return (
    said.includes(wanted) || (wanted.length > longAnswer && wanted.includes(said) && said.length > longAnswer)
  );
}

function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

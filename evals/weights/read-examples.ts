import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { readSight } from "../../src/ai/offline/answer/look-up/find-answers.ts";
import type { AnswerPlace } from "../../src/ai/offline/answer/look-up/read-places.ts";
import { closest, readClosely } from "../../src/ai/offline/answer/look-up/weigh/read-closely.ts";
import { readFeatures } from "../../src/ai/offline/answer/look-up/weigh/read-features.ts";
import type { Features } from "../../src/ai/offline/answer/look-up/weigh/word-groups.ts";
import { createExtractor, type Extractor } from "../../src/extract/extract.ts";
import { cleanFileName } from "../../src/lib/text/clean-file-name.ts";
import type { EvidenceItem } from "../../src/prompts/answer-from-evidence.ts";
import { createIndex } from "../../src/retrieve/retrieve.ts";
import { allRequests } from "../offline/all-requests.ts";
import { holdsFact } from "../offline/judge-answer.ts";
import type { Fact, Kind } from "../offline/office-request.ts";
import { pathOf } from "../offline/run-request.ts";
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
  answers: readonly Fact[];
  docs: readonly (Written | { path: string })[];
}

/** A document that is nothing but its text. */
interface Written {
  title: string;
  text: string;
}

/** All questions that may be learned from: our own passages and requests, and the half of the sample that may be looked at. */
export async function readExamples({ isClose = false } = {}): Promise<Example[]> {
  const examples: Example[] = [];
  let count = 0;
  for await (const { question, evidence } of readQuestions()) {
    // the first sight learns from no request, so that the second is told of it what strangers will see
    if (isClose ? !isUnread(question) : question.set === requests) continue;
    count += 1;
    // there are many more questions than requests, and they are harder on purpose
    if (!isClose || question.set === requests || count % oneOf === 0)
      examples.push(toExample(question, evidence));
  }
  return examples;
}

const oneOf = 3;

/** Of some sets, or of all. */
export async function* readQuestions(
  sets: readonly string[] = [],
): AsyncGenerator<{ question: Question; evidence: EvidenceItem[] }> {
  const folder = mkdtempSync(join(tmpdir(), "dossier-weights-"));
  const extractor = createExtractor({ workers: 2 });
  const known = new Map<string, Promise<EvidenceItem[]>>();
  try {
    for (const question of [...ownQuestions(), ...askedQuestions(), ...(await sampleQuestions())]) {
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

const looked: ReadonlySet<Kind> = new Set([
  ...(["fact", "form", "mail", "yes-no", "reason", "definition", "cross-language", "not-there"] as const),
]);

/** The office requests that may be looked at and ask for one thing that a sentence can say. */
function askedQuestions(): Question[] {
  return allRequests.flatMap(({ heldOut, kind, language, rounds: [first, ...more], expect }) => {
    const files = first?.files ?? [];
    const isPlain = !heldOut && looked.has(kind) && more.length === 0 && expect.facts.length < 2;
    const isThere = files.length > 0 && files.every((file) => existsSync(pathOf(file)));
    if (first === undefined || !isPlain || !isThere) return [];
    return {
      ...{ set: requests, group: files.join(" "), text: first.message, language, answers: expect.facts },
      docs: files.map((file) => ({ path: pathOf(file) })),
    };
  });
}

const requests = "requests";

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
  const read = docs.map(async (doc, at) => {
    const path = "path" in doc ? doc.path : writeDocument(doc, folder);
    const fileName = basename(path);
    const signal = new AbortController().signal;
    const { parts } = await extractor.extract({ documentId: `d${at}`, fileName, path, signal });
    return createIndex(parts, () => fileName).passages.map(({ text: said, part }) => ({
      ...{ document: fileName, text: said },
      ...(part.heading && { heading: part.heading }),
    }));
  });
  return (await Promise.all(read)).flat().map((item, at) => ({ id: `e${at + 1}`, ...item }));
}

function writeDocument({ title, text }: Written, folder: string): string {
  const path = join(mkdtempSync(join(folder, "doc-")), `${cleanFileName(title)}.txt`);
  writeFileSync(path, text);
  return path;
}

function toExample({ set, group, text, language, answers }: Question, evidence: EvidenceItem[]): Example {
  const { sight } = readSight({ text, language }, evidence);
  const { places, none } = readFeatures(sight);
  const shared = { set, group, isAnswerable: answers.length > 0 };
  const isAnswer = isAnswerTo(answers);
  return {
    ...{ ...shared, none },
    places: places.map(({ place, features }) => ({ features, isAnswer: isAnswer(place) })),
    ...(isUnread({ set, group }) && {
      readClosely: (chances) => {
        const near = closest(places.map((place, at) => ({ ...place, chance: chances[at] ?? 0 })));
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

export const isAnswerTo = (answers: readonly Fact[]) => (place: AnswerPlace) =>
  answers.some((answer) =>
    typeof answer === "string" ? holds(place.sentence.text, answer) : holdsFact(place.sentence.text, answer),
  );

const parts = 6n;

/** One paper of six, and all requests, are left out when the reader is fitted (`tools/fit-reader.py`), so that it can be weighed. */
export function isUnread({ set, group }: Pick<Question, "set" | "group">): boolean {
  return set === requests || BigInt(`0x${createHash("md5").update(group).digest("hex")}`) % parts === 0n;
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

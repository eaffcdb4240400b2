import { detectLanguage } from "../../../../lib/text/detect-language.ts";
import { createTermReader } from "../../../../lib/text/create-term-reader.ts";
import type { AnswerInput, EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { answerByQuoting } from "../answer-by-quoting.ts";
import type { QuotedAnswer } from "../answer-by-quoting.ts";
import { bestMatch } from "../look-up/match-word.ts";
import { wordReaderOf } from "../look-up/word-readers.ts";
import { readCandidates } from "../read-candidates.ts";
import { tellAbout } from "../tell-about.ts";
import { pairSentences } from "./compare-documents.ts";
import { differingUnder } from "./differing-under.ts";
import { papersOfYears } from "./papers-of-years.ts";

type Quote = QuotedAnswer["claims"][number];

const mostCompared = 4;
const isSaid = 0.7;

/** What each document says about one point; where one of them is silent by itself, what stands under its name in all. */
export function compareOn(point: { id: string; text: string }, input: AnswerInput): Quote[] {
  const { intent, evidence } = input;
  const language = input.language === "unknown" ? detectLanguage(intent.text) : input.language;
  const documents =
    papersOfYears(intent.text, evidence) ??
    [...new Set(evidence.map(({ document }) => document))].slice(0, mostCompared);
  const own = documents.map((document) => evidence.filter((item) => item.document === document));
  const asked = { ...intent, text: point.text, role: "LOOKUP" as const };
  const first = own.map((items) =>
    answerByQuoting({ ...input, intent: asked, points: [point], evidence: items }).claims.slice(0, 1),
  );
  const found = withCounterparts(first, { point: point.text, language, papers: own });
  const isAll = (all: readonly Quote[][]) => all.every((claims) => claims.length > 0);
  const differs = (all: readonly Quote[][]) => new Set(all.flat().map(({ text }) => text)).size > 1;
  if (isAll(found) && differs(found)) return found.flat();
  const told = own.map((items) => tellAbout(point.text, language, items));
  if (isAll(told) && differs(told)) return told.flat();
  const differing = own.length > 1 ? differingUnder(point.text, language, own) : [];
  if (differing.length > 0) return differing;
  return (isAll(told) && !isAll(found) ? told : found).flat();
}

interface Ground {
  point: string;
  language: string;
  papers: readonly (readonly EvidenceItem[])[];
}

/** Of two papers, what one says of a point is held against the sentence of the other that says it in much the same words. */
function withCounterparts(found: readonly Quote[][], { point, language, papers }: Ground): Quote[][] {
  const [one, other, ...more] = found.map(([claim]) => claim);
  const [left, right] = papers.map((items) => items[0]?.document);
  const isSilent = one === undefined && other === undefined;
  if (isSilent || more.length > 0 || left === undefined || right === undefined) return [...found];
  const reader = createTermReader(language);
  const pairs = pairSentences(readCandidates(papers.flat(), reader), [left, right]);
  const wanted = wordReaderOf(language)
    .read(point)
    .filter(({ isStop }) => !isStop);
  const says = (text: string | undefined) => {
    const own = wordReaderOf(language).read(text ?? "");
    return wanted.filter((word) => bestMatch(word, own) >= isSaid).length;
  };
  const isSuited = (next: Quote, now: Quote | undefined, beside: Quote) =>
    now === undefined ? holdsFigure(next) && holdsFigure(beside) : says(next.text) >= says(now.text);
  // both say it word for word, and no other two do
  const [whole, ...others] = pairs.filter(
    (pair) =>
      pair.left.text !== pair.right.text &&
      [pair.left, pair.right].every(({ text }) => wanted.length > 1 && says(text) === wanted.length),
  );
  if (whole !== undefined && others.length === 0) return [[whole.left], [whole.right]];
  const ofOne = pairs.find((pair) => pair.left.text === one?.text);
  if (ofOne !== undefined && one !== undefined && isSuited(ofOne.right, other, one))
    return [[one], [ofOne.right]];
  const ofOther = pairs.find((pair) => pair.right.text === other?.text);
  if (ofOther !== undefined && other !== undefined && isSuited(ofOther.left, one, other))
    return [[ofOther.left], [other]];
  return [...found];
}

function holdsFigure({ text }: Quote): boolean {
  return /\p{N}/u.test(text);
}

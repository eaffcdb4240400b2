import { detectLanguage } from "../../../../lib/text/detect-language.ts";
import type { AnswerInput } from "../../../../prompts/answer-from-evidence.ts";
import { answerByQuoting } from "../answer-by-quoting.ts";
import type { QuotedAnswer } from "../answer-by-quoting.ts";
import { tellAbout } from "../tell-about.ts";
import { differingUnder } from "./differing-under.ts";
import { papersOfYears } from "./papers-of-years.ts";

type Quote = QuotedAnswer["claims"][number];

const mostCompared = 4;

/** What each document says about one point; where one of them is silent by itself, what stands under its name in all. */
export function compareOn(point: { id: string; text: string }, input: AnswerInput): Quote[] {
  const { intent, evidence } = input;
  const language = input.language === "unknown" ? detectLanguage(intent.text) : input.language;
  const documents =
    papersOfYears(intent.text, evidence) ??
    [...new Set(evidence.map(({ document }) => document))].slice(0, mostCompared);
  const own = documents.map((document) => evidence.filter((item) => item.document === document));
  const asked = { ...intent, text: point.text, role: "LOOKUP" as const };
  const found = own.map((items) =>
    answerByQuoting({ ...input, intent: asked, points: [point], evidence: items }).claims.slice(0, 1),
  );
  const isAll = (all: readonly Quote[][]) => all.every((claims) => claims.length > 0);
  const differs = (all: readonly Quote[][]) => new Set(all.flat().map(({ text }) => text)).size > 1;
  if (isAll(found) && differs(found)) return found.flat();
  const told = own.map((items) => tellAbout(point.text, language, items));
  if (isAll(told) && differs(told)) return told.flat();
  const differing = own.length > 1 ? differingUnder(point.text, language, own) : [];
  if (differing.length > 0) return differing;
  return (isAll(told) && !isAll(found) ? told : found).flat();
}

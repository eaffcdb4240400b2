import type { Triage } from "../model/grounding.ts";
import { isGrounded } from "../model/sub-intent.ts";
import type { Role } from "../model/sub-intent.ts";
import type { GoldQuestion, Prediction } from "../model/evaluation/gold.ts";
import { judgeGates } from "./triage/judge-gates.ts";
import type { Gate, Rates } from "./triage/judge-gates.ts";
import { labelAnswer } from "./triage/label-answer.ts";
import { matchPredictions } from "./triage/match-predictions.ts";
import { isSameFile, scoreRow } from "./triage/score-row.ts";
import type { RowOutcome, Scored } from "./triage/score-row.ts";

export interface EvaluatedRow {
  qid: string;
  q: string;
  role: Role;
  outcome: RowOutcome;
  triage: Triage | null;
  why: string;
  citations: string[];
}

/** One role, or all of them; a rate is null where there is nothing to divide by. */
export interface EvaluatedGroup extends Rates {
  questions: number;
  answered: number;
  refused: number;
  answerable: number;
  unanswerable: number;
  gates: Gate[];
  pass: boolean;
}

export interface Evaluation {
  pass: boolean;
  /** Every question of the gold file has an answer, and there is at least one. */
  complete: boolean;
  /** Questions without an answer, by qid. */
  missing: string[];
  /** Qids that the gold file has twice, and answers that were recorded twice: the last one counts. */
  duplicates: string[];
  /** Answers to questions that the gold file does not have. */
  unmatched: string[];
  total: EvaluatedGroup;
  roles: (EvaluatedGroup & { role: Role })[];
  rows: EvaluatedRow[];
}

/** How a question is read: its role, and the separable requests in it. */
export type ReadQuestion = (q: string) => { role: Role; intents: string[] };

/** Answers against what is known to be right, with rates and gates per role. */
export function scoreAnswers(
  gold: readonly GoldQuestion[],
  predictions: readonly (Prediction | undefined)[],
  read: ReadQuestion,
): Evaluation {
  const { pairs, missing, duplicates, unmatched } = matchPredictions(gold, predictions);
  const scored = pairs.map(({ question, prediction }) => {
    const { role } = question.role === undefined ? read(question.q) : { role: question.role };
    return { ...scoreRow(question, prediction), role, question, prediction };
  });
  const roles = [...new Set(scored.map(({ role }) => role))].toSorted().map((role) => ({
    role,
    ...toGroup(
      scored.filter((row) => row.role === role),
      isGrounded(role),
    ),
  }));
  const complete =
    gold.length > 0 && missing.length === 0 && new Set(gold.map(({ qid }) => qid)).size === gold.length;
  return {
    pass: complete && roles.every(({ pass }) => pass),
    complete,
    ...{ missing, duplicates, unmatched },
    total: toGroup(scored, true),
    roles,
    rows: scored.map((row) => toRow(row, read)),
  };
}

function toGroup(rows: readonly Scored[], isAnswering: boolean): EvaluatedGroup {
  const count = (holds: (row: Scored) => boolean) => rows.filter(holds).length;
  const answered = count(({ isAnswered }) => isAnswered);
  const answerable = count((row) => row.isAnswerable);
  const unanswerable = rows.length - answerable;
  const ratio = (part: number, whole: number) => (whole === 0 ? null : part / whole);
  const rates: Rates = {
    precision: ratio(
      count(({ isRight }) => isRight),
      answered,
    ),
    chr_answerable: ratio(
      count((row) => row.isAnswerable && row.isHit),
      answerable,
    ),
    chr_shipped: ratio(
      count(({ isHit }) => isHit),
      answered,
    ),
    over_refusal: ratio(
      count((row) => row.isAnswerable && !row.isAnswered),
      answerable,
    ),
    under_refusal: ratio(
      count((row) => !row.isAnswerable && row.isAnswered),
      unanswerable,
    ),
    compliance: ratio(
      count(({ isCompliant }) => isCompliant),
      rows.length,
    ),
  };
  const gates = judgeGates(rates, isAnswering);
  return {
    ...{ questions: rows.length, answered, refused: rows.length - answered, answerable, unanswerable },
    ...rates,
    gates,
    pass: rows.length > 0 && gates.every(({ pass }) => pass),
  };
}

function toRow(
  {
    question,
    prediction,
    role,
    outcome,
  }: Scored & { question: GoldQuestion; prediction: Prediction | undefined; role: Role },
  read: ReadQuestion,
): EvaluatedRow {
  const given = { qid: question.qid, q: question.q, role, outcome };
  if (prediction === undefined) return { ...given, triage: null, why: "There is no answer.", citations: [] };
  const citations = [...new Set(prediction.claims.flatMap((claim) => claim.citations))];
  // a record that does not say what was found is believed in what it cites
  const retrieved = prediction.retrieved ?? citations.map((id) => ({ id, text: "" }));
  const { label, why } = labelAnswer({
    question: question.q,
    turns: [{ ...prediction, retrieved }],
    isAnswerable: question.answerable,
    ...(!prediction.isSplit && { intents: read(question.q).intents }),
  });
  return { ...given, ...refine({ triage: label, why }, { outcome, question, prediction }), citations };
}

/** What the gold file knows corrects what words alone suggest. */
function refine(
  suggested: Pick<EvaluatedRow, "triage" | "why">,
  { outcome, question, prediction }: { outcome: RowOutcome; question: GoldQuestion; prediction: Prediction },
): Pick<EvaluatedRow, "triage" | "why"> {
  if (suggested.triage === "query_parse_error") return suggested;
  if (outcome === "OK") return { triage: "ok", why: "" };
  if (suggested.triage !== "ok") return suggested;
  if (outcome === "ANS_WRONG")
    return { triage: "generation_drift", why: "It says something else than expected." };
  if (outcome === "HALLUCINATION")
    return { triage: "generation_drift", why: "There is nothing to answer it from." };
  return holdsGold(question, prediction)
    ? { triage: "generation_drift", why: "What holds the answer was found, and not cited." }
    : { triage: "retrieval_drift", why: "What holds the answer was not found." };
}

function holdsGold(
  { gold_ids: ids = [], gold_documents: documents = [] }: GoldQuestion,
  { retrieved = [] }: Prediction,
): boolean {
  return retrieved.some(
    ({ id, document = "" }) => ids.includes(id) || documents.some((file) => isSameFile(file, document)),
  );
}

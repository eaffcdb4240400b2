import type { GoldQuestion, Prediction } from "../../model/evaluation/gold.ts";

export interface Matched {
  pairs: { question: GoldQuestion; prediction: Prediction | undefined }[];
  missing: string[];
  duplicates: string[];
  unmatched: string[];
}

/** Each question with its answer, by qid, else by its exact words; of two answers the last one counts. */
export function matchPredictions(
  gold: readonly GoldQuestion[],
  predictions: readonly (Prediction | undefined)[],
): Matched {
  const byQid = new Map(gold.map((question) => [question.qid, question]));
  const byText = new Map(gold.map((question) => [question.q, question]));
  const answers = new Map<GoldQuestion, Prediction>();
  const duplicates = new Set(twice(gold.map(({ qid }) => qid)));
  const unmatched: string[] = [];
  for (const prediction of predictions) {
    if (prediction === undefined) continue;
    const { qid, q } = prediction;
    const question =
      (qid === undefined ? undefined : byQid.get(qid)) ?? (q === undefined ? undefined : byText.get(q));
    if (question === undefined) unmatched.push(qid ?? q ?? "?");
    else if (answers.has(question)) duplicates.add(question.qid);
    if (question !== undefined) answers.set(question, prediction);
  }
  const questions = [...byQid.values()];
  return {
    pairs: questions.map((question) => ({ question, prediction: answers.get(question) })),
    missing: questions.filter((question) => !answers.has(question)).map(({ qid }) => qid),
    duplicates: [...duplicates],
    unmatched,
  };
}

function twice(ids: readonly string[]): string[] {
  const seen = new Set<string>();
  return ids.filter((id) => seen.size === seen.add(id).size);
}

import type { GoldQuestion, Prediction } from "../../model/evaluation/gold.ts";

export type RowOutcome =
  | "OK"
  | "REFUSAL_OK"
  | "OVER_REFUSAL"
  | "HALLUCINATION"
  | "ANS_NO_HIT"
  | "ANS_WRONG"
  | "MISSING";

export interface Scored {
  outcome: RowOutcome;
  isAnswerable: boolean;
  isAnswered: boolean;
  /** A passage is cited that holds the answer. */
  isHit: boolean;
  /** And it says what it should, where that is known. */
  isRight: boolean;
  isCompliant: boolean;
}

/** One answer against its gold line. No answer at all counts as a wrong one. */
export function scoreRow(question: GoldQuestion, prediction: Prediction | undefined): Scored {
  const { answerable: isAnswerable } = question;
  if (prediction === undefined)
    return {
      outcome: "MISSING",
      isAnswerable,
      isAnswered: true,
      isHit: false,
      isRight: false,
      isCompliant: false,
    };
  if (prediction.status !== "OK") {
    const outcome = isAnswerable ? "OVER_REFUSAL" : "REFUSAL_OK";
    return { outcome, isAnswerable, isAnswered: false, isHit: false, isRight: false, isCompliant: true };
  }
  const isCompliant = isWithinScope(prediction);
  const isHit = isAnswerable && isCompliant && hitsGold(question, prediction);
  const isRight = isHit && saysGold(question, prediction);
  const outcome = !isAnswerable ? "HALLUCINATION" : !isHit ? "ANS_NO_HIT" : isRight ? "OK" : "ANS_WRONG";
  return { outcome, isAnswerable, isAnswered: true, isHit, isRight, isCompliant };
}

/** Every statement has sources, and all of them were among what was found, where that is recorded. */
function isWithinScope({ claims, retrieved }: Prediction): boolean {
  const known = retrieved === undefined ? undefined : new Set(retrieved.map(({ id }) => id));
  return (
    claims.length > 0 &&
    claims.every(
      ({ citations }) =>
        citations.length > 0 && citations.every((id) => known === undefined || known.has(id)),
    )
  );
}

/** Where neither passages nor documents are known, what it says decides alone. */
function hitsGold(
  { gold_ids: ids = [], gold_documents: documents = [] }: GoldQuestion,
  prediction: Prediction,
): boolean {
  if (ids.length === 0 && documents.length === 0) return true;
  const cited = new Set(prediction.claims.flatMap(({ citations }) => citations));
  if (ids.some((id) => cited.has(id))) return true;
  const files = (prediction.retrieved ?? []).flatMap(({ id, document }) =>
    cited.has(id) ? (document ?? []) : [],
  );
  return files.some((file) => documents.some((wanted) => isSameFile(wanted, file)));
}

/** The same name, wherever it lies. */
export function isSameFile(a: string, b: string): boolean {
  return baseName(a) === baseName(b);
}

function baseName(path: string): string {
  return path.split(/[/\\]/).at(-1) ?? path;
}

function saysGold({ gold_claim: claim }: GoldQuestion, { claims }: Prediction): boolean {
  const wanted = claim === undefined ? [] : [claim].flat();
  if (wanted.length === 0) return true;
  const said = fold(claims.map(({ text }) => text).join(" "));
  return wanted.some((one) => holds(said, fold(one)));
}

/** A short phrase only as whole words: "5" is not in "55". */
function holds(said: string, wanted: string): boolean {
  return ` ${said} `.includes(` ${wanted} `) || (wanted.length >= 5 && said.includes(wanted));
}

function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[’‘]/gu, "'")
    .replaceAll(/[\s\u00ad]+/gu, " ")
    .replaceAll(/(?<![\p{N}])[.,;:!?](?![\p{N}])|[.,;:!?](?=\s|$)/gu, "")
    .trim();
}

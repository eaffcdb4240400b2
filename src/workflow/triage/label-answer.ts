import type { Triage } from "../../model/grounding.ts";
import type { AnsweredQuestion, Turn } from "./answered-question.ts";
import { findParseError } from "./find-parse-error.ts";
import { holdsPhrase, sharesWords } from "./compare-words.ts";

export interface TriageLabel {
  label: Triage;
  why: string;
}

/** Where quality was lost, by rules: in the reading of the question, in what was found, or in what was made of it. */
export function labelAnswer(asked: AnsweredQuestion): TriageLabel {
  const unserved = findParseError(asked);
  if (unserved !== undefined) return { label: "query_parse_error", why: unserved };
  const labels = asked.turns.map((turn) => labelTurn(turn, asked));
  return (
    labels.find(({ label }) => label !== "ok") ??
    labels[0] ?? { label: "generation_drift", why: "There is no answer." }
  );
}

function labelTurn(turn: Turn, { question, isAnswerable }: AnsweredQuestion): TriageLabel {
  const evidence = turn.retrieved.map(({ text }) => text).join("\n");
  // a record may name passages without their words
  const isTold = evidence.trim() !== "" || turn.retrieved.length === 0;
  const isAligned = !isTold || sharesWords(question, evidence);
  if (turn.status === "REFUSAL") {
    const isSuspect = isAnswerable ?? isAligned;
    return isSuspect
      ? {
          label: "refusal_suspect",
          why: `It was refused, though ${isAnswerable === true ? "the documents hold an answer" : "what was found speaks of it"}.`,
        }
      : { label: "refusal_ok", why: isAnswerable === false ? "" : "Nothing that was found speaks of it." };
  }
  const fault = findFault(turn);
  if (fault !== undefined) return { label: "generation_drift", why: fault };
  const unheld = isTold ? turn.claims.find((claim) => !isHeld(claim, turn)) : undefined;
  if (unheld !== undefined && isAligned)
    return { label: "generation_drift", why: `The cited passages do not hold "${shorten(unheld.text)}".` };
  if (!isAligned)
    return { label: "retrieval_drift", why: "Nothing that was found has a word of the question." };
  return { label: "ok", why: "" };
}

/** The form of an answer: something is said, each thing with passages, all of them among those found. */
function findFault({ status, reason, claims, retrieved }: Turn): string | undefined {
  if (status === "REJECT") return `It did not pass the gate: ${reason ?? "no reason given"}.`;
  if (claims.length === 0) return "It says nothing.";
  const bare = claims.find(({ citations }) => citations.length === 0);
  if (bare !== undefined) return `No source is cited for "${shorten(bare.text)}".`;
  const known = new Set(retrieved.map(({ id }) => id));
  const foreign = claims.flatMap(({ citations }) => citations).find((id) => !known.has(id));
  return foreign === undefined ? undefined : `It cites ${foreign}, which was not among what was found.`;
}

function isHeld({ text, citations }: Turn["claims"][number], { retrieved }: Turn): boolean {
  const cited = retrieved.filter(({ id }) => citations.includes(id));
  return cited.length > 0 && holdsPhrase(cited.map((passage) => passage.text).join("\n"), text);
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

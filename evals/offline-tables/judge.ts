import type { QuestionAsker } from "../../src/app/ask-question.ts";
import type { TableQuestion, Wanted } from "./question.ts";

/** "quoted": something was said that was not computed and is not the answer; "invented": computed where nothing could be. */
export interface Judged {
  kind: "right" | "declined rightly" | "declined" | "quoted" | "wrong" | "invented";
  question: TableQuestion;
  wanted: string;
}

type Answer = Awaited<ReturnType<QuestionAsker>>;

export function judge(question: TableQuestion, answer: Answer, wanted: Wanted): Judged {
  const told = { question, wanted: JSON.stringify(wanted) };
  const isComputed = answer.claims.some(({ citations }) =>
    citations.some((id) => /^q[0-9a-z]{6,}/u.test(id)),
  );
  if (answer.status !== "OK") return { ...told, kind: wanted === "none" ? "declined rightly" : "declined" };
  if (wanted === "none") return { ...told, kind: isComputed ? "invented" : "quoted" };
  const claims = answer.claims.map(({ text }) => text);
  const isRight =
    "values" in wanted
      ? claims.length === 1 && wanted.values.every((value) => claims.some((text) => holds(text, value)))
      : claims.length === wanted.rows.length &&
        wanted.rows.every((row) => claims.some((text) => row.every((value) => holds(text, value))));
  if (isRight) return { ...told, kind: "right" };
  return { ...told, kind: isComputed ? "wrong" : "quoted" };
}

/** A text stands in the claim; a number does with either sign, rounded only where its head says to how many digits. */
function holds(claim: string, value: string | number): boolean {
  if (typeof value === "string") return claim.toLowerCase().includes(value.toLowerCase());
  return claim.split("; ").some((pair) => {
    const [, head = "", text] = /^(.*):\s(-?\d+(?:\.\d+)?)$/u.exec(pair) ?? [];
    if (text === undefined) return false;
    const digits = /^round\(.*, (\d)\)/u.exec(head)?.[1];
    const most = digits === undefined ? 0 : 0.5 * 10 ** -Number(digits);
    return Math.abs(Math.abs(Number(text)) - Math.abs(value)) <= most + 1e-9;
  });
}

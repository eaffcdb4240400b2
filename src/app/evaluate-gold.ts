import { z } from "zod";
import { Failure, toFailure } from "../model/failure.ts";
import { isGrounded } from "../model/sub-intent.ts";
import { GoldQuestion, toPrediction } from "../model/evaluation/gold.ts";
import type { Prediction } from "../model/evaluation/gold.ts";
import { scoreAnswers } from "../workflow/score-answers.ts";
import type { Evaluation } from "../workflow/score-answers.ts";
import { splitMessage } from "../workflow/understand-message.ts";
import { withAsk } from "./ask-question.ts";
import type { QuestionAsker } from "./ask-question.ts";
import type { Config } from "./config.ts";

export interface GoldRun {
  /** JSON lines of questions with what is known of their answers. */
  gold: { name: string; text: string };
  /** JSON lines of answers that were given before; asked anew where left out. */
  predictions?: { name: string; text: string };
  /** What a question is answered from that names nothing itself. */
  files: readonly string[];
}

export type EvaluatedGold = Evaluation & {
  /** Questions that could not be asked, with what went wrong. */
  failures: { qid: string; message: string }[];
};

/** Answers against a gold file: those that were recorded, or those that `ask` gives now. */
export async function evaluateGold(
  { gold: { name, text }, predictions, files }: GoldRun,
  deps: { config: Config; signal: AbortSignal; onAnswer?: (done: number, of: number) => void },
): Promise<EvaluatedGold> {
  const gold = readLines(name, text, (value) => GoldQuestion.parse(value));
  if (predictions !== undefined) {
    const given = readLines(predictions.name, predictions.text, toPrediction);
    return { ...scoreAnswers(gold, given, readQuestion), failures: [] };
  }
  const failures: EvaluatedGold["failures"] = [];
  const answers =
    gold.length === 0
      ? []
      : await withAsk(deps, async (ask) => {
          const given: (Prediction | undefined)[] = [];
          for (const question of gold) {
            deps.signal.throwIfAborted();
            given.push(await askOne(question, { ask, files, failures }));
            deps.onAnswer?.(given.length, gold.length);
          }
          return given;
        });
  return { ...scoreAnswers(gold, answers, readQuestion), failures };
}

/** What the whole run cannot go on without. */
const fatal = new Set(["budget", "stopped", "configuration"]);

async function askOne(
  { qid, q, chunks, files: own }: GoldQuestion,
  {
    ask,
    files,
    failures,
  }: { ask: QuestionAsker; files: readonly string[]; failures: EvaluatedGold["failures"] },
): Promise<Prediction | undefined> {
  try {
    const source = chunks === undefined ? { files: own ?? files } : { chunks };
    const { status, reason, claims, evidence } = await ask({ question: q, ...source });
    return { qid, q, isSplit: true, status, reason, claims, retrieved: evidence };
  } catch (error) {
    const { code, message } = toFailure(error);
    if (fatal.has(code)) throw error;
    failures.push({ qid, message });
    return undefined;
  }
}

/** A question asks for what stands in documents, whatever its words. */
function readQuestion(q: string): ReturnType<Parameters<typeof scoreAnswers>[2]> {
  const { intents } = splitMessage(q);
  const role = intents[0]?.role ?? "LOOKUP";
  return { role: isGrounded(role) ? role : "LOOKUP", intents: intents.map(({ text }) => text) };
}

function readLines<T>(name: string, text: string, read: (value: unknown) => T): T[] {
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .flatMap((line, at) =>
      line.trim() === "" ? [] : [readLine(line, { place: `${name}, line ${at + 1}`, read })],
    );
}

function readLine<T>(line: string, { place, read }: { place: string; read: (value: unknown) => T }): T {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (cause) {
    throw new Failure("invalid", `${place} is not valid JSON.`, { cause });
  }
  try {
    return read(value);
  } catch (cause) {
    if (!(cause instanceof z.ZodError)) throw cause;
    const [issue] = cause.issues;
    const path = issue?.path.join(".") ?? "";
    throw new Failure(
      "invalid",
      `${place}: ${path === "" ? "" : `${path}: `}${issue?.message ?? "is off"}.`,
      { cause },
    );
  }
}

import { describeDelivered } from "../model/delivered.ts";
import type { ModelCard, Priority } from "../model/model-card.ts";
import type { Usage } from "../model/usage.ts";
import type { Place } from "../model/workflow.ts";
import { renderContinuation } from "../prompts/continue-json.ts";
import type { Prompt } from "../prompts/define-prompt.ts";
import type { Accumulator, TakeResult } from "./merge-answer.ts";
import { createAccumulator } from "./merge-answer.ts";
import type { AnswerDeps } from "./recorded-answer.ts";
import { recallAnswer, writeAnswer } from "./write-answer.ts";

/** How each answer is made a durable step of the run that asks. */
export type DurableStep = <T>(
  name: string,
  work: (step: { signal: AbortSignal; key: string }) => Promise<T>,
) => Promise<T>;

export interface GenerateCall<Input, Output> {
  prompt: Prompt<Input, Output>;
  input: Input | ((card: ModelCard) => Input);
  priority?: Priority;
  run: string;
  place: Place;
  step: DurableStep;
  /** The most answers that are asked for. */
  mostAnswers?: number;
  /** Told while the text grows; pieces of an answer are shown before they are merged. */
  onGrow?: (grown: { answers: number; characters: number }) => void;
}

/** The text as it was merged, a whole document or as much of one as there is, and what was paid for it. */
export interface Generated {
  text: string;
  complete: boolean;
  /** Why it stopped before it was complete. */
  reason?: string;
  answers: number;
  usage: Usage[];
  /** The longest answer as it came: where the model wrote no JSON, it may be of use by itself. */
  longest: string;
}

/** So many answers in a row that bring nothing new, and the model is stuck. */
const stuckAfter = 2;
/** So many in a row that cannot be used, of a model that answers, but so that it can be read in two ways. */
const lostAfter = 16;
const usualMost = 1_000;
/** What may be told of what has been delivered; the rest of the prompt does not grow. */
const deliveredTokens = 1_000;
const prefillCharacters = 2_000;

/** Asks for JSON and goes on where it was cut off, until it parses: complete is what the parser says, nothing else. */
export async function generateJson<Input, Output>(
  call: GenerateCall<Input, Output>,
  deps: AnswerDeps,
): Promise<Generated> {
  const document = createAccumulator();
  const usage: Usage[] = [];
  const patience = createPatience();
  const most = call.mostAnswers ?? usualMost;
  let longest = "";
  for (let number = 1; number <= most; number += 1) {
    const asked = { unused: patience.unused(), wasUnclear: patience.wasUnclear() };
    const written = await writeNext(call, deps, { document, number, ...asked });
    usage.push(written.usage);
    const { text } = await recallAnswer(deps.ledger, call.run, written.id);
    if (text.length > longest.length) longest = text;
    const taken = document.take(text);
    call.onGrow?.({ answers: number, characters: document.text().length });
    const ended = { text: document.text(), answers: number, usage, longest };
    if (taken.kind === "complete") return { ...ended, complete: true };
    const reason = patience.end(taken);
    if (reason !== undefined) return { ...ended, complete: false, reason };
  }
  const reason = `not complete after ${most} answers`;
  return { text: document.text(), complete: false, reason, answers: most, usage, longest };
}

/** Counts the answers in a row that could not be used, and says when it is enough. */
export function createPatience() {
  let [stuck, unclear] = [0, 0];
  let wasUnclear = false;
  return {
    unused: () => stuck + unclear,
    /** The last answer could be read in two ways. */
    wasUnclear: () => wasUnclear,
    /** Why to stop, if this was one too many. */
    end(taken: TakeResult): string | undefined {
      wasUnclear = taken.kind === "no-progress" && taken.isUnclear === true;
      if (taken.kind !== "no-progress") [stuck, unclear] = [0, 0];
      else if (wasUnclear) unclear += 1;
      else stuck += 1;
      const isEnd = stuck >= stuckAfter || stuck + unclear >= lostAfter;
      if (taken.kind !== "no-progress" || !isEnd) return undefined;
      return `nothing new in ${stuck + unclear} answers: ${taken.reason}`;
    },
  };
}

interface Turn {
  document: Accumulator;
  number: number;
  /** The answers before it that could not be used. */
  unused: number;
  wasUnclear: boolean;
}

/** One answer as a durable step: after a crash it is read back, not asked for again. */
async function writeNext<Input, Output>(call: GenerateCall<Input, Output>, deps: AnswerDeps, turn: Turn) {
  const { document, number } = turn;
  const goOn = document.text() === "" ? {} : { goOn: continuationOf(turn) };
  let characters = document.text().length;
  const { onGrow } = call;
  const onText = (text: string) => {
    characters += text.length;
    onGrow?.({ answers: number, characters });
  };
  return call.step(`write ${number}`, ({ signal, key }) => {
    const { prompt, input, priority, run, place } = call;
    const asked = { prompt, input, run, stepKey: key, place, signal, ...(priority && { priority }) };
    return writeAnswer({ ...asked, ...goOn, ...(onGrow && { onText }) }, deps);
  });
}

function continuationOf({ document, unused, wasUnclear }: Turn): { text: string; prefill: string } {
  const cut = document.cut();
  const delivered = describeDelivered(document.sections(), { maxTokens: deliveredTokens });
  const { lastElement, cutElement } = cut ?? {};
  const text = renderContinuation({
    delivered,
    attempt: unused + 1,
    wasUnclear,
    ...(lastElement !== undefined && { lastElement }),
    ...(cutElement !== undefined && { cutElement }),
  });
  return { text, prefill: (cutElement ?? document.told()).slice(-prefillCharacters) };
}

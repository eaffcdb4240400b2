import { describeDelivered } from "./describe-delivered.ts";
import type { ModelCard, Priority } from "../../model/calls/model-card.ts";
import type { Usage } from "../../model/calls/usage.ts";
import type { Place } from "../../model/workflow.ts";
import { renderBeginning, renderContinuation } from "../../prompts/continue-json.ts";
import type { Prompt } from "../../prompts/define-prompt.ts";
import type { Accumulator, TakeResult } from "./merge-answer.ts";
import { createAccumulator } from "./merge-answer.ts";
import type { AnswerDeps } from "../call/recorded-answer.ts";
import { recallAnswer, writeAnswer } from "../call/write-answer.ts";

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
const stuckAfter = 4;
/** So many in a row that cannot be used, of a model that answers, but so that it can be read in two ways. */
const lostAfter = 16;
/** So many answers in plain prose where JSON should begin: whoever writes them will not begin it. */
const proseAfter = 2;
const usualMost = 1_000;
/** What may be told of what has been delivered; the rest of the prompt does not grow. */
const deliveredTokens = 1_000;
const prefillCharacters = 2_000;
/** The end of the text that is shown where nothing else is, and to a model that made nothing of more. */
const endingCharacters = 240;

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
  let prose = 0;
  for (let number = 1; number <= most; number += 1) {
    const asked = { stuck: patience.stuck(), wasUnclear: patience.wasUnclear(), writers: patience.writers() };
    const written = await writeNext(call, deps, { document, number, ...asked });
    usage.push(written.usage);
    const { text } = await recallAnswer(deps.ledger, call.run, written.id);
    if (text.length > longest.length) longest = text;
    const taken = document.take(text);
    call.onGrow?.({ answers: number, characters: document.text().length });
    const ended = { text: document.text(), answers: number, usage, longest };
    if (taken.kind === "complete") return { ...ended, complete: true };
    prose = document.text() === "" && isText(text) ? prose + 1 : 0;
    const isProse = prose >= proseAfter;
    const reason =
      patience.end(taken, written.model) ??
      (isProse ? `nothing new in ${prose} answers: no JSON` : undefined);
    if (reason !== undefined) return { ...ended, complete: false, reason };
  }
  const reason = `not complete after ${most} answers`;
  return { text: document.text(), complete: false, reason, answers: most, usage, longest };
}

/** A text of several lines without a bracket, and no short remark. */
function isText(answer: string): boolean {
  return !/[{[]/u.test(answer) && answer.trim().includes("\n");
}

/** Counts the answers in a row that could not be used, and says when it is enough. */
export function createPatience() {
  let [stuck, unclear] = [0, 0];
  let wasUnclear = false;
  let writers: string[] = [];
  return {
    /** Those without anything new. */
    stuck: () => stuck,
    /** Who wrote those. */
    writers: () => [...new Set(writers)],
    /** The last answer could be read in two ways. */
    wasUnclear: () => wasUnclear,
    /** Why to stop, if this was one too many. */
    end(taken: TakeResult, writer = ""): string | undefined {
      wasUnclear = taken.kind === "no-progress" && taken.isUnclear === true;
      if (taken.kind !== "no-progress") [stuck, unclear, writers] = [0, 0, []];
      else if (wasUnclear) unclear += 1;
      else [stuck, writers] = [stuck + 1, [...writers, writer]];
      const isEnd = stuck >= stuckAfter || stuck + unclear >= lostAfter;
      if (taken.kind !== "no-progress" || !isEnd) return undefined;
      return `nothing new in ${stuck + unclear} answers: ${taken.reason}`;
    },
  };
}

interface Turn {
  document: Accumulator;
  number: number;
  /** The answers before it that brought nothing new. */
  stuck: number;
  writers: readonly string[];
  wasUnclear: boolean;
}

/** One answer as a durable step: after a crash it is read back, not asked for again. */
async function writeNext<Input, Output>(call: GenerateCall<Input, Output>, deps: AnswerDeps, turn: Turn) {
  const { document, number, stuck, writers } = turn;
  const isBegun = document.text() !== "";
  const beginning = stuck > 0 ? { goOn: { text: renderBeginning(stuck + 1) } } : {};
  const goOn = isBegun ? { goOn: continuationOf(turn) } : beginning;
  // the last time somebody else may do better
  const avoid = stuck === stuckAfter - 1 ? { avoid: writers } : {};
  let characters = document.text().length;
  const { onGrow } = call;
  const onText = (text: string) => {
    characters += text.length;
    onGrow?.({ answers: number, characters });
  };
  return call.step(`write ${number}`, ({ signal, key }) => {
    const { prompt, input, priority, run, place } = call;
    const asked = { prompt, input, run, stepKey: key, place, signal, ...(priority && { priority }) };
    return writeAnswer({ ...asked, ...goOn, ...avoid, ...(onGrow && { onText }) }, deps);
  });
}

function continuationOf({ document, stuck, wasUnclear }: Turn): { text: string; prefill?: string } {
  const { lastElement, cutElement = "", section } = document.cut() ?? {};
  const ending = document.told().slice(-endingCharacters);
  const text = renderContinuation({
    delivered: describeDelivered(document.sections(), { maxTokens: deliveredTokens }),
    ...{ ending, cutElement, attempt: stuck + 1, wasUnclear },
    ...(section?.id !== undefined && { hasId: true }),
    ...(lastElement !== undefined && { lastElement }),
  });
  const isLast = stuck === stuckAfter - 1;
  // in between, something else is asked for than to go on from there
  if (stuck > 0 && !isLast && !wasUnclear) return { text };
  // between two elements white space says nothing, and some models refuse to go on from it
  if (cutElement === "") return { text, prefill: ending.trimEnd() };
  return { text, prefill: isLast ? ending : cutElement.slice(-prefillCharacters) };
}

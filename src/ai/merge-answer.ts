import { findJson } from "../lib/find-json.ts";
import { listBodies } from "./answer-bodies.ts";
import { memberAt, readGround } from "./cut-ground.ts";
import { type Cut, findCut } from "./cut-point.ts";
import type { Splice } from "./growing-text.ts";
import type { MergeStyle } from "./list-restarts.ts";
import { readContinuation } from "./read-continuation.ts";
import { createToldText, type ToldText } from "./told-text.ts";

export type TakeResult =
  | { kind: "complete" }
  | { kind: "progress"; style: MergeStyle; added: number }
  | { kind: "no-progress"; reason: string; isUnclear?: boolean };

export interface Accumulator {
  /** Either makes the document longer, or leaves its text as it was. */
  take(answer: string): TakeResult;
  /** What was merged so far: always the beginning of good JSON. */
  text(): string;
  /**
   * The part of the text from whose end the model is to go on. All of it, but after an answer that could be read in
   * two ways less: what the next answer then tells again shows how it is meant.
   */
  told(): string;
  isComplete(): boolean;
  value(): unknown;
  /** The finished sections of what is told, and the open one as far as it is finished. */
  sections(): unknown[];
  /** Where what is told is cut; nothing before the first answer and when it is whole. */
  cut(): Cut | undefined;
}

/** Shorter ones may be the same by chance. */
const tellingAnswer = 16;
/** Puts a document together from answers, however each of them goes on. */
export function createAccumulator(initial = ""): Accumulator {
  const told = createToldText();
  const { growing } = told;
  const { scanner } = growing;
  const kept = { keep: 0, add: initial };
  if (initial !== "" && growing.probe(kept).kind !== "invalid") told.commit(kept);
  let lastAnswer = initial;
  const isComplete = () => scanner.status().kind === "complete";
  const text = () => growing.text() + told.known();

  function accept(splice: Splice, style: MergeStyle): TakeResult {
    const before = text().length;
    told.commit(splice);
    return isComplete() ? { kind: "complete" } : { kind: "progress", style, added: text().length - before };
  }

  function takeFirst(answer: string): TakeResult {
    const region = findJson(answer);
    if (region === undefined) return refuse("there is no JSON in the answer");
    const splice = { keep: 0, add: answer.slice(region.start, region.end) };
    const isGood = growing.probe(splice).kind !== "invalid";
    return isGood ? accept(splice, "first") : refuse("the answer is not JSON");
  }

  function takeNext(answer: string): TakeResult {
    const ground = readGround(growing.text(), scanner);
    for (const body of listBodies(answer)) {
      if (body.text.trim() === "") continue;
      const verdict = readContinuation({ ground, body, growing, known: told.known() });
      if (verdict.kind === "no-fit") continue;
      const isSure =
        verdict.kind === "merge" ||
        (verdict.kind === "likely" && told.confirms(verdict.reading, verdict.others));
      if (isSure) return accept(verdict.reading, verdict.reading.style);
      return refuseRead(told, verdict.kind === "nothing-new");
    }
    return { ...refuse("the answer does not go on from what is there"), isUnclear: told.known() !== "" };
  }

  return {
    take(answer) {
      if (isComplete()) return { kind: "complete" };
      if (answer.trim() === "") return refuse("the answer is empty");
      const isSame = answer === lastAnswer && answer.length >= tellingAnswer;
      // asked for from another place, it may well be the same
      if (isSame && told.known() === "") return refuse("the answer is the same again");
      lastAnswer = answer;
      return growing.text() === "" ? takeFirst(answer) : takeNext(answer);
    },
    text,
    told: growing.text,
    isComplete,
    value: scanner.value,
    sections: () => listOf(memberAt(scanner.value(), "sections")),
    cut: () => (isComplete() || growing.text() === "" ? undefined : findCut(growing.text(), scanner)),
  };
}

/** What is unclear is asked for again from another place; what is to be told again may be more than an answer holds. */
function refuseRead(told: ToldText, isNothingNew: boolean): TakeResult {
  const isUnclear = !isNothingNew || told.known() !== "";
  if (isUnclear) told.goBack();
  const reason = isNothingNew ? "the answer repeats what is there" : "the answer can be read in two ways";
  return { ...refuse(reason), isUnclear };
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function refuse(reason: string): TakeResult & { kind: "no-progress" } {
  return { kind: "no-progress", reason };
}

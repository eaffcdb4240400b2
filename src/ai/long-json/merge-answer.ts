import { listBodies } from "../call/answer-bodies.ts";
import { readGround } from "./open-path.ts";
import { type DocumentCut, findCut } from "./find-cut.ts";
import { findOverlap } from "./find-overlap.ts";
import type { Splice } from "./growing-text.ts";
import type { MergeStyle } from "./list-restarts.ts";
import { deliveredSections } from "./delivered-sections.ts";
import { findFirst } from "./find-first.ts";
import { readContinuation } from "./read-continuation.ts";
import { createVisibleText, type VisibleText } from "./visible-text.ts";

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
  /** The finished sections of what is told, and the open one without the row, item or element that was cut. */
  sections(): unknown[];
  /** Where what is told is cut; nothing before the first answer and when it is whole. */
  cut(): DocumentCut | undefined;
}

/** Shorter ones may be the same by chance. */
const tellingAnswer = 16;
/** Puts a document together from answers, however each of them goes on. */
export function createAccumulator(initial = ""): Accumulator {
  const told = createVisibleText();
  const { growing } = told;
  const { scanner } = growing;
  const kept = { keep: 0, add: initial };
  if (initial !== "" && growing.probe(kept).kind !== "invalid") told.commit(kept);
  // a model that is stuck says again what it said before
  const before = new Set([initial]);
  const isComplete = () => scanner.status().kind === "complete";
  const text = () => growing.text() + told.known();

  function accept(splice: Splice, style: MergeStyle): TakeResult {
    const length = text().length;
    told.commit(splice);
    return isComplete() ? { kind: "complete" } : { kind: "progress", style, added: text().length - length };
  }

  function takeNext(answer: string): TakeResult {
    const ground = readGround(growing.text(), scanner);
    for (const body of listBodies(answer)) {
      if (body.text.trim() === "") continue;
      const verdict = readContinuation({
        ...{ ground, body, growing },
        ...{ known: told.known(), longest: told.longest() },
      });
      if (verdict.kind === "no-fit") continue;
      const isSure =
        verdict.kind === "merge" ||
        (verdict.kind === "likely" && told.confirms(verdict.reading, verdict.others));
      if (isSure) return accept(verdict.reading, verdict.reading.style);
      if (verdict.kind === "nothing-new") return refuseRead(told, "the answer repeats what is there");
      return refuseRead(told, "the answer can be read in two ways", true);
    }
    return { ...refuse("the answer does not go on from what is there"), isUnclear: told.known() !== "" };
  }

  return {
    take(answer) {
      if (isComplete()) return { kind: "complete" };
      if (answer.trim() === "") return refuse("the answer is empty");
      const isTelling = answer.length >= tellingAnswer;
      const repeated = isTelling && before.has(answer) ? refuseRepeated(told, answer) : undefined;
      if (repeated !== undefined) return repeated;
      before.add(answer);
      if (growing.text() !== "") return takeNext(answer);
      const first = findFirst(answer, growing);
      return first === undefined ? refuse("there is no JSON in the answer") : accept(first, "first");
    },
    text,
    told: growing.text,
    isComplete,
    value: scanner.value,
    sections: () => deliveredSections(readGround(growing.text(), scanner)),
    cut: () => (isComplete() || growing.text() === "" ? undefined : findCut(growing.text(), scanner)),
  };
}

/** Nobody can tell what an answer means that came before, but for one in the middle of a long run of the same. */
function refuseRepeated(told: VisibleText, answer: string): TakeResult | undefined {
  const isRun = findOverlap(answer.slice(1), answer).length >= answer.length / 2;
  // what goes on from an earlier place must tell again what is known
  if (isRun && told.known() !== "") return undefined;
  return refuseRead(told, "the answer is the same again", isRun);
}

/** What is unclear is asked for again from another place; what is to be told again may be more than an answer holds. */
function refuseRead(told: VisibleText, reason: string, isAmbiguous = false): TakeResult {
  const isUnclear = isAmbiguous || told.known() !== "";
  if (isUnclear) told.goBack();
  return { ...refuse(reason), isUnclear };
}

function refuse(reason: string): TakeResult & { kind: "no-progress" } {
  return { kind: "no-progress", reason };
}

import { findJson } from "../lib/find-json.ts";
import { listBodies } from "./answer-bodies.ts";
import { memberAt, readGround } from "./cut-ground.ts";
import { type Cut, findCut } from "./cut-point.ts";
import { createGrowingText, type Splice } from "./growing-text.ts";
import type { MergeStyle } from "./list-restarts.ts";
import { readContinuation } from "./read-continuation.ts";

export type TakeResult =
  | { kind: "complete" }
  | { kind: "progress"; style: MergeStyle; added: number }
  | { kind: "no-progress"; reason: string; isAmbiguous?: boolean };

export interface Accumulator {
  /** Either makes the document longer or leaves everything as it was; `unused` counts the answers before it that did the latter. */
  take(answer: string, asked?: { unused: number }): TakeResult;
  /** What was merged so far: always the beginning of good JSON. */
  text(): string;
  isComplete(): boolean;
  value(): unknown;
  /** The finished sections, and the open one as far as it is finished. */
  sections(): unknown[];
  /** Where it is cut; nothing before the first answer and when it is whole. */
  cut(): Cut | undefined;
}

/** Shorter ones may be the same by chance. */
const tellingAnswer = 16;

/** Puts a document together from answers, however each of them goes on. */
export function createAccumulator(initial = ""): Accumulator {
  const growing = createGrowingText();
  const { scanner } = growing;
  if (initial !== "" && growing.probe({ keep: 0, add: initial }).kind !== "invalid") {
    growing.commit({ keep: 0, add: initial });
  }
  let lastAnswer = initial;
  const isComplete = () => scanner.status().kind === "complete";

  function accept(splice: Splice, style: MergeStyle): TakeResult {
    const before = growing.text().length;
    growing.commit(splice);
    if (isComplete()) return { kind: "complete" };
    return { kind: "progress", style, added: growing.text().length - before };
  }

  function takeFirst(answer: string): TakeResult {
    const region = findJson(answer);
    if (region === undefined) return refuse("there is no JSON in the answer");
    const splice = { keep: 0, add: answer.slice(region.start, region.end) };
    if (growing.probe(splice).kind === "invalid") return refuse("the answer is not JSON");
    return accept(splice, "first");
  }

  function takeNext(answer: string, unused: number): TakeResult {
    const ground = readGround(growing.text(), scanner);
    for (const body of listBodies(answer)) {
      if (body.text.trim() === "") continue;
      const verdict = readContinuation({ ground, body, growing, unused });
      if (verdict.kind === "merge") return accept(verdict.reading, verdict.reading.style);
      if (verdict.kind === "nothing-new") return refuse("the answer repeats what is there");
      if (verdict.kind === "no-fit") continue;
      return { ...refuse("the answer can be read in two ways"), isAmbiguous: true };
    }
    return refuse("the answer does not go on from what is there");
  }

  return {
    take(answer, asked) {
      if (isComplete()) return { kind: "complete" };
      if (answer.trim() === "") return refuse("the answer is empty");
      if (answer === lastAnswer && answer.length >= tellingAnswer)
        return refuse("the answer is the same again");
      lastAnswer = answer;
      return growing.text() === "" ? takeFirst(answer) : takeNext(answer, asked?.unused ?? 0);
    },
    text: growing.text,
    isComplete,
    value: scanner.value,
    sections() {
      const sections = memberAt(scanner.value(), "sections");
      return Array.isArray(sections) ? sections : [];
    },
    cut: () => (isComplete() || growing.text() === "" ? undefined : findCut(growing.text(), scanner)),
  };
}

function refuse(reason: string): TakeResult & { kind: "no-progress" } {
  return { kind: "no-progress", reason };
}

import { createPatience } from "../../src/ai/long-json/generate-json.ts";
import { createAccumulator, type Accumulator } from "../../src/ai/long-json/merge-answer.ts";
import {
  createCuttingWriter,
  type StuckWay,
  stuckWays,
  type WriterOptions,
  type WriterStyle,
  writerStyles,
  type WrittenAnswer,
} from "./cutting-writer.ts";
import type { SeededRandom } from "./seeded-random.ts";

export interface StyleTally {
  asked: number;
  merged: number;
}
export type Tally = Map<string, StyleTally>;

export interface RandomWriterOptions extends WriterOptions {
  /** The only styles in which it goes on, where they make sense; it goes on exactly where none does. */
  styles?: readonly WriterStyle[];
  /** How often it gets stuck, for one to three answers, and in which ways. */
  stuck?: { chance: number; ways?: readonly StuckWay[] };
}

/** Lets the writer go on in random styles until the document is whole, or the loop would give up. */
export function continueUntilWhole(options: RandomWriterOptions, tally: Tally = new Map()): Accumulator {
  const accumulator = createAccumulator();
  const patience = createPatience();
  const writer = createRandomWriter(options);
  for (;;) {
    const isAskedOtherwise = patience.wasUnclear() || patience.stuck() > 0;
    const answer = writer.write(accumulator.told(), isAskedOtherwise);
    const result = accumulator.take(answer.answer);
    const isMerged = result.kind !== "no-progress";
    count(tally, answer.style, isMerged);
    if (answer.wrapping !== "none") count(tally, answer.wrapping, isMerged);
    if (isMerged) writer.merged(answer, accumulator.text());
    if (accumulator.isComplete() || patience.end(result) !== undefined) return accumulator;
  }
}

/** How often a model does as it is told when it is asked another way: it goes on exactly. */
const obedience = 0.25;
/** After so many styles that make no sense at a cut it goes on exactly. */
const mostTries = 12;

/** A writer that goes on in any style that makes sense, whatever it is asked for, or nearly so. */
export function createRandomWriter(options: RandomWriterOptions) {
  const { random, stuck, styles = writerStyles } = options;
  const writer = createCuttingWriter(options);
  let [useless, wasStuck] = [0, false];
  return {
    merged(answer: WrittenAnswer, text: string) {
      wasStuck = false;
      writer.merged(answer, text);
    },
    write(received: string, isAskedOtherwise: boolean): WrittenAnswer {
      if (received === "") return writer.first();
      // not again before it has brought something new
      if (stuck !== undefined && !wasStuck && random.chance(stuck.chance)) {
        [useless, wasStuck] = [random.between(1, 3), true];
      }
      if (useless > 0) {
        useless -= 1;
        return writer.stuck(pickOf(stuck?.ways ?? stuckWays, random));
      }
      const isObedient = isAskedOtherwise && random.chance(obedience);
      const exact = isObedient ? writer.next(received, "exact") : undefined;
      return exact ?? pickNext((style) => writer.next(received, style), styles, random);
    },
  };
}

function pickNext<Answer>(
  write: (style: WriterStyle) => Answer | undefined,
  styles: readonly WriterStyle[],
  random: SeededRandom,
): Answer {
  for (let tries = 0; ; tries += 1) {
    const answer = write(tries < mostTries ? pickOf(styles, random) : "exact");
    if (answer !== undefined) return answer;
  }
}

function pickOf<Item>(items: readonly Item[], random: SeededRandom): Item {
  const item = items[random.between(0, items.length - 1)];
  if (item === undefined) throw new Error("there is nothing to pick from");
  return item;
}

function count(tally: Tally, style: string, isMerged: boolean): void {
  const found = tally.get(style) ?? { asked: 0, merged: 0 };
  tally.set(style, { asked: found.asked + 1, merged: found.merged + (isMerged ? 1 : 0) });
}

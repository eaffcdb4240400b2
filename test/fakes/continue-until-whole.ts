import { createPatience } from "../../src/ai/generate-json.ts";
import { createAccumulator, type Accumulator } from "../../src/ai/merge-answer.ts";
import {
  createCuttingWriter,
  type WriterOptions,
  type WriterStyle,
  writerStyles,
  type WrittenAnswer,
} from "./cutting-writer.ts";

export interface StyleTally {
  asked: number;
  merged: number;
}
export type Tally = Map<string, StyleTally>;

/** Lets the writer go on in random styles until the document is whole, or the loop would give up. */
export function continueUntilWhole(options: WriterOptions, tally: Tally = new Map()): Accumulator {
  const accumulator = createAccumulator();
  const patience = createPatience();
  const writer = createRandomWriter(options);
  for (;;) {
    const answer = writer.write(accumulator.told(), patience.wasUnclear());
    const result = accumulator.take(answer.answer);
    const isMerged = result.kind !== "no-progress";
    count(tally, answer.style, isMerged);
    if (answer.wrapping !== "none") count(tally, answer.wrapping, isMerged);
    if (isMerged) writer.merged(answer, accumulator.text());
    if (accumulator.isComplete() || patience.end(result) !== undefined) return accumulator;
  }
}

/** How often a model does as it is told, asked to begin with exactly the next character. */
const obedience = 0.25;

/** A writer that goes on in any style that makes sense, whatever it is asked for, or nearly so. */
export function createRandomWriter(options: WriterOptions) {
  const writer = createCuttingWriter(options);
  return {
    merged: writer.merged,
    write(received: string, wasUnclear: boolean): WrittenAnswer {
      if (received === "") return writer.first();
      const isObedient = wasUnclear && options.random.chance(obedience);
      const exact = isObedient ? writer.next(received, "exact") : undefined;
      return exact ?? pickNext((style) => writer.next(received, style), options.random.pick);
    },
  };
}

function pickNext<Answer>(
  write: (style: WriterStyle) => Answer | undefined,
  pick: (styles: typeof writerStyles) => WriterStyle,
): Answer {
  for (;;) {
    const answer = write(pick(writerStyles));
    if (answer !== undefined) return answer;
  }
}

function count(tally: Tally, style: string, isMerged: boolean): void {
  const found = tally.get(style) ?? { asked: 0, merged: 0 };
  tally.set(style, { asked: found.asked + 1, merged: found.merged + (isMerged ? 1 : 0) });
}

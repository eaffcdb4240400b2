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
    const answer = writer.write(accumulator.text());
    const result = accumulator.take(answer.answer, { unused: patience.unused() });
    const isMerged = result.kind !== "no-progress";
    count(tally, answer.style, isMerged);
    if (answer.wrapping !== "none") count(tally, answer.wrapping, isMerged);
    if (isMerged) writer.merged(answer, accumulator.text());
    if (accumulator.isComplete() || patience.end(result) !== undefined) return accumulator;
  }
}

/** A writer that goes on in any style that makes sense. */
export function createRandomWriter(options: WriterOptions) {
  const writer = createCuttingWriter(options);
  return {
    merged: writer.merged,
    write(received: string): WrittenAnswer {
      if (received === "") return writer.first();
      return pickNext((style) => writer.next(received, style), options.random.pick);
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

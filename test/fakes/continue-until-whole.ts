import { createAccumulator, type Accumulator } from "../../src/ai/merge-answer.ts";
import { createCuttingWriter, type WriterOptions, type WriterStyle, writerStyles } from "./cutting-writer.ts";

export interface StyleTally {
  asked: number;
  merged: number;
}
export type Tally = Map<string, StyleTally>;

/** A model that overlaps or sends a rest does not do it in the same way again when it is asked in other words. */
const repeatable: readonly string[] = ["exact", "element", "section", "document"];
const patience = 80;

/** Lets the writer go on in random styles, another one after a refusal, until the document is whole or nothing helps. */
export function continueUntilWhole(options: WriterOptions, tally: Tally = new Map()): Accumulator {
  const { random } = options;
  const writer = createCuttingWriter(options);
  const accumulator = createAccumulator();
  let answer = writer.first();
  for (let refusals = 0; refusals < patience;) {
    const result = accumulator.take(answer.answer);
    const isMerged = result.kind !== "no-progress";
    count(tally, answer.style, isMerged);
    if (answer.wrapping !== "none") count(tally, answer.wrapping, isMerged);
    if (isMerged) writer.merged(answer, accumulator.text());
    if (accumulator.isComplete()) return accumulator;
    refusals = isMerged ? 0 : refusals + 1;
    const refused = isMerged || repeatable.includes(answer.style) ? undefined : answer.style;
    answer = pickNext(
      (style) => (style === refused ? undefined : writer.next(accumulator.text(), style)),
      random.pick,
    );
  }
  return accumulator;
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

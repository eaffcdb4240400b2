import fc from "fast-check";
import { expect, test } from "vitest";
import type { PageLine } from "../build-lines.ts";
import type { PageWord } from "../pages/page-content.ts";
import type { BodyRow } from "./body-row.ts";
import { centreLabels } from "./centre-labels.ts";

const pitch = 12;
const word = (text: string, baseline: number) =>
  ({ text, baseline, size: 10, font: { bold: false } }) as PageWord;

const row = (baseline: number, cells: readonly (readonly [number, string])[]): BodyRow => ({
  lines: [{ line: { baseline, size: 10 } as PageLine, chunks: [] }],
  cells: new Map(cells.map(([column, text]) => [column, [word(text, baseline)]])),
});

/** Rows as they are drawn: labels of so many lines each, figures in the middle, a little white between rows. */
function draw(counts: readonly number[], white: number): BodyRow[] {
  const drawn = new Map<number, [number, string][]>();
  const put = (y: number, column: number, text: string) => {
    const key = Math.round(y * 100) / 100;
    drawn.set(key, [...(drawn.get(key) ?? []), [column, text]]);
  };
  let top = 100;
  for (const [index, count] of counts.entries()) {
    for (let line = 0; line < count; line++) put(top + line * pitch, 0, `${index}.${line}`);
    put(top + ((count - 1) * pitch) / 2, 1, `n${index}`);
    top += count * pitch + white;
  }
  return [...drawn].toSorted(([a], [b]) => a - b).map(([baseline, cells]) => row(baseline, cells));
}

test("gives figures in the middle of labels back their labels", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 12 }),
      fc.integer({ min: 0, max: 6 }),
      (counts, white) => {
        const found = centreLabels(draw(counts, white)) ?? [];
        const labels = found.map(({ cells }) => cells.get(0)?.map(({ text }) => text));
        const wanted = counts.map((count, index) =>
          Array.from({ length: count }, (_, line) => `${index}.${line}`),
        );
        expect(labels).toEqual(wanted);
      },
    ),
  );
});

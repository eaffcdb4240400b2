import { createSeededRandom } from "../../test/fakes/seeded-random.ts";

export interface RuledTable {
  widths: number[];
  rowHeight: number;
  rows: string[][];
}

const words = [
  "North",
  ...["Total", "Grüße", "Unit price", "Amount due", "Berlin (Mitte)", "1,250.50", "12%", "-3", "7"],
] as const satisfies readonly [string, ...string[]];

/** Tables of many shapes, the same in every run; no cell is empty and no text is wider than its cell. */
export function ruledTables(): RuledTable[] {
  const random = createSeededRandom(20_260_101);
  return Array.from({ length: 20 }, () => {
    const columns = random.between(2, 5);
    return {
      widths: Array.from({ length: columns }, () => random.between(85, 100)),
      rowHeight: random.between(18, 30),
      rows: Array.from({ length: random.between(2, 15) }, () =>
        Array.from({ length: columns }, () => random.pick(words)),
      ),
    };
  });
}

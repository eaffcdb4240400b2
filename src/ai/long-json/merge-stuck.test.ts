import { expect, test } from "vitest";
import { expectRefused, expectWhole, start, upTo, whole } from "../../../test/fixtures/brick-prices.ts";
import { createAccumulator } from "./merge-answer.ts";

test("an answer that came before is not taken again, although it is asked for from another place", () => {
  const same = ["the same row again", 0];
  const rows = [["a first row", 1], ["another row", 2], same, same, same, same, same, ["the last row", 3]];
  const table = { sections: [{ id: "t", content_type: "table", elements: [{ headers: ["A", "B"], rows }] }] };
  const text = JSON.stringify(table);
  const row = JSON.stringify(same);
  const cut = text.indexOf(row) + 2 * (row.length + 1);
  const accumulator = start(text.slice(0, cut));
  const rest = text.slice(cut);
  for (let count = 0; count < 3; count += 1) {
    // five rows were meant; from before the second one it would read as four
    expect(accumulator.take(rest)).toMatchObject({ kind: "no-progress", isUnclear: true });
    expect(accumulator.text()).toBe(text.slice(0, cut));
  }
  accumulator.take(text.slice(accumulator.told().length));
  expectWhole(accumulator, table);
});

test("of several answers that came before none is new", () => {
  const cuts = [0, 60, 120, 180].map((at) => whole.slice(at, at + 60));
  const accumulator = createAccumulator();
  for (const answer of cuts) accumulator.take(answer);
  const received = accumulator.text();
  expect(received).toBe(cuts.join(""));
  for (const answer of [...cuts, ...cuts, "", cuts[1] ?? ""]) expectRefused(accumulator, answer);
  accumulator.take(whole.slice(received.length));
  expectWhole(accumulator);
});

test("rows of a table that came before are not taken for rows of another", () => {
  const same = Array.from({ length: 8 }, () => [0, "the same", true]);
  const tableOf = (id: string, rows: unknown[]) => ({
    id,
    content_type: "table",
    elements: [{ headers: [], rows }],
  });
  const meant = {
    sections: [
      tableOf("a", [["first", 1], ...same, ["last", 2]]),
      tableOf("b", [
        ["other", 3],
        ["end", 4],
      ]),
    ],
  };
  const text = JSON.stringify(meant);
  const accumulator = createAccumulator();
  const again = JSON.stringify(same).slice(1, -1);
  const at = text.indexOf(again);
  for (const answer of [text.slice(0, at), again, text.slice(at + again.length, text.indexOf('["end"'))])
    accumulator.take(answer);
  expect(accumulator.text()).toBe(upTo('["other",3],', text));
  expectRefused(accumulator, again);
});

test.each(["[", '{"a":', '[{"', "{", "a [b] ", "x: [y]\n", "```\n"])(
  "a million characters of %j spoil nothing that is there",
  (unit) => {
    const received = upTo('"on request"]]}');
    for (const begun of ["", received]) {
      const accumulator = createAccumulator(begun);
      accumulator.take(unit.repeat(1_000_000 / unit.length));
      expect(accumulator.isComplete()).toBe(false);
      expect(accumulator.text().startsWith(begun)).toBe(true);
    }
  },
  60_000,
);

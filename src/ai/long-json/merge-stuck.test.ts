import { expect, test } from "vitest";
import { type Accumulator, createAccumulator } from "./merge-answer.ts";

const intro = { id: "intro", content_type: "paragraph", elements: [{ text: "Bricks are made of clay." }] };
const prices = {
  id: "prices",
  content_type: "table",
  elements: [
    {
      headers: ["Part", "Price"],
      rows: [
        ["brick", 1.5],
        ["beam", "on request"],
      ],
    },
  ],
};
const end = { id: "end", content_type: "quote", elements: [{ text: "Prices without warranty." }] };
const metadata = { title: "Prices", language: "en" };
const document = { metadata, sections: [intro, prices, end], notes: ["checked", "twice"] };
const whole = JSON.stringify(document);

function start(received: string): Accumulator {
  const accumulator = createAccumulator();
  accumulator.take(received);
  expect(accumulator.text()).toBe(received);
  return accumulator;
}

function upTo(mark: string, text = whole): string {
  return text.slice(0, text.indexOf(mark) + mark.length);
}

function expectWhole(accumulator: Accumulator, meant: unknown = document): void {
  expect(accumulator.isComplete()).toBe(true);
  expect(accumulator.value()).toEqual(meant);
  expect(JSON.parse(accumulator.text())).toEqual(meant);
}

function expectRefused(accumulator: Accumulator, answer: string): void {
  const before = accumulator.text();
  expect(accumulator.take(answer)).toMatchObject({ kind: "no-progress" });
  expect(accumulator.text()).toBe(before);
}

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
  "a million characters of %j are read in time",
  (unit) => {
    const received = upTo('"on request"]]}');
    for (const begun of ["", received]) {
      const times = [100_000, 1_000_000].map((length) => {
        const accumulator = createAccumulator(begun);
        const from = process.cpuUsage().user;
        accumulator.take(unit.repeat(length / unit.length));
        return process.cpuUsage().user - from;
      });
      // ten times the text, and some room for small figures and the collector
      expect(times[1]).toBeLessThan(30 * Math.max(times[0] ?? 0, 200_000));
    }
  },
  60_000,
);

import { expect, test } from "vitest";
import { type Accumulator, createAccumulator } from "./merge-answer.ts";

type Section = Record<string, unknown>;

const sections = (section: Section) => ({
  sections: [
    { id: "intro", content_type: "quote", elements: [{ text: "Before it." }] },
    section,
    { id: "end", content_type: "quote", elements: [{ text: "Fin" }] },
  ],
});
const tableOf = (rows: unknown[]) =>
  sections({ id: "t", content_type: "table", elements: [{ headers: ["A", "B"], rows }] });

const same = ["the same row again", 0];
const document = tableOf([["a first row", 1], ["another row", 2], same, same, same, ["the last row", 3]]);
const whole = JSON.stringify(document);
const row = JSON.stringify(same);
/** Behind the comma that follows the second of three equal rows. */
const between = whole.indexOf(`${row},`) + 2 * (row.length + 1);

function start(received: string): Accumulator {
  const accumulator = createAccumulator();
  accumulator.take(received);
  expect(accumulator.text()).toBe(received);
  return accumulator;
}

function expectUnclear(accumulator: Accumulator, answer: string): void {
  const before = accumulator.text();
  expect(accumulator.take(answer)).toMatchObject({ kind: "no-progress", isUnclear: true });
  expect(accumulator.text()).toBe(before);
  expect(before.startsWith(accumulator.told())).toBe(true);
}

test("between equal rows nobody can tell a third from the second told again: the next answer is asked for from before them", () => {
  const accumulator = start(whole.slice(0, between));
  expectUnclear(accumulator, whole.slice(between));
  expect(accumulator.told().endsWith('["another row",2]')).toBe(true);
  expect(accumulator.sections().at(-1)).toMatchObject({
    elements: [
      {
        rows: [
          ["a first row", 1],
          ["another row", 2],
        ],
      },
    ],
  });
  expect(accumulator.take(whole.slice(accumulator.told().length))).toEqual({ kind: "complete" });
  expect(accumulator.value()).toEqual(document);
});

test.each([
  ["the next row, without its comma", row],
  ["the last row before them", '["another row",2]'],
  ["the section", '{"id":"t"'],
  ["the document", '{"sections"'],
])("from there on, an answer that begins with %s is read right", (_, mark) => {
  const accumulator = start(whole.slice(0, between));
  expectUnclear(accumulator, whole.slice(between));
  expect(accumulator.take(whole.slice(whole.indexOf(mark)))).toEqual({ kind: "complete" });
  expect(accumulator.value()).toEqual(document);
});

test("from there on, an object with the rest alone is read right", () => {
  const accumulator = start(whole.slice(0, between));
  expectUnclear(accumulator, whole.slice(between));
  const [, table, end] = tableOf([same, same, same, ["the last row", 3]]).sections;
  expect(accumulator.take(JSON.stringify({ sections: [table, end] }, null, 2))).toEqual({ kind: "complete" });
  expect(accumulator.value()).toEqual(document);
});

test("what contradicts what is known is not taken", () => {
  const accumulator = start(whole.slice(0, between));
  expectUnclear(accumulator, whole.slice(between));
  const before = accumulator.text();
  expect(accumulator.take(',["quite another row",7],["the last row",3]]}]}]}')).toMatchObject({
    kind: "no-progress",
  });
  expect(accumulator.text()).toBe(before);
});

test("the last whole row told again, or a row that comes twice: unclear, however short the row is", () => {
  const short = JSON.stringify(tableOf([[1], [2], [2], [3]]));
  const at = short.indexOf("[2],[3]");
  expectUnclear(start(short.slice(0, at)), short.slice(at));
});

test("a row that was hardly begun and the whole one before it told again: unclear", () => {
  const at = whole.indexOf('["another row"') + 1;
  expectUnclear(start(whole.slice(0, at)), whole.slice(whole.indexOf('["a first row"')));
});

test("the rest of code that begins with the line that was received last: unclear, then right", () => {
  const codeOf = (code: string) => ({ id: "c", content_type: "code_block", elements: [{ code }] });
  const meant = sections(codeOf("let first = 1;\nlet second = 2;\nlet second = 2;\nlet last = 3;\n"));
  const all = JSON.stringify(meant);
  const accumulator = start(all.slice(0, all.indexOf("let second", all.indexOf("let second") + 5)));
  const rest = { sections: [codeOf("let second = 2;\nlet last = 3;\n"), meant.sections[2]] };
  expectUnclear(accumulator, JSON.stringify(rest));
  accumulator.take(all.slice(accumulator.told().length));
  expect(accumulator.value()).toEqual(meant);
});

test("words that come twice in a row inside of a text: unclear, then right", () => {
  const link = "https://example.org/a/page";
  const meant = sections({
    id: "p",
    content_type: "quote",
    elements: [{ text: `see ${link} ${link} and go` }],
  });
  const all = JSON.stringify(meant);
  const accumulator = start(all.slice(0, all.indexOf(link) + link.length + 1));
  expectUnclear(accumulator, all.slice(accumulator.text().length));
  accumulator.take(all.slice(accumulator.told().length));
  expect(accumulator.value()).toEqual(meant);
});

test("an end that two items share: unclear whether the second comes twice, then right", () => {
  const item = (text: string) => ({ text, items: [] });
  const list = [item("one of the items"), item("one more item"), item("one more item"), "last"];
  const meant = sections({ id: "l", content_type: "bullet_list", elements: [{ items: list }] });
  const all = JSON.stringify(meant);
  const accumulator = start(all.slice(0, all.indexOf('"items":[]', all.indexOf("one more item"))));
  expectUnclear(accumulator, all.slice(accumulator.text().length));
  accumulator.take(all.slice(accumulator.told().length));
  expect(accumulator.value()).toEqual(meant);
});

test("a number that is cut, and one before it that begins like its rest: unclear, then right", () => {
  const priced = (value: number) => ["a row with a price", { value, format: "0.00" }];
  const meant = tableOf([["a first row", 0], priced(1), priced(1e21), priced(1e21), ["the last row", 3]]);
  const all = JSON.stringify(meant);
  const accumulator = start(all.slice(0, all.indexOf("1e+21") + 4));
  expectUnclear(accumulator, all.slice(accumulator.text().length));
  accumulator.take(all.slice(accumulator.told().length));
  expect(accumulator.value()).toEqual(meant);
});

test("where equal rows reach further back than an answer does, it is asked for from the middle of a word", () => {
  const many = tableOf(Array.from({ length: 100 }, () => ["the very same row once more", 0]));
  const all = JSON.stringify(many);
  const cut = all.indexOf("]", all.length / 2) + 2;
  const accumulator = start(all.slice(0, cut));
  expectUnclear(accumulator, all.slice(cut, cut + 600));
  expect(accumulator.told()).toMatch(/"[a-z ]*[a-z]{2}$/);
  for (let asked = 0; !accumulator.isComplete() && asked < 20; asked += 1) {
    const at = accumulator.told().length;
    accumulator.take(all.slice(at, at + 600));
  }
  expect(accumulator.value()).toEqual(many);
});

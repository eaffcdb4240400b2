import { expect, test } from "vitest";
import { type Accumulator, createAccumulator } from "./merge-answer.ts";

const table = {
  metadata: { title: "T", language: "en" },
  sections: [
    {
      id: "intro",
      content_type: "paragraph",
      elements: [{ text: "The quick brown fox jumps over the lazy dog." }],
    },
    {
      id: "t1",
      content_type: "table",
      elements: [
        {
          headers: ["A", "B"],
          rows: [
            ["x", 1],
            ["y", 22],
            ["z", 3e21],
          ],
        },
      ],
    },
    { id: "end", content_type: "quote", elements: [{ text: "Fin" }] },
  ],
};
const text = JSON.stringify(table);

/** Cuts before the mark, which is not a part of the text. */
function cutAt(whole: string, mark: string): [received: string, rest: string] {
  const at = whole.indexOf(mark);
  return [whole.slice(0, at), whole.slice(at)];
}

function start(received: string): Accumulator {
  const accumulator = createAccumulator();
  expect(accumulator.take(received)).toMatchObject({ kind: "progress", style: "first" });
  return accumulator;
}

function expectRefused(accumulator: Accumulator, answer: string): void {
  const before = accumulator.text();
  expect(accumulator.take(answer)).toMatchObject({ kind: "no-progress" });
  expect(accumulator.text()).toBe(before);
}

function expectWhole(accumulator: Accumulator, whole: unknown): void {
  expect(accumulator.isComplete()).toBe(true);
  expect(accumulator.value()).toEqual(whole);
  expect(JSON.parse(accumulator.text())).toEqual(whole);
}

test("a whole answer is complete, whatever is around it", () => {
  for (const answer of [text, `\`\`\`json\n${text}\n\`\`\``, `Here it is:\n\n${text}\n\nAnything else?`]) {
    const accumulator = createAccumulator();
    expect(accumulator.take(answer)).toEqual({ kind: "complete" });
    expectWhole(accumulator, table);
    expect(accumulator.text()).toBe(text);
    expect(accumulator.take("more")).toEqual({ kind: "complete" });
  }
});

test("an answer without JSON is no progress", () => {
  const accumulator = createAccumulator();
  for (const answer of ["", "  ", "I am sorry, I cannot do that."]) expectRefused(accumulator, answer);
  expect(accumulator.cut()).toBeUndefined();
  expect(accumulator.sections()).toEqual([]);
});

test("goes on at the exact character, at every cut", () => {
  for (let at = 1; at < text.length; at += 1) {
    const accumulator = start(text.slice(0, at));
    const result = accumulator.take(text.slice(at));
    if (result.kind === "no-progress") accumulator.take(text.slice(at));
    expectWhole(accumulator, table);
  }
});

test("goes on with an overlap of 16 or more, at every cut, or refuses", () => {
  let merged = 0;
  for (let at = 20; at < text.length; at += 1) {
    const accumulator = start(text.slice(0, at));
    if (accumulator.take(text.slice(at - 19)).kind === "no-progress") continue;
    merged += 1;
    expectWhole(accumulator, table);
  }
  expect(merged / (text.length - 20)).toBeGreaterThan(0.8);
});

test("begins again with the row, the element or the section that was cut", () => {
  const [received] = cutAt(text, '2],["z"');
  for (const [mark, style] of [
    ['["y"', "element"],
    ['{"headers"', "element"],
    ['{"id":"t1"', "section"],
  ] as const) {
    const accumulator = start(received);
    const again = cutAt(text, mark)[1];
    expect(accumulator.take(again.slice(0, -5))).toMatchObject({ kind: "progress", style });
    accumulator.take(again.slice(-5));
    expectWhole(accumulator, table);
  }
});

test("other white space in what begins again makes no difference", () => {
  const accumulator = start(cutAt(text, '2],["z"')[0]);
  accumulator.take(JSON.stringify(table, null, 2));
  expectWhole(accumulator, table);
});

const rest = (rows: unknown[]) => ({
  sections: [
    { id: "t1", content_type: "table", elements: [{ headers: ["A", "B"], rows }] },
    table.sections[2],
  ],
});

test("a new object with the rest is merged by section id", () => {
  for (const cut of ['2],["z"', '"y",22', '22],["z"']) {
    const accumulator = start(cutAt(text, cut)[0]);
    expect(
      accumulator.take(
        `The rest:\n${JSON.stringify(
          rest([
            ["y", 22],
            ["z", 3e21],
          ]),
          null,
          1,
        )}`,
      ),
    ).toEqual({ kind: "complete" });
    expectWhole(accumulator, table);
  }
  const between = start(cutAt(text, '["z"')[0]);
  between.take(`\`\`\`\n${JSON.stringify(rest([["z", 3e21]]))}\n\`\`\`\nDone.`);
  expectWhole(between, table);
});

test("a new object that leaves out what was cut is refused: it would be lost", () => {
  expectRefused(start(cutAt(text, '2],["z"')[0]), JSON.stringify(rest([["z", 3e21]])));
  expectRefused(start(cutAt(text, "1],")[0]), JSON.stringify({ sections: [table.sections[2]] }));
});

test("a new object that brings rows again is refused: they would be doubled", () => {
  const accumulator = start(cutAt(text, '["z"')[0]);
  expectRefused(
    accumulator,
    JSON.stringify(
      rest([
        ["y", 22],
        ["q", 3e21],
      ]),
    ),
  );
});

test("a bare array goes on with rows, and leaves the table open for more", () => {
  const accumulator = start(cutAt(text, '2],["z"')[0]);
  expect(accumulator.take('[["y",22],["z",3e21]]')).toMatchObject({ kind: "progress", style: "fresh" });
  expect(accumulator.isComplete()).toBe(false);
  accumulator.take(`]}]},${JSON.stringify(table.sections[2])}]}`);
  expectWhole(accumulator, table);
});

test("a section alone with the same id completes the open one", () => {
  const accumulator = start(cutAt(text, '2],["z"')[0]);
  accumulator.take(
    `Here is that section again:\n${JSON.stringify(table.sections[1], null, 2)}\nShall I go on?`,
  );
  expect(accumulator.sections()).toEqual(table.sections.slice(0, 2));
  accumulator.take(`,${JSON.stringify(table.sections[2])}]}`);
  expectWhole(accumulator, table);
});

test("code goes on at the line that was cut, by section id", () => {
  const code = "function f() {\n  return 1;\n}\nconst answer = 42;\n";
  const section = { id: "c", content_type: "code_block", elements: [{ code }] };
  const whole = { sections: [section] };
  const accumulator = start(cutAt(JSON.stringify(whole), "wer = ")[0]);
  accumulator.take(
    JSON.stringify({ sections: [{ ...section, elements: [{ code: "const answer = 42;\n" }] }] }),
  );
  expectWhole(accumulator, whole);
});

test("a repeat of fewer than 12 characters belongs to the text", () => {
  const whole = {
    sections: [{ content_type: "quote", elements: [{ text: "ha ha ha ha, no: bye bye bye" }] }],
  };
  const [received, more] = cutAt(JSON.stringify(whole), 'bye bye"');
  const accumulator = start(received);
  accumulator.take(more);
  expectWhole(accumulator, whole);
});

test("rows that look alike stay as many as they are", () => {
  const rows = Array.from({ length: 30 }, () => ["the same row again", 0, null]);
  const whole = { sections: [{ id: "t", content_type: "table", elements: [{ headers: ["A"], rows }] }] };
  const all = JSON.stringify(whole);
  for (let at = all.indexOf("[["); at < all.length; at += 7) {
    const accumulator = start(all.slice(0, at));
    // where it could be an overlap nobody can tell how many were meant: then nothing is taken, rather than too many or too few
    if (accumulator.take(all.slice(at)).kind === "no-progress")
      expect(accumulator.text()).toBe(all.slice(0, at));
    else expectWhole(accumulator, whole);
  }
});

test("strings that hold fences, JSON and the word sections are only strings", () => {
  const text = 'x\n```json\n{"sections": [{"id": "t1", "elements": []}]}\n```\n"sections": [ {}]}';
  const whole = {
    sections: [{ id: "c", content_type: "code_block", elements: [{ code: text }, { code: `${text}!` }] }],
  };
  const all = JSON.stringify(whole);
  for (let at = 1; at < all.length; at += 1) {
    const accumulator = start(all.slice(0, at));
    const wrapped = at % 2 === 0 ? all.slice(at) : `\`\`\`json\n${all.slice(at)}\n\`\`\``;
    if (accumulator.take(wrapped).kind === "no-progress") accumulator.take(wrapped);
    expectWhole(accumulator, whole);
  }
});

test("white space at the beginning of an answer belongs to the string", () => {
  const [received, more] = cutAt(text, " brown");
  const accumulator = start(received);
  accumulator.take(more);
  expectWhole(accumulator, table);
});

test("a cut that ends in a closing bracket is not the end", () => {
  for (const mark of [',{"id":"end"', "]}", "}]}]}"]) {
    const [received, more] = cutAt(text, mark);
    const accumulator = start(received);
    expect(accumulator.isComplete()).toBe(false);
    accumulator.take(more);
    expectWhole(accumulator, table);
  }
});

test("numbers are cut anywhere and come out right", () => {
  const all = '{"data":[1e+21,-2.5e-7,1000000,0.5]}';
  for (let at = 1; at < all.length; at += 1) {
    const accumulator = start(all.slice(0, at));
    accumulator.take(all.slice(at));
    expectWhole(accumulator, { data: [1e21, -2.5e-7, 1_000_000, 0.5] });
    expect(accumulator.text()).toBe(all);
  }
});

test("a model that says the same again makes no progress", () => {
  const [received] = cutAt(text, '2],["z"');
  const accumulator = start(received);
  for (const answer of [received, received.slice(-80), received.slice(-90, -10)]) {
    expectRefused(accumulator, answer);
    expectRefused(accumulator, answer);
  }
});

test("talk inside of a document is refused", () => {
  const accumulator = start(cutAt(text, '["z"')[0]);
  expectRefused(accumulator, "I cannot go on.\nPlease ask again.");
  expectRefused(start(cutAt(text, "brown")[0]), "I am sorry.\nI cannot go on.");
});

test("an answer that was cut inside of its fence is open, and is closed by the next", () => {
  const [received, more] = cutAt(text, '22],["z"');
  const accumulator = createAccumulator();
  accumulator.take(`Sure!\n\n\`\`\`json\n${received}`);
  expect(accumulator.text()).toBe(received);
  accumulator.take(`${more}\n\`\`\`\n`);
  expectWhole(accumulator, table);
});

test("goes on from a text that was kept", () => {
  const [received, more] = cutAt(text, "brown");
  const accumulator = createAccumulator(received);
  expect(accumulator.text()).toBe(received);
  expect(accumulator.cut()).toMatchObject({ section: { index: 0, id: "intro" } });
  expect(accumulator.take(more)).toEqual({ kind: "complete" });
  expectWhole(accumulator, table);
});

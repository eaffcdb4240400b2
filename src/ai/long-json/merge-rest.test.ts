import { expect, test } from "vitest";
import {
  document,
  end,
  expectRefused,
  expectWhole,
  intro,
  metadata,
  prices,
  start,
  upTo,
  whole,
} from "../../../test/fixtures/brick-prices.ts";
import { createAccumulator } from "./merge-answer.ts";

/** Nothing of the table is missing but brackets. */
const closable = [
  '"on request"]',
  '"on request"]]',
  '"on request"]]}',
  '"on request"]]}]',
  '"on request"]]}]}',
];

test.each(closable)(
  "a rest that begins with the next section closes the open one first: cut behind %s",
  (mark) => {
    const rest = { sections: [end], notes: document.notes };
    for (const answer of [
      JSON.stringify(rest),
      JSON.stringify({ metadata, ...rest }, null, 2),
      `Here is the rest:\n\n\`\`\`json\n${JSON.stringify(rest, null, 1)}\n\`\`\`\n`,
    ]) {
      const accumulator = start(upTo(mark));
      expect(accumulator.take(answer)).toEqual({ kind: "complete" });
      expectWhole(accumulator);
    }
  },
);

test("the next section alone, and a list of the sections that follow, leave the document open", () => {
  for (const answer of [JSON.stringify(end), JSON.stringify([end])]) {
    const accumulator = start(upTo('"on request"]]}'));
    expect(accumulator.take(answer)).toMatchObject({ kind: "progress" });
    expect(accumulator.sections()).toEqual(document.sections);
    accumulator.take(`],"notes":["checked","twice"]}`);
    expectWhole(accumulator);
  }
});

test.each(['without warranty."}', 'without warranty."}]', 'without warranty."}]}', 'without warranty."}]}]'])(
  "a rest that holds only the members behind the sections closes these first: cut behind %s",
  (mark) => {
    for (const rest of [
      { notes: document.notes },
      { metadata, notes: document.notes },
      { sections: [], notes: document.notes },
    ]) {
      const accumulator = start(upTo(mark));
      expect(accumulator.take(JSON.stringify(rest))).toEqual({ kind: "complete" });
      expectWhole(accumulator);
    }
  },
);

test("is refused where the open section is not finished: the rest of it would be lost", () => {
  const rest = JSON.stringify({ sections: [end], notes: document.notes });
  for (const mark of [
    '["brick",',
    '["beam","on req',
    "1.5],",
    '"headers":["Part","Price"]',
    '"elements":[',
    '"id":"prices"',
  ])
    expectRefused(start(upTo(mark)), rest);
  expectRefused(start(upTo("without warr")), JSON.stringify({ notes: document.notes }));
});

test("is refused where it may be the open section told another way", () => {
  const { id: _, ...nameless } = { ...prices, elements: [{ text: "quite another table" }] };
  expectRefused(start(upTo('"on request"]]}')), JSON.stringify({ sections: [nameless, end] }));
  expectRefused(start(upTo('"on request"]]}')), JSON.stringify(nameless));
  // a section that came before is not the next one
  expectRefused(start(upTo('"on request"]]}')), JSON.stringify({ sections: [{ ...intro, note: "x" }, end] }));
});

test("sections without a name follow one another where some have none", () => {
  const { id: _, ...nameless } = intro;
  const more = { ...nameless, elements: [{ text: "And of sand." }] };
  const meant = { sections: [nameless, { ...end, content_type: "paragraph" }, more] };
  const accumulator = start(upTo('warranty."}', JSON.stringify(meant)));
  accumulator.take(JSON.stringify({ sections: [more] }));
  expectWhole(accumulator, meant);
});

test("members that stand beside the sections are not taken for an item, a cell or an element", () => {
  const list = (open: string) => `{"sections":[{"id":"l","content_type":"bullet_list","elements":[${open}`;
  for (const open of ['{"items":[', '{"items":["one",', '{"items":["one",{"text":"two","items":[', ""])
    expectRefused(start(list(open)), '{"notes":["checked"]}');
});

test("a list of sections is not taken for a row", () => {
  const [first, second] = [prices, end].map((section) => ({ ...section, id: undefined }));
  const text = JSON.stringify({ sections: [first, second] });
  const received = upTo('"on request"]', text);
  const accumulator = start(received);
  accumulator.take(JSON.stringify([second]));
  accumulator.take("]}");
  expectWhole(accumulator, JSON.parse(text));
  expectRefused(start(received), JSON.stringify([first]));
});

test("nothing but an empty list does not say that the document is whole", () => {
  expectRefused(start(upTo('"on request"]]}')), '{"sections":[]}');
});

test("a separator that comes twice is one", () => {
  for (const mark of [
    '["brick",1.5],',
    '"price",1.5],'.replace("price", "brick"),
    '"sections":[' + JSON.stringify(intro) + ",",
  ]) {
    const received = upTo(mark);
    for (const twice of [",", ", ", "\n,\n  "]) {
      const accumulator = start(received);
      expect(accumulator.take(twice + whole.slice(received.length))).toEqual({ kind: "complete" });
      expectWhole(accumulator);
    }
  }
  const colon = upTo('{"text":');
  const accumulator = start(colon);
  accumulator.take(`: ${whole.slice(colon.length)}`);
  expectWhole(accumulator);
});

test("a comma at the beginning of the rest of a text belongs to the text", () => {
  const list = { sections: [{ id: "p", content_type: "paragraph", elements: [{ text: "one,, two" }] }] };
  const text = JSON.stringify(list);
  const received = upTo("one,", text);
  const accumulator = start(received);
  accumulator.take(text.slice(received.length));
  expectWhole(accumulator, list);
});

const bracketed = [
  "As asked [see above], here is the document {all of it}:\n\n",
  "I keep to your list [1, 2 and 3]:\n",
  "Done {note: the brackets in [parentheses] stay. Now the text:\n\n",
  "[Part 2 of 3]\n\n",
  "{draft}\n",
];

test.each(bracketed)("prose with brackets before the first answer is no JSON: %j", (prose) => {
  for (const cut of [whole.length, whole.length - 40]) {
    const accumulator = createAccumulator();
    accumulator.take(prose + whole.slice(0, cut));
    expect(accumulator.text()).toBe(whole.slice(0, cut));
  }
});

test.each(bracketed)("nor is it before a rest: %j", (prose) => {
  const received = upTo('["beam","on req');
  const rest = { sections: [prices, end], notes: document.notes };
  for (const answer of [
    JSON.stringify(rest),
    JSON.stringify(prices) + whole.slice(whole.indexOf(',{"id":"end"')),
  ]) {
    const accumulator = start(received);
    accumulator.take(prose + answer);
    expectWhole(accumulator);
  }
});

test("behind prose with brackets an answer may go on at the exact character", () => {
  const received = upTo("made of");
  const accumulator = start(received);
  accumulator.take(`The rest [part 2 of 2] follows:\n${whole.slice(received.length)}\n\n[end of part 2]`);
  expectWhole(accumulator);
});

test("of broken JSON no inner part is taken for the document", () => {
  const accumulator = createAccumulator();
  const broken = whole.replace('"title":', '"title" "missing":');
  expect(accumulator.take(broken)).toMatchObject({ kind: "no-progress" });
  expect(accumulator.take(`Here it is:\n${broken}`)).toMatchObject({ kind: "no-progress" });
  expect(accumulator.take(`See {note: [1] and [2]:\n${broken}`)).toMatchObject({ kind: "no-progress" });
  expect(accumulator.text()).toBe("");
});

import { expect, test } from "vitest";
import { partTemplates } from "./part-templates.ts";
import type { NewPart } from "./reader.ts";

const part = (text: string, more: Partial<NewPart> = {}): NewPart => ({
  ...{ type: "text", text, position: { line: 4 } },
  ...more,
});
const told = (text: string) => partTemplates(part(text)).map((one) => [one.text, one.hidden]);

test.each([
  ["Rent is due {% if late %}at once{% else %}monthly{% endif %}.", "Rent is due at oncemonthly."],
  ["{% data variables.product %} offers support.", "offers support."],
  ["See {%- include x -%} below {# a remark #} here.", "See below here."],
])("orders of a template are told apart from the words: %s", (text, words) => {
  const [seen, marks] = partTemplates(part(text));
  expect([seen?.text, seen?.hidden]).toEqual([words, undefined]);
  expect(marks).toMatchObject({ hidden: "template", position: { line: 4 } });
});

test("a part of nothing but marks is set aside as it stands", () => {
  expect(told("{% note %}")).toEqual([["{% note %}", "template"]]);
  expect(told("{{ content }}\n{% endfor %}")).toEqual([["{{ content }}\n{% endfor %}", "template"]]);
});

test("what is to be filled in stays in its sentence", () => {
  expect(told("Dear {{ name }}, welcome.")).toEqual([["Dear {{ name }}, welcome.", undefined]]);
});

test("headings lose the marks, lines keep their numbers, and code and other braces stay", () => {
  const heading = ["{% ifversion a %}Terms{% endif %}"];
  expect(partTemplates(part("Words.", { heading }))[0]?.heading).toEqual(["Terms"]);
  expect(told("one\n{% if x %}\ntwo")[0]?.[0]).toBe("one\n\ntwo");
  const code = part("{% if x %}", { type: "code" });
  expect(partTemplates(code)).toEqual([code]);
  const others = ["\\newcommand{\\x}{%", "a set {#1} {1, 2}", "100 {%}"];
  for (const text of others) expect(told(text)).toEqual([[text, undefined]]);
});

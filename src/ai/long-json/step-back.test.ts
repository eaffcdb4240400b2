import { expect, test } from "vitest";
import { createJsonScanner } from "../../lib/json/json-scanner.ts";
import { readGround } from "./open-path.ts";
import { stepBack } from "./step-back.ts";

/** What is left of a text, told where it goes back to. */
function leftOf(text: string, { reach = 4000, tries = 0 } = {}): string | undefined {
  const scanner = createJsonScanner();
  scanner.push(text);
  const place = stepBack({ ground: readGround(text, scanner), reach, tries });
  return place === undefined ? undefined : text.slice(0, place);
}

const head = '{"sections":[{"id":"x","content_type":"quote","elements":[{"text":"Some text."}]},';
const table = `${head}{"id":"t","content_type":"table","elements":[{"headers":["A"],"rows":[`;
const code = `${head}{"id":"c","content_type":"code_block","elements":[{"code":"`;

test("goes back before the rows that are the same", () => {
  const rows = '["a row of its own"],["the same"],["the same"],["the sa';
  expect(leftOf(table + rows)).toBe(`${table}["a row of its own"]`);
});

test("goes back before rows that come again by turns", () => {
  expect(leftOf(`${table}["a start"],["by turns"],["and again"],["by turns"],["and again"],["by t`)).toBe(
    `${table}["a start"],["by turns"]`,
  );
});

test("goes back to the beginning of the rows if all of them are the same", () => {
  expect(leftOf(`${table}["the same"],["the same"],["the same"],`)).toBe(table);
});

test("does not stay inside of one of several equal items", () => {
  const list = `${head}{"content_type":"bullet_list","elements":[{"items":["alone in the list",`;
  const item = '{"text":"a point","items":["one thing","other thing"]}';
  expect(leftOf(`${list}${item},${item},${item.slice(0, 40)}`)).toBe(list.slice(0, -1));
});

test("goes back before the lines of code that are the same", () => {
  expect(leftOf(`${code}let a = 1;\\nlet b = 2;\\ncountAllOfThem();\\ncountAllOfThem();\\ncou`)).toBe(
    `${code}let a = 1;\\nlet b = 2;\\n`,
  );
});

test("stays in reach, and then goes into the middle of a word, another one at each try", () => {
  const rows = '["the very same words"],'.repeat(20);
  const places = [1, 2, 3].map((tries) => leftOf(table + rows, { reach: 100, tries }));
  for (const left of places) expect(left).toMatch(/[a-z]{2}$/);
  expect(new Set(places).size).toBe(3);
});

test("never goes back into an escape", () => {
  const text = `${head}{"elements":[{"text":"${"\\u00e9\\u00e8".repeat(40)}`;
  for (const tries of [1, 3, 5])
    expect(leftOf(text, { reach: 60, tries }) ?? "").not.toMatch(/\\u?[\da-f]{0,3}$/);
});

import { expect, test } from "vitest";
import { createJsonScanner } from "../../lib/json/json-scanner.ts";
import { findCut } from "./find-cut.ts";

function cutOf(text: string) {
  const scanner = createJsonScanner();
  scanner.push(text);
  return findCut(text, scanner);
}

const head =
  '{"metadata": {"title": "T"}, "sections": [{"id": "a", "content_type": "quote", "elements": []}, ';

test("in a table: the last whole row and what there is of the next, as received", () => {
  const table =
    '{"id": "t", "content_type": "table", "elements": [{"headers": ["A"], "rows": [["x",  1.50], ["y", 2';
  expect(cutOf(head + table)).toEqual({
    section: { index: 1, id: "t", contentType: "table" },
    lastElement: '["x",  1.50]',
    cutElement: '["y", 2',
  });
});

test("in a list: the last whole item, also in a list inside of it", () => {
  const list =
    '{"content_type": "bullet_list", "elements": [{"items": ["one", {"text": "two", "items": ["\\u00e9", "t';
  expect(cutOf(head + list)).toEqual({
    section: { index: 1, contentType: "bullet_list" },
    lastElement: '"\\u00e9"',
    cutElement: '"t',
  });
});

test("in the first element there is none before", () => {
  const cut = cutOf(`${head}{"id": "p", "content_type": "paragraph", "elements": [{"text": "Once upon`);
  expect(cut).toEqual({
    section: { index: 1, id: "p", contentType: "paragraph" },
    cutElement: '{"text": "Once upon',
  });
});

test("between two elements nothing is cut off", () => {
  const cut = cutOf(`${head}{"elements": [{"text": "a"}, `);
  expect(cut).toEqual({ section: { index: 1 }, lastElement: '{"text": "a"}', cutElement: "" });
});

test("in code: the last whole lines", () => {
  const code = '{"id": "c", "content_type": "code_block", "elements": [{"code": "a\\\\n\\nb\\nc\\n  d';
  expect(cutOf(head + code)).toMatchObject({
    lastElement: "a\\\\n\\nb\\nc\\n",
    cutElement: '{"code": "a\\\\n\\nb\\nc\\n  d',
  });
});

test("outside of sections, and in any other JSON, it is the member or item that is open", () => {
  expect(cutOf('{"metadata": {"title": "Re')).toEqual({ cutElement: '"Re' });
  expect(cutOf("[1, 2, 3")).toEqual({ lastElement: "2", cutElement: "3" });
  expect(cutOf("")).toEqual({ cutElement: "" });
});

import { expect, test } from "vitest";
import { createJsonScanner } from "../../lib/json/json-scanner.ts";
import { describeDelivered } from "./describe-delivered.ts";
import { readGround } from "./open-path.ts";
import { deliveredSections } from "./delivered-sections.ts";

const head = '{"sections":[{"id":"h","content_type":"heading","elements":[{"level":1,"text":"Clay"}]},';

/** What a prompt says of the open section when the text is cut there. */
function toldOf(section: string): string | undefined {
  const text = head + section;
  const scanner = createJsonScanner();
  scanner.push(text);
  const lines = describeDelivered(deliveredSections(readGround(text, scanner)));
  expect(lines[0]).toBe('heading "h" level 1: Clay');
  return lines[1];
}

test.each([
  ['{"id":"p","content_type":"paragraph","elements":[', 'paragraph "p" with 0 texts'],
  ['{"id":"p","content_type":"paragraph","elements":[{"text":"Once', 'paragraph "p" with 0 texts'],
  ['{"id":"p","content_type":"quote","elements":[{"text":"a"},{"text":"b"', 'quote "p" with 1 text'],
  ['{"id":"p","content_type":"quote","elements":[{"text":"a"},{"text":"b"}', 'quote "p" with 2 texts'],
  ['{"id":"h2","content_type":"heading","elements":[{"level":2,"te', 'heading "h2" without text yet'],
  ['{"id":"i","content_type":"image","elements":[{"document":"d', 'image "i" with 0 images'],
])("an element that is cut is not delivered: %s", (section, line) => {
  expect(toldOf(section)).toBe(line);
});

test("of a table the whole rows are delivered, of a list the whole items", () => {
  const table = '{"id":"t","content_type":"table","elements":[{"headers":["A"],"rows":[["x"],["y"';
  expect(toldOf(table)).toBe('table "t" with 1 row');
  const list =
    '{"id":"l","content_type":"bullet_list","elements":[{"items":["one",{"text":"two","items":["in';
  expect(toldOf(list)).toBe('bullet_list "l" with 1 item');
});

test("of code that is cut the whole lines are delivered", () => {
  const code = '{"id":"c","content_type":"code_block","elements":[{"language":"ts","code":"a();\\nb();\\nc(';
  expect(toldOf(code)).toBe('code_block "c" with 2 lines');
  expect(toldOf(code.slice(0, code.indexOf("a();")))).toBe('code_block "c" with 0 lines');
});

test("other JSON has none", () => {
  const scanner = createJsonScanner();
  scanner.push("[1, 2");
  expect(deliveredSections(readGround("[1, 2", scanner))).toEqual([]);
});

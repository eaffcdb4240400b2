import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutRows } from "./without-rows.ts";

async function cut(text: string, size: number): Promise<string> {
  const bytes = Buffer.from(text);
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  let result = "";
  for await (const piece of withoutRows(pieces())) result += Buffer.from(piece).toString();
  return result;
}

test.each([
  ["<w><cols/><sheetData><row/></sheetData><after/></w>", "<w><cols/><sheetData></sheetData><after/></w>"],
  ["<x:w><x:sheetData a='1'><x:row/></x:sheetData ></x:w>", "<x:w><x:sheetData a='1'></x:sheetData ></x:w>"],
  ["<w><sheetData/><after/></w>", "<w><sheetData/><after/></w>"],
  ["<w><sheetData><t>sheetData</t><t>/sheetData></t></sheetData></w>", "<w><sheetData></sheetData></w>"],
  ["<w><other/></w>", "<w><other/></w>"],
])("leaves out the rows of %s, wherever it is cut", async (text, expected) => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 80 }), async (size) => {
      expect(await cut(text, size)).toBe(expected);
    }),
  );
});

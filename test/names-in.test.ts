import { expect, test } from "vitest";
import { sharedNamesIn } from "./names-in.ts";

test("a name that means two things in two folders is noticed", () => {
  const texts = new Map([
    ["model/document.ts", "export const Cell = 1;\nexport type Cell = string;\nexport interface Part {}"],
    ["render/layout.ts", "export interface Cell {\n  text: string;\n}\ninterface Part {}"],
    ["extract/pdf/page.ts", "export interface Word {}"],
    ["extract/rtf/rtf.ts", "export type Word = string;"],
  ]);
  expect(sharedNamesIn(texts)).toEqual(["Cell is declared in model/document.ts and in render/layout.ts."]);
});

import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { expect, test } from "vitest";
import { makeStableZip, restabiliseZip } from "./stable-zip.ts";

const names = (zip: Uint8Array): string[] => Object.keys(unzipSync(zip));
const textOf = (zip: Uint8Array, name: string): string => strFromU8(unzipSync(zip)[name] ?? new Uint8Array());

test("packs the same entries to the same bytes, in the order given", () => {
  const entries = [
    { name: "b.xml", bytes: strToU8("<b/>") },
    { name: "a.xml", bytes: strToU8("<a/>") },
  ];
  const zip = makeStableZip(entries);
  expect(names(zip)).toEqual(["b.xml", "a.xml"]);
  expect(makeStableZip(entries)).toEqual(zip);
});

test("takes the date and the order out of an office file, and of the workbook inside it", () => {
  const inner = (mtime: Date): Uint8Array => zipSync({ "sheet.xml": strToU8("<s/>") }, { mtime });
  const file = (mtime: Date, isTurned: boolean): Uint8Array => {
    const parts: [string, Uint8Array][] = [
      ["ppt/", new Uint8Array()],
      ["ppt/book.xlsx", inner(mtime)],
      ["[Content_Types].xml", strToU8("<Types/>")],
      ["_rels/.rels", strToU8("<Relationships/>")],
    ];
    return zipSync(Object.fromEntries(isTurned ? parts.toReversed() : parts), { mtime });
  };
  const first = restabiliseZip(file(new Date(2020, 1, 1), false));
  expect(restabiliseZip(file(new Date(2024, 5, 5), true))).toEqual(first);
  expect(names(first)).toEqual(["[Content_Types].xml", "_rels/.rels", "ppt/book.xlsx"]);
});

test("hands XML parts alone to the rewriting, those of an inner workbook too", () => {
  const book = zipSync({ "core.xml": strToU8("now") });
  const zip = zipSync({ "core.xml": strToU8("now"), "a.txt": strToU8("now"), "b.xlsx": book });
  const seen: string[] = [];
  const done = restabiliseZip(zip, (name, text) => {
    seen.push(name);
    return text.replace("now", "then");
  });
  expect(seen.toSorted()).toEqual(["b.xlsx/core.xml", "core.xml"]);
  expect(textOf(done, "core.xml")).toBe("then");
  expect(textOf(done, "a.txt")).toBe("now");
  expect(textOf(unzipSync(done)["b.xlsx"] ?? new Uint8Array(), "core.xml")).toBe("then");
});

import { strToU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { makeStableZip } from "./stable-zip.ts";

test("packs the same entries to the same bytes, in the order given", () => {
  const entries = [
    { name: "b.xml", bytes: strToU8("<b/>") },
    { name: "a.xml", bytes: strToU8("<a/>") },
  ];
  const zip = makeStableZip(entries);
  expect(Object.keys(unzipSync(zip))).toEqual(["b.xml", "a.xml"]);
  expect(makeStableZip(entries)).toEqual(zip);
});

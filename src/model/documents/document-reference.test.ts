import fc from "fast-check";
import { expect, test } from "vitest";
import { isReferenceName, parseReference, printReference } from "./document-reference.ts";
import type { DocumentReference } from "./document-reference.ts";

const name = fc.string({ unit: "grapheme", minLength: 1, maxLength: 30 }).filter(isReferenceName);
const fileName = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 });
const reference: fc.Arbitrary<DocumentReference> = fc.oneof(
  fc.record({ kind: fc.constant("list" as const), label: name }),
  fc.record({ kind: fc.constant("list" as const), label: name, messageId: name }),
  fc.record({ kind: fc.constant("item" as const), documentId: name }),
  fc.record({ kind: fc.constant("item" as const), documentId: name, fileName }),
);

test("printing and parsing are inverse for every reference", () => {
  fc.assert(
    fc.property(reference, (given) => {
      expect(parseReference(printReference(given))).toEqual(given);
    }),
    { numRuns: 2_000 },
  );
});

test("whatever parses prints back to the same text, and everything else is refused with the forms it may take", () => {
  const nearly = fc.oneof(
    fc.string(),
    fc.string().map((rest) => `docList:${rest}`),
    fc.string().map((rest) => `docItem:${rest}`),
  );
  fc.assert(
    fc.property(nearly, (text) => {
      let parsed: DocumentReference;
      try {
        parsed = parseReference(text);
      } catch (error) {
        expect(error).toMatchObject({ code: "reference", message: expect.stringContaining("docList:label") });
        return;
      }
      expect(printReference(parsed)).toBe(text);
    }),
    { numRuns: 5_000 },
  );
});

test("a file name is everything after the second colon", () => {
  expect(parseReference("docItem:doc_1:Bericht: Teil 2.docx")).toEqual({
    kind: "item",
    documentId: "doc_1",
    fileName: "Bericht: Teil 2.docx",
  });
});

test.each([
  "",
  "docList",
  "docList:",
  "docItem:",
  "docItem:a:",
  "docList:a:b:c",
  "doclist:a",
  "file:a",
  "docList: a",
  "docItem:\n",
])("refuses %j", (text) => expect(() => parseReference(text)).toThrow(/not a document reference/));

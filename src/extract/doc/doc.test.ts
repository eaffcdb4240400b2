import fc from "fast-check";
import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { makeDoc } from "../../../test/fixtures/make-doc.ts";
import { makeOle } from "../../../test/fixtures/make-ole.ts";
import { Failure } from "../../model/failure.ts";
import { readDoc } from "./doc.ts";

const refusal = (bytes: Uint8Array) =>
  collectParts(readDoc, bytes, { fileName: "a.doc" }).then(
    () => undefined,
    (error: unknown) => error,
  );

test("gives body, boxes, notes and comments, with the quotes as they were typed", async () => {
  const bytes = makeDoc({
    body: "Don’t forget\rto – drink\r",
    footnotes: "note\r",
    comments: "why?\r",
    boxes: "box\r",
  });
  const { parts } = await collectParts(readDoc, bytes);
  expect(parts.map(({ text, position, hidden }) => [text, position.path, hidden])).toEqual([
    ["Don’t forget", "body/1", undefined],
    ["to – drink", "body/2", undefined],
    ["box", "textboxes/1", undefined],
    ["note", "footnotes/1", undefined],
    ["why?", "comments/1", "comment"],
  ]);
});

test.each([
  ["an encrypted file", makeDoc({ body: "x\r", encrypted: true }), "password_required"],
  ["a file older than Word 97", makeDoc({ body: "x\r", version: 0x65 }), "unsupported"],
  ["a container without Word text", makeOle({ Workbook: Buffer.alloc(100) }), "corrupt"],
  ["what is no container", Buffer.from("hello"), "corrupt"],
])("%s is refused", async (_, bytes, code) => {
  expect(await refusal(bytes)).toMatchObject({ code });
});

test("any cut or flipped byte gives a result or a Failure", async () => {
  const whole = makeDoc({ body: "some text\r", footnotes: "note\r" });
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), fc.boolean(), async (at, byte, cut) => {
      const bytes = Buffer.from(cut ? whole.subarray(0, at) : whole);
      if (!cut) bytes[at] = byte;
      const error = await refusal(bytes);
      expect(error === undefined || error instanceof Failure).toBe(true);
    }),
    { numRuns: 150 },
  );
});

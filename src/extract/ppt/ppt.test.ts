import fc from "fast-check";
import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { makeOle } from "../../../test/fixtures/make-ole.ts";
import { makePpt } from "../../../test/fixtures/make-ppt.ts";
import { Failure } from "../../model/failure.ts";
import { readPpt } from "./ppt.ts";

const read = (bytes: Uint8Array) => collectParts(readPpt, bytes, { fileName: "old.ppt" });

test("reads titles from the outline and boxes from the drawing, from top to bottom", async () => {
  const boxes = [
    { text: "below", top: 900 },
    { text: "Müller above", top: 300 },
  ];
  const { parts } = await read(makePpt([{ title: "Plan\nfor € 5", boxes }, { title: "End" }]));
  expect(parts.map(({ text, heading, position }) => [position.slide, heading, text])).toEqual([
    [1, undefined, "Plan\nfor € 5"],
    [1, ["Plan for € 5"], "Müller above"],
    [1, ["Plan for € 5"], "below"],
    [2, undefined, "End"],
  ]);
});

test("marks notes, comments and hidden slides", async () => {
  const slides = [
    { title: "One", notes: "Say hello.", comment: ["Ada", "Too long?"] as const },
    { title: "Two", hidden: true },
  ];
  const { parts } = await read(makePpt(slides));
  expect(parts.map(({ text, hidden }) => [hidden, text])).toEqual([
    [undefined, "One"],
    ["notes", "Say hello."],
    ["comment", "Ada: Too long?"],
    ["slide", "Two"],
  ]);
});

test("refuses an encrypted file, another old file, one without slides and one without text", async () => {
  const codeOf = (bytes: Uint8Array) =>
    read(bytes).then(
      () => "read",
      (error: unknown) => (error instanceof Failure ? error.code : error),
    );
  expect(await codeOf(makePpt([{ title: "x" }], { encrypted: true }))).toBe("password_required");
  expect(await codeOf(makeOle({ WordDocument: Buffer.alloc(9) }))).toBe("unsupported");
  expect(await codeOf(makePpt([]))).toBe("corrupt");
  expect(await codeOf(makePpt([{ title: "" }]))).toBe("empty");
  expect(await codeOf(Buffer.from("no container"))).toBe("corrupt");
});

test("gives parts or a failure for any damaged file, and nothing else", async () => {
  const whole = makePpt([{ title: "Plan", boxes: [{ text: "text", top: 9 }], notes: "n" }]);
  await fc.assert(
    fc.asyncProperty(fc.nat(whole.length - 1), fc.nat(255), fc.boolean(), async (at, value, cut) => {
      const bytes = cut ? whole.subarray(0, at) : Buffer.from(whole);
      if (!cut) bytes[at] = value;
      await read(bytes).catch((error: unknown) => expect(error).toBeInstanceOf(Failure));
    }),
    { numRuns: 300 },
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { Failure } from "../../model/failure.ts";
import { decompressRtf } from "./decompress-rtf.ts";

/** The example of the specification, MS-OXRTFCP 4.1.1. */
const example = Buffer.from(
  "2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af3206865" + "6c090020627705b06c647d0a800fa0",
  "hex",
);

test("unpacks the example of the specification", () => {
  expect(decompressRtf(example, "a.msg").toString("latin1")).toBe(
    "{\\rtf1\\ansi\\ansicpg1252\\pard hello world}\r\n",
  );
});

test("gives bytes or a failure for any damage", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), fc.nat(example.length), (bytes, keep) => {
      try {
        decompressRtf(Buffer.concat([example.subarray(0, keep), bytes]), "a.msg");
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
      }
    }),
  );
});

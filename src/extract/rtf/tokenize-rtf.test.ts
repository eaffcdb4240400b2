import fc from "fast-check";
import { expect, test } from "vitest";
import { tokenizeRtf } from "./tokenize-rtf.ts";

function tokensOf(chunks: readonly Uint8Array[]): string {
  let text = "";
  const tokenizer = tokenizeRtf(
    {
      openGroup: () => void (text += "<"),
      closeGroup: () => void (text += ">"),
      control: (word, value) => void (text += `[${word}:${value ?? ""}]`),
      bytes: (bytes) => void (text += Buffer.from(bytes).toString("latin1")),
      hex: (byte) => void (text += `(${byte})`),
      binary: (bytes) => void (text += Buffer.from(bytes).toString("hex")),
    },
    "a.rtf",
  );
  for (const chunk of chunks) tokenizer.write(chunk);
  tokenizer.end();
  return text;
}

test("words, numbers, signs, bytes and binary are told apart", () => {
  expect(tokensOf([Buffer.from("{\\rtf1\\b0 x\\'e4\\~\r\n\\li-20{\\bin2 {}y}}")])).toBe(
    "<[rtf:1][b:0]x(228)[~:][li:-20]<7b7dy>>",
  );
});

test("where the chunks are cut makes no difference", () => {
  const whole = Buffer.from("{\\rtf1\\ansi a\\'e4\\u-10179?\\bin4 \\{}x{\\par}\\}tail\\end");
  fc.assert(
    fc.property(fc.array(fc.nat(whole.length), { maxLength: 8 }), (cuts) => {
      const ends = [...cuts.toSorted((a, b) => a - b), whole.length];
      const chunks = ends.map((end, index) => whole.subarray(ends[index - 1] ?? 0, end));
      expect(tokensOf(chunks)).toBe(tokensOf([whole]));
    }),
  );
});

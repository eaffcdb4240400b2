import { JSONParser } from "@streamparser/json";
import fc from "fast-check";
import { expect, test } from "vitest";
import { damage, isSameJson, jsonDocument } from "../../../test/fixtures/json-documents.ts";
import { createJsonScanner } from "./json-scanner.ts";

// @streamparser/json reads UTF-8, so it gets whole characters and no halves of surrogate pairs.
const document = jsonDocument({ loneSurrogates: false, duplicates: true });

/** The peer, its live tree, and whether it has found the text bad. */
function createPeer() {
  const parser = new JSONParser({ emitPartialTokens: true, emitPartialValues: true });
  const peer = { root: undefined as unknown, isBad: false, write };
  parser.onValue = ({ value, parent, stack, partial }) => {
    if (parent !== undefined) peer.root = stack[1]?.value ?? parent;
    else if (partial !== true) peer.root = value;
  };
  parser.onError = () => {
    peer.isBad = true;
  };
  function write(text: string): void {
    parser.write(text);
  }
  return peer;
}

test("on every cut the tree is that of @streamparser/json", () => {
  fc.assert(
    fc.property(document, ({ text }) => {
      const scanner = createJsonScanner();
      const peer = createPeer();
      for (const character of text) {
        if (scanner.push(character).kind === "complete") break;
        peer.write(character);
        expect(peer.isBad).toBe(false);
        expect(isSameJson(scanner.value(), peer.root)).toBe(true);
      }
    }),
    { numRuns: 3_000 },
  );
});

test("what @streamparser/json refuses has been refused, and until then the trees agree", () => {
  fc.assert(
    fc.property(document, damage, ({ text }, { seed, taken, put }) => {
      const characters = Array.from(text);
      characters.splice(seed % (characters.length + 1), taken, put);
      // decoding UTF-8, the peer loses an escaped byte order mark and halves of surrogate pairs
      if (/\\u(feff|d[89a-f])/i.test(characters.join(""))) return;
      const scanner = createJsonScanner();
      const peer = createPeer();
      for (const character of characters) {
        if (scanner.push(character).kind !== "incomplete") break;
        peer.write(character);
        expect(peer.isBad).toBe(false);
        expect(isSameJson(scanner.value(), peer.root)).toBe(true);
      }
    }),
    { numRuns: 3_000 },
  );
});

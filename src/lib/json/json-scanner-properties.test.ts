import fc from "fast-check";
import { expect, test } from "vitest";
import {
  chunkSizes,
  damage,
  isSameJson,
  jsonDocument,
  memberOf,
  toChunks,
} from "../../../test/fixtures/json-documents.ts";
import { createJsonScanner, type JsonScanner } from "./json-scanner.ts";

const anyDocument = jsonDocument({ loneSurrogates: true, duplicates: true });
const withoutDuplicates = jsonDocument({ loneSurrogates: true, duplicates: false });
const runs = { numRuns: 2_000 };

/** What a scanner shows, copied, because its tree goes on growing. */
function lookAt(scanner: JsonScanner) {
  return {
    status: scanner.status(),
    value: structuredClone(scanner.value()),
    open: scanner.open(),
    scalar: scanner.openScalar(),
    length: scanner.length,
  };
}

function scan(chunks: readonly string[]): JsonScanner {
  const scanner = createJsonScanner();
  for (const chunk of chunks) scanner.push(chunk);
  return scanner;
}

function isSameLook(one: ReturnType<typeof lookAt>, other: ReturnType<typeof lookAt>): boolean {
  return isSameJson(one, other);
}

function nativeAccepts(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const tails = [
  "",
  "0",
  '"',
  'n"',
  '0"',
  '00"',
  '000"',
  '0000"',
  '"":0',
  "rue",
  "ue",
  "e",
  "alse",
  "lse",
  "se",
  "ull",
  "ll",
  "l",
];

/** Whether any continuation makes the text JSON, as JSON.parse sees it: an open token ends, then all brackets close. */
function isViable(text: string): boolean {
  const brackets: string[] = [];
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\[^])*(?:"|\\?$)|[[\]{}]/g)) {
    if (token === "{" || token === "[") brackets.push(token === "{" ? "}" : "]");
    else if (token === "}" || token === "]") brackets.pop();
  }
  const closing = brackets.toReversed().join("");
  return tails.some((tail) => ["", ":0"].some((value) => nativeAccepts(text + tail + value + closing)));
}

test("whatever the chunks, the value is the one the text was made for", () => {
  fc.assert(
    fc.property(anyDocument, chunkSizes, ({ text, value }, sizes) => {
      const scanner = scan(toChunks(text, sizes));
      const end = text.replace(/[ \t\r\n]+$/, "").length;
      expect(scanner.end()).toEqual({ kind: "complete", end });
      expect(isSameJson(scanner.value(), value)).toBe(true);
    }),
    runs,
  );
});

test("at every cut the text counts as whole exactly when JSON.parse accepts it, and never as bad", () => {
  fc.assert(
    fc.property(anyDocument, ({ text }) => {
      const scanner = createJsonScanner();
      const wrong: string[] = [];
      for (let length = 0; length <= text.length; length++) {
        const position = scanner.save();
        const { kind } = scanner.end();
        const expected = nativeAccepts(text.slice(0, length)) ? "complete" : "incomplete";
        if (kind !== expected) wrong.push(text.slice(0, length));
        scanner.restore(position);
        scanner.push(text.charAt(length));
      }
      expect(wrong).toEqual([]);
    }),
    runs,
  );
});

test("at every cut everything shown is the same, however the text arrived", () => {
  fc.assert(
    fc.property(anyDocument, chunkSizes, ({ text }, sizes) => {
      const byUnit = createJsonScanner();
      const cuts = new Map<number, ReturnType<typeof lookAt>>();
      for (const unit of text.split("")) {
        byUnit.push(unit);
        cuts.set(byUnit.length, lookAt(byUnit));
      }
      const byChunk = createJsonScanner();
      for (const chunk of toChunks(text, sizes)) {
        byChunk.push(chunk);
        expect(isSameLook(lookAt(byChunk), cuts.get(byChunk.length)!)).toBe(true);
        const once = scan([text.slice(0, byChunk.length)]);
        expect(isSameLook(lookAt(once), cuts.get(byChunk.length)!)).toBe(true);
      }
    }),
    runs,
  );
});

test("a damaged text is bad at its first unit that no continuation could follow", () => {
  fc.assert(
    fc.property(anyDocument, damage, ({ text }, { seed, taken, put }) => {
      const at = seed % (text.length + 1);
      const damaged = text.slice(0, at) + put + text.slice(at + taken);
      const status = scan(damaged.split("")).status();
      expect(scan([damaged]).status()).toEqual(status);
      if (status.kind === "incomplete") expect(isViable(damaged)).toBe(true);
      if (status.kind === "complete") expect(isViable(damaged.slice(0, status.end))).toBe(true);
      if (status.kind !== "invalid") return;
      expect(isViable(damaged.slice(0, status.at))).toBe(true);
      expect(isViable(damaged.slice(0, status.at + 1))).toBe(false);
    }),
    { numRuns: 5_000 },
  );
});

test("what is finished never changes, and is the same as in the whole document", () => {
  fc.assert(
    fc.property(withoutDuplicates, ({ text, value }) => {
      const scanner = createJsonScanner();
      for (const unit of text.split("")) {
        scanner.push(unit);
        if (scanner.value() === undefined) continue;
        let partial: unknown = scanner.value();
        let whole: unknown = value;
        for (const { key, index } of scanner.open()) {
          // all but the open member are finished
          const openMember = String(key ?? index);
          const keys = Object.keys(partial as object);
          for (const one of keys) {
            if (one === openMember) continue;
            expect(isSameJson(memberOf(partial, one), memberOf(whole, one))).toBe(true);
          }
          partial = memberOf(partial, openMember);
          whole = memberOf(whole, openMember);
          if (partial === undefined) break;
        }
        if (scanner.open().length === 0) expect(isSameJson(partial, whole)).toBe(true);
      }
    }),
    runs,
  );
});

test("an open scalar is beside the tree: its text as received, and what is decoded of it", () => {
  fc.assert(
    fc.property(anyDocument, fc.nat(), ({ text }, seed) => {
      const length = seed % (text.length + 1);
      const scalar = scan([text.slice(0, length)]).openScalar();
      if (scalar === undefined) return;
      expect(scalar.raw).toBe(text.slice(scalar.start, length));
      if (scalar.kind === "string" || scalar.kind === "key") {
        const pending = scalar.pendingEscape ?? "";
        expect(pending).toMatch(/^(\\(u[0-9a-fA-F]{0,3})?)?$/);
        expect(scalar.raw.endsWith(pending)).toBe(true);
        const whole = `${scalar.raw.slice(0, scalar.raw.length - pending.length)}"`;
        expect(scalar.decoded).toBe(JSON.parse(whole));
      } else {
        expect(scalar.raw).toMatch(scalar.kind === "number" ? /^[-\d][\d.eE+-]*$/ : /^[a-z]+$/);
        expect(scalar).not.toHaveProperty("decoded");
      }
    }),
    { numRuns: 5_000 },
  );
});

test("the open path is made of slices of the text", () => {
  fc.assert(
    fc.property(anyDocument, fc.nat(), ({ text }, seed) => {
      const length = seed % (text.length + 1);
      const scanner = scan([text.slice(0, length)]);
      const path = scanner.open();
      let node: unknown = scanner.value();
      path.forEach(({ kind, start, key, index, itemStart, lastItem }, depth) => {
        expect(text.charAt(start)).toBe(kind === "object" ? "{" : "[");
        expect(Array.isArray(node)).toBe(kind === "array");
        if (depth + 1 < path.length) expect(itemStart).toBe(path[depth + 1]!.start);
        if (itemStart !== undefined) expect(text.charAt(itemStart)).toMatch(/\S/);
        if (lastItem !== undefined) {
          const slice = text.slice(lastItem.start, lastItem.end);
          const last = scan([slice]);
          expect(last.end()).toEqual({ kind: "complete", end: slice.length });
          if (index !== undefined) expect(isSameJson(last.value(), memberOf(node, index - 1))).toBe(true);
        }
        node = memberOf(node, key ?? index ?? "");
      });
    }),
    { numRuns: 5_000 },
  );
});

test("going back is as if the rest had never been pushed", () => {
  const other = fc.oneof(
    anyDocument.map(({ text }) => text),
    fc.string(),
  );
  fc.assert(
    fc.property(anyDocument, fc.array(fc.tuple(fc.nat(), other), { maxLength: 4 }), ({ text }, tries) => {
      const scanner = createJsonScanner();
      let at = 0;
      const back: { position: ReturnType<JsonScanner["save"]>; look: ReturnType<typeof lookAt> }[] = [];
      for (const [step, hypothesis] of tries) {
        const next = Math.min(at + (step % 12), text.length);
        scanner.push(text.slice(at, next));
        at = next;
        const look = lookAt(scanner);
        const position = scanner.save();
        back.push({ position, look });
        // a hypothesis: the text goes on as it is, then otherwise
        scanner.push(text.slice(at, at + (step % 5)) + hypothesis);
        scanner.end();
        scanner.restore(position);
        expect(isSameLook(lookAt(scanner), look)).toBe(true);
      }
      scanner.push(text.slice(at));
      expect(isSameLook(lookAt(scanner), lookAt(scan([text])))).toBe(true);
      for (const { position, look } of back.toReversed()) {
        scanner.restore(position);
        expect(isSameLook(lookAt(scanner), look)).toBe(true);
      }
    }),
    { numRuns: 5_000 },
  );
});

test("text behind the root changes nothing", () => {
  fc.assert(
    fc.property(anyDocument, fc.string({ maxLength: 8 }), ({ text, value }, rest) => {
      const scanner = scan([`${text} `, rest]);
      expect(scanner.status().kind).toBe("complete");
      expect(isSameJson(scanner.value(), value)).toBe(true);
      expect(scanner.length).toBe(text.length + 1 + rest.length);
    }),
    runs,
  );
});

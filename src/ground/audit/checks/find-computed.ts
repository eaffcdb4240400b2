import { readNumber } from "../../../lib/text/read-number.ts";
import { compare, distance, multiply, negate } from "../../facts/numbers/decimal.ts";
import type { Fact } from "../../facts/fact.ts";
import type { Context } from "../context.ts";
import { brief, doubt, fault, quiet, type AuditFinding } from "../finding.ts";
import { findFacts } from "../../facts/find-facts.ts";
import type { ReadClaim } from "../read-claim.ts";
import { readCoverage } from "./check-coverage.ts";

interface Input {
  value: number;
  /** Of a cell in a row that is named by a date: sorts by time. */
  date: string | undefined;
}

const mostInputs = 12;
const sums: ReadonlySet<string> = new Set(
  "sum sums add adds added altogether summe zusammen addiert somme additionnés additionne somma sommano suma suman sumados".split(
    " ",
  ),
);

/**
 * A number that is in no support: it must be the value of a cited computation, or else something that
 * anybody works out from the cited values, which stays a doubt. Undefined where it is neither.
 */
export function findComputed(fact: Fact, claim: ReadClaim, context: Context): AuditFinding[] | undefined {
  if (context.computed.length > 0) {
    if (context.computed.some((one) => isComputed(fact, one))) return [];
    return isRows(fact, context)
      ? [quiet(fact.text, `"${brief(fact.text)}" is how many rows were computed with`)]
      : undefined;
  }
  const inputs = inputsOf(context);
  const numbers = inputs.map(({ value }) => value);
  const total = numbers.reduce((sum, value) => sum + value, 0);
  if (
    context.cells.length > 1 &&
    numbers.length > 1 &&
    claim.signals.tokens.some(({ word }) => sums.has(word))
  ) {
    const isTold = claim.facts.some(
      ({ kind, keys, text }) => kind === "number" && keys.some((key) => fits(Number(key), total, text)),
    );
    if (!isTold) return [fault(fact.text, `the cited cells add up to ${Number(total.toFixed(6))}`)];
  }
  const reach =
    numbers.length < 2
      ? []
      : numbers.length <= mostInputs
        ? results(inputs)
        : [total, total / numbers.length, ...extremes(numbers)].map((value) => ({ value, words: "" }));
  const said = valuesOf(fact);
  const way = reach.find(({ value }) => said.some((one) => fits(one, value, fact.text)));
  const isWorkedOut =
    way !== undefined ||
    said.some((value) => !isUnit(fact) && isCount(value, context)) ||
    isSpan(fact, context);
  if (!isWorkedOut) return undefined;
  const text = `"${brief(fact.text)}" is computed, and no computation is cited`;
  // of many numbers something always comes out; of a few it is worth telling what
  return way === undefined || numbers.length > fewInputs || way.words === ""
    ? [quiet(fact.text, text)]
    : [doubt(fact.text, `"${brief(fact.text)}" is not cited; the cited values give it: ${way.words}`)];
}

const fewInputs = 3;

/** "Over the seventeen years" of a sum over seventeen rows. */
function isRows(fact: Fact, { computed }: Context): boolean {
  if (isUnit(fact)) return false;
  return computed.some((one) => {
    const cells = one.inputs.flatMap(({ values }) => values).length;
    const counts = [cells, readCoverage(one)?.rows ?? cells];
    return cells > 2 && (fact.digits ?? fact.keys).some((key) => counts.includes(Number(key)));
  });
}

/** Rounded as the claim writes it, with its unit where it has one; a fall may be told without its sign. */
function isComputed(fact: Fact, { value, unit, inputs }: Context["computed"][number]): boolean {
  const said = [...new Set([...(fact.digits ?? []), ...fact.keys])];
  const readings = [value, negate(value)].flatMap((one) =>
    fact.dimension === "%" && unit === undefined ? [one, multiply(one, "100")] : [one],
  );
  const isValue = said.some((one) => readings.some((exact) => isRounded(one, exact, halfStep(fact, one))));
  if (isValue && isInUnit(fact, unit)) return true;
  const given = inputs
    .flatMap(({ values }) => values)
    .flatMap((text) => findFacts(text, { language: "en", role: "evidence" }));
  return given.some(({ keys }) => keys.some((key) => said.includes(key)));
}

/** The exact value, or what it becomes when rounded; nothing is rounded away to zero. */
function isRounded(said: string, exact: string, half: string): boolean {
  return (compare(distance(said, exact), half) ?? 1) <= 0 && (compare(distance(exact, "0"), half) ?? -1) >= 0;
}

const magnitudes: ReadonlySet<number> = new Set([1e3, 1e6, 1e9, 1e12]);

/** Half of the last digit that was written, in millions where the claim counts in millions. */
function halfStep({ text }: Fact, said: string): string {
  const written = /\d[\d.,'’\u00A0\u2009\u202F]*/u.exec(text)?.[0].replace(/[.,]$/u, "") ?? "";
  const readings = readNumber(written);
  const ratios = readings.includes(said) ? [] : readings.map((reading) => Number(said) / Number(reading));
  const scale = ratios.find((ratio) => magnitudes.has(Math.round(ratio)));
  const literal = scale === undefined ? said : (readings.at(-1) ?? said);
  const half = `0.${"0".repeat(decimalsOf(text, literal))}5`;
  return scale === undefined ? half : multiply(half, String(Math.round(scale)));
}

/** How many decimals were written; the last three digits of 1,234 are none. */
function decimalsOf(written: string, said: string): number {
  const fraction = /[.,](\d{1,9})(?!\d|[.,]\d)/u.exec(written)?.[1] ?? "";
  const isFraction = said.includes(".") || /^0+$/u.test(fraction) || fraction.length !== 3;
  return isFraction ? fraction.length : 0;
}

/** Nobody said another unit than the claim does. */
function isInUnit({ dimension }: Fact, unit: string | undefined): boolean {
  if (unit === undefined || dimension === undefined) return true;
  const [read] = findFacts(`1 ${unit}`, { language: "en", role: "claim" });
  return read?.dimension === undefined ? unit !== "%" && dimension !== "%" : read.dimension === dimension;
}

function valuesOf({ keys, digits = [] }: Fact): number[] {
  return [...keys, ...digits].map(Number).filter(Number.isFinite);
}

/** So many rows or passages were cited. */
function isCount(value: number, { cells, pieces }: Context): boolean {
  const most = new Set(cells.map(({ row }) => row)).size + pieces.length;
  return most > 1 && Number.isInteger(value) && value >= 0 && value <= most;
}

/** Percents and money are not counted. */
function isUnit({ dimension = "" }: Fact): boolean {
  return dimension === "%" || dimension.startsWith("cur:");
}

/** The time between two dates or times of day that are cited, give or take one unit. */
function isSpan(fact: Fact, { cells, pieces }: Context): boolean {
  const length = lengths[fact.dimension ?? ""];
  if (length === undefined) return false;
  const facts = [...cells.flatMap((cell) => cell.facts()), ...pieces.flatMap((piece) => piece.facts())];
  const moments = facts
    .flatMap(({ kind, keys }) => (kind === "date" || kind === "time" ? [toSeconds(keys[0] ?? "")] : []))
    .filter(Number.isFinite);
  const said = fact.keys.map((key) => Number(key) * length);
  return moments.some((one) =>
    moments.some((other) =>
      said.some(
        (span) => span > 0 && Math.abs(Math.abs(one - other) - span) <= Math.max(length, span * 0.02),
      ),
    ),
  );
}

const lengths: Readonly<Record<string, number>> = { s: 1, day: 86_400, month: 2_629_800 };

function toSeconds(key: string): number {
  const clock = /^(\d{1,2}):(\d\d)(?::(\d\d))?$/u.exec(key);
  if (clock !== null) return Number(clock[1]) * 3600 + Number(clock[2]) * 60 + Number(clock[3] ?? 0);
  return /^\d{4}-\d\d(?:-\d\d)?$/u.test(key) ? Date.parse(key) / 1000 : Number.NaN;
}

function inputsOf({ cells, quotes, pieces }: Context): Input[] {
  const fromCells = cells.flatMap((cell) => {
    const [date] = findFacts(cell.cell.rowHead, { language: cell.language, role: "evidence" }).filter(
      ({ kind }) => kind === "date" || kind === "period",
    );
    return cell.facts().map((fact) => ({ fact, date: date?.keys[0] }));
  });
  const text = quotes.length > 0 ? quotes : pieces;
  const fromText = text.flatMap((piece) => piece.facts()).map((fact) => ({ fact, date: undefined }));
  return [...fromCells, ...fromText]
    .filter(({ fact }) => fact.kind === "number")
    .map(({ fact, date }) => ({ value: Number((fact.digits ?? fact.keys)[0]), date }))
    .filter(({ value }) => Number.isFinite(value));
}

function extremes(numbers: readonly number[]): number[] {
  return [
    numbers.reduce((most, one) => Math.max(most, one), -Infinity),
    numbers.reduce((least, one) => Math.min(least, one), Infinity),
  ];
}

/** Sums, differences, ratios, shares and changes of what is cited, each with how it was made. */
function results(inputs: readonly Input[]): { value: number; words: string }[] {
  const total = inputs.reduce((sum, { value }) => sum + value, 0);
  const all = inputs.map(({ value }) => value);
  const found = [
    { value: total, words: all.join(" + ") },
    { value: total / inputs.length, words: `the average of ${all.join(", ")}` },
  ];
  const put = (value: number, words: string) => found.push({ value, words });
  for (const [at, one] of inputs.entries()) {
    if (total !== 0) put((one.value / total) * 100, `${one.value} as a share of ${total}`);
    for (const [to, other] of inputs.entries()) {
      if (at === to) continue;
      const [mine, theirs] = [one.value, other.value];
      // a change is measured against the earlier value
      const isBase = one.date === undefined || other.date === undefined || other.date < one.date;
      if (theirs !== 0 && isBase)
        put(Math.abs((mine - theirs) / theirs) * 100, `the change from ${theirs} to ${mine}`);
      put(mine - theirs, `${mine} - ${theirs}`);
      put(mine + theirs, `${mine} + ${theirs}`);
      put(mine * theirs, `${mine} * ${theirs}`);
      if (theirs === 0) continue;
      put(mine / theirs, `${mine} / ${theirs}`);
      put((mine / theirs) * 100, `${mine} as a share of ${theirs}`);
    }
  }
  return found;
}

/** Equal, or the same when rounded to the decimals that were written. */
function fits(said: number, exact: number, written: string): boolean {
  if (said === exact) return true;
  const step = 0.5 * 10 ** -decimalsOf(written, String(said));
  return Math.abs(said - exact) <= step * 1.000001 && Math.abs(exact) >= step;
}

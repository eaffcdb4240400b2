import { largest } from "../../lib/largest.ts";
import type { ChartBlock } from "../layout.ts";
import { decimalsOf } from "../tables/format-values.ts";

export interface Scale {
  ticks: number[];
  low: number;
  high: number;
  step: number;
}

/** Round steps (1, 2, 2.5, 5 times a power of ten) that hold all values, about five of them. */
export function niceScale(values: readonly number[], withZero: boolean): Scale {
  let low = withZero ? 0 : Infinity;
  let high = withZero ? 0 : -Infinity;
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  if (!Number.isFinite(low) || !Number.isFinite(high)) [low, high] = [0, 1];
  if (low === high) [low, high] = low === 0 ? [0, 1] : [Math.min(low, 0), Math.max(high, 0)];
  const step = niceStep(high / 5 - low / 5);
  const first = Math.floor(low / step + 1e-9);
  const last = Math.ceil(high / step - 1e-9);
  const ticks: number[] = [];
  for (let index = first; index <= last && ticks.length < 20; index += 1)
    ticks.push(Number((index * step).toPrecision(12)));
  return { ticks, low: ticks[0] ?? 0, high: ticks.at(-1) ?? 1, step };
}

/** The axis of a chart, the same in every format. Bars always begin at zero, for their length is what is compared. */
export function chartScale({ chart, series }: ChartBlock): Scale {
  const values = series.flatMap((each) =>
    each.values.filter((value): value is number => Number.isFinite(value)),
  );
  return niceScale(values, chart === "bar" || !isFarFromZero(values));
}

/** Places behind the point that all numbers of a chart show. */
export function chartDecimals({ series }: ChartBlock): number {
  const places = series.flatMap(({ values }) =>
    values.map((value) => (value === null || !Number.isFinite(value) ? 0 : decimalsOf(value))),
  );
  return Math.min(2, largest(places, 0));
}

/** Lines whose whole course lies far above zero would be flat on an axis from zero. */
function isFarFromZero(values: readonly number[]): boolean {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) [low, high] = [Math.min(low, value), Math.max(high, value)];
  return low > 0 && (high - low) / high < 0.4;
}

function niceStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const nice = [1, 2, 2.5, 5, 10].find((each) => each * power >= rough * 0.999) ?? 10;
  return nice * power;
}

/** Numbers of an axis in the way of the language; millions are shortened to its words. */
export function axisNumber(language: string, scale: Scale): (value: number) => string {
  const largest = Math.max(Math.abs(scale.low), Math.abs(scale.high));
  const isLarge = largest >= 1e6;
  const small =
    scale.step >= 1
      ? Number.isInteger(scale.step)
        ? 0
        : 1
      : Math.ceil(-Math.log10(scale.step)) + (String(scale.step).includes("25") ? 1 : 0);
  const format = numberFormat(
    language,
    isLarge
      ? { notation: "compact", maximumFractionDigits: 2 }
      : { maximumFractionDigits: Math.min(20, small) },
  );
  return (value) => format.format(value);
}

/** Numbers at bars and slices, each with as many places as the others; small ones keep what they are. */
export function valueNumber(language: string, decimals: number): (value: number) => string {
  const plain = numberFormat(language, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  const fine = numberFormat(language, { maximumSignificantDigits: 3 });
  const compact = numberFormat(language, { notation: "compact", maximumSignificantDigits: 3 });
  return (value) => {
    const size = Math.abs(value);
    return (size >= 1e6 ? compact : size < 0.1 && size > 0 ? fine : plain).format(value);
  };
}

export function percentNumber(language: string): (value: number) => string {
  const format = numberFormat(language, { style: "percent", maximumFractionDigits: 1 });
  return (value) => format.format(value);
}

function numberFormat(language: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    return new Intl.NumberFormat(language, options);
  } catch {
    return new Intl.NumberFormat("en", options);
  }
}

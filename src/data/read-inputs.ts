import type { Complaint } from "./complaint.ts";
import { readDecimal } from "./fraction.ts";
import type { Fraction } from "./fraction.ts";
import type { Unit } from "./quantity.ts";

/** What an expression is computed from: plain decimals, or dates such as 2014-05-21. */
export interface GivenValues {
  values: Readonly<Record<string, readonly string[]>>;
  units?: Readonly<Record<string, string | undefined>>;
}

export interface Inputs {
  numbers(name: string): { values: Fraction[]; unit: Unit } | Complaint;
  /** The one date of that name, in days since 1970. */
  date(name: string): { day: number } | Complaint;
}

const mostValues = 100_000;
/** A list may be used several times, but not hundreds of times. */
const mostUses = 1_000_000;

/** Reads a value when it is asked for, each list once. */
export function readInputs({ values, units = {} }: GivenValues): Inputs | Complaint {
  const names = Object.keys(values);
  const count = names.reduce((sum, name) => sum + (values[name]?.length ?? 0), 0);
  if (count > mostValues)
    return { complaint: `There are ${count} values; at most ${mostValues} can be computed with.` };
  const read = new Map<string, Fraction[] | Complaint>();
  let uses = 0;
  const given = (name: string): readonly string[] | Complaint => {
    const list = Object.hasOwn(values, name) ? values[name] : undefined;
    if (list === undefined) return { complaint: describeUnknown(name, names) };
    return list.length === 0 ? { complaint: `"${name}" holds no value.` } : list;
  };
  return {
    numbers(name) {
      const known = read.get(name) ?? readNumbers(name, given(name));
      read.set(name, known);
      if ("complaint" in known) return known;
      uses += known.length;
      if (uses > mostUses) return { complaint: `"${name}" is used too often for so long a list.` };
      return { values: known, unit: units[name] };
    },
    date(name) {
      const list = given(name);
      if ("complaint" in list) return list;
      const [only = "", ...rest] = list;
      if (rest.length > 0)
        return { complaint: `"${name}" holds ${list.length} values; days takes one date.` };
      const day = toDay(only);
      return day === undefined
        ? { complaint: `"${name}" holds "${shorten(only)}", which is no date such as 2014-05-21.` }
        : { day };
    },
  };
}

function describeUnknown(name: string, names: readonly string[]): string {
  if (names.length === 0) return `There is no value "${name}": no values are given.`;
  const shown = names.slice(0, 20).join(", ");
  return `There is no value "${name}". There are: ${shown}${names.length > 20 ? ", …" : ""}.`;
}

function readNumbers(name: string, given: readonly string[] | Complaint): Fraction[] | Complaint {
  if ("complaint" in given) return given;
  const read: Fraction[] = [];
  for (const text of given) {
    const value = readDecimal(text);
    if (value === undefined) return { complaint: describeBad(name, text) };
    read.push(value);
  }
  return align(read);
}

/** One bottom for a whole list, so that adding and sorting it are work on whole numbers. */
function align(values: readonly Fraction[]): Fraction[] {
  const bottom = values.reduce((most, value) => (value.bottom > most ? value.bottom : most), 1n);
  return values.map((value) => ({ top: value.top * (bottom / value.bottom), bottom }));
}

function describeBad(name: string, text: string): string {
  if (toDay(text) !== undefined) return `"${name}" holds the date ${text}: dates are for days(date1, date2).`;
  return `"${name}" holds "${shorten(text)}", which is no plain number of at most 60 digits.`;
}

function shorten(text: string): string {
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** Days since 1970 of a date that exists. */
function toDay(text: string): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return undefined;
  const time = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text) return undefined;
  return time / 86_400_000;
}

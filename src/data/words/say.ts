import type { PlanWords } from "../../lexicon/plan-words/plan-words.ts";
import { inQuotationMarks } from "../../model/documents/short-quote.ts";
import { readDecimal } from "../fraction.ts";
import { dayNumber } from "../table/read-date-cell.ts";
import type { ColumnKind } from "../table/typed-table.ts";

export interface Telling {
  words: PlanWords;
  language: string;
}

const longestName = 80;

/** A name, set apart from the words around it. */
export function column(name: string): string {
  return `*${shorten(name).replaceAll("*", "∗")}*`;
}

export function quoteText(text: string, language: string): string {
  return inQuotationMarks(shorten(text), language);
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > longestName ? `${line.slice(0, longestName)}…` : line;
}

/** The template with its letters filled in, once each and never inside what was filled in. */
export function fill(template: string, parts: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\{(\w)\}/g, (whole, key: string) => parts[key] ?? whole);
}

export function plural(forms: readonly [one: string, more: string], count: number, language: string): string {
  const isOne = new Intl.PluralRules(language).select(count) === "one" && count === 1;
  const number = new Intl.NumberFormat(language).format(count);
  return (isOne ? forms[0] : forms[1]).replaceAll("{n}", number);
}

export function listOf(parts: readonly string[], { words }: Telling, word = words.and): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${word} ${parts.at(-1)}`;
}

const mayBeYear = /^(?:1[5-9]|20)\d\d$/;

/** A plain value as the language writes it: numbers with all their decimals, dates in full. */
export function sayPlain(text: string, kind: ColumnKind | undefined, language: string): string {
  if (kind !== "text" && readDecimal(text) !== undefined) {
    const decimals = text.split(".")[1]?.length ?? 0;
    const format = new Intl.NumberFormat(language, {
      useGrouping: !mayBeYear.test(text),
      minimumFractionDigits: Math.min(20, decimals),
      maximumFractionDigits: Math.min(100, decimals),
    });
    return format.format(text as `${number}`);
  }
  const day = kind === "text" ? undefined : dayNumber(text);
  if (day === undefined) return text;
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(day * 86_400_000);
}

import type { Evidence } from "../../../model/grounding.ts";
import { findFacts } from "../../facts/find-facts.ts";
import { brief } from "../finding.ts";

/** So far up a head may stand over what it names. */
const mostPassages = 40;
const mostLines = 60;
const mostText = 12_000;
const longestHead = 200;

/** Heads of columns that stand above a row which has none of its own: in its passage, or further up on the same page. */
export function headsAbove(own: Evidence, start: number, evidence: readonly Evidence[]): string[] {
  const row = lineAt(own.quote, start);
  if (own.table === undefined ? !isRow(row, own.language) : own.table.head.length > 0) return [];
  const before =
    own.table === undefined
      ? own.quote
          .slice(Math.max(0, start - mostText), start)
          .split("\n")
          .slice(0, -1)
          .slice(-mostLines)
      : [];
  const line = before.findLast((text) => isHead(text, own.language));
  if (line !== undefined) return [`(above it: ${brief(line, longestHead)})`];
  const at = evidence.indexOf(own);
  for (let up = at - 1; up >= Math.max(0, at - mostPassages); up--) {
    const item = evidence[up];
    if (item === undefined || !isSamePage(item, own)) break;
    const head = headOf(item);
    if (head !== undefined) return [`(above it on the page: ${brief(head, longestHead)})`];
  }
  return [];
}

function lineAt(text: string, start: number): string {
  const from = text.lastIndexOf("\n", start) + 1;
  const end = text.indexOf("\n", start);
  return text.slice(from, end < 0 ? text.length : end);
}

function isSamePage(one: Evidence, other: Evidence): boolean {
  const [a, b] = [one.position, other.position];
  return (
    one.documentId === other.documentId && a.page === b.page && a.sheet === b.sheet && a.slide === b.slide
  );
}

function headOf({ table, quote, language }: Evidence): string | undefined {
  if (table !== undefined) {
    const heads = table.head.filter((cells) => cells.filter((cell) => cell !== "").length > 1);
    return heads.length === 0
      ? undefined
      : heads.map((cells) => cells.filter((cell) => cell !== "").join(" | ")).join(" / ");
  }
  return quote
    .split("\n")
    .slice(0, mostLines)
    .findLast((text) => isHead(text, language));
}

/** A label and at least two values. */
function isRow(line: string, language = "unknown"): boolean {
  if (line.length > 2_000 || !/\p{L}/u.test(line) || /@|www\.|\+\p{N}/u.test(line)) return false;
  const words = line.trim().split(/\s+/u);
  const behind = words.slice(words.findIndex((word) => /\p{N}/u.test(word)));
  const numbers = behind.filter((word) => /\p{N}/u.test(word)).length;
  return numbers * 2 >= behind.length && valuesOf(line, language).length > 1;
}

/** Names of columns: some words, a date at most, no value, no sentence. */
function isHead(line: string, language = "unknown"): boolean {
  const text = line.trim();
  const words = text.split(/\s+/u).length;
  if (words < 2 || text.length > longestHead || /[.!?;:]$/u.test(text)) return false;
  const facts = findFacts(text, { language, role: "evidence" });
  const isDated = facts.some(({ kind }) => kind === "date" || kind === "period");
  const isParted = /\t|\s{2,}|\|/u.test(text);
  return (isDated || isParted) && valuesOf(text, language).length === 0;
}

function valuesOf(text: string, language: string) {
  return findFacts(text, { language, role: "evidence" }).filter(
    ({ kind, weak }) => kind === "number" && weak !== true,
  );
}

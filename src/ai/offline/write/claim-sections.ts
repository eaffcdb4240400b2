import { splitSentences } from "../../../lib/text/split-sentences.ts";
import { typeColumns } from "../../../model/documents/table-section.ts";
import { readRows } from "../../../model/read-rows.ts";
import type { Section } from "../../../model/unified-document.ts";
import type { ReportInput } from "../../../prompts/write-report.ts";

export type WriterClaim = ReportInput["claims"][number];

/** More than these read better as a list. */
const mostParagraphs = 3;

/** Rows with the same columns are a table; other claims paragraphs, or a list where there are many. */
export function claimSections(claims: readonly WriterClaim[], id: string): Section[] {
  const { tables, rest: all } = readRows(claims);
  const [long, rest] = [all.filter(isPassage), all.filter((claim) => !isPassage(claim))];
  const texts: Section[] =
    rest.length <= mostParagraphs
      ? rest.map((claim, at) => toParagraph(claim.text, `${id}-p${at + 1}`, [claim.id]))
      : [toList(rest, `${id}-list`)];
  const grids = tables.map(({ headers, rows, claims: own }, at): Section => {
    const element = { headers, rows };
    typeColumns(element);
    return { id: `${id}-t${at + 1}`, content_type: "table", elements: [element], uses: idsOf(own) };
  });
  return [...texts, ...long.map((claim, at) => toQuote(claim, `${id}-q${at + 1}`)), ...grids];
}

/** A list inside a sentence falls apart where sentences are told apart: it is shown as the passage that it is. */
export function isPassage({ text }: WriterClaim): boolean {
  return /[:;,]\s?(?:[a-z]|\d{1,2})[.)]\s?\S/u.test(text) && splitSentences(text).length > 1;
}

export function toQuote(claim: WriterClaim, id: string): Section {
  return { id, content_type: "quote", elements: [{ text: claim.text }], uses: [claim.id] };
}

export function toParagraph(text: string, id: string, uses?: readonly string[]): Section {
  return { id, content_type: "paragraph", elements: [{ text }], ...(uses && { uses: [...uses] }) };
}

export function toList(claims: readonly WriterClaim[], id: string): Section {
  const items = claims.map((claim) => ({ text: claim.text, uses: [claim.id] }));
  return { id, content_type: "bullet_list", elements: [{ items }] };
}

export function toHeading(text: string, id: string): Section {
  return { id, content_type: "heading", elements: [{ level: 1, text }] };
}

function idsOf(claims: readonly WriterClaim[]): string[] {
  return claims.map(({ id }) => id);
}

/** By document, in order; a source is a file name, mostly with a place behind it: "policy.pdf, page 2". */
export function groupBySource(claims: readonly WriterClaim[]): Map<string, WriterClaim[]> {
  return Map.groupBy(claims, ({ source }) => /^.*?\.[a-z0-9]{1,5}(?=, |$)/iu.exec(source)?.[0] ?? source);
}

/** A file is called by its name as a person would say it; a heading states nothing and uses no claim. */
export function sourceName(source: string): string {
  const stem = source.replace(/\.[a-z0-9]{1,5}$/iu, "");
  const name = stem.replaceAll(/[_-]+/gu, " ").trim();
  return name === "" ? source : name.charAt(0).toUpperCase() + name.slice(1);
}

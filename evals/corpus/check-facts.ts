import type { ContentPart } from "../../src/model/document.ts";
import type { Extracted } from "../../src/extract/collect-document.ts";
import { checkCells } from "./check-cells.ts";
import { checkTables } from "./check-tables.ts";
import { checkValues } from "./check-values.ts";
import { toComparable } from "./compare-text.ts";
import type { Expect, Fact } from "./corpus-index.ts";

/** A fact and whether it holds. */
export interface Checked {
  fact: string;
  holds: boolean;
}

/** Every fact of a file against what was read from it. */
export function checkFacts(expect: Expect, read: Extracted): Checked[] {
  return [
    ...expect.contains.map((fact) => ({ fact: nameOf(fact), holds: holdsText(fact, read.parts) })),
    ...checkCells(expect, read.parts),
    ...checkTables(expect, read.parts),
    ...checkValues(expect, read.parts),
    ...checkCounts(expect, read.parts),
    ...checkMail(expect, read),
    ...checkWords(expect, read.parts),
    ...checkEncoding(expect, read),
  ];
}

function nameOf({ text, page, slide, chapter, line, part }: Fact): string {
  const places = Object.entries({ page, slide, chapter, line, part }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} ${value}`],
  );
  return [`"${text}"`, ...places].join(", ");
}

function holdsText(fact: Fact, parts: readonly ContentPart[]): boolean {
  const near = parts.filter(({ position, type }) => {
    if (fact.page !== undefined && position.page !== fact.page) return false;
    if (fact.slide !== undefined && position.slide !== fact.slide) return false;
    if (fact.chapter !== undefined && !position.path?.startsWith(`${fact.chapter}/`)) return false;
    if (fact.part === "body" && (type === "metadata" || !position.path?.startsWith("body"))) return false;
    return true;
  });
  if (fact.line !== undefined) return near.some((part) => holdsLine(part, fact.text, fact.line ?? 0));
  return holdsAnywhere(near, fact.text);
}

/** Over the borders of parts too, and with or without the bars between the cells of a table. */
export function holdsAnywhere(parts: readonly ContentPart[], text: string): boolean {
  const wanted = toComparable(text);
  const whole = toComparable(parts.map((part) => part.text).join(""));
  if (whole.includes(wanted)) return true;
  const bare = parts.map(({ text: own, table }) => table?.rows.flat().join("") ?? own).join("");
  return toComparable(bare).includes(wanted);
}

function holdsLine({ text, position, table }: ContentPart, wanted: string, line: number): boolean {
  const first = position.line;
  if (first === undefined) return false;
  const lines = table === undefined ? text.split("\n") : table.rows.map((row) => row.join(""));
  return toComparable(lines[line - first] ?? "").includes(toComparable(wanted));
}

function checkCounts(expect: Expect, parts: readonly ContentPart[]): Checked[] {
  const most = (numbers: (number | undefined)[]) => Math.max(0, ...numbers.map((number) => number ?? 0));
  const stated = /^(?:Pages|Slides): (\d+)$/m.exec(parts.find(({ type }) => type === "metadata")?.text ?? "");
  const pages = Math.max(most(parts.map(({ position }) => position.page)), Number(stated?.[1] ?? 0));
  const found = {
    pages,
    slides: most(parts.map(({ position }) => position.slide)),
    chapters: most(parts.map(({ position }) => Number(/^(\d+)\//.exec(position.path ?? "")?.[1] ?? 0))),
  };
  return Object.entries(found).flatMap(([name, count]) => {
    const wanted = expect[name as keyof typeof found];
    return wanted === undefined
      ? []
      : [{ fact: `${name} ${wanted} (${count} found)`, holds: count === wanted }];
  });
}

function checkMail(
  { subject, from, attachments, entries, entry_count: count }: Expect,
  read: Extracted,
): Checked[] {
  const headers = read.parts.find(({ type }) => type === "metadata")?.text ?? "";
  const inside = (read.documents ?? []).map(({ document }) => document.fileName);
  const has = (label: string, value: string | undefined) => {
    if (value === undefined) return [];
    const line = headers.split("\n").find((text) => text.startsWith(`${label}: `)) ?? "";
    return [{ fact: `${label} ${value}`, holds: toComparable(line).includes(toComparable(value)) }];
  };
  const names = [...(attachments ?? []), ...(entries ?? [])];
  return [
    ...has("Subject", subject),
    ...has("From", from),
    ...names.map((name) => ({ fact: `document inside: ${name}`, holds: inside.includes(name) })),
    ...(count === undefined ? [] : [{ fact: `${count} documents inside`, holds: inside.length === count }]),
  ];
}

function checkWords(expect: Expect, parts: readonly ContentPart[]): Checked[] {
  const found = new Set(parts.flatMap(({ text }) => text.match(/[\p{L}\p{N}]+/gu) ?? []));
  const check = (kind: string, words: string[] | undefined, least: number | undefined) => {
    if (words === undefined) return [];
    const count = words.filter((word) => found.has(word)).length;
    return [
      { fact: `${least} of the ${kind}s ${words.join(", ")} (${count} found)`, holds: count >= (least ?? 0) },
    ];
  };
  return [
    ...check("recognised word", expect.ocr_words, expect.ocr_min_match),
    ...check("word", expect.words, expect.words_min_match),
  ];
}

const sameEncoding: Record<string, string> = { cp932: "shift_jis" };

/** A reader says of every encoding that is not UTF-8 what it took the text for. */
function checkEncoding({ encoding }: Expect, { warnings }: Extracted): Checked[] {
  if (encoding === undefined) return [];
  const said = warnings.find(({ code }) => code === "encoding")?.message;
  const name = sameEncoding[encoding] ?? encoding;
  const holds = encoding === "utf-8" ? said === undefined : (said?.includes(name) ?? false);
  return [{ fact: `encoding ${encoding}`, holds }];
}

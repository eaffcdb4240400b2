import { smallest } from "../../lib/largest.ts";
import { escapeMarks } from "../../lib/inline/escape-marks.ts";
import type { Section } from "../unified-document.ts";

interface Item {
  text: string;
  items: Item[];
}

interface Line {
  indent: number;
  /** "-" or another bullet, or "1" for any number. */
  mark: string;
  number: number | undefined;
  text: string;
}

const markedLine = /^([ \t]*)(?:([-*+•‣▪◦–·])|(\d{1,3})[.)])[ \t]+(\S.*)$/u;

/** A text as paragraphs and, where its lines show it, lists and quotations. */
export function textToSections(text: string, { isMarked }: { isMarked: boolean }): Section[] {
  const escape = isMarked ? (raw: string) => raw : escapeMarks;
  const blocks = text.split(/\n[ \t]*\n/).map((block) => block.replaceAll(/^\n+|(?<!\s)\s+$/g, ""));
  return blocks
    .filter((block) => block.trim() !== "")
    .flatMap((block) => readBlock(block, { isMarked, escape }));
}

interface BlockOptions {
  isMarked: boolean;
  escape(text: string): string;
}

function readBlock(block: string, { isMarked, escape }: BlockOptions): Section[] {
  const lines = block.split("\n");
  if (isMarked && lines.every((line) => line.startsWith(">")))
    return [
      {
        content_type: "quote",
        elements: [{ text: lines.map((line) => line.replace(/^> ?/, "")).join("\n") }],
      },
    ];
  const marked = readLines(lines);
  const lists = marked === undefined ? undefined : cutLists(marked).map((list) => toList(list, escape));
  if (lists === undefined || lists.includes(undefined))
    return [{ content_type: "paragraph", elements: [{ text: escape(block.trim()) }] }];
  return lists.filter((list) => list !== undefined);
}

/** Every line with its mark; a line without one belongs to the item before it. */
function readLines(lines: readonly string[]): Line[] | undefined {
  const read: Line[] = [];
  for (const line of lines) {
    const [, space = "", bullet, number, text = ""] = markedLine.exec(line) ?? [];
    const last = read.at(-1);
    if (bullet !== undefined || number !== undefined) {
      const indent = space.replaceAll("\t", "    ").length;
      read.push({
        indent,
        mark: bullet ?? "1",
        number: number === undefined ? undefined : Number(number),
        text,
      });
    } else if (last === undefined) return undefined;
    else last.text += `\n${line.trim()}`;
  }
  return read;
}

/** Bullets and numbers on the outermost level are lists of their own. */
function cutLists(lines: readonly Line[]): Line[][] {
  const outermost = smallest(lines.map(({ indent }) => indent));
  const lists: Line[][] = [];
  for (const line of lines) {
    const first = lists.at(-1)?.[0];
    const isSwitch =
      first !== undefined &&
      line.indent === outermost &&
      (first.number === undefined) !== (line.number === undefined);
    if (first === undefined || isSwitch) lists.push([line]);
    else lists.at(-1)?.push(line);
  }
  return lists;
}

/** Numbers are written anew: those that do not count from 1 stay part of their text, or the whole stays a text. */
function toList(lines: readonly Line[], escape: BlockOptions["escape"]): Section | undefined {
  const isOrdered = lines[0]?.number !== undefined;
  const { items, outer } = nest(lines, { escape, isOrdered });
  const counts = outer.every(({ number }, at) => number === at + 1);
  if (isOrdered && (!counts || outer.length < 2)) return undefined;
  return {
    content_type: isOrdered ? "numbered_list" : "bullet_list",
    elements: [{ items: items.map(simplify) }],
  };
}

function nest(
  lines: readonly Line[],
  { escape, isOrdered }: { escape: BlockOptions["escape"]; isOrdered: boolean },
) {
  const root: Item = { text: "", items: [] };
  const stack: { indent: number; mark: string; item: Item }[] = [];
  const outer: Line[] = [];
  for (const line of lines) {
    const same = stack.findIndex(({ indent, mark }) => indent === line.indent && mark === line.mark);
    if (same >= 0) stack.length = same;
    else while ((stack.at(-1)?.indent ?? 0) > line.indent) stack.pop();
    const isOuter = stack.length === 0;
    if (isOuter) outer.push(line);
    const number = line.number !== undefined && !(isOuter && isOrdered) ? `${line.number}. ` : "";
    const item: Item = { text: escape(`${number}${line.text}`), items: [] };
    (stack.at(-1)?.item ?? root).items.push(item);
    stack.push({ indent: line.indent, mark: line.mark, item });
  }
  return { items: root.items, outer };
}

function simplify({ text, items }: Item): string | { text: string; items: unknown[] } {
  return items.length === 0 ? text : { text, items: items.map(simplify) };
}

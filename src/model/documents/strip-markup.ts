import { withoutNoteMarks } from "../../lib/text/note-marks.ts";
import { isTableLine, splitCells } from "../../lib/text/read-table-rows.ts";

/** A line of text as a reader sees it: no marks of Markdown or HTML, no control characters, single spaces. */
export interface PlainLine {
  text: string;
  /** The row of a table; its cells stand side by side. */
  isRow: boolean;
  /** A row above the rule of a table. */
  isHead: boolean;
}

/** Lines that hold nothing but marks, such as the rule of a table or a fence, are left out. */
export function stripMarkup(text: string): PlainLine[] {
  const lines: PlainLine[] = [];
  for (const line of stripTags(text).split(/[\n\v\f\u0085\u2028\u2029]/u)) {
    if (isRule(line)) {
      const last = lines.at(-1);
      if (last?.isRow === true && line.includes("|")) last.isHead = true;
      continue;
    }
    const isRow = isTableLine(line);
    const plain = isRow ? joinCells(line) : plainText(line.replace(blockMark, ""));
    if (plain !== "") lines.push({ text: plain, isRow: isRow && plain.includes(between), isHead: false });
  }
  return lines;
}

const between = " · ";
const blockMark = /^\s*(?:(?:>\s?)+(?![\s\d])|#{1,6}\s+|[-*+•▪◦‣]\s+(?!\d))*/u;
const listNumber = /^(?:\(?(?:\d{1,3}|[a-z]{1,3})[.)]|[•▪◦‣–-])$/iu;

function isRule(line: string): boolean {
  const bare = line.trim();
  if (bare.startsWith("```") || bare.startsWith("~~~")) return true;
  return bare.length > 2 && /^[\s|:+=_*~-]+$/u.test(bare);
}

/** Two things with a tab between them are a mark or a label and its text, not a row. */
function joinCells(line: string): string {
  const cells = splitCells(line)
    .map(plainText)
    .filter((cell) => cell !== "");
  const [first = "", ...rest] = cells;
  if (!line.includes("|") && cells.length === 2) return cells.join(" ");
  return listNumber.test(first) ? `${first} ${rest.join(between)}`.trim() : cells.join(between);
}

const inlineTags = new Set(
  "a abbr b big cite code del em font i ins kbd mark q s samp small span strike strong sub sup tt u var".split(
    " ",
  ),
);
const blockTags = new Set(
  "address article aside blockquote body br caption center col colgroup dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 head header hr html img li main nav ol p pre section table tbody td tfoot th thead title tr ul".split(
    " ",
  ),
);
const raised = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const lowered = "₀₁₂₃₄₅₆₇₈₉";
const entities: ReadonlyMap<string, string> = new Map([
  ...([
    ["amp", "&"],
    ["lt", "<"],
    ["gt", ">"],
    ["quot", '"'],
    ["apos", "'"],
    ["nbsp", " "],
  ] as const),
  ...([
    ["ndash", "–"],
    ["mdash", "—"],
    ["shy", ""],
    ["euro", "€"],
    ["sect", "§"],
    ["hellip", "…"],
  ] as const),
]);

/** Only names that HTML has: what stands between other angles is text. */
function stripTags(text: string): string {
  if (!/[<&]/u.test(text)) return text;
  return (
    dropComments(text)
      // what is set high is a power or the mark of a note: flat it would be another number
      .replaceAll(/<(sup|sub)>\s*(\d{1,4})\s*<\/\1>/giu, (_, name: string, digits: string) =>
        digits.replaceAll(/\d/gu, (digit) => (/sup/iu.test(name) ? raised : lowered)[Number(digit)] ?? digit),
      )
      .replaceAll(/<(\/?)([a-z][a-z0-9]*)\b[^<>]*>/giu, (whole, slash: string, given: string) => {
        const name = given.toLowerCase();
        if (inlineTags.has(name)) return "";
        if (!blockTags.has(name)) return whole;
        if (/^t[dh]$/u.test(name)) return slash === "" ? "" : " | ";
        return /^(?:tr|p|li|h\d|div|br)$/u.test(name) ? "\n" : " ";
      })
      .replaceAll(/<(https?:\/\/[^<>\s]+|mailto:[^<>\s]+)>/giu, "$1")
      .replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/giu, readEntity)
  );
}

function readEntity(whole: string, name: string): string {
  if (!name.startsWith("#")) return entities.get(name.toLowerCase()) ?? whole;
  const code = /^#x/iu.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

function dropComments(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (let start = text.indexOf("<!--"); start !== -1; start = text.indexOf("<!--", from)) {
    const end = text.indexOf("-->", start + 4);
    if (end === -1) break;
    kept.push(text.slice(from, start));
    from = end + 3;
  }
  return kept.join("") + text.slice(from);
}

const links = /!?\[([^[\]]*)\]\((?:[^()\s]|\([^()\s]{0,200}\)){0,2000}(?:\s+"[^"\n]{0,300}")?\)/gu;
const marks = /\\([\\`*_{}[\]#|~<>])|\[\^[^\]\s]{1,100}\]|`+|~~+|\*+|_+/gu;
const isWordPart = /[\p{L}\p{M}\p{N}_]/u;
// oxlint-disable-next-line no-control-regex -- these are the characters that are looked for
const controls = /[\u0000-\u001f\u007f-\u009f]/gu;
/** Soft hyphens, marks without width, and marks of direction whose other half may be cut off. */
const unseen = /[\u00ad\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069\ufffe\uffff]/gu;

function plainText(line: string): string {
  const whole = withoutNoteMarks(line).replaceAll(links, "$1");
  return whole
    .replaceAll(
      marks,
      (mark: string, escaped: string | undefined, at: number) =>
        escaped ?? (isLiteral(mark, { at, whole }) ? mark : ""),
    )
    .replaceAll(unseen, "")
    .replaceAll(controls, " ")
    .toWellFormed()
    .replaceAll(/\s+/gu, " ")
    .trim();
}

/** Stars between numbers or spaces and lines inside of a word mean themselves. */
function isLiteral(mark: string, { at, whole }: { at: number; whole: string }): boolean {
  const [before, after] = [whole[at - 1] ?? " ", whole[at + mark.length] ?? " "];
  if (mark.startsWith("_")) return isWordPart.test(before) && isWordPart.test(after);
  if (!mark.startsWith("*")) return false;
  const isBetween = (side: RegExp): boolean => side.test(before) && side.test(after);
  return isBetween(/\s/u) ? mark.length === 1 && at > 0 : isBetween(/\d/u);
}

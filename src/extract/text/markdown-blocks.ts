import type { NewPart } from "../reader.ts";
import { cutPictures } from "./cut-pictures.ts";
import { isMarkdownTable, readMarkdownRows } from "./markdown-table.ts";
import type { LinePiece } from "./stream-lines.ts";

export interface MarkdownBlocks {
  /** The parts that this line ends. */
  add(line: LinePiece): NewPart[];
  end(): NewPart[];
}

interface OpenBlock {
  kind: "prose" | "list" | "code" | "front";
  lines: string[];
  line: number;
  size: number;
  /** What closes code or front matter. */
  mark: string;
  /** Blank lines that belong to a list if it goes on. */
  blanks: number;
}

const headingLine = /^ {0,3}(#{1,6})(?=[ \t]|$)/;
const underline = /^ {0,3}(?:=+|-{2,})[ \t]*$/;
const fenceLine = /^ {0,3}(`{3,}|~{3,})/;
const fenceInList = /^\s*(`{3,}|~{3,})/;
const listLine = /^\s*(?:[-*+]|\d{1,9}[.)])(?:\s|$)/;
const noTitle = /^\s*(?:[-*+>|]|\d{1,9}[.)]\s)/;
const longBlock = 20_000;
const longCode = 200_000;
const longFrontMatter = 200;

/** Headings, paragraphs, lists, tables, code and pictures, each with its line and the headings above it. */
export function createMarkdownBlocks(): MarkdownBlocks {
  const trail = createTrail();
  let open: OpenBlock | undefined;
  const take = (): NewPart[] => {
    const block = open;
    open = undefined;
    return block === undefined ? [] : printBlock(block).map((part) => ({ ...part, ...trail.above() }));
  };
  const addProse = (text: string, number: number): NewPart[] => {
    const ended = open !== undefined && !continuesBlock(open, text) ? take() : [];
    const block = (open ??= startBlock(listLine.test(text) ? "list" : "prose", number));
    pushLine(block, text.trimEnd());
    return block.size > longBlock ? [...ended, ...take()] : ended;
  };
  const addUnmarked = ({ text, number }: LinePiece): NewPart[] => {
    const found = headingLine.exec(text);
    if (found !== null) return [...take(), ...trail.add(titleOf(text), found[1]?.length ?? 1, number)];
    const mark = (open?.kind === "list" ? fenceInList : fenceLine).exec(text)?.[1];
    if (mark !== undefined) {
      const ended = take();
      open = startBlock("code", number, mark);
      return ended;
    }
    if (text.trim() === "") {
      if (open?.kind !== "list") return take();
      open.blanks += 1;
      return [];
    }
    if (open?.kind !== "prose" || !underline.test(text) || !isTitle(open.lines))
      return addProse(text, number);
    const { lines, line } = open;
    open = undefined;
    return trail.add(lines.map((one) => one.trim()).join(" "), text.includes("=") ? 1 : 2, line);
  };
  /** Front matter without an end was text all along. */
  const replay = ({ lines }: OpenBlock): NewPart[] => {
    open = undefined;
    return lines.flatMap((text, index) => addUnmarked({ text, number: index + 2, continues: false }));
  };
  const addMarked = (block: OpenBlock, { text, number }: LinePiece): NewPart[] => {
    if (isClosing(block, text)) return take();
    pushLine(block, text);
    if (block.kind === "front") return block.lines.length < longFrontMatter ? [] : replay(block);
    if (block.size < longCode) return [];
    const ended = take();
    open = startBlock("code", number + 1, block.mark);
    return ended;
  };
  return {
    add(line) {
      if (open !== undefined && open.mark !== "") return addMarked(open, line);
      if (line.number > 1 || !/^(?:---|\+\+\+)\s*$/.test(line.text)) return addUnmarked(line);
      open = startBlock("front", 1, line.text.trim());
      return [];
    },
    end: () => (open?.kind === "front" ? [...replay(open), ...take()] : take()),
  };
}

function startBlock(kind: OpenBlock["kind"], line: number, mark = ""): OpenBlock {
  return { kind, lines: [], line, size: 0, mark, blanks: 0 };
}

/** Without the signs before and behind it. */
function titleOf(text: string): string {
  const words = text
    .trim()
    .split(/[ \t]+/)
    .slice(1);
  const last = words.at(-1) ?? "";
  if (last !== "" && last === "#".repeat(last.length)) words.pop();
  return words.join(" ");
}

function pushLine(block: OpenBlock, text: string): void {
  for (; block.blanks > 0; block.blanks -= 1) block.lines.push("");
  block.lines.push(text);
  block.size += text.length;
}

/** The headings above. */
function createTrail() {
  const trail: { level: number; text: string }[] = [];
  const above = () => (trail.length === 0 ? {} : { heading: trail.map((entry) => entry.text) });
  return {
    above,
    add(text: string, level: number, line: number): NewPart[] {
      while ((trail.at(-1)?.level ?? 0) >= level) trail.pop();
      if (text === "") return [];
      const part: NewPart = { type: "text", text, ...above(), role: "heading", position: { line } };
      trail.push({ level, text });
      return [part];
    },
  };
}

function continuesBlock(block: OpenBlock, text: string): boolean {
  if (block.blanks === 0) return true;
  return listLine.test(text) || /^(?: {2}|\t)/.test(text);
}

function isTitle(lines: readonly string[]): boolean {
  return lines.length <= 3 && lines.every((line) => !noTitle.test(line));
}

function isClosing({ kind, mark }: OpenBlock, text: string): boolean {
  const line = text.trim();
  if (kind === "front") return line === mark || (mark === "---" && line === "...");
  return line.length >= mark.length && line === (mark[0] ?? "").repeat(line.length);
}

function printBlock({ kind, lines, line }: OpenBlock): NewPart[] {
  const text = lines.join("\n");
  if (text.trim() === "") return [];
  const position = { line };
  if (kind === "code") return [{ type: "code", text, position }];
  if (kind === "front") return [{ type: "metadata", text, position }];
  if (isMarkdownTable(text))
    return [{ type: "table", text, table: { rows: readMarkdownRows(text), headRows: 1 }, position }];
  const { text: kept, images } = cutPictures(text);
  return [
    { type: "text", text: kept, position },
    ...images.map(({ alt, image }): NewPart => ({ type: "image", text: alt, image, position })),
  ];
}

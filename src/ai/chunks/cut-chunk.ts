import { createChunkMeter } from "./chunk-meter.ts";
import type { ChunkLimit, ChunkMeter } from "./chunk-meter.ts";
import type { ContentPart } from "../../model/document.ts";
import { naturalCut } from "./natural-cut.ts";
import type { ChunkPosition } from "../../model/processed.ts";

export interface ChunkPiece {
  /** The id of the content part. */
  part: string;
  text: string;
  /** Not content but said again for whoever sees this chunk alone: headings, the head of a table. */
  added?: true;
}

export interface Chunk {
  pieces: ChunkPiece[];
  /** Where the next one begins; undefined when nothing is left. */
  next?: ChunkPosition;
}

export const chunkStart: ChunkPosition = { part: 0, offset: 0 };
const between = "\n\n";
/** How full a chunk must be to end at a section, or at a paragraph, before its limit. */
const sectionFill = 0.7;
const paragraphFill = 0.5;
/** What is said again may take so much of a chunk and no more. */
const addedShare = 0.25;

interface Border {
  at: ChunkPosition;
  pieces: number;
  bytes: number;
  kind: "section" | "paragraph" | "heading";
}

/** The next chunk from a position in the parts, as large as the limit allows, ended at a natural border. */
export function cutChunk(parts: readonly ContentPart[], from: ChunkPosition, limit: ChunkLimit): Chunk {
  const meter = createChunkMeter(limit);
  const first = skipEmpty(parts, from);
  const begin = parts[first.part];
  if (begin === undefined) return { pieces: [] };
  const pieces = addedPieces(begin, first, limit);
  for (const { text } of pieces) meter.add(text + between);
  const borders: Border[] = [];
  let at: ChunkPosition = first;
  for (let part = begin; ;) {
    const end = meter.reach(part.text, at.offset);
    if (end < part.text.length) {
      const border = borderToEndAt(borders, limit);
      if (border !== undefined) return { pieces: pieces.slice(0, border.pieces), next: border.at };
      return cutInside({ part, at, end }, pieces);
    }
    meter.add(part.text, at.offset);
    pieces.push({ part: part.id, text: part.text.slice(at.offset) });
    at = skipEmpty(parts, { part: at.part + 1, offset: 0 });
    const next = parts[at.part];
    if (next === undefined) return { pieces };
    borders.push({ at, pieces: pieces.length, bytes: meter.bytes(), kind: kindOf(part, next) });
    addBetween(meter);
    part = next;
  }
}

/** Whether there is no text from a position on; pictures alone are none. */
export function isAtEnd(parts: readonly ContentPart[], at: ChunkPosition): boolean {
  return skipEmpty(parts, at).part >= parts.length;
}

/** A chunk as a model sees it. */
export function chunkText({ pieces }: Chunk): string {
  return pieces.map(({ text }) => text).join(between);
}

function cutInside(
  { part, at, end }: { part: ContentPart; at: ChunkPosition; end: number },
  pieces: readonly ChunkPiece[],
): Chunk {
  const isFirst = pieces.every(({ added }) => added === true);
  // of what does not fit at all one character is taken nevertheless, or there would be no end
  const reached = end > at.offset || !isFirst ? end : at.offset + characterLength(part.text, at.offset);
  if (reached === at.offset) return { pieces: [...pieces], next: at };
  const cut = naturalCut(part.text, { start: at.offset, end: reached }, part.type);
  const piece = { part: part.id, text: part.text.slice(at.offset, cut) };
  return { pieces: [...pieces, piece], next: { part: at.part, offset: cut } };
}

function characterLength(text: string, at: number): number {
  return (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1;
}

function addBetween(meter: ChunkMeter): void {
  meter.add(between);
}

function borderToEndAt(borders: readonly Border[], { bytes }: ChunkLimit): Border | undefined {
  const section = borders.findLast(({ kind }) => kind === "section");
  if (section !== undefined && section.bytes >= bytes * sectionFill) return section;
  const paragraph = borders.findLast(({ kind }) => kind !== "heading");
  return paragraph !== undefined && paragraph.bytes >= bytes * paragraphFill ? paragraph : undefined;
}

/** What stands between two parts; a heading is not parted from what it is the heading of. */
function kindOf(part: ContentPart, next: ContentPart): Border["kind"] {
  const { sheet, slide } = part.position;
  if (sheet !== next.position.sheet || slide !== next.position.slide) return "section";
  const [trail, nextTrail] = [part.heading ?? [], next.heading ?? []];
  if (nextTrail.length > trail.length && nextTrail.at(-1) === part.text.trim()) return "heading";
  return trail.join("\n") === nextTrail.join("\n") ? "paragraph" : "section";
}

function skipEmpty(parts: readonly ContentPart[], from: ChunkPosition): ChunkPosition {
  let { part, offset } = from;
  for (let text = parts[part]?.text; text !== undefined && offset >= text.length;) {
    part += 1;
    offset = 0;
    text = parts[part]?.text;
  }
  return { part, offset };
}

/** A chunk from the middle of a document says where it is, and a table's later rows say what their columns are. */
function addedPieces(part: ContentPart, at: ChunkPosition, limit: ChunkLimit): ChunkPiece[] {
  const isMiddle = at.part > 0 || at.offset > 0;
  const trail = isMiddle && part.heading !== undefined ? part.heading.join(" > ") : "";
  const added = [trail, headOf(part, at.offset)]
    .filter((text) => text !== "")
    .map((text) => ({ part: part.id, text, added: true }) as const);
  const size = added.reduce((sum, { text }) => sum + Buffer.byteLength(text) + between.length, 0);
  const most = Math.min(limit.bytes, limit.tokens) * addedShare;
  return size <= most ? added : [];
}

function headOf({ type, text, table }: ContentPart, offset: number): string {
  if (type !== "table") return "";
  if (table?.header !== undefined) return table.header.map((cell) => String(cell ?? "")).join(" | ");
  const [, head = "", divider = ""] = /^([^\n]*)\n([|:\s-]*-[|:\s-]*\n)?/.exec(text) ?? [];
  const length = head.length + 1 + divider.length;
  return head !== "" && offset >= length ? text.slice(0, length - 1) : "";
}

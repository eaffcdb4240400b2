import type { PartRole, PartType, Position, Table } from "../../model/document.ts";
import type { NewPart } from "../reader.ts";

export interface HtmlBlock {
  type: PartType;
  text: string;
  table?: Table;
  image?: { mediaType: string; data: Uint8Array };
  hidden?: boolean;
  role?: PartRole;
  line: number;
}

export interface BlockOutput {
  /** Numbers it and puts it under the headings so far. */
  block(block: HtmlBlock): void;
  /** The same, and what follows stands under it. */
  heading(block: HtmlBlock, level: number): void;
  /** Comes after the block that is open now: hidden text, a picture. */
  later(block: HtmlBlock): void;
  releaseLater(): void;
  /** In front of the blocks that wait. */
  first(part: NewPart): void;
  hasBegun(): boolean;
  drain(): Promise<void>;
}

export interface BlockOutputOptions {
  emit(part: NewPart): Promise<void> | void;
  /** What all positions share; its path stands before the number of the block, "body" if there is none. */
  position?: Position;
  /** Headings above the whole text. */
  heading?: readonly string[];
}

/** Parts in order, handed over between two chunks of input so that a slow receiver slows the reading. */
export function createBlockOutput({ emit, position = {}, heading = [] }: BlockOutputOptions): BlockOutput {
  const trail: { level: number; text: string }[] = [];
  const base = position.path ?? "body";
  let waiting: NewPart[] = [];
  let after: HtmlBlock[] = [];
  let count = 0;
  const block = ({ type, text, table, image, hidden, role, line }: HtmlBlock) => {
    count += 1;
    const above = [...heading, ...trail.map((entry) => entry.text)];
    waiting.push({
      type,
      text,
      ...(table === undefined ? {} : { table }),
      ...(image === undefined ? {} : { image }),
      ...(above.length === 0 ? {} : { heading: above }),
      ...(role === undefined ? {} : { role }),
      position: { ...position, path: `${base}/${count}`, line },
      ...(hidden === true ? { hidden: "text" } : {}),
    });
  };
  return {
    block,
    heading(title, level) {
      while ((trail.at(-1)?.level ?? 0) >= level) trail.pop();
      block({ ...title, role: "heading" });
      trail.push({ level, text: title.text });
    },
    later: (late) => void after.push(late),
    releaseLater() {
      for (const late of after) block(late);
      after = [];
    },
    first: (part) => void waiting.unshift(part),
    hasBegun: () => count > 0,
    async drain() {
      const parts = waiting;
      waiting = [];
      for (const part of parts) await emit(part);
    },
  };
}

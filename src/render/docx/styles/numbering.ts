import { AlignmentType, type ILevelsOptions, LevelFormat, LevelSuffix, type NumberingDefinition } from "docx";
import type { HeadingBlock, Layout, ListItem } from "../../layout.ts";
import type { HeadingNumbers } from "../job.ts";

const levels = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const step = 360;
// Signs that nearly every font has.
const bullets = ["•", "◦", "–"];
const formats = [LevelFormat.DECIMAL, LevelFormat.LOWER_LETTER, LevelFormat.LOWER_ROMAN];

/** The lists of every document, and the numbers of its headings where Word can count them. */
export function numberingOf(layout: Layout, headings: HeadingNumbers): NumberingDefinition[] {
  const lists = [
    { reference: "bullets", levels: levels.map((level) => bulletLevel(level)) },
    { reference: "numbers", levels: levels.map((level) => numberLevel(level, 1)) },
    ...startsOf(layout).map((start) => ({
      reference: numbersFrom(start),
      levels: levels.map((level) => numberLevel(level, level === 0 ? start : 1)),
    })),
    ...levelsOf(layout).map((first) => ({
      reference: numbersFrom(1, first),
      levels: levels.map((level) => numberLevel(level, 1, level - first)),
    })),
  ];
  if (headings !== "counted") return lists;
  const end = numbersOf(layout)[0]?.number?.endsWith(".") ? "." : "";
  return [...lists, { reference: "headings", levels: levels.map((level) => headingLevel(level, end)) }];
}

function bulletLevel(level: number): ILevelsOptions {
  return {
    ...{ level, format: LevelFormat.BULLET, text: bullets[level % bullets.length] ?? "•" },
    ...{ alignment: AlignmentType.LEFT, style: { paragraph: { indent: indentOf(level) } } },
  };
}

/** The name of the lists that begin with a number, or below items without one. */
export function numbersFrom(start = 1, level = 0): string {
  if (level > 0) return `numbers-below-${level}`;
  return start === 1 ? "numbers" : `numbers-${start}`;
}

/** Where numbers begin below items that have none: they are digits, whatever the level. */
function levelsOf({ blocks }: Layout): number[] {
  const found = new Set<number>();
  const walk = (items: readonly ListItem[], isOrdered: boolean, level: number): void => {
    for (const item of items) {
      const isBelow = item.isOrdered ?? isOrdered;
      if (isBelow && !isOrdered && item.items.length > 0) found.add(Math.min(level + 1, levels.length - 1));
      walk(item.items, isBelow, level + 1);
    }
  };
  for (const block of blocks) if (block.kind === "list") walk(block.items, block.isOrdered, 0);
  return [...found];
}

function startsOf({ blocks }: Layout): number[] {
  const starts = blocks.flatMap((block) =>
    block.kind === "list" && block.isOrdered ? (block.start ?? []) : [],
  );
  return [...new Set(starts)];
}

function numberLevel(level: number, start: number, depth = level): ILevelsOptions {
  return {
    start,
    ...{
      level,
      format: formats[Math.max(0, depth) % formats.length] ?? LevelFormat.DECIMAL,
      text: `%${level + 1}.`,
    },
    ...{ alignment: AlignmentType.LEFT, style: { paragraph: { indent: indentOf(level) } } },
  };
}

function headingLevel(level: number, end: string): ILevelsOptions {
  const text = levels.slice(0, level + 1).map((each) => `%${each + 1}`);
  const indent = { left: 480 + level * 160, hanging: 480 + level * 160 };
  return {
    ...{ level, format: LevelFormat.DECIMAL, text: text.join(".") + end, suffix: LevelSuffix.TAB },
    ...{ alignment: AlignmentType.LEFT, style: { paragraph: { indent } } },
  };
}

function indentOf(level: number): { left: number; hanging: number } {
  return { left: step * (level + 1), hanging: step };
}

function numbersOf({ blocks }: Layout): HeadingBlock[] {
  return blocks.filter(
    (block): block is HeadingBlock => block.kind === "heading" && (block.number ?? "") !== "",
  );
}

/** Word may count only where it comes to the same numbers; else they are written as text. */
export function headingNumbersOf(layout: Layout): HeadingNumbers {
  const headings = numbersOf(layout);
  if (headings.length === 0) return "none";
  const end = headings[0]?.number?.endsWith(".") ? "." : "";
  const counts = levels.map(() => 0);
  const isCounted = headings.every(({ level, number }) => {
    const at = Math.min(Math.max(level, 1), levels.length) - 1;
    counts[at] = (counts[at] ?? 0) + 1;
    counts.fill(0, at + 1);
    return counts.slice(0, at + 1).join(".") + end === number;
  });
  return isCounted ? "counted" : "text";
}

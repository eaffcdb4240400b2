import { AlignmentType, type ILevelsOptions, LevelFormat, LevelSuffix, type NumberingDefinition } from "docx";
import type { HeadingBlock, Layout } from "../../layout.ts";
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
    { reference: "numbers", levels: levels.map((level) => numberLevel(level)) },
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

function numberLevel(level: number): ILevelsOptions {
  return {
    ...{ level, format: formats[level % formats.length] ?? LevelFormat.DECIMAL, text: `%${level + 1}.` },
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

import { isRunning } from "../flow/flow-state.ts";
import { isShade } from "../flow/text-looks.ts";
import { countOf, valueOf } from "../flow/xml-names.ts";
import { mostColumns } from "../flow/collect-table.ts";
import { readLook } from "./read-look.ts";
import { toLevel } from "./read-styles.ts";
import { createRunningLine, sendLine } from "./running-line.ts";
import type { Story } from "./story.ts";

export interface Element {
  open?(story: Story, attributes: Record<string, string>): void;
  close?(story: Story): void;
}

/** Says inside whose properties we are, since shading means a cell, a paragraph or a run. */
const within = (what: Story["inside"][number]): Element => ({
  open: (story) => story.inside.push(what),
  close: (story) => story.inside.pop(),
});

const shade = (story: Story, attributes: Record<string, string>) => {
  const { fill } = readLook("shd", attributes);
  const place = story.inside.at(-1);
  const paragraph = story.paragraphs.at(-1);
  const around = story.fills.at(-1);
  if (place === "run") putLook(story, "shd", attributes);
  else if (place === "paragraph" && paragraph !== undefined) paragraph.fill = fill;
  else if ((place === "cell" || place === "table") && around !== undefined) around.color = fill;
};

export function putLook(story: Story, name: string, attributes: Record<string, string>): void {
  const run = story.runs.at(-1);
  if (run !== undefined && story.inside.at(-1) === "run")
    run.look = { ...run.look, ...readLook(name, attributes) };
}

const paragraph: Element = {
  open({ paragraphs, flow, styles, path }) {
    paragraphs.push({
      style: styles.get(undefined),
      outline: undefined,
      fill: undefined,
      typed: false,
      plain: false,
      line: isRunning(path) ? createRunningLine() : undefined,
    });
    flow.openParagraph();
  },
  close({ paragraphs, flow, styles }) {
    const ended = paragraphs.pop();
    if (ended === undefined) return flow.closeParagraph();
    const { style, outline, typed, plain, line } = ended;
    if (line !== undefined) sendLine(line, flow);
    const heading = outline === undefined ? style.heading : toLevel(outline);
    const looksTyped = typed && !plain && styles.usual.monospace !== true;
    const code = style.code ? "sure" : looksTyped ? "maybe" : undefined;
    flow.closeParagraph({ heading, code, isCaption: style.caption });
  },
};

const table: Element = {
  open({ flow, fills }) {
    fills.push({ color: undefined });
    flow.openTable();
  },
  close({ flow, fills }) {
    fills.pop();
    flow.closeTable();
  },
};

const row: Element = {
  open({ flow, rows, page }) {
    rows.push({ start: page, end: page });
    flow.openRow();
  },
  close(story) {
    story.page = story.rows.pop()?.end ?? story.page;
    if (story.hasPages) story.flow.setPage(story.page);
    story.flow.closeRow();
  },
};

/** Each cell of a row that runs over a page has its own mark: cells count side by side. */
const cell: Element = {
  open(story) {
    story.page = story.rows.at(-1)?.start ?? story.page;
    story.fills.push({ color: undefined });
    story.flow.openCell();
  },
  close(story) {
    const current = story.rows.at(-1);
    if (current !== undefined) current.end = Math.max(current.end, story.page);
    story.fills.pop();
    story.flow.closeCell();
  },
};

const merge = (continues: "above" | "before"): Element => ({
  open({ flow, inside }, attributes) {
    const value = valueOf(attributes, "val");
    if (inside.at(-1) === "cell" && value !== "restart") flow.spanCell({ continues });
  },
});

function isOff(value: string | undefined): boolean {
  return value !== undefined && ["0", "false", "off"].includes(value);
}

export const blockElements: ReadonlyMap<string, Element> = new Map<string, Element>([
  ["p", paragraph],
  ["tbl", table],
  ["tr", row],
  ["tc", cell],
  ["pPr", within("paragraph")],
  ["tcPr", within("cell")],
  ["trPr", within("row")],
  ["tblPr", within("table")],
  ["shd", { open: shade }],
  ["vMerge", merge("above")],
  ["hMerge", merge("before")],
  [
    "gridSpan",
    {
      open: ({ flow }, attributes) =>
        flow.spanCell({ columnSpan: countOf(valueOf(attributes, "val"), mostColumns) || 1 }),
    },
  ],
  [
    "gridBefore",
    { open: ({ flow }, attributes) => flow.skipCells(countOf(valueOf(attributes, "val"), mostColumns)) },
  ],
  [
    "tblHeader",
    {
      open({ flow, inside }, attributes) {
        if (inside.at(-1) === "row" && !isOff(valueOf(attributes, "val"))) flow.markHead();
      },
    },
  ],
  [
    "pStyle",
    {
      open({ paragraphs, styles }, attributes) {
        const current = paragraphs.at(-1);
        if (current !== undefined) current.style = styles.get(valueOf(attributes, "val"));
      },
    },
  ],
  [
    "outlineLvl",
    {
      open({ paragraphs }, attributes) {
        const current = paragraphs.at(-1);
        if (current !== undefined) current.outline = Number(valueOf(attributes, "val"));
      },
    },
  ],
  [
    "tblStyle",
    {
      open({ fills, styles }, attributes) {
        const around = fills.at(-1);
        if (around !== undefined && styles.get(valueOf(attributes, "val")).shades) around.color = "000000";
      },
    },
  ],
  [
    "background",
    {
      open({ fills }, attributes) {
        const color = valueOf(attributes, "color");
        if (fills.length === 0 && isShade(color)) fills.push({ color });
      },
    },
  ],
]);

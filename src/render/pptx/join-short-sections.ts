import type { HeadingBlock, LayoutBlock, ListItem } from "../layout.ts";
import { spanText } from "../inline/span-text.ts";
import { breakLines } from "./break-lines.ts";
import { sizes } from "./slide.ts";

/** Lines of text. A slide with fewer than these looks as if something were missing. */
const fewLines = 2;
/** Sections up to so long may share a slide with a shorter one. */
const someLines = 6;
const mostLines = 11;
const mostSections = 4;

interface DeckSection {
  heading: HeadingBlock | undefined;
  body: LayoutBlock[];
  /** None where it is not text alone. */
  lines: number | undefined;
}

interface Room {
  /** Points. */
  width: number;
  titleWidth: number;
  title: string;
}

const opensSlide = (block: LayoutBlock): block is HeadingBlock =>
  block.kind === "heading" && block.level <= 2;

/** Short sections that follow each other share a slide, each under a heading of its own. */
export function joinShortSections(blocks: readonly LayoutBlock[], room: Room): LayoutBlock[] {
  const joined: LayoutBlock[] = [];
  const add = (block: LayoutBlock): void => void joined.push(block);
  let above = room.title;
  for (const run of toRuns(splitSections(blocks, room.width))) {
    const [first] = run;
    if (run.length > 1) add(joinedHeading(run, above, room));
    for (const { heading, body } of run) {
      if (heading !== undefined) add(run.length > 1 ? { ...heading, level: 3, pageBreak: false } : heading);
      body.forEach(add);
    }
    if (run.length === 1 && first?.heading?.level === 1) above = spanText(first.heading.spans);
  }
  return joined;
}

function splitSections(blocks: readonly LayoutBlock[], width: number): DeckSection[] {
  const sections: DeckSection[] = [];
  for (const block of blocks)
    if (opensSlide(block)) sections.push({ heading: block, body: [], lines: 0 });
    else {
      if (sections.length === 0) sections.push({ heading: undefined, body: [], lines: 0 });
      sections.at(-1)?.body.push(block);
    }
  return sections.map((section) => ({ ...section, lines: countLines(section.body, width) }));
}

/** Lines of a text; undefined for what holds more than text, or so much that it fills slides. */
export function countLines(body: readonly LayoutBlock[], width: number): number | undefined {
  let lines = 0;
  for (const block of body) {
    if (block.pageBreak === true || lines > mostLines) return undefined;
    if (block.kind === "list") lines += countItems(block.items, width);
    else if (block.kind === "paragraph" || block.kind === "quote" || block.kind === "heading") {
      if (spanText(block.spans).length > 2_000) return undefined;
      lines += breakLines(block.spans, { size: sizes.body, width }).length;
    } else return undefined;
  }
  return lines;
}

function countItems(items: readonly ListItem[], width: number): number {
  return items.reduce((sum, { spans, items: below }) => {
    const own =
      spanText(spans).length > 2_000 ? mostLines : breakLines(spans, { size: sizes.body, width }).length;
    return sum + own + countItems(below, width);
  }, 0);
}

type Run = [DeckSection, ...DeckSection[]];

/** Sections that share a slide: those of a line or two with each other, one that is left alone with a neighbour. */
function toRuns(sections: readonly DeckSection[]): Run[] {
  const runs: Run[] = [];
  for (const section of sections) {
    const last = runs.at(-1);
    if (last !== undefined && last.every(isShort) && isShort(section) && fitsWith(last, [section]))
      last.push(section);
    else runs.push([section]);
  }
  for (let at = 0; at < runs.length; at += 1) {
    const [run, before, behind] = [runs[at], runs[at - 1], runs[at + 1]];
    if (run?.length !== 1 || !isShort(run[0])) continue;
    if (behind?.length === 1 && fitsWith(run, behind)) runs.splice(at, 2, [...run, ...behind]);
    else if (before?.length === 1 && fitsWith(before, run)) runs.splice(at - 1, 2, [...before, ...run]);
  }
  return runs;
}

const isShort = ({ lines, heading }: DeckSection): boolean =>
  heading !== undefined && lines !== undefined && lines > 0 && lines <= fewLines;

function fitsWith(run: Run, next: Run): boolean {
  const all = [...run, ...next];
  const [{ heading: first }] = run;
  const isAlike = all.every(
    ({ heading, lines = 0 }) => heading?.level === first?.level && lines > 0 && lines <= someLines,
  );
  if (first === undefined || !isAlike || all.length > mostSections) return false;
  if (next.some(({ heading }) => heading?.pageBreak === true)) return false;
  // a heading takes as much room as two lines
  return all.reduce((sum, { lines = 0 }) => sum + lines + 2, 0) <= mostLines + 2;
}

/** "Headcount · Risks" where it fits a line, else what both belong to. */
function joinedHeading(run: Run, above: string, { titleWidth }: Room): LayoutBlock {
  const headings = run.flatMap(({ heading }) => heading ?? []);
  const [first] = headings;
  const text = headings.map(({ spans }) => spanText(spans)).join(" · ");
  const isLine = breakLines([{ text }], { size: 28, width: titleWidth, bold: true }).length === 1;
  return {
    ...{ kind: "heading", level: first?.level ?? 2, anchor: `${first?.anchor ?? ""}-joined` },
    ...{ spans: [{ text: isLine ? text : above }], dir: first?.dir ?? "ltr", citations: [] },
    ...(first?.pageBreak === true && { pageBreak: true }),
  };
}

import { withoutNoteMarks } from "../../../lib/text/note-marks.ts";
import type { NewPart, Sink } from "../../reader.ts";
import { buildLines, lineText, type PageLine } from "../build-lines.ts";
import { buildParagraphs, type PageParagraph } from "../build-paragraphs.ts";
import { headingLevel, type HeadingRules } from "../find-headings.ts";
import type { PageRules } from "../tables/grids/find-grids.ts";
import type { FontStatistics } from "../font-statistics.ts";
import type { PageBlock } from "../tables/gap-tables.ts";
import { layOutPage } from "./lay-out-page.ts";
import { fromFrame, toFrame, unite, type Box, type PageContent, type PageWord } from "./page-content.ts";
import { findTaggedTables, type PageTags } from "./read-tags.ts";
import { isCaption } from "../is-caption.ts";
import type { RunningLines } from "../running-lines.ts";
import { toBbox } from "../to-bbox.ts";
import { createPageJoiner } from "../tables/join-pages.ts";
import { toTable } from "../tables/to-table.ts";

/** A page that was read and waits for what is known of the whole document. */
export interface PageRecord {
  number: number;
  content: PageContent;
  tags: PageTags;
  /** Text recognised in a picture of the page. */
  recognised: NewPart[];
  /** Pictures, annotations, fields and links. */
  extras: NewPart[];
  /** The page's own text is stale: recognition was asked for instead. */
  replaced: boolean;
}

interface PageEmitter {
  emit(record: PageRecord): Promise<void>;
}

interface EmitDeps {
  sink: Pick<Sink, "part">;
  fonts: FontStatistics;
  running: RunningLines;
  outline: ReadonlyMap<string, number>;
}

interface Page {
  number: number;
  turn: number;
  rules: HeadingRules;
}

/** Hands out pages as parts in reading order, each below the headings it stands under. */
export function createPageEmitter({ sink, fonts, running, outline }: EmitDeps): PageEmitter {
  const trail = createTrail();
  const joiner = createPageJoiner();
  return {
    async emit({ number, content, tags, recognised, extras, replaced }) {
      const visible = content.words.filter(({ hidden }) => !hidden && !replaced);
      const {
        head,
        foot,
        words: taken,
      } = replaced ? { head: [], foot: [], words: new Set<PageWord>() } : running.take(content);
      const rules: HeadingRules = { fonts, outline, tagOf: (paragraph) => tagOf(paragraph, tags) };
      for (const line of head) await sink.part(linePart(line, number));
      for (const [index, [turn, words]] of groupByTurn(
        visible.filter((word) => !taken.has(word)),
      ).entries()) {
        const tagged = findTaggedTables(words, tags);
        const ruling = rulingInFrame(content, turn);
        const blocks = layOutPage(words, ruling, tagged);
        if (index === 0) joiner.join(blocks, ruling.rules);
        for (const block of blocks)
          for (const part of toParts(block, { number, turn, rules }, fonts.mostlyMono()))
            await sink.part(trail.place(part));
      }
      for (const part of recognised) await sink.part(trail.place({ part }));
      for (const line of foot) await sink.part(linePart(line, number));
      for (const part of hiddenParts(content, number, replaced)) await sink.part(part);
      for (const part of extras) await sink.part(part);
    },
  };
}

interface Placed {
  part: NewPart;
  level?: number;
}

function createTrail(): { place(placed: Placed): NewPart } {
  let above: { level: number; text: string }[] = [];
  return {
    place({ part, level }) {
      if (level !== undefined) above = above.filter((heading) => heading.level < level);
      const heading = above.map(({ text }) => text);
      if (level !== undefined) above = [...above, { level, text: part.text.replaceAll(/\s+/g, " ") }];
      const placed: NewPart = level === undefined ? part : { ...part, role: "heading" };
      return heading.length === 0 ? placed : { ...placed, heading };
    },
  };
}

/** The direction most of the page is written in comes first. */
function groupByTurn(words: readonly PageWord[]): [number, PageWord[]][] {
  const groups = new Map<number, PageWord[]>();
  for (const word of words) {
    const group = groups.get(word.turn);
    if (group === undefined) groups.set(word.turn, [word]);
    else group.push(word);
  }
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
}

function rulingInFrame({ rules, paints }: PageContent, turn: number): PageRules {
  if (turn % 90 !== 0) return { rules: [], areas: [] };
  const areas = paints
    .filter(({ colour }) => colour !== undefined && colour !== "#ffffff")
    .map(({ box }) => box);
  if (turn === 0) return { rules, areas };
  return {
    rules: rules.map((rule) => ({ ...toFrame(rule, turn), level: turn === 180 ? rule.level : !rule.level })),
    areas: areas.map((box) => toFrame(box, turn)),
  };
}

function toParts(block: PageBlock, page: Page, plainMono: boolean): Placed[] {
  if (block.kind === "table") {
    const { table, text } = toTable(block.table);
    return [{ part: { type: "table", text, table, position: positionOf(block.table.box, page) } }];
  }
  const parts: Placed[] = [];
  let items: PageParagraph[] = [];
  const closeList = () => {
    if (items.length > 0)
      parts.push({
        part: {
          type: "text",
          text: items.map(({ text }) => text).join("\n"),
          position: positionOf(unite(items.map(({ box }) => box)), page),
        },
      });
    items = [];
  };
  for (const paragraph of buildParagraphs(block.lines, plainMono)) {
    const plain = withoutNoteMarks(paragraph.text);
    const level = headingLevel({ ...paragraph, text: plain }, page.rules);
    if (paragraph.kind === "item" && level === undefined) {
      items.push(paragraph);
      continue;
    }
    closeList();
    const part: NewPart = {
      type: paragraph.kind === "code" ? "code" : "text",
      text: level === undefined ? paragraph.text : plain,
      position: positionOf(paragraph.box, page),
    };
    if (level === undefined && isCaption(part.text)) part.role = "caption";
    parts.push(level === undefined ? { part } : { part, level });
  }
  closeList();
  return parts;
}

function tagOf({ lines }: PageParagraph, { headings }: PageTags): number | undefined {
  const levels = lines.flatMap(({ words }) =>
    words.map(({ mark }) => (mark === undefined ? undefined : headings.get(mark))),
  );
  return levels.every((level) => level === levels[0]) ? levels[0] : undefined;
}

function linePart(line: PageLine, number: number): NewPart {
  const position = { page: number, bbox: toBbox(line.box) };
  return { type: "text", text: lineText(line.words), role: "furniture", position };
}

function hiddenParts({ words }: PageContent, number: number, replaced: boolean): NewPart[] {
  const unseen = words.filter(({ hidden }) => hidden || replaced);
  return groupByTurn(unseen).map(([turn, group]) => ({
    type: "text",
    text: buildLines(group)
      .map((line) => lineText(line.words))
      .join("\n"),
    position: { page: number, bbox: toBbox(fromFrame(unite(group.map(({ box }) => box)), turn)) },
    hidden: "text",
  }));
}

function positionOf(box: Box, { number, turn }: Page): NewPart["position"] {
  return { page: number, bbox: toBbox(fromFrame(box, turn)) };
}

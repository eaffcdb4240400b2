import { cleanText } from "../clean-text.ts";
import { drawChartSvg, isChartShortened } from "../chart/draw-chart.ts";
import type { FontChoice } from "../fonts/create-font-finder.ts";
import type { Layout, WriteOptions } from "../layout.ts";
import { directionOf } from "../inline/text-direction.ts";
import { byline, isTitled } from "../byline.ts";
import { createNotes } from "./create-notes.ts";
import { toBlocks } from "./to-blocks.ts";
import { textLine, type TypstContext } from "./to-runs.ts";
import type { BlockData, TypstLine, TypstData, TypstEnds } from "./typst-data.ts";

export interface TypstFile {
  name: string;
  bytes: Uint8Array;
}

export interface TypstDocument {
  data: TypstData;
  ends: TypstEnds;
  blocks: BlockData[];
  files: TypstFile[];
  /** Whether something had to be left out of a text. */
  isUnclean: boolean;
  /** Whether words of a chart were too long for its picture. */
  isShortened: boolean;
}

const papers = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } };
const pointsPerMm = 72 / 25.4;
const longContents = 14;

/** The document as data for the template, and the files that the data names. */
export function toTypstData(layout: Layout, options: WriteOptions, fonts: FontChoice): TypstDocument {
  const { theme } = options;
  const files: TypstFile[] = [];
  let [isUnclean, isShortened] = [false, false];
  // Without an ending: the kind of a picture is seen by its bytes, whatever it was called.
  const addFile = (bytes: Uint8Array): string => {
    const name = `file-${files.length + 1}`;
    files.push({ name, bytes });
    return name;
  };
  const clean = (text: string): string => {
    const cleaned = cleanText(text);
    if (cleaned !== text && cleaned !== text.replaceAll(/\r\n?/g, "\n")) isUnclean = true;
    return cleaned;
  };
  const base = { missing: fonts.missing, clean };
  const notes = createNotes(layout, base);
  const context: TypstContext = { ...base, note: notes.note, cite: notes.cite };
  const page = { ...papers[theme.page.size], margin: theme.page.marginMm * pointsPerMm };
  const counts = { table: 0, figure: 0 };
  const data: TypstData = {
    ...toProperties(layout),
    fonts: toFonts(options, fonts.families),
    colors: theme.colors,
    sizes: theme.sizes,
    page,
    ...toMargins(layout, options, { context, addFile }),
    sourcesWord: cleanText(layout.words.sources),
  };
  const ends: TypstEnds = {
    titleBlock: toTitleBlock(layout, context),
    byline: isTitled(layout) && byline(layout) !== "" ? textLine(byline(layout), layout.dir, context) : null,
    contents: layout.contents ? { title: cleanText(layout.words.contents), long: isLong(layout) } : null,
  };
  const blocks = toBlocks({
    ...{ ...context, ...notes, layout, page, sizes: theme.sizes, addFile },
    drawChart(block) {
      isShortened ||= isChartShortened(block, theme, layout);
      return new TextEncoder().encode(drawChartSvg(block, theme, layout));
    },
    label: (kind) => `${layout.words[kind]} ${(counts[kind] += 1)}: `,
  });
  return { data, ends, blocks, files, isUnclean, isShortened };
}

type Properties = Pick<
  TypstData,
  "title" | "authors" | "keywords" | "subject" | "date" | "lang" | "region" | "dir" | "pageOf" | "form"
>;

function toProperties(layout: Layout): Properties {
  const tag = /^([a-z]{2,3})(?:-[a-z]{4})?(?:-([a-z]{2}))?\b/i.exec(layout.language);
  const day = /^(\d{4})-(\d\d)-(\d\d)/.exec(layout.date ?? "");
  const isDay = day !== null && !Number.isNaN(Date.parse(day[0]));
  const oneLine = (text: string): string => cleanText(text).replaceAll(/\s+/g, " ");
  return {
    title: oneLine(layout.title).trim() || "–",
    authors: layout.authors.map(oneLine),
    keywords: (layout.keywords ?? []).map(oneLine),
    subject: layout.subject === undefined ? null : oneLine(layout.subject),
    date: isDay ? [Number(day[1]), Number(day[2]), Number(day[3])] : null,
    lang: tag?.[1]?.toLowerCase() ?? "en",
    region: tag?.[2]?.toLowerCase() ?? null,
    dir: layout.dir,
    form: layout.form ?? null,
    pageOf: layout.words.pageOf,
  };
}

/** Only fonts that we know to be there, so that the same document looks the same everywhere. */
function toFonts({ theme }: WriteOptions, families: readonly string[]): TypstData["fonts"] {
  const from = (wanted: string, otherwise: string): string[] => {
    const first = families.includes(wanted) ? wanted : otherwise;
    return [first, ...families.filter((family) => family !== first)];
  };
  return {
    body: from(theme.fonts.body, "Noto Sans"),
    heading: from(theme.fonts.heading, "Noto Sans"),
    mono: from(theme.fonts.mono, "Noto Sans Mono"),
  };
}

interface Tools {
  context: TypstContext;
  addFile(bytes: Uint8Array): string;
}

const logoHeight = 22;
const logoWidth = 140;

function toMargins(
  layout: Layout,
  { header, footer, logo }: WriteOptions,
  { context, addFile }: Tools,
): Pick<TypstData, "header" | "footer" | "logo"> {
  const lineOf = (text: string | undefined): TypstLine | null =>
    text === undefined || text.trim() === "" ? null : textLine(text, directionOf(text, layout.dir), context);
  if (logo === undefined) return { header: lineOf(header), footer: lineOf(footer), logo: null };
  const ratio = logo.height > 0 && logo.width > 0 ? logo.width / logo.height : 1;
  const height = Math.min(logoHeight, logoWidth / ratio);
  const file = addFile(logo.bytes);
  return { header: lineOf(header), footer: lineOf(footer), logo: { file, width: height * ratio, height } };
}

function toTitleBlock(layout: Layout, context: TypstContext): TypstEnds["titleBlock"] {
  if (!layout.showTitle) return null;
  const lines = [layout.subject ?? "", byline(layout)].filter((text) => text.trim() !== "");
  const lineOf = (text: string): TypstLine => textLine(text, directionOf(text, layout.dir), context);
  return { title: lineOf(layout.title), lines: lines.map(lineOf) };
}

const isLong = (layout: Layout): boolean =>
  layout.blocks.filter((block) => block.kind === "heading" && block.level <= 3).length > longContents;

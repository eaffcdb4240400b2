import { addAll } from "../../lib/add-all.ts";
import { createHash } from "node:crypto";
import { toChartTable } from "../chart/chart-table.ts";
import { drawChartSvg, isChartShortened } from "../chart/draw-chart.ts";
import type {
  LayoutBlock,
  ChartBlock,
  ImageBlock,
  Layout,
  ListBlock,
  ListItem,
  Picture,
  RenderWarning,
  TextLine,
  WriteOptions,
  Writer,
} from "../layout.ts";
import { byline, isTitled } from "../byline.ts";
import { headingShift } from "../heading-level.ts";
import { labelled } from "../label-figures.ts";
import { escapeHtml } from "./escape-html.ts";
import { styleSheet } from "./style-sheet.ts";
import { createReferences, writeMarks, writeSpans } from "./write-spans.ts";
import type { References } from "./write-spans.ts";
import { writeTable } from "./write-table.ts";

interface Page {
  layout: Layout;
  options: WriteOptions;
  references: References;
  shift: 0 | 1;
}

/** One file that holds everything it needs, and may load or run nothing else. */
export const writeHtml: Writer = async (layout, options) => {
  const page: Page = { layout, options, references: createReferences(), shift: headingShift(layout) };
  const css = styleSheet(options, { shift: page.shift, pageOf: layout.words.pageOf, form: layout.form });
  const policy = `default-src 'none'; img-src data:; style-src 'sha256-${hash(css)}'; base-uri 'none'; form-action 'none'`;
  const blocks = layout.blocks.map((block) => writeBlock(block, page));
  const lines = [
    "<!doctype html>",
    `<html lang="${escapeHtml(layout.language)}" dir="${layout.dir}">`,
    ...["<head>", '<meta charset="utf-8">'],
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...headLines(layout),
    `<style>${css}</style>`,
    ...["</head>", "<body>", layout.form === undefined ? "<main>" : `<main class="${layout.form}">`],
    ...titleLines(page),
    ...(layout.contents ? contentsLines(layout) : []),
    ...withByline(blocks, page),
    ...noteLines(page),
    ...sourceLines(page),
    ...runningLine(options.footer),
    ...["</main>", "</body>", "</html>"],
  ];
  const isShortened = layout.blocks.some(
    (block) => block.kind === "chart" && isChartShortened(untitled(block), options.theme, layout),
  );
  const bytes = Buffer.from(`${lines.join("\n")}\n`, "utf8");
  return { bytes, warnings: isShortened ? [shortenedChart] : [] };
};

const shortenedChart: RenderWarning = {
  code: "shortened",
  message:
    "Words in a chart are too long for the picture: they were shortened there; its table has them whole.",
};

function untitled({ title: _title, ...block }: ChartBlock): ChartBlock {
  return block;
}

function hash(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}

function headLines({ title, authors, subject, keywords, date }: Layout): string[] {
  const meta = (name: string, content: string | undefined) =>
    content === undefined || content === "" ? [] : [`<meta name="${name}" content="${escapeHtml(content)}">`];
  return [
    `<title>${escapeHtml(title)}</title>`,
    ...meta("author", authors.join(", ")),
    ...meta("description", subject),
    ...meta("keywords", keywords?.join(", ")),
    ...meta("date", date),
  ];
}

function titleLines({ layout, options }: Page): string[] {
  const { showTitle, title, subject = "" } = layout;
  const about = byline(layout);
  const lines = [
    ...runningLine(options.header),
    ...(options.logo === undefined ? [] : [`<img class="logo" src="${dataAddress(options.logo)}" alt="">`]),
    ...(showTitle ? [`<h1 class="title">${escapeHtml(title)}</h1>`] : []),
    ...[subject, about]
      .filter((text) => showTitle && text !== "")
      .map((text) => `<p class="about">${escapeHtml(text)}</p>`),
  ];
  return lines.length === 0 ? [] : ["<header>", ...lines, "</header>"];
}

/** Below a first heading that is the title. */
function withByline(blocks: readonly string[], { layout }: Page): string[] {
  const about = isTitled(layout) ? byline(layout) : "";
  if (about === "") return [...blocks];
  return [...blocks.slice(0, 1), `<p class="about">${escapeHtml(about)}</p>`, ...blocks.slice(1)];
}

function runningLine(text: string | undefined): string[] {
  return text === undefined || text === "" ? [] : [`<p class="running">${escapeHtml(text)}</p>`];
}

/** Nested as the headings are; a level that is left out does not count. */
function contentsLines({ blocks, words, sources }: Layout): string[] {
  const lines = [
    `<nav aria-label="${escapeHtml(words.contents)}">`,
    `<h2>${escapeHtml(words.contents)}</h2>`,
  ];
  const open: number[] = [];
  for (const block of blocks) {
    if (block.kind !== "heading") continue;
    while (open.length > 1 && (open.at(-1) ?? 0) > block.level) {
      open.pop();
      lines.push("</li></ol>");
    }
    if (open.length === 0 || block.level > (open.at(-1) ?? 0)) {
      open.push(block.level);
      lines.push("<ol>");
    } else lines.push("</li>");
    const text = escapeHtml(block.spans.map((span) => (span.text === "\n" ? " " : span.text)).join(""));
    lines.push(`<li><a href="#${escapeHtml(block.anchor)}">${number(block.number)}${text}</a>`);
  }
  addAll(
    lines,
    open.slice(1).map(() => "</li></ol>"),
  );
  if (open.length > 0) lines.push("</li>");
  const end = `<li><a href="#source-1">${escapeHtml(words.sources)}</a></li>`;
  const isOpen = open.length > 0;
  if (sources.length > 0) lines.push(isOpen ? end : `<ol>${end}`);
  return [...lines, ...(isOpen || sources.length > 0 ? ["</ol>"] : []), "</nav>"];
}

function number(given: string | undefined): string {
  return given === undefined ? "" : `${escapeHtml(given)} `;
}

function writeBlock(block: LayoutBlock, page: Page): string {
  const { layout, references } = page;
  const start = block.pageBreak === true ? ' class="page-break"' : "";
  // made where they stand, so that the ids of their places are in order
  const marks = () => writeMarks(block.citations, references);
  const line = (given: TextLine) => `${writeSpans(given.spans, references)}${marks()}`;
  switch (block.kind) {
    case "heading": {
      const id = ` id="${escapeHtml(block.anchor)}"`;
      const tag = `h${Math.min(block.level + page.shift, 6)}`;
      return `<${tag}${id}${start}${dirOf(block, layout)}>${number(block.number)}${line(block)}</${tag}>`;
    }
    case "paragraph": {
      const names = [...(block.pageBreak === true ? ["page-break"] : []), ...(block.role ?? "").split(" ")];
      const kept = names.filter((name) => name !== "" && name !== "greeting");
      const looks = kept.length === 0 ? "" : ` class="${kept.join(" ")}"`;
      return `<p${looks}${dirOf(block, layout)}>${line(block)}</p>`;
    }
    case "quote":
      return `<blockquote${start}${dirOf(block, layout)}><p>${line(block)}</p></blockquote>`;
    case "list":
      return wrap(writeItems(block.items, { ...listOf(block), marks }, page), start);
    case "table":
      return wrap(writeTable(block, { dir: layout.dir, references, marks }), start);
    case "code": {
      const language = /^[\w+#.-]+$/.test(block.language ?? "") ? ` class="language-${block.language}"` : "";
      // the first line break after the tag would be swallowed
      const code = `${block.code.startsWith("\n") ? "\n" : ""}${escapeHtml(block.code)}`;
      const below = marks();
      return wrap(
        `<pre><code${language}>${code}</code></pre>${below === "" ? "" : `<p>${below}</p>`}`,
        start,
      );
    }
    case "image":
      return wrap(writeImage(block, marks, page), start);
    case "chart":
      return wrap(writeChart(block, marks, page), start);
  }
}

type Marks = () => string;

/** The title stands outside of the picture, where it is whole and can be found. */
function writeChart(block: ChartBlock, marks: Marks, { layout, references, options }: Page): string {
  const { title = "" } = block;
  const { caption: _title, ...data } = toChartTable(block, layout);
  const table = writeTable(data, { dir: layout.dir, references, marks: () => "" });
  const details = `<details><summary>${escapeHtml(layout.words.table)}</summary>\n${table}\n</details>`;
  const drawn = drawChartSvg(untitled(block), options.theme, layout);
  const words =
    title === ""
      ? ""
      : `${escapeHtml(block.label === undefined ? "" : `${block.label}: `)}<strong>${escapeHtml(title)}</strong>`;
  return `<figure>\n${drawn}\n<figcaption>${words}${marks()}${details}</figcaption></figure>`;
}

/** What carries the beginning of a page where the block itself cannot. */
function wrap(html: string, start: string): string {
  return start === "" ? html : `<div${start}>${html}</div>`;
}

function dirOf({ dir }: TextLine, layout: Layout): string {
  return dir === layout.dir ? "" : ` dir="${dir}"`;
}

function listOf({ isOrdered, start }: ListBlock): { isOrdered: boolean; start?: number } {
  return { isOrdered, ...(start !== undefined && { start }) };
}

/** The marks of the whole list stand behind its last item. */
function writeItems(
  items: readonly ListItem[],
  { isOrdered, start, marks }: { isOrdered: boolean; start?: number; marks: Marks },
  page: Page,
): string {
  const tag = isOrdered ? "ol" : "ul";
  const isOther = items.length > 0 && items.every(({ dir }) => dir !== page.layout.dir);
  const lines = items.map((item, index) => {
    const end = index === items.length - 1 ? marks : () => "";
    const text = writeSpans(item.spans, page.references);
    const below =
      item.items.length === 0
        ? end()
        : `\n${writeItems(item.items, { isOrdered: item.isOrdered ?? isOrdered, marks: end }, page)}\n`;
    const dir = isOther ? "" : dirOf(item, page.layout);
    return `<li${dir}>${text}${below}</li>`;
  });
  const [first] = items;
  const dir = isOther && first !== undefined ? ` dir="${first.dir}"` : "";
  const begin = isOrdered && start !== undefined ? ` start="${start}"` : "";
  return `<${tag}${begin}${dir}>\n${lines.join("\n")}\n</${tag}>`;
}

function writeImage(block: ImageBlock, marks: Marks, page: Page): string {
  const { picture, alt } = block;
  const caption = labelled(block);
  const words = `${caption === undefined ? "" : writeSpans(caption.spans, page.references)}${marks()}`;
  const below = words === "" ? "" : `<figcaption>${words}</figcaption>`;
  if (picture === undefined) return `<figure><p class="missing">${escapeHtml(alt)}</p>${below}</figure>`;
  const size = `width="${picture.width}" height="${picture.height}"`;
  return `<figure><img src="${dataAddress(picture)}" alt="${escapeHtml(alt)}" ${size}>${below}</figure>`;
}

function dataAddress({ bytes, mediaType }: Picture): string {
  return `data:${mediaType};base64,${Buffer.from(bytes).toString("base64")}`;
}

/** More ways back than this help nobody. */
const mostBackLinks = 20;

function backLinks(ids: readonly string[]): string {
  const links = ids.slice(0, mostBackLinks).map((id, index) => {
    const label = ids.length === 1 ? "↩" : `↩${index + 1}`;
    return `<a href="#${id}" role="doc-backlink" aria-label="${label}">${label}</a>`;
  });
  return links.map((link) => `\u00a0${link}`).join("");
}

function noteLines({ layout, references }: Page): string[] {
  if (layout.footnotes.length === 0) return [];
  const lines = layout.footnotes.map((note) => {
    const back = backLinks(references.all("noteref", note.number).slice(0, 1));
    return `<li id="note-${note.number}"${dirOf(note, layout)}>${writeSpans(note.spans, references)}${back}</li>`;
  });
  return [`<section class="notes" role="doc-endnotes">`, "<hr>", "<ol>", ...lines, "</ol>", "</section>"];
}

function sourceLines({ layout, references }: Page): string[] {
  if (layout.sources.length === 0) return [];
  const lines = layout.sources.map(({ number: cited, place, quotes }) => {
    // words in another direction do not turn around what stands beside them
    const words = quotes.map((quote) => `<bdi>${escapeHtml(quote)}</bdi>`).join("; ");
    const back = backLinks(references.all("cite", cited));
    return `<li id="source-${cited}"><cite>${escapeHtml(place)}</cite>${words === "" ? "" : `: ${words}`}${back}</li>`;
  });
  return [
    `<section class="sources">`,
    `<h2>${escapeHtml(layout.words.sources)}</h2>`,
    "<ol>",
    ...lines,
    "</ol>",
    "</section>",
  ];
}

import { mapItems } from "../model/documents/walk-document.ts";
import type { Section } from "../model/unified-document.ts";
import type { Citations } from "./citations/create-citations.ts";
import type { MarkPlaces } from "./citations/place-marks.ts";
import { gatherMarks } from "./citations/gather-marks.ts";
import { readCitations, readCitedStatements } from "./citations/read-cited.ts";
import type {
  LayoutBlock,
  Citation,
  ImageBlock,
  ListItem,
  RenderWarning,
  TableCell,
  TextLine,
} from "./layout.ts";
import { oneLine } from "./inline/span-text.ts";
import type { CellContext } from "./tables/read-cell.ts";
import { readChart } from "./chart/read-chart.ts";
import { fromBase64, readPicture } from "./read-picture.ts";
import { hasTotal } from "./tables/has-total.ts";
import { readTable } from "./tables/read-table.ts";

export type LoadImage = (reference: string) => Promise<Uint8Array | undefined>;

export interface LayoutContext {
  line(text: string): TextLine;
  cells: CellContext;
  citations: Citations;
  marks: MarkPlaces;
  warn(warning: RenderWarning): void;
  loadImage?: LoadImage | undefined;
}

const deepestHeading = 6;

/** A section of the document as blocks, one or more for each of its elements. */
export function createSectionReader(context: LayoutContext): (section: Section) => Promise<LayoutBlock[]> {
  const { line, cells, warn, citations } = context;
  return async (section) => {
    switch (section.content_type) {
      case "heading":
        return section.elements.map((element) => ({
          ...{ kind: "heading", level: Math.min(element.level, deepestHeading), anchor: "" },
          ...line(oneLine(element.text)),
          citations: citations.cite(readCitations(element), element.text),
        }));
      case "paragraph":
      case "quote":
        return section.elements.flatMap((element) =>
          readParagraphs(element, section.content_type as "paragraph" | "quote", context),
        );
      case "bullet_list":
      case "numbered_list":
        return section.elements.map((element) => ({
          ...{ kind: "list", isOrdered: section.content_type === "numbered_list", ...startOf(element) },
          ...readWhole(element, context, () => ({ items: readItems(element.items, context) })),
        }));
      case "table":
        return section.elements.map((element) => ({
          ...{ kind: "table", name: "" },
          ...gathered(
            readWhole(element, context, () => ({
              ...withTotal(readTable(element, cells)),
              ...captionOf(element, line),
            })),
            cells,
          ),
        }));
      case "code_block":
        return section.elements.map((element) => ({
          ...{ kind: "code", code: element.code },
          ...(element.language !== undefined && element.language !== "" && { language: element.language }),
          citations: citations.cite(readCitations(element), element.code),
        }));
      case "image":
        return Promise.all(section.elements.map((element) => readImage(element, context)));
      case "chart":
        return section.elements.map((element) => ({
          kind: "chart",
          ...readChart(element, warn),
          citations: citations.cite(readCitations(element), ""),
        }));
    }
  };
}

/** Sheets have a note at each cell, which hides nothing. */
function gathered<Parts extends { head: TableCell[][]; rows: TableCell[][]; citations: Citation[] }>(
  parts: Parts,
  { streamsRows = false }: CellContext,
): Parts {
  if (streamsRows) return parts;
  const { table, citations } = gatherMarks(parts);
  return { ...table, citations: [...citations, ...table.citations] };
}

function withTotal<Parts extends { rows: TableCell[][] }>(parts: Parts): Parts & { hasTotal?: boolean } {
  return hasTotal(parts.rows) ? { ...parts, hasTotal: true } : parts;
}

/** What an element cites as a whole stands at its end, but for what its parts have cited already. */
function readWhole<Parts extends object>(
  element: object,
  { citations }: LayoutContext,
  read: () => Parts,
): Parts & { citations: Citation[] } {
  const since = citations.now();
  const parts = read();
  return { ...parts, citations: citations.cite(citations.unsaid(readCitations(element), since), "") };
}

/** An empty line inside a text begins a new paragraph. */
function readParagraphs(
  element: { text: string },
  kind: "paragraph" | "quote",
  { line, citations, marks }: LayoutContext,
): LayoutBlock[] {
  const since = citations.now();
  const { text, rest } = marks.put(element.text, readCitedStatements(element));
  const pieces = text.split(/\n[ \t]*\n\s*/).map((piece) => piece.replaceAll(/^\n+|(?<!\n)\n+$/g, ""));
  const blocks = pieces
    .filter((piece) => piece.trim() !== "")
    .map((piece): LayoutBlock => ({ kind, ...line(piece), citations: [] }));
  const last = blocks.at(-1);
  const whole = citations.unsaid([...rest, ...readCitations(element)], since);
  if (last !== undefined) last.citations = citations.cite(whole, element.text);
  return blocks;
}

function readItems(items: readonly unknown[], { line, citations }: LayoutContext): ListItem[] {
  return mapItems<ListItem>(items, (item, below) => {
    const { spans, dir } = line(item.text.trim());
    const cited = citations.cite(readCitations(item), item.text);
    if (cited.length > 0) spans.push({ text: "", citations: cited });
    const { ordered } = item as { ordered?: unknown };
    return { spans, dir, items: below(), ...(typeof ordered === "boolean" && { isOrdered: ordered }) };
  });
}

const highestStart = 100_000;

function startOf(element: object): { start?: number } {
  const { start } = element as { start?: unknown };
  const isNumber = typeof start === "number" && Number.isInteger(start) && start >= 0 && start !== 1;
  return isNumber && start <= highestStart ? { start } : {};
}

function captionOf({ caption }: { caption?: string | undefined }, line: LayoutContext["line"]) {
  return caption === undefined || caption.trim() === "" ? {} : { caption: line(oneLine(caption)) };
}

interface ImageElement {
  data?: string | undefined;
  document?: string | undefined;
  alt: string;
  caption?: string | undefined;
}

/** A picture that cannot be had is said by its alt text; nothing is fetched for it. */
async function readImage(
  element: ImageElement,
  { line, warn, loadImage, citations }: LayoutContext,
): Promise<ImageBlock> {
  const { data, document, alt } = element;
  const block: ImageBlock = {
    kind: "image",
    alt: oneLine(alt),
    ...captionOf(element, line),
    citations: citations.cite(readCitations(element), element.caption ?? alt),
  };
  const name = alt || document || "without a name";
  const bytes = data !== undefined ? fromBase64(data) : await loadImage?.(document ?? "");
  if (bytes === undefined || bytes.byteLength === 0) {
    const message = `The picture "${name.slice(0, 80)}" could not be loaded; its description is shown instead.`;
    warn({ code: "picture", message });
    return block;
  }
  const picture = readPicture(bytes);
  if (picture !== undefined) return { ...block, picture };
  const message = `The picture "${name.slice(0, 80)}" is broken or neither PNG, JPEG nor GIF; its description is shown instead.`;
  warn({ code: "picture", message });
  return block;
}

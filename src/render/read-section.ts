import type { Section } from "../model/unified-document.ts";
import type { Block, ImageBlock, ListItem, RenderWarning, TextLine } from "./layout.ts";
import type { CellContext } from "./read-cell.ts";
import { readChart } from "./read-chart.ts";
import { fromBase64, readPicture } from "./read-picture.ts";
import { readTable } from "./read-table.ts";

export type LoadImage = (reference: string) => Promise<Uint8Array | undefined>;

export interface SectionContext {
  line(text: string): TextLine;
  cells: CellContext;
  warn(warning: RenderWarning): void;
  loadImage?: LoadImage | undefined;
}

type SectionOf<Type extends Section["content_type"]> = Extract<Section, { content_type: Type }>;

const deepestHeading = 6;
const noCitations = () => ({ citations: [] as number[] });

/** A section of the document as blocks, one or more for each of its elements. */
export function createSectionReader(context: SectionContext): (section: Section) => Promise<Block[]> {
  const { line, cells, warn } = context;
  return async (section) => {
    switch (section.content_type) {
      case "heading":
        return section.elements.map(({ level, text }) => ({
          ...{ kind: "heading", level: Math.min(level, deepestHeading), anchor: "" },
          ...line(oneLine(text)),
          ...noCitations(),
        }));
      case "paragraph":
      case "quote":
        return readParagraphs(section, line);
      case "bullet_list":
      case "numbered_list":
        return section.elements.map(({ items }) => ({
          ...{ kind: "list", isOrdered: section.content_type === "numbered_list" },
          items: readItems(items, line),
          ...noCitations(),
        }));
      case "table":
        return section.elements.map((element) => ({
          ...{ kind: "table", name: "" },
          ...readTable(element, cells),
          ...captionOf(element, line),
          ...noCitations(),
        }));
      case "code_block":
        return section.elements.map(({ code, language }) => ({
          ...{ kind: "code", code },
          ...(language !== undefined && language !== "" && { language }),
          ...noCitations(),
        }));
      case "image":
        return Promise.all(section.elements.map((element) => readImage(element, context)));
      case "chart":
        return section.elements.map((element) => ({
          kind: "chart",
          ...readChart(element, warn),
          ...noCitations(),
        }));
    }
  };
}

/** An empty line inside a text begins a new paragraph. */
function readParagraphs(
  { content_type: kind, elements }: SectionOf<"paragraph"> | SectionOf<"quote">,
  line: SectionContext["line"],
): Block[] {
  const texts = elements.flatMap(({ text }) => {
    const pieces = text.split(/\n[ \t]*\n\s*/).map((piece) => piece.replaceAll(/^\n+|\n+$/g, ""));
    return pieces.filter((piece) => piece.trim() !== "");
  });
  return texts.map((text) => ({ kind, ...line(text), ...noCitations() }));
}

type GivenItem = string | { text: string; items?: GivenItem[] | undefined };

function readItems(items: readonly unknown[], line: SectionContext["line"]): ListItem[] {
  return (items as readonly GivenItem[]).map((item) => {
    if (typeof item === "string") return { ...line(item.trim()), items: [] };
    return { ...line(item.text.trim()), items: readItems(item.items ?? [], line) };
  });
}

function captionOf({ caption }: { caption?: string | undefined }, line: SectionContext["line"]) {
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
  { line, warn, loadImage }: SectionContext,
): Promise<ImageBlock> {
  const { data, document, alt } = element;
  const block: ImageBlock = {
    kind: "image",
    alt: oneLine(alt),
    ...captionOf(element, line),
    ...noCitations(),
  };
  const name = alt || document || "without a name";
  const bytes = data !== undefined ? fromBase64(data) : await loadImage?.(document ?? "");
  if (bytes === undefined || bytes.byteLength === 0) {
    const message = `The picture "${name.slice(0, 80)}" could not be had; its description stands in its place.`;
    warn({ code: "picture", message });
    return block;
  }
  const picture = readPicture(bytes);
  if (picture !== undefined) return { ...block, picture };
  const message = `The picture "${name.slice(0, 80)}" is broken or neither PNG, JPEG nor GIF; its description stands in its place.`;
  warn({ code: "picture", message });
  return block;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, " ").trim();
}

import type { Section } from "../unified-document.ts";

/** An entry of a list: a text, or a text with entries below it. */
export type GivenItem = string | { text: string; items?: GivenItem[] | undefined };

/** A text that a document shows, as it is written, with its marks. */
export interface DocumentText {
  kind: "heading" | "paragraph" | "quote" | "item" | "caption" | "head" | "cell" | "code" | "alt";
  text: string;
  /** The members and indices that lead to it from its section. */
  place: readonly (string | number)[];
  /** The entries that an entry of a list stands under, outermost first, and the entry itself. */
  items: readonly GivenItem[];
}

/** Every text of a section that a reader can see, in reading order; series of charts are values, not texts. */
export function* walkSection(section: Section): Generator<DocumentText> {
  for (const [at, element] of section.elements.entries()) {
    const place = ["elements", at];
    const { content_type: kind } = section;
    if (kind === "heading" || kind === "paragraph" || kind === "quote")
      yield toText(kind, (element as { text: string }).text, [...place, "text"]);
    else if (kind === "code_block")
      yield toText("code", (element as { code: string }).code, [...place, "code"]);
    else if ("items" in element && Array.isArray(element.items))
      yield* walkItems(element.items as readonly GivenItem[], { place: [...place, "items"], items: [] });
    else if (kind === "image") yield toText("alt", (element as { alt: string }).alt, [...place, "alt"]);
    if ("caption" in element && typeof element.caption === "string")
      yield toText("caption", element.caption, [...place, "caption"]);
    if (kind === "table") yield* walkTable(element as TableTexts, place);
  }
}

type TextPlace = Pick<DocumentText, "place" | "items">;

function* walkItems(given: readonly GivenItem[], { place, items }: TextPlace): Generator<DocumentText> {
  for (const [at, item] of given.entries()) {
    const own = { place: [...place, at], items: [...items, item] };
    if (typeof item === "string") yield { kind: "item", text: item, ...own };
    if (typeof item !== "object" || item === null) continue;
    const text = typeof item.text === "string" ? item.text : "";
    yield { kind: "item", text, place: [...own.place, "text"], items: own.items };
    if (Array.isArray(item.items))
      yield* walkItems(item.items, { place: [...own.place, "items"], items: own.items });
  }
}

interface TableTexts {
  headers: readonly unknown[];
  rows: readonly (readonly unknown[])[];
}

function* walkTable({ headers, rows }: TableTexts, place: DocumentText["place"]): Generator<DocumentText> {
  const isStacked = headers.some(Array.isArray);
  for (const [row, cells] of headRowsOf(headers).entries())
    for (const [at, cell] of cells.entries())
      yield toText("head", cellText(cell), [...place, "headers", ...(isStacked ? [row] : []), at]);
  for (const [row, cells] of rows.entries())
    for (const [at, cell] of cells.entries())
      yield toText("cell", cellText(cell), [...place, "rows", row, at]);
}

function toText(kind: DocumentText["kind"], text: string, place: DocumentText["place"]): DocumentText {
  return { kind, text, place, items: [] };
}

/** Each entry of a list with those below it, which are made when they are asked for. */
export function mapItems<Made>(
  items: readonly unknown[],
  map: (item: Exclude<GivenItem, string>, below: () => Made[]) => Made,
): Made[] {
  return (items as readonly GivenItem[]).map((item) => {
    const whole = typeof item === "string" ? { text: item } : item;
    return map(whole, () => mapItems(whole.items ?? [], map));
  });
}

/** The head of a table as rows, whether it was given as one or as several. */
export function headRowsOf<Cell>(headers: readonly (Cell | readonly Cell[])[]): readonly (readonly Cell[])[] {
  return (headers.some(Array.isArray) ? headers : [headers]) as readonly (readonly Cell[])[];
}

/** What a cell holds, whether it is given plainly or with its format. */
export function cellValue(cell: unknown): unknown {
  return typeof cell === "object" && cell !== null && "value" in cell ? cell.value : cell;
}

function cellText(cell: unknown): string {
  const value = cellValue(cell);
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

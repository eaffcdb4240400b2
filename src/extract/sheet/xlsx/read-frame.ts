import { readXml } from "../../xml/read-xml.ts";
import { localName, readEntry } from "../../xml/xml-tree.ts";
import { parseArea } from "../../../lib/cell-address.ts";
import { createHiddenColumns, createSpans } from "../frame-parts.ts";
import type { Spans } from "../frame-parts.ts";
import { partOf } from "./book.ts";
import type { OpenWorkbook } from "./book.ts";
import { isTrue } from "./read-rows.ts";
import { withoutRows } from "./without-rows.ts";

export interface WorksheetFrame {
  isHiddenColumn(column: number): boolean;
  spans: Spans;
  /** Print headers and footers. */
  margins: string[];
}

const marginNames = new Set([
  "oddHeader",
  "oddFooter",
  "evenHeader",
  "evenFooter",
  "firstHeader",
  "firstFooter",
]);

/** What a sheet says beside its rows; most of it comes after them, so it is read first, on its own. */
export async function readFrame(book: OpenWorkbook, name: string): Promise<WorksheetFrame> {
  const columns = createHiddenColumns();
  const spans = createSpans(book.output);
  const margins: string[] = [];
  let margin: string | undefined;
  await readXml(
    withoutRows(readEntry(partOf(book, name))),
    {
      open(full, attributes) {
        const local = localName(full);
        if (local === "col" && isTrue(attributes.hidden))
          columns.add(Number(attributes.min) - 1, Number(attributes.max) - 1);
        else if (local === "mergeCell") {
          const area = parseArea(attributes.ref ?? "");
          if (area !== undefined) spans.add(area);
        } else if (marginNames.has(local)) margin = "";
      },
      text(piece) {
        if (margin !== undefined && margin.length < 4_096) margin += piece;
      },
      close(full) {
        if (margin === undefined || !marginNames.has(localName(full))) return;
        const text = plainMargin(margin);
        if (text !== "" && !margins.includes(text)) margins.push(text);
        margin = undefined;
      },
    },
    { fileName: book.fileName },
  );
  return { isHiddenColumn: columns.has, spans, margins };
}

/** A header such as &L&"Arial,Bold"Report&RPage &P without its codes. */
function plainMargin(text: string): string {
  return text
    .replaceAll(/&(?:"[^"]*"|K[0-9A-F]{6}|K\d\d[+-]\d{3}|\d{1,3}|[BIUESXYOH])/gi, "")
    .replaceAll(/&[LCR]/gi, " ")
    .replaceAll(/&[PNDTZFAG]/gi, "")
    .replaceAll("&&", "&")
    .trim();
}

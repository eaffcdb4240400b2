import { annotationText, odfText } from "../../odf/odf-text.ts";
import { elementsOf } from "../../xml/xml-tree.ts";
import type { XmlNode } from "../../xml/xml-tree.ts";
import { serialToIso } from "../serial-date.ts";
import type { SheetCell } from "../sheet-row.ts";
import { countOf } from "./read-tables.ts";

export interface OdsCell {
  column: number;
  /** How many cells in a row are the same. */
  count: number;
  /** Nothing for an empty cell. */
  content?: Omit<SheetCell, "column">;
  comment: string;
  rowSpan: number;
  columnSpan: number;
  node: XmlNode;
}

/** The cells of a row that say anything. */
export function toCells(row: XmlNode): OdsCell[] {
  const cells: OdsCell[] = [];
  let column = 0;
  for (const node of elementsOf(row, "table-cell", "covered-table-cell")) {
    const { attributes } = node;
    const count = countOf(attributes["table:number-columns-repeated"]);
    if (node.children.length > 0 || "office:value-type" in attributes || "table:formula" in attributes) {
      const content = contentOf(node);
      cells.push({
        column,
        count,
        comment: elementsOf(node, "annotation").map(annotationText).join("\n"),
        rowSpan: countOf(attributes["table:number-rows-spanned"]),
        columnSpan: countOf(attributes["table:number-columns-spanned"]),
        node,
        ...(content === undefined ? {} : { content }),
      });
    }
    column += count;
  }
  return cells;
}

function contentOf(node: XmlNode): OdsCell["content"] {
  const { attributes } = node;
  const text = odfText(node);
  const written = attributes["table:formula"];
  const formula = written === undefined ? {} : { formula: plainFormula(written) };
  const typed = valueOf(attributes, text);
  if (typed.value === null && written === undefined) return undefined;
  return { ...typed, ...formula };
}

function valueOf(attributes: Record<string, string>, text: string): Omit<SheetCell, "column"> {
  if (attributes["calcext:value-type"] === "error") return { value: text, shown: text, type: "error" };
  switch (attributes["office:value-type"]) {
    case "float":
    case "percentage":
    case "currency": {
      const value = Number(attributes["office:value"]);
      return Number.isFinite(value) ? { value, shown: text === "" ? String(value) : text } : asText(text);
    }
    case "date": {
      const value = attributes["office:date-value"]?.replace(/\.0+$/, "").replace(/T00:00:00$/, "");
      return value === undefined ? asText(text) : { value, shown: text === "" ? value : text, type: "date" };
    }
    case "time":
      return timeOf(attributes["office:time-value"] ?? "", text);
    case "boolean":
      return { value: attributes["office:boolean-value"] === "true", shown: text };
    default:
      return asText(text === "" ? (attributes["office:string-value"] ?? "") : text);
  }
}

function asText(text: string): Omit<SheetCell, "column"> {
  return { value: text === "" ? null : text, shown: text };
}

/** A time of the day as such; a longer stretch as days, as other spreadsheets count it. */
function timeOf(duration: string, text: string): Omit<SheetCell, "column"> {
  const found = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:[.,]\d+)?)S)?$/.exec(duration);
  if (found === null) return asText(text);
  const [hours, minutes, seconds] = [found[1], found[2], found[3]?.replace(",", ".")].map((part) =>
    Number(part ?? 0),
  );
  const days = ((hours ?? 0) * 3_600 + (minutes ?? 0) * 60 + (seconds ?? 0)) / 86_400;
  const iso = days < 1 ? serialToIso(days, false) : undefined;
  const shown = text === "" ? (iso ?? duration) : text;
  return iso === undefined ? { value: days, shown } : { value: iso, shown, type: "date" };
}

/** "of:=SUM([.A1:.B2])" as a person writes it. */
function plainFormula(formula: string): string {
  const bare = formula.replace(/^[a-z]+:(?==)/i, "");
  const plain = bare.replaceAll(/\[([^\][]*)\]/g, (_, inside: string) =>
    inside
      .split(":")
      .map((address) => address.replace(/^\./, ""))
      .join(":"),
  );
  return plain.startsWith("=") ? plain : `=${plain}`;
}

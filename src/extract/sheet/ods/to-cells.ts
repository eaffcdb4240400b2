import { cellValue } from "../../odf/cell-value.ts";
import { annotationText, odfText } from "../../odf/odf-text.ts";
import { elementsOf } from "../../xml/xml-tree.ts";
import type { XmlNode } from "../../xml/xml-tree.ts";
import type { WorkbookCell } from "../workbook-row.ts";
import { countOf } from "./read-tables.ts";

export interface OdsCell {
  column: number;
  /** How many cells in a row are the same. */
  count: number;
  /** Nothing for an empty cell. */
  content?: Omit<WorkbookCell, "column">;
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
  const typed = cellValue(attributes, text);
  if (typed.value === null && written === undefined) return undefined;
  return { ...typed, ...formula };
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

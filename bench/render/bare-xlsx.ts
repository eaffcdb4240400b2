import type { CellValue, WriteSheet } from "hucre";
import type { UnifiedDocument } from "../../src/model/unified-document.ts";
import { flatItems } from "./flat-items.ts";

/** Tables on sheets of their own, text on the first one, by the workbook library alone. */
export async function writeBareXlsx({ sections }: UnifiedDocument): Promise<Uint8Array> {
  const { writeXlsx } = await import("hucre/xlsx");
  const text: CellValue[][] = [];
  const sheets: WriteSheet[] = [];
  const images: NonNullable<WriteSheet["images"]> = [];
  for (const section of sections) {
    switch (section.content_type) {
      case "heading":
      case "paragraph":
        text.push(...section.elements.map((element) => [element.text]));
        break;
      case "bullet_list":
        for (const { items } of section.elements) text.push(...flatItems(items).map((item) => [item.text]));
        break;
      case "table":
        for (const { headers, rows } of section.elements) {
          const all = [headers, ...rows] as CellValue[][];
          sheets.push({ name: `Table ${sheets.length + 1}`, rows: all });
        }
        break;
      case "image":
        for (const { data = "" } of section.elements) {
          const row = text.push([]);
          images.push({
            ...{ data: Buffer.from(data, "base64"), type: "png" },
            anchor: { from: { row, col: 0 }, to: { row: row + 15, col: 6 } },
          });
        }
        break;
      default:
    }
  }
  const front = text.length === 0 ? [] : [{ name: "Text", rows: text, images }];
  return writeXlsx({ sheets: [...front, ...sheets] });
}

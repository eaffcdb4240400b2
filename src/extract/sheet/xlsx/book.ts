import type { XmlPart } from "../../xml/xml-tree.ts";
import type { FormatNumber } from "../format-number.ts";
import type { PictureScope } from "../picture.ts";
import type { SharedStrings } from "../shared-strings.ts";

/** A workbook while it is read. */
export interface OpenWorkbook extends PictureScope {
  strings: SharedStrings;
  /** The code of the number format of each cell style. */
  styles: readonly string[];
  formatNumber: FormatNumber;
  /** Who wrote threaded comments, by id. */
  persons: ReadonlyMap<string, string>;
}

export function partOf(
  { archive, fileName }: Pick<OpenWorkbook, "archive" | "fileName">,
  name: string,
): XmlPart {
  return { archive, name, fileName };
}

const escaped = /_x([0-9A-F]{4})_/gi;

/** What Office writes as _x000D_ because XML cannot hold it; line ends become \n. */
export function unescapeText(text: string): string {
  const plain = text.includes("_x")
    ? text.replaceAll(escaped, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
  return plain.includes("\r") ? plain.replaceAll(/\r\n?/g, "\n") : plain;
}

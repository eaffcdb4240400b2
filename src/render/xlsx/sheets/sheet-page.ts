import type { Layout } from "../../layout.ts";
import { cut } from "../name-book.ts";
import { oneLine } from "../notes.ts";
import type { Book, SheetPage } from "./sheet.ts";

/** Excel takes 255 characters for the three parts together. */
export const longestPart = 110;
const inchesPerMm = 1 / 25.4;
/** Characters that fit across an upright page before it has to be shrunk much. */
const uprightWidth = 105;

/** Print settings of a sheet: fitted to the width of a page, its title above, page numbers below. */
export function sheetPage(book: Book, title: string, width: number): SheetPage {
  const { layout, options } = book;
  const { size, marginMm } = options.theme.page;
  const side = marginMm * inchesPerMm;
  return {
    paper: size,
    isLandscape: width > uprightWidth,
    margins: { side, end: Math.max(side, 0.75) },
    header: ends({ start: title, end: options.header ?? "" }, book),
    footer: ends({ start: options.footer ?? "", end: pageNumber(layout), isCode: true }, book),
  };
}

/** "Page 1 of 3" in the language of the document, with the codes of Excel for the numbers. */
function pageNumber({ words }: Layout): string {
  const { before, between, after } = words.pageOf;
  return `${before}&P${between}&N${after}`;
}

interface Ends {
  start: string;
  end: string;
  /** Whether the end holds codes, such as the page number, instead of text. */
  isCode?: boolean;
}

function ends({ start, end, isCode = false }: Ends, book: Book): string {
  const [near, far] = book.layout.dir === "rtl" ? ["&R", "&L"] : ["&L", "&R"];
  const plain = (text: string) => {
    const line = oneLine(book.clean(text));
    return (line.length > longestPart ? `${cut(line, longestPart - 1)}…` : line).replaceAll("&", "&&");
  };
  const parts = [
    start === "" ? "" : `${near}${plain(start)}`,
    end === "" ? "" : `${far}${isCode ? end : plain(end)}`,
  ];
  return parts.join("");
}

import type { HeaderFooter, PageSetup, SheetView } from "hucre";
import { cut } from "../name-book.ts";
import { oneLine } from "../notes.ts";
import type { Book } from "./sheet.ts";

/** Excel takes 255 characters for the three parts together. */
export const longestPart = 110;
const inchesPerMm = 1 / 25.4;
/** Characters that fit across an upright page before it has to be shrunk much. */
const uprightWidth = 105;

/** Print settings of a sheet: fitted to the width of a page, its title above, page numbers below. */
export function sheetPage(
  book: Book,
  title: string,
  width: number,
): { pageSetup: PageSetup; headerFooter: HeaderFooter; view: SheetView } {
  const { layout, options } = book;
  const { size, marginMm } = options.theme.page;
  const side = marginMm * inchesPerMm;
  const end = Math.max(side, 0.75);
  const isRight = layout.dir === "rtl";
  return {
    pageSetup: {
      paperSize: size,
      orientation: width > uprightWidth ? "landscape" : "portrait",
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      margins: { top: end, bottom: end, left: side, right: side, header: 0.3, footer: 0.3 },
    },
    headerFooter: {
      oddHeader: ends({ start: title, end: options.header ?? "" }, book),
      oddFooter: ends(
        { start: options.footer ?? "", end: `${layout.words.page} &P / &N`, isCode: true },
        book,
      ),
    },
    view: isRight ? { rightToLeft: true } : {},
  };
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

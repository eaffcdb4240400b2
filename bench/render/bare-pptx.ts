import type { Section, UnifiedDocument } from "../../src/model/unified-document.ts";
import { flatItems } from "./flat-items.ts";

/** The little of the library that is used; it is a peer, so that its types are not there to be had. */
interface Slide {
  addText(text: unknown, options: object): void;
  addTable(rows: unknown[][], options: object): void;
  addImage(options: object): void;
}
interface Deck {
  layout: string;
  title: string;
  addSlide(): Slide;
  write(options: { outputType: "STREAM"; compression: boolean }): Promise<Uint8Array>;
}

const box = { x: 0.5, y: 1, w: 9, h: 4 };

/** One slide for each heading, paragraph, list and picture; tables by the library's own paging. */
export async function writeBarePptx(
  { metadata, sections }: UnifiedDocument,
  library: unknown,
): Promise<Uint8Array> {
  const Library = findClass(library);
  const deck = new Library();
  deck.layout = "LAYOUT_16x9";
  deck.title = metadata.title;
  for (const section of sections) addSection(deck, section);
  return deck.write({ outputType: "STREAM", compression: true });
}

function addSection(deck: Deck, section: Section): void {
  switch (section.content_type) {
    case "heading":
      for (const { text } of section.elements)
        deck.addSlide().addText(text, { ...box, fontSize: 28, bold: true });
      break;
    case "paragraph":
      for (const { text } of section.elements)
        deck.addSlide().addText(text, { ...box, fontSize: 14, fit: "shrink" });
      break;
    case "bullet_list":
      for (const { items } of section.elements) {
        const lines = flatItems(items).map(({ text, level }) => ({
          text,
          options: { bullet: true, indentLevel: level, breakLine: true },
        }));
        deck.addSlide().addText(lines, { ...box, fontSize: 14 });
      }
      break;
    case "table":
      for (const { headers, rows } of section.elements) {
        const all = [headers, ...rows].map((row) => row.map((cell: unknown) => ({ text: String(cell) })));
        const paging = { autoPage: true, autoPageRepeatHeader: true, autoPageHeaderRows: 1 };
        deck.addSlide().addTable(all, { x: 0.5, y: 0.8, w: 9, fontSize: 10, ...paging });
      }
      break;
    case "image":
      for (const { data = "", alt } of section.elements)
        deck.addSlide().addImage({ data: `image/png;base64,${data}`, altText: alt, x: 1, y: 1, w: 8, h: 4 });
      break;
    default:
  }
}

/** A package in the older form hides its class at different depths. */
function findClass(library: unknown): new () => Deck {
  let found = library;
  while (typeof found === "object" && found !== null && "default" in found) found = found.default;
  return found as new () => Deck;
}

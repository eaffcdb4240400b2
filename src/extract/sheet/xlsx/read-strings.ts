import { readXml } from "../../xml/read-xml.ts";
import { localName, readEntry } from "../../xml/xml-tree.ts";
import type { XmlPart } from "../../xml/xml-tree.ts";
import { appendText } from "../append-text.ts";
import type { SharedStrings } from "../shared-strings.ts";
import { unescapeText } from "./book.ts";

const stringsPerBeat = 10_000;

/** Fills the table of shared strings; hints on pronunciation are not part of a text. */
export async function readStrings(part: XmlPart, table: SharedStrings, beat: () => void): Promise<void> {
  let text = "";
  let isText = false;
  let hints = 0;
  let count = 0;
  await readXml(
    readEntry(part),
    {
      open(full) {
        const name = localName(full);
        if (name === "si") text = "";
        else if (name === "t") isText = hints === 0;
        else if (name === "rPh") hints += 1;
      },
      text(piece) {
        if (isText) text = appendText(text, piece, part.fileName);
      },
      close(full) {
        const name = localName(full);
        if (name === "t") isText = false;
        else if (name === "rPh") hints -= 1;
        else if (name === "si") {
          table.add(unescapeText(text));
          count += 1;
          if (count % stringsPerBeat === 0) beat();
        }
      },
    },
    { fileName: part.fileName },
  );
}

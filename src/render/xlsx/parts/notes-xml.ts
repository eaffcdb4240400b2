import { xmlHead } from "../../office/xml.ts";
import { cellName, escapeText } from "../cells/cell-xml.ts";
import type { PlannedSheet, SheetNote } from "../sheets/sheet.ts";
import type { FontStyle } from "../style.ts";
import { fontXml, mainNamespace } from "./styles-xml.ts";

/** The texts of the notes of a sheet. */
export function notesXml({ notes }: PlannedSheet, font: FontStyle): string {
  const look = fontXml(font, "rFont");
  const all = notes
    .toSorted(byPlace)
    .map(
      ({ row, column, text }) =>
        `<comment ref="${cellName(row, column)}" authorId="0"><text><r><rPr>${look}</rPr><t xml:space="preserve">${escapeText(text)}</t></r></text></comment>`,
    );
  return `${xmlHead}<comments xmlns="${mainNamespace}"><authors><author>Dossier</author></authors><commentList>${all.join("")}</commentList></comments>`;
}

/** Office gives out the numbers of shapes in blocks of this many. */
export const shapesPerBlock = 1_024;
const pixelsPerCharacter = 7;

/** The boxes of the notes, as Office has drawn them for thirty years; `block` is the first that no other sheet uses. */
export function noteBoxesXml({ notes, widths }: PlannedSheet, block: number): string {
  const pixels = widths.map((width) => Math.round(width * pixelsPerCharacter) + 5);
  const blocks = Array.from({ length: blocksOf(notes.length) }, (_, index) => block + index);
  const shapes = notes.toSorted(byPlace).map((note, index) => {
    const id = block * shapesPerBlock + index + 1;
    return `<v:shape id="_x0000_s${id}" type="#_x0000_t202" style="position:absolute;visibility:hidden" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:shadow on="t" color="black" obscured="t"/><v:path o:connecttype="none"/><v:textbox style="mso-direction-alt:auto"><div style="text-align:left"></div></v:textbox><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${boxAnchor(note, pixels)}</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${note.row}</x:Row><x:Column>${note.column}</x:Column></x:ClientData></v:shape>`;
  });
  return `<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><o:shapelayout v:ext="edit"><o:idmap v:ext="edit" data="${blocks.join(",")}"/></o:shapelayout><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype>${shapes.join("")}</xml>`;
}

/** How many blocks of numbers so many notes take. */
export function blocksOf(notes: number): number {
  return Math.ceil((notes + 1) / shapesPerBlock);
}

function byPlace(one: SheetNote, other: SheetNote): number {
  return one.row - other.row || one.column - other.column;
}

const usualColumn = 64;
const usualRow = 20;
const boxWidth = 340;
const charactersPerLine = 48;

/** Where the box of a note stands beside its cell: so large that its text is seen. `widths` are pixels, by column. */
function boxAnchor(note: SheetNote, widths: readonly number[]): string {
  const lines = note.text
    .split("\n")
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charactersPerLine)), 0);
  const height = Math.min(480, 24 + lines * 18);
  let column = note.column + 1;
  let rest = 15 + boxWidth;
  for (let width = widths[column] ?? usualColumn; rest > width; width = widths[column] ?? usualColumn) {
    rest -= width;
    column += 1;
  }
  const bottom = note.row + Math.floor(height / usualRow);
  return [note.column + 1, 15, note.row, 2, column, rest, bottom, height % usualRow].join(",");
}

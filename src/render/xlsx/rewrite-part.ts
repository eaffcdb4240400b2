import type { Layout } from "../layout.ts";
import { escapeText } from "./cells/cell-xml.ts";
import { boxAnchor } from "./notes.ts";
import type { Book, PlannedSheet, SheetNote } from "./sheets/sheet.ts";

const usualWidth = 8.43;
const pixelsPerCharacter = 7;

/** Puts right what the library cannot be told: fixed dates, language, sizes of notes and pictures, values kept in charts. */
export function createPartRewriter(sheets: readonly PlannedSheet[], { layout, options }: Book) {
  const { line } = options.theme.colors;
  const caches = new Map(
    sheets.flatMap((sheet) => sheet.caches.map(({ reference, values }) => [reference, values])),
  );
  return (name: string, text: string): string => {
    const index = Number(/(\d+)\.(?:vml|xml)$/.exec(name)?.[1] ?? 0) - 1;
    if (name === "docProps/core.xml") return rewriteCore(text, layout);
    if (name === "docProps/app.xml") return text.replace(">hucre<", ">Dossier<");
    if (name === "xl/workbook.xml")
      return text.replaceAll('name="_xlnm._FilterDatabase"', 'name="_xlnm._FilterDatabase" hidden="1"');
    if (name.startsWith("xl/drawings/vmlDrawing")) return placeNotes(text, sheets[index]);
    if (name.startsWith("xl/drawings/drawing"))
      return text.replaceAll(
        pictureAnchor,
        '<xdr:oneCellAnchor>$1<xdr:ext cx="$3" cy="$4"/>$2</xdr:oneCellAnchor>',
      );
    if (name.startsWith("xl/charts/chart")) return fillChart(drawGrid(text, line), caches, layout.language);
    return text;
  };
}

/** Without a date of the document there is none: the clock would make each file another one. */
function rewriteCore(text: string, { date, language }: Layout): string {
  const dated = date === undefined ? text.replace(/<dcterms:modified.*?<\/dcterms:modified>/, "") : text;
  return dated.replace(
    "</cp:coreProperties>",
    `<dc:language>${escapeText(language)}</dc:language></cp:coreProperties>`,
  );
}

/** A picture keeps its size whatever the columns are. */
const pictureAnchor =
  /<xdr:twoCellAnchor>(<xdr:from>(?:(?!<\/xdr:from>).)*<\/xdr:from>)<xdr:to>(?:(?!<\/xdr:to>).)*<\/xdr:to>(<xdr:pic>(?:(?!<\/xdr:pic>).)*?<a:ext cx="(\d+)" cy="(\d+)"\/>(?:(?!<\/xdr:pic>).)*<\/xdr:pic><xdr:clientData\/>)<\/xdr:twoCellAnchor>/gs;

function placeNotes(text: string, sheet: PlannedSheet | undefined): string {
  if (sheet === undefined) return text;
  const widths = (sheet.frame.columns ?? []).map(
    ({ width = usualWidth }) => Math.round(width * pixelsPerCharacter) + 5,
  );
  const notes = sheet.notes.toSorted(byPlace);
  let next = 0;
  return text.replaceAll(/<x:Anchor>[^<]*<\/x:Anchor>/g, (anchor) => {
    const note = notes[next];
    next += 1;
    return note === undefined ? anchor : `<x:Anchor>${boxAnchor({ note, widths })}</x:Anchor>`;
  });
}

function byPlace(one: SheetNote, other: SheetNote): number {
  return one.row - other.row || one.column - other.column;
}

/** Thin and pale, or the grid is seen before the chart. */
function drawGrid(text: string, color: string): string {
  const stroke = `<a:ln w="6350"><a:solidFill><a:srgbClr val="${color}"/></a:solidFill></a:ln>`;
  return text.replaceAll(
    "<c:majorGridlines/>",
    `<c:majorGridlines><c:spPr>${stroke}</c:spPr></c:majorGridlines>`,
  );
}

type Values = readonly (string | number | null)[];

function fillChart(text: string, caches: ReadonlyMap<string, Values>, language: string): string {
  return text
    .replaceAll('lang="en-US"', `lang="${escapeText(language).replaceAll('"', "")}"`)
    .replaceAll(
      /<c:tx><c:v>[^<]*<\/c:v><\/c:tx>((?:(?!<\/c:ser>).)*<c:val><c:numRef><c:f>)([^<]*)(<\/c:f>)/gs,
      nameSeries,
    )
    .replaceAll(/<c:(num|str)Ref><c:f>([^<]*)<\/c:f><\/c:\1Ref>/g, (all, kind: string, reference: string) => {
      const values = caches.get(unescape(reference));
      return values === undefined
        ? all
        : `<c:${kind}Ref><c:f>${reference}</c:f>${cacheXml(kind, values)}</c:${kind}Ref>`;
    });
}

/** The name of a series is that of its column. */
function nameSeries(...[, between = "", values = "", end = ""]: string[]): string {
  const head = values.replace(/2:[^:]*$/, "1");
  return `<c:tx><c:strRef><c:f>${head}</c:f></c:strRef></c:tx>${between}${values}${end}`;
}

function cacheXml(kind: string, values: Values): string {
  const points = values.map((value, index) =>
    value === null ? "" : `<c:pt idx="${index}"><c:v>${escapeText(String(value))}</c:v></c:pt>`,
  );
  const format = kind === "num" ? "<c:formatCode>General</c:formatCode>" : "";
  return `<c:${kind}Cache>${format}<c:ptCount val="${values.length}"/>${points.join("")}</c:${kind}Cache>`;
}

function unescape(text: string): string {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

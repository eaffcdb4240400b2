import type { Layout } from "../../layout.ts";
import { relate, type Relations } from "../../office/relations.ts";
import { escapeXml, relationNamespace, xmlHead } from "../../office/xml.ts";
import { cellName, escapeText } from "../cells/cell-xml.ts";
import type { SheetArea, PlannedSheet, SheetLink, SheetPage } from "../sheets/sheet.ts";
import { mainNamespace } from "./styles-xml.ts";

interface SheetPlace {
  /** Whether the workbook opens with it. */
  isOpen: boolean;
  dir: Layout["dir"];
  /** Points. */
  rowHeight: number;
}

export function areaName({ startRow, startColumn, endRow, endColumn }: SheetArea): string {
  return `${cellName(startRow, startColumn)}:${cellName(endRow, endColumn)}`;
}

/** All of a sheet that stands before its rows. */
export function sheetHead(sheet: PlannedSheet, { isOpen, dir, rowHeight }: SheetPlace): string {
  const { widths, lastRow, lastColumn } = sheet;
  const used = { startRow: 0, startColumn: 0, endRow: lastRow, endColumn: lastColumn };
  const view = [
    sheet.hidesGrid === true ? ' showGridLines="0"' : "",
    dir === "rtl" ? ' rightToLeft="1"' : "",
    isOpen ? ' tabSelected="1"' : "",
  ].join("");
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  return [
    `${xmlHead}<worksheet xmlns="${mainNamespace}" xmlns:r="${relationNamespace}">`,
    '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>',
    `<dimension ref="${areaName(used)}"/>`,
    `<sheetViews><sheetView${view} workbookViewId="0">${paneXml(sheet.frozenRows ?? 0)}</sheetView></sheetViews>`,
    `<sheetFormatPr defaultRowHeight="${rowHeight}"${rowHeight > 15 ? ' customHeight="1"' : ""}/>`,
    columns.length === 0 ? "" : `<cols>${columns.join("")}</cols>`,
    "<sheetData>",
  ].join("");
}

function paneXml(rows: number): string {
  if (rows === 0) return "";
  const first = cellName(rows, 0);
  return `<pane ySplit="${rows}" topLeftCell="${first}" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="${first}" sqref="${first}"/>`;
}

/** Parts that hang on the sheet, by the number of their relation. */
export interface SheetParts {
  drawing?: string;
  notes?: string;
}

/** All of a sheet that stands behind its rows; in the order that the format demands. */
export function sheetTail(sheet: PlannedSheet, relations: Relations, parts: SheetParts): string {
  const { filter, merges, stripes, links, page, breaks } = sheet;
  const merged = merges.map((area) => `<mergeCell ref="${areaName(area)}"/>`).join("");
  const broken = breaks.map((row) => `<brk id="${row}" max="16383" man="1"/>`).join("");
  return [
    "</sheetData>",
    filter === undefined ? "" : `<autoFilter ref="${areaName(filter)}"/>`,
    merged === "" ? "" : `<mergeCells count="${merges.length}">${merged}</mergeCells>`,
    stripes === undefined ? "" : stripesXml(stripes),
    links.length === 0
      ? ""
      : `<hyperlinks>${links.map((link) => linkXml(link, relations)).join("")}</hyperlinks>`,
    pageXml(page),
    broken === ""
      ? ""
      : `<rowBreaks count="${breaks.length}" manualBreakCount="${breaks.length}">${broken}</rowBreaks>`,
    parts.drawing === undefined ? "" : `<drawing r:id="${parts.drawing}"/>`,
    parts.notes === undefined ? "" : `<legacyDrawing r:id="${parts.notes}"/>`,
    "</worksheet>",
  ].join("");
}

function stripesXml(area: SheetArea): string {
  return `<conditionalFormatting sqref="${areaName(area)}"><cfRule type="expression" dxfId="0" priority="1"><formula>MOD(ROW(),2)=${area.startRow % 2}</formula></cfRule></conditionalFormatting>`;
}

function linkXml({ row, column, target, location }: SheetLink, relations: Relations): string {
  const place = `<hyperlink ref="${cellName(row, column)}"`;
  if (location !== undefined) return `${place} location="${escapeXml(location)}"/>`;
  return `${place} r:id="${relate(relations, { type: "hyperlink", target: target ?? "", isExternal: true })}"/>`;
}

const papers = { letter: 1, a4: 9 };

function pageXml({ paper, isLandscape, margins: { side, end }, header, footer }: SheetPage): string {
  const kept = (inches: number) => Math.round(inches * 1_000) / 1_000;
  return `<pageMargins left="${kept(side)}" right="${kept(side)}" top="${kept(end)}" bottom="${kept(end)}" header="0.3" footer="0.3"/><pageSetup paperSize="${papers[paper]}" orientation="${isLandscape ? "landscape" : "portrait"}" fitToWidth="1" fitToHeight="0"/><headerFooter>${header === "" ? "" : `<oddHeader>${escapeText(header)}</oddHeader>`}${footer === "" ? "" : `<oddFooter>${escapeText(footer)}</oddFooter>`}</headerFooter>`;
}

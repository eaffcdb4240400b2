import { escapeXml, relationNamespace, xmlHead } from "../../office/xml.ts";
import { columnName, escapeText } from "../cells/cell-xml.ts";
import { quoteSheet } from "../name-book.ts";
import type { NamedRange, PlannedSheet } from "../sheets/sheet.ts";
import { chartSize } from "./drawing-xml.ts";
import { mainNamespace } from "./styles-xml.ts";

/** The list of sheets and of names; `relations` are the numbers of the sheets. */
export function workbookXml(sheets: readonly PlannedSheet[], relations: readonly string[]): string {
  const listed = sheets.map(
    ({ name }, index) =>
      `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="${relations[index] ?? ""}"/>`,
  );
  const names = sheets.flatMap((sheet, index) =>
    [...sheet.names, printArea(sheet)].map((name) => nameXml(name, index)),
  );
  const defined = names.length === 0 ? "" : `<definedNames>${names.join("")}</definedNames>`;
  return `${xmlHead}<workbook xmlns="${mainNamespace}" xmlns:r="${relationNamespace}"><workbookPr/><bookViews><workbookView activeTab="0"/></bookViews><sheets>${listed.join("")}</sheets>${defined}<calcPr fullCalcOnLoad="1"/></workbook>`;
}

/** Without one, a program prints as far as there ever was a note or a border. */
function printArea({ name, lastRow, lastColumn, chart }: PlannedSheet): NamedRange {
  const column = chart === undefined ? lastColumn : Math.max(lastColumn, chart.column + chartSize.columns);
  const row = chart === undefined ? lastRow : Math.max(lastRow, chartSize.rows);
  const range = `${quoteSheet(name)}!$A$1:$${columnName(column)}$${row + 1}`;
  return { name: "_xlnm.Print_Area", range, isLocal: true };
}

function nameXml({ name, range, comment, isLocal, isHidden }: NamedRange, sheet: number): string {
  const more = [
    comment === undefined ? "" : ` comment="${escapeXml(comment)}"`,
    isLocal === true ? ` localSheetId="${sheet}"` : "",
    isHidden === true ? ' hidden="1"' : "",
  ].join("");
  return `<definedName name="${escapeXml(name)}"${more}>${escapeText(range)}</definedName>`;
}

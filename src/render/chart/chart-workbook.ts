import { cleanText } from "../clean-text.ts";
import type { ChartBlock } from "../layout.ts";
import { makeStableZip } from "../stable-zip.ts";
import { columnName } from "./native-chart.ts";

const escape = (text: string): string =>
  cleanText(text)
    .slice(0, 32_000)
    .toWellFormed()
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

/** The numbers of a chart as a small workbook, which opens when somebody edits them. */
export function chartWorkbook(block: ChartBlock): Uint8Array {
  const cell = (name: string, value: string | number | null): string => {
    if (value === null || (typeof value === "number" && !Number.isFinite(value))) return "";
    if (typeof value === "number") return `<c r="${name}"><v>${value}</v></c>`;
    return `<c r="${name}" t="inlineStr"><is><t xml:space="preserve">${escape(value)}</t></is></c>`;
  };
  const head = block.series.map(({ name }, index) => cell(`${columnName(index + 1)}1`, name)).join("");
  const rows = block.labels.map((label, at) => {
    const values = block.series.map(({ values: all }, index) =>
      cell(`${columnName(index + 1)}${at + 2}`, all[at] ?? null),
    );
    return `<row r="${at + 2}">${cell(`A${at + 2}`, label)}${values.join("")}</row>`;
  });
  const first = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  const sheetKind = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
  const kind = "application/vnd.openxmlformats-officedocument.spreadsheetml";
  const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
  const relations = (type: string, target: string): string =>
    `${first}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/${type}" Target="${target}"/></Relationships>`;
  const parts: [string, string][] = [
    [
      "[Content_Types].xml",
      `${first}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
    ],
    ["_rels/.rels", relations("officeDocument", "xl/workbook.xml")],
    [
      "xl/workbook.xml",
      `${first}<workbook xmlns="${sheetKind}" xmlns:r="${office}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ],
    ["xl/_rels/workbook.xml.rels", relations("worksheet", "worksheets/sheet1.xml")],
    [
      "xl/worksheets/sheet1.xml",
      `${first}<worksheet xmlns="${sheetKind}"><sheetData><row r="1">${head}</row>${rows.join("")}</sheetData></worksheet>`,
    ],
  ];
  return makeStableZip(parts.map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) })));
}

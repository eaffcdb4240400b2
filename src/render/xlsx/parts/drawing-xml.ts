import { drawingNamespace, escapeXml, relationNamespace, xmlHead } from "../../office/xml.ts";
import type { PlannedSheet, SheetChart, SheetPicture } from "../sheets/sheet.ts";

/** Numbers of the relations of a drawing. */
export interface DrawnParts {
  pictures: readonly string[];
  chart?: string;
}

const emuPerPixel = 9_525;
/** Of the cells that a chart covers. */
export const chartSize = { rows: 22, columns: 9 };

/** Pictures and the chart of a sheet, each in its place. */
export function drawingXml({ pictures, chart }: PlannedSheet, parts: DrawnParts): string {
  const shapes = pictures.map((picture, index) =>
    pictureXml(picture, index + 2, parts.pictures[index] ?? ""),
  );
  if (chart !== undefined) shapes.push(chartXml(chart, pictures.length + 2, parts.chart ?? ""));
  return `${xmlHead}<xdr:wsDr xmlns:xdr="${drawingNamespace}/spreadsheetDrawing" xmlns:a="${drawingNamespace}/main" xmlns:r="${relationNamespace}">${shapes.join("")}</xdr:wsDr>`;
}

const corner = (tag: "from" | "to", column: number, row: number): string =>
  `<xdr:${tag}><xdr:col>${column}</xdr:col><xdr:colOff>0</xdr:colOff><xdr:row>${row}</xdr:row><xdr:rowOff>0</xdr:rowOff></xdr:${tag}>`;

/** A picture keeps its size whatever the columns are. */
function pictureXml({ width, height, row, alt }: SheetPicture, id: number, relation: string): string {
  const size = `cx="${width * emuPerPixel}" cy="${height * emuPerPixel}"`;
  return `<xdr:oneCellAnchor>${corner("from", 0, row)}<xdr:ext ${size}/><xdr:pic><xdr:nvPicPr><xdr:cNvPr id="${id}" name="Picture ${id - 1}"${described(alt)}/><xdr:cNvPicPr><a:picLocks noChangeAspect="1"/></xdr:cNvPicPr></xdr:nvPicPr><xdr:blipFill><a:blip r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch></xdr:blipFill><xdr:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></xdr:spPr></xdr:pic><xdr:clientData/></xdr:oneCellAnchor>`;
}

function chartXml({ block, column }: SheetChart, id: number, relation: string): string {
  const chart = `${drawingNamespace}/chart`;
  return `<xdr:twoCellAnchor>${corner("from", column, 0)}${corner("to", column + chartSize.columns, chartSize.rows)}<xdr:graphicFrame macro=""><xdr:nvGraphicFramePr><xdr:cNvPr id="${id}" name="Chart ${id - 1}"${described(block.alt)}/><xdr:cNvGraphicFramePr/></xdr:nvGraphicFramePr><xdr:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/></xdr:xfrm><a:graphic><a:graphicData uri="${chart}"><c:chart xmlns:c="${chart}" r:id="${relation}"/></a:graphicData></a:graphic></xdr:graphicFrame><xdr:clientData/></xdr:twoCellAnchor>`;
}

const described = (alt: string): string => (alt === "" ? "" : ` descr="${escapeXml(alt)}"`);

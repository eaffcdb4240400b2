import { codePadding } from "./flow.ts";
import type { Area, GridCell, TableBox, TextBox } from "./slide.ts";
import { paragraphsXml, type Pen } from "./text-xml.ts";
import { emu, escapeXml } from "../office/xml.ts";

export const frameXml = (tag: string, area: Area): string =>
  `<${tag}><a:off x="${emu(area.x)}" y="${emu(area.y)}"/><a:ext cx="${emu(area.width)}" cy="${emu(area.height)}"/></${tag}>`;

export interface Named {
  id: number;
  name: string;
  /** The element that ties it to its layout; a free box has none. */
  place?: string;
}

interface ShapeInput extends Named {
  area?: Area;
  body: string;
  paragraphs: string;
  fill?: string;
  isBox?: boolean;
}

export function shapeXml({ id, name, place, area, body, paragraphs, fill, isBox }: ShapeInput): string {
  const kind = isBox === true ? '<p:cNvSpPr txBox="1"/>' : '<p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr>';
  const shape =
    area === undefined
      ? ""
      : `${frameXml("a:xfrm", area)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${fill ?? "<a:noFill/>"}`;
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="${escapeXml(name)}"/>${kind}<p:nvPr>${place ?? ""}</p:nvPr></p:nvSpPr><p:spPr>${shape}</p:spPr><p:txBody>${body}<a:lstStyle/>${paragraphs}</p:txBody></p:sp>`;
}

const insets = (side: number, top: number): string =>
  `lIns="${emu(side)}" tIns="${emu(top)}" rIns="${emu(side)}" bIns="${emu(top)}"`;

/** A box of text; a quote has a bar at its side, code a ground of its own. */
export function textBoxXml(box: TextBox, named: Named, pen: Pen): string {
  const isCode = box.look === "code";
  const body = `<a:bodyPr wrap="square" ${isCode || box.look === "quote" ? insets(codePadding + 2, isCode ? codePadding : 0) : insets(0, 0)} anchor="t"><a:normAutofit/></a:bodyPr>`;
  const shape = shapeXml({
    ...named,
    area: box,
    body,
    paragraphs: paragraphsXml(box.paragraphs, pen),
    isBox: named.place === undefined,
    ...(isCode ? { fill: pen.paint.stripe } : {}),
  });
  if (box.look !== "quote") return shape;
  const isRtl = box.paragraphs[0]?.dir === "rtl";
  const bar = { ...box, x: isRtl ? box.x + box.width - 3 : box.x, width: 3 };
  return `${barXml(bar, named.id + 1, pen.paint.accent)}${shape}`;
}

export function barXml(area: Area, id: number, fill: string): string {
  return `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Bar ${id}"><a:extLst><a:ext uri="{C183D7F6-B498-43B3-948B-1728B52AA6E4}"><adec:decorative xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative" val="1"/></a:ext></a:extLst></p:cNvPr><p:cNvSpPr/><p:nvPr userDrawn="1"/></p:nvSpPr><p:spPr>${frameXml("a:xfrm", area)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${fill}<a:ln><a:noFill/></a:ln></p:spPr></p:sp>`;
}

export function pictureXml(area: Area, named: Named & { alt: string }, relation: string): string {
  return `<p:pic><p:nvPicPr><p:cNvPr id="${named.id}" name="${escapeXml(named.name)}" descr="${escapeXml(named.alt)}"/><p:cNvPicPr><a:picLocks noChangeAspect="1"/></p:cNvPicPr><p:nvPr/></p:nvPicPr><p:blipFill><a:blip r:embed="${relation}"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${frameXml("a:xfrm", area)}<a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr></p:pic>`;
}

function graphicXml(area: Area, named: Named & { alt: string }, content: string): string {
  return `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="${named.id}" name="${escapeXml(named.name)}" descr="${escapeXml(named.alt)}"/><p:cNvGraphicFramePr><a:graphicFrameLocks noGrp="1"/></p:cNvGraphicFramePr><p:nvPr/></p:nvGraphicFramePr>${frameXml("p:xfrm", area)}<a:graphic>${content}</a:graphic></p:graphicFrame>`;
}

export function chartXml(area: Area, named: Named & { alt: string }, relation: string): string {
  const chart = "http://schemas.openxmlformats.org/drawingml/2006/chart";
  return graphicXml(
    area,
    named,
    `<a:graphicData uri="${chart}"><c:chart xmlns:c="${chart}" r:id="${relation}"/></a:graphicData>`,
  );
}

export function tableXml(box: TableBox, named: Named, input: { pen: Pen; isRtl: boolean }): string {
  const columns = box.widths.map((width) => `<a:gridCol w="${emu(width)}"/>`).join("");
  const rows = box.rows.map((cells, index) => {
    const isHead = index < box.head;
    const isStriped = !isHead && (box.first + index - box.head) % 2 === 1;
    const look = { isHead, isStriped, pen: input.pen };
    return `<a:tr h="${emu(box.heights[index] ?? 0)}">${cells.map((cell) => cellXml(cell, look)).join("")}</a:tr>`;
  });
  const head = box.head > 0 ? ' firstRow="1"' : "";
  const table = `<a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblPr${input.isRtl ? ' rtl="1"' : ""}${head} bandRow="1"/><a:tblGrid>${columns}</a:tblGrid>${rows.join("")}</a:tbl></a:graphicData>`;
  return graphicXml(box, { ...named, alt: box.alt }, table);
}

function cellXml(cell: GridCell, look: { isHead: boolean; isStriped: boolean; pen: Pen }): string {
  const { pen } = look;
  const spans = [
    cell.rows > 1 ? ` rowSpan="${cell.rows}"` : "",
    cell.columns > 1 ? ` gridSpan="${cell.columns}"` : "",
    cell.isRight === true ? ' hMerge="1"' : "",
    cell.isBelow === true ? ' vMerge="1"' : "",
  ];
  const text =
    cell.content === undefined
      ? "<a:p/>"
      : paragraphsXml([cell.content], pen, { align: cell.align, from: pen.dir });
  const line = `<a:lnB w="6350">${pen.paint.line}</a:lnB>`;
  const fill = look.isHead ? pen.paint.headFill : look.isStriped ? pen.paint.stripe : "<a:noFill/>";
  return `<a:tc${spans.join("")}><a:txBody><a:bodyPr/><a:lstStyle/>${text}</a:txBody><a:tcPr marL="${emu(6)}" marR="${emu(6)}" marT="${emu(3)}" marB="${emu(3)}" anchor="ctr">${line}${fill}</a:tcPr></a:tc>`;
}

import type { Layout } from "../layout.ts";
import type { Base } from "./base.ts";
import { barXml, chartXml, pictureXml, shapeXml, tableXml, textBoxXml } from "./shape-xml.ts";
import {
  type Area,
  type SlideBox,
  lineHeight,
  type Paragraph,
  type Slide,
  sizes,
  smallestTitle,
} from "./slide.ts";
import { breakLines } from "./break-lines.ts";
import { sourceLines } from "./source-lines.ts";
import { bodyFont, paragraphsXml, type Pen } from "./text-xml.ts";
import { relate } from "../office/relations.ts";
import { xmlHead } from "../office/xml.ts";
import { namespaces } from "./namespaces.ts";

export interface SlideInput {
  slide: Slide;
  number: number;
  total: number;
  layout: Layout;
  base: Base;
  footer: string;
  pen: Pen;
  /** The part of a picture or a chart, as a slide names it. */
  targetOf: (box: SlideBox) => string;
}

const emptyGroup =
  '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="0" cy="0"/><a:chOff x="0" y="0"/><a:chExt cx="0" cy="0"/></a:xfrm></p:grpSpPr>';

export const treeXml = (shapes: readonly string[]): string =>
  `<p:cSld><p:spTree>${emptyGroup}${shapes.join("")}</p:spTree></p:cSld>`;

export function slideXml(input: SlideInput): string {
  const { slide } = input;
  const shapes = slide.kind === "title" ? titleShapes(input) : contentShapes(input);
  return `${xmlHead}<p:sld ${namespaces}>${treeXml(shapes)}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sld>`;
}

function titleShapes(input: SlideInput): string[] {
  const { slide, pen, base } = input;
  const size = titleSize(slide, base.titleArea.width, [40, 32, 26, 22]);
  const title = shapeXml({
    ...{ id: 2, name: "Title 1", place: base.titlePlace },
    body: "<a:bodyPr><a:normAutofit/></a:bodyPr>",
    paragraphs: headingXml(slide, pen, size),
  });
  const [box] = slide.boxes;
  if (box?.kind !== "text" || box.paragraphs.length === 0) return [title];
  const place = base.subtitlePlace;
  if (place === undefined) return [title, textBoxXml(box, { id: 3, name: "Text 3" }, pen)];
  const subtitle = shapeXml({
    ...{ id: 3, name: "Subtitle 2", place },
    body: "<a:bodyPr><a:normAutofit/></a:bodyPr>",
    paragraphs: paragraphsXml(box.paragraphs, pen, { isInherited: true }),
  });
  return [title, subtitle, ...footnoteShape({ ...input, base: { ...base, body: underTitle(base, input) } })];
}

/** As far from the side as the title of the first slide. */
function underTitle({ body }: Base, { layout }: SlideInput): Area {
  const inset = 48;
  return { ...body, x: layout.dir === "rtl" ? body.x : body.x + inset, width: body.width - inset };
}

/** Titles take side and colour from their layout. */
function headingXml(slide: Slide, pen: Pen, size: number | undefined): string {
  const paragraph: Paragraph = { runs: slide.title, dir: slide.dir, size: size ?? 28, before: 0 };
  const marked =
    slide.part > 1 ? { ...paragraph, runs: [...slide.title, { text: ` (${slide.part})` }] } : paragraph;
  return paragraphsXml([marked], pen, { isInherited: true, isSizeless: size === undefined });
}

function titleSize(slide: Slide, width: number, sizesDown: readonly number[]): number {
  const fits = (size: number): boolean => breakLines(slide.title, { size, width, bold: true }).length <= 2;
  return sizesDown.find(fits) ?? sizesDown.at(-1) ?? 20;
}

function contentShapes(input: SlideInput): string[] {
  const { slide, base, pen } = input;
  const isSection = slide.kind === "section";
  const wanted = titleSize(slide, base.titleArea.width, isSection ? [36, 30, 24] : [28, 24, smallestTitle]);
  const size = base.isOwn || wanted < 28 ? wanted : undefined;
  const title = shapeXml({
    ...{ id: 2, name: "Title 1", place: '<p:ph type="title"/>' },
    body: "<a:bodyPr><a:normAutofit/></a:bodyPr>",
    paragraphs: headingXml(slide, pen, size),
  });
  let isBodyFree = base.bodyPlace !== undefined;
  const boxes = slide.boxes.map((box, index) => {
    const place = box.kind === "text" && box.look === "plain" && isBodyFree ? base.bodyPlace : undefined;
    if (place !== undefined) isBodyFree = false;
    return boxXml(box, { id: 10 + index * 2, ...(place === undefined ? {} : { place }) }, input);
  });
  return [title, ...boxes, ...footnoteShape(input), ...furniture(input)];
}

function boxXml(box: SlideBox, { id, place }: { id: number; place?: string }, input: SlideInput): string {
  const { pen, layout } = input;
  switch (box.kind) {
    case "text":
      return textBoxXml(
        box,
        {
          id,
          name: place === undefined ? `Text ${id}` : `Content ${id}`,
          ...(place === undefined ? {} : { place }),
        },
        pen,
      );
    case "table":
      return tableXml(box, { id, name: `Table ${id}` }, { pen, isRtl: layout.dir === "rtl" });
    case "picture": {
      const relation = relate(pen.relations, { type: "image", target: input.targetOf(box) });
      return pictureXml(box, { id, name: `Picture ${id}`, alt: box.alt }, relation);
    }
    case "chart": {
      const relation = relate(pen.relations, { type: "chart", target: input.targetOf(box) });
      return chartXml(box, { id, name: `Chart ${id}`, alt: box.block.alt }, relation);
    }
  }
}

/** Footnotes, and below them the sources of the slide. */
function footnoteShape({ slide, base, pen, layout }: SlideInput): string[] {
  const { body } = base;
  const notes = [...slide.footnotes, ...sourceLines(layout, slide.citations, body).paragraphs];
  if (notes.length === 0) return [];
  const height = notes.reduce(
    (sum, note) =>
      sum +
      breakLines(note.runs, { size: note.size, width: body.width }).length *
        lineHeight(note.runs, note.size) +
      2,
    0,
  );
  const area: Area = { ...body, y: body.y + body.height - height, height };
  const rule = {
    ...area,
    x: layout.dir === "rtl" ? area.x + area.width - 90 : area.x,
    y: area.y - 4,
    width: 90,
    height: 0.75,
  };
  return [
    barXml(rule, 4, pen.paint.line),
    shapeXml({
      ...{ id: 5, name: "Footnotes 5", isBox: true, area },
      body: '<a:bodyPr wrap="square" lIns="0" tIns="0" rIns="0" bIns="0" anchor="b"><a:normAutofit/></a:bodyPr>',
      paragraphs: paragraphsXml(notes, pen),
    }),
  ];
}

function furniture({ number, total, base, footer, pen, layout }: SlideInput): string[] {
  const tiny = '<a:bodyPr lIns="0" rIns="0" anchor="ctr"><a:normAutofit/></a:bodyPr>';
  const sides = layout.dir === "rtl" ? { number: "l", footer: "r" } : { number: "r", footer: "l" };
  const properties = `<a:rPr lang="${pen.language}" sz="${(sizes.small - 2) * 100}">${base.isOwn ? pen.paint.muted : ""}${bodyFont}</a:rPr>`;
  const page = `<a:p><a:pPr algn="${sides.number}"/><a:fld id="{B6F15528-21DE-4FAA-801E-634DDDAF4B2B}" type="slidenum">${properties}<a:t>${number}</a:t></a:fld><a:r>${properties}<a:t> / ${total}</a:t></a:r></a:p>`;
  const numberShape = shapeXml({
    ...{ id: 6, name: "Slide Number 6", place: '<p:ph type="sldNum" sz="quarter" idx="12"/>' },
    area: base.numberArea,
    body: tiny,
    paragraphs: page,
  });
  if (footer === "") return [numberShape];
  const line: Paragraph = {
    runs: [{ text: footer, muted: base.isOwn }],
    dir: layout.dir,
    size: sizes.small - 2,
    before: 0,
  };
  const footerShape = shapeXml({
    ...{ id: 7, name: "Footer 7", place: '<p:ph type="ftr" sz="quarter" idx="11"/>' },
    area: base.footerArea,
    body: tiny,
    paragraphs: paragraphsXml([line], pen),
  });
  return [numberShape, footerShape];
}

/** The notes of a slide: one paragraph for each source. */
export function notesXml(lines: readonly string[], pen: Pen, dir: Slide["dir"]): string {
  const paragraphs = lines.map((text): Paragraph => ({ runs: [{ text }], dir, size: 12, before: 0 }));
  const image =
    '<p:sp><p:nvSpPr><p:cNvPr id="2" name="Slide Image 1"/><p:cNvSpPr><a:spLocks noGrp="1" noRot="1" noChangeAspect="1"/></p:cNvSpPr><p:nvPr><p:ph type="sldImg"/></p:nvPr></p:nvSpPr><p:spPr/></p:sp>';
  const body = shapeXml({
    ...{ id: 3, name: "Notes 2", place: '<p:ph type="body" idx="1"/>' },
    body: "<a:bodyPr/>",
    paragraphs: paragraphsXml(paragraphs, pen),
  });
  return `${xmlHead}<p:notes ${namespaces}>${treeXml([image, body])}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:notes>`;
}

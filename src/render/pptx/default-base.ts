import { addAll } from "../../lib/add-all.ts";
import { chartColors } from "../chart/chart-colors.ts";
import type { Layout, Theme, WriteOptions } from "../layout.ts";
import type { ZipEntry } from "../stable-zip.ts";
import type { Base } from "./base.ts";
import { mediaName } from "../office/media.ts";
import { barXml, pictureXml, shapeXml } from "./shape-xml.ts";
import type { Area } from "./slide.ts";
import { treeXml } from "./slide-xml.ts";
import { paragraphsXml, type Paint, type Pen } from "./text-xml.ts";
import { themeXml } from "../office/theme-xml.ts";
import { relate, type Relations, relationsXml } from "../office/relations.ts";
import { xmlHead } from "../office/xml.ts";
import { namespaces } from "./namespaces.ts";

const page = { width: 960, height: 540 };
const margin = 48;
const wide = page.width - 2 * margin;
const content: Area = { x: margin, y: 108, width: wide, height: 376 };
const titleArea: Area = { x: margin, y: 34, width: wide, height: 56 };
const firstTitle: Area = { x: 96, y: 120, width: 780, height: 160 };
const firstLines: Area = { x: 96, y: 300, width: 780, height: 130 };
const sectionTitle: Area = { x: 96, y: 180, width: 780, height: 160 };

const solid = (color: string): string => `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`;
const scheme = (color: string): string => `<a:solidFill><a:schemeClr val="${color}"/></a:solidFill>`;

function paintOf({ colors }: Theme): Paint {
  return {
    accent: scheme("accent1"),
    muted: solid(colors.muted),
    headFill: solid(colors.headFill),
    headText: solid(colors.headText),
    line: solid(colors.line),
    stripe: solid(colors.stripe),
  };
}

/** Master, three layouts and theme in the colours and fonts of a theme. */
export function defaultBase(layout: Layout, options: WriteOptions): Base {
  const { theme } = options;
  const isRtl = layout.dir === "rtl";
  const corner = { x: page.width - margin - 120, y: 500, width: 120, height: 24 };
  const line = { x: margin, y: 500, width: wide - 140, height: 24 };
  const base: Base = {
    isOwn: true,
    ...page,
    titleArea: options.logo === undefined ? titleArea : { ...titleArea, width: wide - 150 },
    body: content,
    numberArea: isRtl ? { ...corner, x: margin } : corner,
    footerArea: isRtl ? { ...line, x: margin + 140 } : line,
    bodyPlace: '<p:ph idx="1"/>',
    titlePlace: '<p:ph type="ctrTitle"/>',
    subtitlePlace: '<p:ph type="subTitle" idx="1"/>',
    layouts: {
      title: "ppt/slideLayouts/slideLayout1.xml",
      content: "ppt/slideLayouts/slideLayout2.xml",
      section: "ppt/slideLayouts/slideLayout3.xml",
    },
    masters: [{ id: "2147483648", part: "ppt/slideMasters/slideMaster1.xml" }],
    parts: [],
    types: { defaults: [], overrides: overridesOf() },
    paint: paintOf(theme),
  };
  addAll(base.parts, baseParts(base, layout, options));
  return base;
}

function overridesOf(): [string, string][] {
  const kind = "application/vnd.openxmlformats-officedocument.presentationml";
  return [
    ["/ppt/slideMasters/slideMaster1.xml", `${kind}.slideMaster+xml`],
    ...[1, 2, 3].map((number): [string, string] => [
      `/ppt/slideLayouts/slideLayout${number}.xml`,
      `${kind}.slideLayout+xml`,
    ]),
    ["/ppt/theme/theme1.xml", "application/vnd.openxmlformats-officedocument.theme+xml"],
  ];
}

function baseParts(base: Base, layout: Layout, options: WriteOptions): ZipEntry[] {
  const text = (name: string, xml: string): ZipEntry => ({ name, bytes: new TextEncoder().encode(xml) });
  const master: Relations = {
    list: [
      ...[1, 2, 3].map((number) => ({
        type: "slideLayout",
        target: `../slideLayouts/slideLayout${number}.xml`,
      })),
      { type: "theme", target: "../theme/theme1.xml" },
    ],
  };
  const layouts = (["title", "obj", "secHead"] as const).flatMap((type, index) => {
    const relations: Relations = {
      list: [{ type: "slideMaster", target: "../slideMasters/slideMaster1.xml" }],
    };
    const xml = layoutXml(type, { base, layout, options, relations });
    const name = `slideLayout${index + 1}.xml`;
    return [
      text(`ppt/slideLayouts/${name}`, xml),
      text(`ppt/slideLayouts/_rels/${name}.rels`, relationsXml(relations)),
    ];
  });
  return [
    text("ppt/theme/theme1.xml", themeXml(options.theme, chartColors(options.theme, 6))),
    text("ppt/slideMasters/slideMaster1.xml", masterXml(base, layout)),
    text("ppt/slideMasters/_rels/slideMaster1.xml.rels", relationsXml(master)),
    ...layouts,
  ];
}

interface LayoutInput {
  base: Base;
  layout: Layout;
  options: WriteOptions;
  relations: Relations;
}

const holder = (name: string, place: string, { anchor = "t", ...area }: Area & { anchor?: string }): string =>
  shapeXml({
    ...{ id: 2 + name.length, name, place, area },
    body: `<a:bodyPr lIns="0" rIns="0" anchor="${anchor}"><a:normAutofit/></a:bodyPr>`,
    paragraphs: "<a:p><a:endParaRPr/></a:p>",
  });

const furniture = ({ numberArea, footerArea }: Base): string[] => [
  holder("Footer", '<p:ph type="ftr" sz="quarter" idx="11"/>', { ...footerArea, anchor: "ctr" }),
  holder("Slide Number", '<p:ph type="sldNum" sz="quarter" idx="12"/>', { ...numberArea, anchor: "ctr" }),
];

function layoutXml(type: "title" | "obj" | "secHead", input: LayoutInput): string {
  const names = { title: "Title", obj: "Title and Content", secHead: "Section" };
  const shapes = { title: firstShapes, obj: contentShapes, secHead: sectionShapes }[type](input);
  const header = type === "title" ? [] : headerShape(input);
  const tree = treeXml([...shapes, ...header]).replace("<p:cSld>", `<p:cSld name="${names[type]}">`);
  return `${xmlHead}<p:sldLayout ${namespaces} type="${type}" preserve="1">${tree}<p:clrMapOvr><a:masterClrMapping/></p:clrMapOvr></p:sldLayout>`;
}

/** A band on the side where reading begins. */
function band({ layout, base }: LayoutInput): string {
  const x = layout.dir === "rtl" ? page.width - 28 : 0;
  return barXml({ x, y: 0, width: 28, height: page.height }, 30, base.paint.accent);
}

function firstShapes(input: LayoutInput): string[] {
  return [
    band(input),
    holder("Title", '<p:ph type="ctrTitle"/>', { ...side(firstTitle, input), anchor: "b" }),
    holder("Subtitle", '<p:ph type="subTitle" idx="1"/>', side(firstLines, input)).replace(
      "<a:lstStyle/>",
      '<a:lstStyle><a:lvl1pPr marL="0" indent="0"><a:buNone/><a:defRPr sz="1800"/></a:lvl1pPr></a:lstStyle>',
    ),
    ...logoShape(input, { x: firstTitle.x, y: 40, width: 200, height: 60 }),
  ];
}

const side = (area: Area, { layout }: LayoutInput): Area =>
  layout.dir === "rtl" ? { ...area, x: page.width - area.x - area.width } : area;

function contentShapes(input: LayoutInput): string[] {
  const { base } = input;
  const rule = { x: margin, y: 96, width: wide, height: 1 };
  return [
    barXml(rule, 31, base.paint.line),
    holder("Title", '<p:ph type="title"/>', { ...side(base.titleArea, input), anchor: "b" }),
    holder("Content", '<p:ph idx="1"/>', content),
    ...furniture(base),
    ...logoShape(input, { x: page.width - margin - 130, y: 34, width: 130, height: 48 }),
  ];
}

function sectionShapes(input: LayoutInput): string[] {
  return [
    band(input),
    holder("Title", '<p:ph type="title"/>', { ...side(sectionTitle, input), anchor: "ctr" }),
    ...furniture(input.base),
  ];
}

function logoShape(input: LayoutInput, box: Area): string[] {
  const { logo } = input.options;
  if (logo === undefined || logo.width <= 0 || logo.height <= 0) return [];
  const factor = Math.min(box.width / logo.width, box.height / logo.height);
  const [width, height] = [logo.width * factor, logo.height * factor];
  const isEnd = box.x > page.width / 2;
  const area = { x: isEnd ? box.x + box.width - width : box.x, y: box.y, width, height };
  const relation = relate(input.relations, { type: "image", target: `../media/${mediaName(logo)}` });
  return [pictureXml(side(area, input), { id: 40, name: "Logo", alt: "Logo" }, relation)];
}

function headerShape({ base, layout, options, relations }: LayoutInput): string[] {
  const header = options.header ?? "";
  if (header === "") return [];
  const pen: Pen = {
    language: "en",
    dir: layout.dir,
    mono: options.theme.fonts.mono,
    paint: base.paint,
    relations,
    numberOf: () => 1,
  };
  const paragraph = {
    runs: [{ text: header }],
    dir: layout.dir,
    size: 10,
    before: 0,
    tone: "muted" as const,
  };
  return [
    shapeXml({
      ...{ id: 50, name: "Header", isBox: true, area: { x: margin, y: 12, width: wide, height: 20 } },
      body: '<a:bodyPr lIns="0" tIns="0" rIns="0" bIns="0" anchor="ctr"/>',
      paragraphs: paragraphsXml([paragraph], pen),
    }),
  ];
}

function masterXml(base: Base, layout: Layout): string {
  const isRtl = layout.dir === "rtl";
  const align = `algn="${isRtl ? "r" : "l"}" rtl="${isRtl ? 1 : 0}"`;
  const font = (kind: string): string =>
    `<a:latin typeface="+${kind}-lt"/><a:ea typeface="+${kind}-ea"/><a:cs typeface="+${kind}-cs"/>`;
  const levels = Array.from({ length: 9 }, (_, level) => {
    const size = [16, 15, 14][level] ?? 14;
    return `<a:lvl${level + 1}pPr marL="${254_000 * (level + 1)}" indent="-254000" ${align}><a:spcBef><a:spcPts val="600"/></a:spcBef><a:buFont typeface="Arial"/><a:buChar char="•"/><a:defRPr sz="${size * 100}">${scheme("tx1")}${font("mn")}</a:defRPr></a:lvl${level + 1}pPr>`;
  });
  const styles = `<p:txStyles><p:titleStyle><a:lvl1pPr ${align}><a:lnSpc><a:spcPct val="95000"/></a:lnSpc><a:buNone/><a:defRPr sz="2800" b="1">${scheme("accent1")}${font("mj")}</a:defRPr></a:lvl1pPr></p:titleStyle><p:bodyStyle>${levels.join("")}</p:bodyStyle><p:otherStyle><a:lvl1pPr ${align}><a:defRPr sz="1600">${scheme("tx1")}${font("mn")}</a:defRPr></a:lvl1pPr></p:otherStyle></p:txStyles>`;
  const background =
    '<p:bg><p:bgPr><a:solidFill><a:schemeClr val="bg1"/></a:solidFill><a:effectLst/></p:bgPr></p:bg>';
  const tree = treeXml([
    holder("Title", '<p:ph type="title"/>', { ...titleArea, anchor: "b" }),
    holder("Text", '<p:ph type="body" idx="1"/>', content),
    ...furniture(base),
  ]).replace("<p:cSld>", `<p:cSld>${background}`);
  const ids = [1, 2, 3]
    .map((number) => `<p:sldLayoutId id="${2_147_483_648 + number}" r:id="rId${number}"/>`)
    .join("");
  return `${xmlHead}<p:sldMaster ${namespaces}>${tree}${colorMap}<p:sldLayoutIdLst>${ids}</p:sldLayoutIdLst>${styles}</p:sldMaster>`;
}

export const colorMap =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';

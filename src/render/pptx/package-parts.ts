import type { Layout, Picture, Theme } from "../layout.ts";
import { chartColors } from "../chart/chart-colors.ts";
import { chartWorkbook } from "../chart/chart-workbook.ts";
import { nativeChartXml } from "../chart/native-chart.ts";
import { citedLines } from "../citations/source-text.ts";
import type { ZipEntry } from "../stable-zip.ts";
import type { Base } from "./base.ts";
import { colorMap } from "./default-base.ts";
import { mediaName } from "../office/media.ts";
import type { SlideBox, Slide } from "./slide.ts";
import { notesXml, slideXml, treeXml } from "./slide-xml.ts";
import type { Pen } from "./text-xml.ts";
import {
  appPropertiesXml,
  contentTypesXml,
  corePropertiesXml,
  packageRelationsXml,
  propertyTypes,
} from "../office/package-xml.ts";
import { relate, type Relations, relationsXml } from "../office/relations.ts";
import { themeXml } from "../office/theme-xml.ts";
import { emu, xmlHead } from "../office/xml.ts";
import { namespaces } from "./namespaces.ts";

export interface Deck {
  slides: Slide[];
  layout: Layout;
  base: Base;
  theme: Theme;
  footer: string;
  logo?: Picture;
}

interface Parts {
  entries: ZipEntry[];
  overrides: [string, string][];
}

const presentation = "application/vnd.openxmlformats-officedocument.presentationml";
const workbookType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Every part of the file, in a fixed order. */
export function packageParts(deck: Deck): ZipEntry[] {
  const parts: Parts = { entries: [...deck.base.parts], overrides: [...deck.base.types.overrides] };
  const add = (name: string, xml: string, type?: string): void => {
    parts.entries.push({ name, bytes: encode(xml) });
    if (type !== undefined) parts.overrides.push([`/${name}`, type]);
  };
  const media = new Map<string, Uint8Array>();
  if (deck.logo !== undefined) media.set(mediaName(deck.logo), deck.logo.bytes);
  const charts = addCharts(deck, parts, add);
  const targetOf = (box: SlideBox): string => {
    if (box.kind === "chart") return `../charts/chart${charts.get(box) ?? 0}.xml`;
    if (box.kind !== "picture") return "";
    media.set(mediaName(box.picture), box.picture.bytes);
    return `../media/${mediaName(box.picture)}`;
  };
  for (const [index, slide] of deck.slides.entries())
    addSlide(deck, { slide, number: index + 1, targetOf, add });
  addMain(deck, add);
  for (const [name, bytes] of media) parts.entries.push({ name: `ppt/media/${name}`, bytes });
  const types = contentTypesXml({
    defaults: [["xlsx", workbookType], ...deck.base.types.defaults],
    overrides: [...parts.overrides, ...propertyTypes],
  });
  return [{ name: "[Content_Types].xml", bytes: encode(types) }, ...parts.entries];
}

type Add = (name: string, xml: string, type?: string) => void;

function addCharts(deck: Deck, parts: Parts, add: Add): Map<SlideBox, number> {
  const numbers = new Map<SlideBox, number>();
  for (const box of deck.slides.flatMap(({ boxes }) => boxes)) {
    if (box.kind !== "chart") continue;
    const number = numbers.size + 1;
    numbers.set(box, number);
    const type = "application/vnd.openxmlformats-officedocument.drawingml.chart+xml";
    add(`ppt/charts/chart${number}.xml`, nativeChartXml(box.block, deck.theme, deck.layout), type);
    const target = `../embeddings/chart${number}.xlsx`;
    add(`ppt/charts/_rels/chart${number}.xml.rels`, relationsXml({ list: [{ type: "package", target }] }));
    parts.entries.push({ name: `ppt/embeddings/chart${number}.xlsx`, bytes: chartWorkbook(box.block) });
  }
  return numbers;
}

interface SlidePart {
  slide: Slide;
  number: number;
  targetOf: (box: SlideBox) => string;
  add: Add;
}

function addSlide(deck: Deck, { slide, number, targetOf, add }: SlidePart): void {
  const { base, layout } = deck;
  const relations: Relations = { list: [] };
  relate(relations, { type: "slideLayout", target: `../${base.layouts[slide.kind].slice("ppt/".length)}` });
  const pen = penOf(deck, relations);
  const xml = slideXml({
    slide,
    number,
    total: deck.slides.length,
    layout,
    base,
    footer: deck.footer,
    pen,
    targetOf,
  });
  const lines = citedLines(slide.citations, layout.sources);
  if (lines.length > 0) {
    relate(relations, { type: "notesSlide", target: `../notesSlides/notesSlide${number}.xml` });
    const notes: Relations = { list: [] };
    relate(notes, { type: "notesMaster", target: "../notesMasters/notesMaster1.xml" });
    relate(notes, { type: "slide", target: `../slides/slide${number}.xml` });
    const name = `ppt/notesSlides/notesSlide${number}.xml`;
    add(name, notesXml(lines, penOf(deck, { list: [] }), layout.dir), `${presentation}.notesSlide+xml`);
    add(`ppt/notesSlides/_rels/notesSlide${number}.xml.rels`, relationsXml(notes));
  }
  add(`ppt/slides/slide${number}.xml`, xml, `${presentation}.slide+xml`);
  add(`ppt/slides/_rels/slide${number}.xml.rels`, relationsXml(relations));
}

function penOf({ layout, base, theme, slides }: Deck, relations: Relations): Pen {
  const language = layout.language.replaceAll(/[^A-Za-z0-9-]/g, "") || "en";
  const numberOf = (slide: Slide): number => slides.indexOf(slide) + 1;
  return { language, dir: layout.dir, mono: theme.fonts.mono, paint: base.paint, relations, numberOf };
}

function addMain(deck: Deck, add: Add): void {
  const { base, slides, layout } = deck;
  const relations: Relations = { list: [] };
  const masters = base.masters.map(({ id, part }) => {
    const relation = relate(relations, { type: "slideMaster", target: part.slice("ppt/".length) });
    return `<p:sldMasterId id="${id}" r:id="${relation}"/>`;
  });
  const ids = slides.map((_, index) => {
    const relation = relate(relations, { type: "slide", target: `slides/slide${index + 1}.xml` });
    return `<p:sldId id="${256 + index}" r:id="${relation}"/>`;
  });
  const notes = relate(relations, { type: "notesMaster", target: "notesMasters/notesMaster1.xml" });
  const [firstTheme] = base.parts.filter(({ name }) => /^ppt\/theme\/theme\d+\.xml$/.test(name));
  if (firstTheme !== undefined)
    relate(relations, { type: "theme", target: firstTheme.name.slice("ppt/".length) });
  const rtl = layout.dir === "rtl" ? ' rtl="1"' : "";
  add(
    "ppt/presentation.xml",
    `${xmlHead}<p:presentation ${namespaces}${rtl} saveSubsetFonts="1"><p:sldMasterIdLst>${masters.join("")}</p:sldMasterIdLst><p:notesMasterIdLst><p:notesMasterId r:id="${notes}"/></p:notesMasterIdLst><p:sldIdLst>${ids.join("")}</p:sldIdLst><p:sldSz cx="${emu(base.width)}" cy="${emu(base.height)}"/><p:notesSz cx="6858000" cy="9144000"/></p:presentation>`,
    `${presentation}.presentation.main+xml`,
  );
  add("ppt/_rels/presentation.xml.rels", relationsXml(relations));
  addNotesMaster(deck, add);
  addProperties(deck, add);
}

function addNotesMaster({ theme }: Deck, add: Add): void {
  const holder = (id: number, place: string, frame: string): string =>
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Notes ${id}"/><p:cNvSpPr><a:spLocks noGrp="1"/></p:cNvSpPr><p:nvPr>${place}</p:nvPr></p:nvSpPr><p:spPr><a:xfrm>${frame}</a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></p:spPr>`;
  const image = `${holder(2, '<p:ph type="sldImg" idx="2"/>', '<a:off x="685800" y="1143000"/><a:ext cx="5486400" cy="3086100"/>')}</p:sp>`;
  const body = `${holder(3, '<p:ph type="body" sz="quarter" idx="3"/>', '<a:off x="685800" y="4400550"/><a:ext cx="5486400" cy="3600450"/>')}<p:txBody><a:bodyPr/><a:lstStyle/><a:p><a:endParaRPr/></a:p></p:txBody></p:sp>`;
  add(
    "ppt/notesMasters/notesMaster1.xml",
    `${xmlHead}<p:notesMaster ${namespaces}>${treeXml([image, body])}${colorMap}</p:notesMaster>`,
    `${presentation}.notesMaster+xml`,
  );
  const relations: Relations = { list: [{ type: "theme", target: "../theme/notes-theme.xml" }] };
  add("ppt/notesMasters/_rels/notesMaster1.xml.rels", relationsXml(relations));
  add(
    "ppt/theme/notes-theme.xml",
    themeXml(theme, chartColors(theme, 6)),
    "application/vnd.openxmlformats-officedocument.theme+xml",
  );
}

function addProperties({ layout, slides }: Deck, add: Add): void {
  add("docProps/core.xml", corePropertiesXml(layout));
  add("docProps/app.xml", appPropertiesXml(`<Slides>${slides.length}</Slides>`));
  add("_rels/.rels", packageRelationsXml("ppt/presentation.xml"));
}

import { escapeXml, xmlHead } from "../../office/xml.ts";
import { type Alignment, type CellStyle, type FontStyle, sides } from "../style.ts";

export const mainNamespace = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";

/** Formats that every program knows by number. */
const builtIn: Record<string, number> = {
  ...{ General: 0, "0": 1, "0.00": 2, "#,##0": 3, "#,##0.00": 4, "0%": 9, "0.00%": 10, "@": 49 },
};
const firstOwn = 164;

/** Things that styles share, each once; the number of a thing is its place. */
function createPool(first: readonly string[]) {
  const known = new Map(first.map((xml, index) => [xml, index]));
  return {
    add(xml: string): number {
      const found = known.get(xml) ?? known.size;
      known.set(xml, found);
      return found;
    },
    all: () => [...known.keys()],
  };
}

interface Styles {
  /** The first has the number 1: 0 is the look of a cell of which nothing is said. */
  styles: readonly CellStyle[];
  body: FontStyle;
  stripe: string;
}

/** The part of all looks; the only rule of looks, number 0, is that of stripes. */
export function stylesXml({ styles, body, stripe }: Styles): string {
  const fonts = createPool([`<font>${fontXml(body)}</font>`]);
  const fills = createPool([
    '<fill><patternFill patternType="none"/></fill>',
    '<fill><patternFill patternType="gray125"/></fill>',
  ]);
  const borders = createPool([borderXml({})]);
  const formats = createPool([]);
  const looks = styles.map((style) => {
    const font = fonts.add(`<font>${fontXml(style.font)}</font>`);
    const fill = style.fill === undefined ? 0 : fills.add(fillXml(style.fill));
    const border = borders.add(borderXml(style.border ?? {}));
    const format =
      style.format === undefined ? 0 : (builtIn[style.format] ?? firstOwn + formats.add(style.format));
    return `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0"${format === 0 ? "" : ' applyNumberFormat="1"'} applyFont="1"${fill === 0 ? "" : ' applyFill="1"'}${border === 0 ? "" : ' applyBorder="1"'}${alignmentXml(style.alignment)}`;
  });
  const own = formats
    .all()
    .map((format, index) => `<numFmt numFmtId="${firstOwn + index}" formatCode="${escapeXml(format)}"/>`);
  const plain = '<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>';
  return `${xmlHead}<styleSheet xmlns="${mainNamespace}">${own.length === 0 ? "" : listXml("numFmts", own)}${listXml("fonts", fonts.all())}${listXml("fills", fills.all())}${listXml("borders", borders.all())}${listXml("cellStyleXfs", [plain])}${listXml("cellXfs", [plain.replace("/>", ' xfId="0"/>'), ...looks])}${listXml("cellStyles", ['<cellStyle name="Normal" xfId="0" builtinId="0"/>'])}${listXml("dxfs", [`<dxf><fill><patternFill patternType="solid"><fgColor rgb="FF${stripe}"/><bgColor rgb="FF${stripe}"/></patternFill></fill></dxf>`])}</styleSheet>`;
}

function listXml(tag: string, items: readonly string[]): string {
  return `<${tag} count="${items.length}">${items.join("")}</${tag}>`;
}

/** What a font is; in a run of text its name has another tag. */
export function fontXml(font: FontStyle, nameTag: "name" | "rFont" = "name"): string {
  const { bold, italic, strike, underline, isRaised, size, color, name } = font;
  const named = name === undefined ? "" : `<${nameTag} val="${escapeXml(name)}"/>`;
  return [
    nameTag === "rFont" ? named : "",
    bold ? "<b/>" : "",
    italic ? "<i/>" : "",
    strike ? "<strike/>" : "",
    ...(nameTag === "rFont"
      ? [colorXml(color), sizeXml(size), underline ? "<u/>" : "", isRaised ? raised : ""]
      : [underline ? "<u/>" : "", isRaised ? raised : "", sizeXml(size), colorXml(color), named]),
  ].join("");
}

const raised = '<vertAlign val="superscript"/>';
const sizeXml = (size: number | undefined): string => (size === undefined ? "" : `<sz val="${size}"/>`);
const colorXml = (color: string | undefined): string =>
  color === undefined ? "" : `<color rgb="FF${color.toUpperCase()}"/>`;

function fillXml(color: string): string {
  return `<fill><patternFill patternType="solid"><fgColor rgb="FF${color.toUpperCase()}"/><bgColor indexed="64"/></patternFill></fill>`;
}

function borderXml(border: NonNullable<CellStyle["border"]>): string {
  const lines = sides.map((side) => {
    const line = border[side];
    return line === undefined
      ? `<${side}/>`
      : `<${side} style="${line.style}">${colorXml(line.color)}</${side}>`;
  });
  return `<border>${lines.join("")}<diagonal/></border>`;
}

function alignmentXml(alignment: Alignment | undefined): string {
  if (alignment === undefined) return "/>";
  const { horizontal, vertical, wraps, indent, readingOrder } = alignment;
  const said = [
    horizontal === undefined ? "" : ` horizontal="${horizontal}"`,
    vertical === undefined ? "" : ` vertical="${vertical}"`,
    wraps ? ' wrapText="1"' : "",
    indent === undefined || indent === 0 ? "" : ` indent="${indent}"`,
    readingOrder === undefined ? "" : ` readingOrder="${readingOrder === "ltr" ? 1 : 2}"`,
  ].join("");
  return said === "" ? "/>" : ` applyAlignment="1"><alignment${said}/></xf>`;
}

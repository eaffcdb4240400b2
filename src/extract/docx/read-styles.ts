import { headingLevelOf, isCaptionStyle, isCodeStyle, isShade } from "../flow/text-looks.ts";
import type { Package } from "../archive/package.ts";
import {
  attributeOf,
  elementAt,
  elementsBelow,
  elementsOf,
  readXmlTree,
  type XmlNode,
} from "../xml/xml-tree.ts";
import { readLook, type DocxTextLook } from "./read-look.ts";

export interface Style {
  heading?: number;
  code: boolean;
  caption: boolean;
  look: DocxTextLook;
  /** A table style that shades some of its cells, where white text is meant to be seen. */
  shades: boolean;
}

export interface Styles {
  /** The look of text that no style speaks of. */
  usual: DocxTextLook;
  get(id: string | undefined): Style;
}

interface RawStyle {
  name: string;
  basedOn: string | undefined;
  outline: number | undefined;
  look: DocxTextLook;
  shades: boolean;
}

const longestChain = 32;
const bodyLevel = 9;
const plain: Style = { code: false, caption: false, look: {}, shades: false };

/** Styles by id, each with what it inherits; without a list of styles the ids themselves are read as names. */
export async function readStyles(file: Package, name: string | undefined): Promise<Styles> {
  const root = name === undefined ? undefined : await readXmlTree({ ...file, name });
  const raw = new Map<string, RawStyle>();
  let usualParagraph: string | undefined;
  for (const node of elementsOf(root, "style")) {
    const id = attributeOf(node, "styleId") ?? "";
    raw.set(id, toRaw(node, id));
    const isDefault = attributeOf(node, "default");
    if (attributeOf(node, "type") === "paragraph" && (isDefault === "1" || isDefault === "true"))
      usualParagraph = id;
  }
  const defaults = lookOf(elementAt(root, "docDefaults", "rPrDefault", "rPr"));
  const known = new Map<string, Style>();
  const get = (id: string | undefined): Style => {
    const key = id ?? usualParagraph;
    if (key === undefined) return plain;
    const style = known.get(key) ?? resolve(key, raw);
    known.set(key, style);
    return style;
  };
  return { usual: { ...defaults, ...get(usualParagraph).look }, get };
}

function toRaw(node: XmlNode, id: string): RawStyle {
  const outline = attributeOf(elementAt(node, "pPr", "outlineLvl"), "val");
  const shading = elementAt(node, "pPr", "shd");
  return {
    name: attributeOf(elementAt(node, "name"), "val") ?? id,
    basedOn: attributeOf(elementAt(node, "basedOn"), "val"),
    outline: outline === undefined ? undefined : Number(outline),
    look: {
      ...(shading === undefined ? {} : readLook("shd", shading.attributes)),
      ...lookOf(elementAt(node, "rPr")),
    },
    shades:
      attributeOf(node, "type") === "table" &&
      elementsBelow(node, "shd").some((shade) => isShade(readLook("shd", shade.attributes).fill)),
  };
}

function lookOf(properties: XmlNode | undefined): DocxTextLook {
  let look: DocxTextLook = {};
  for (const node of elementsOf(properties)) look = { ...look, ...readLook(node.name, node.attributes) };
  return look;
}

/** Goes down the chain of styles it is based on: the nearest word on each matter counts. */
function resolve(id: string, raw: ReadonlyMap<string, RawStyle>): Style {
  let heading: number | undefined;
  let settled = false;
  const style: Style = { code: false, caption: false, look: {}, shades: false };
  let at: string | undefined = id;
  for (let step = 0; at !== undefined && step < longestChain; step += 1) {
    const found: RawStyle | undefined = raw.get(at);
    const named = headingLevelOf(found?.name ?? at);
    const level = named ?? toLevel(found?.outline);
    if (!settled && (named !== undefined || found?.outline !== undefined)) {
      settled = true;
      heading = level;
    }
    style.code ||= isCodeStyle(found?.name ?? at);
    style.caption ||= isCaptionStyle(found?.name ?? at);
    style.shades ||= found?.shades ?? false;
    style.look = { ...found?.look, ...style.look };
    at = found?.basedOn;
  }
  return heading === undefined ? style : { ...style, heading };
}

/** Outline levels count from 0; the tenth means body text. */
export function toLevel(outline: number | undefined): number | undefined {
  return outline === undefined || !(outline >= 0 && outline < bodyLevel)
    ? undefined
    : Math.floor(outline) + 1;
}

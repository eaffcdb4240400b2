import { headingLevelOf, isCodeStyle, isMonospace } from "../flow/text-looks.ts";
import { valueOf } from "../flow/xml-names.ts";

export interface OdtLook {
  hidden?: boolean;
  color?: string;
  fill?: string;
  monospace?: boolean;
}

export interface OdtStyle {
  look: OdtLook;
  heading?: number;
  code: boolean;
  breakBefore: boolean;
  breakAfter: boolean;
}

interface RawStyle extends OdtStyle {
  parent: string | undefined;
  name: string;
}

export interface OdtStyles {
  /** Takes in an element of a list of styles. */
  open(name: string, attributes: Record<string, string>): void;
  get(family: string, name: string | undefined): OdtStyle;
}

const longestChain = 32;
const plain: OdtStyle = { look: {}, code: false, breakBefore: false, breakAfter: false };

/** Gathers styles as they are read; the text comes after them. */
export function collectOdtStyles(): OdtStyles {
  const raw = new Map<string, RawStyle>();
  const fixedFonts = new Set<string>();
  const known = new Map<string, OdtStyle>();
  let current: RawStyle | undefined;

  const open = (name: string, attributes: Record<string, string>) => {
    if (name === "font-face") {
      const family = valueOf(attributes, "font-family")?.replaceAll(/["']/g, "") ?? "";
      if (valueOf(attributes, "font-pitch") === "fixed" || isMonospace(family))
        fixedFonts.add(attributes["style:name"] ?? "");
    } else if (name === "style" || name === "default-style") {
      current = toRaw(attributes);
      raw.set(`${attributes["style:family"] ?? ""}:${attributes["style:name"] ?? ""}`, current);
      known.clear();
    } else if (current !== undefined && name.endsWith("-properties")) {
      const font = attributes["style:font-name"];
      if (font !== undefined) current.look.monospace = fixedFonts.has(font) || isMonospace(font);
      addProperties(current, attributes);
    }
  };
  const get = (family: string, name: string | undefined): OdtStyle => {
    if (name === undefined) return plain;
    const key = `${family}:${name}`;
    const style = known.get(key) ?? resolve(family, name, raw);
    known.set(key, style);
    return style;
  };
  return { open, get };
}

function toRaw(attributes: Record<string, string>): RawStyle {
  const name = attributes["style:display-name"] ?? attributes["style:name"] ?? "";
  const master = attributes["style:master-page-name"] ?? "";
  return {
    name,
    parent: attributes["style:parent-style-name"],
    look: {},
    code: false,
    breakBefore: master !== "",
    breakAfter: false,
  };
}

function addProperties(style: RawStyle, attributes: Record<string, string>): void {
  const { look } = style;
  const color = attributes["fo:color"];
  const fill = attributes["fo:background-color"];
  const family = attributes["fo:font-family"];
  if (attributes["text:display"] === "none") look.hidden = true;
  if (color !== undefined) look.color = color;
  if (fill !== undefined && fill !== "transparent") look.fill = fill;
  if (family !== undefined && look.monospace === undefined)
    look.monospace = isMonospace(family.replaceAll(/["']/g, ""));
  style.breakBefore ||= attributes["fo:break-before"] === "page";
  style.breakAfter ||= attributes["fo:break-after"] === "page";
}

function resolve(family: string, name: string, raw: ReadonlyMap<string, RawStyle>): OdtStyle {
  const style: OdtStyle = { ...plain };
  let at: string | undefined = name;
  for (let step = 0; at !== undefined && step < longestChain; step += 1) {
    const found: RawStyle | undefined = raw.get(`${family}:${at}`);
    const shown = (found?.name ?? at).replaceAll("_20_", " ");
    const heading = headingLevelOf(shown);
    if (heading !== undefined) style.heading ??= heading;
    style.code ||= isCodeStyle(shown);
    style.look = { ...found?.look, ...style.look };
    if (step === 0) {
      style.breakBefore = found?.breakBefore ?? false;
      style.breakAfter = found?.breakAfter ?? false;
    }
    at = found?.parent;
  }
  return style;
}

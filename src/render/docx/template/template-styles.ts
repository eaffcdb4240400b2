import type { Layout, Theme } from "../../layout.ts";
import { languagesOf } from "../styles/fonts.ts";
import { attribute, type Template, textOf } from "./open-template.ts";
import type { StyleSpec } from "../styles/style-spec.ts";
import { listStyles, styleXml } from "../styles/styles.ts";
import { escapeXml, unescapeXml } from "../xml-text.ts";

interface Found {
  id: string;
  name: string;
  type: string;
}

const always: StyleSpec[] = [
  { id: "Normal", name: "Normal" },
  { id: "DefaultParagraphFont", name: "Default Paragraph Font", type: "character" },
  { id: "TableNormal", name: "Normal Table", type: "table" },
];

export interface TemplateStyles {
  xml: string;
  /** New ids of the template's styles, for its headers and lists. */
  ids: ReadonlyMap<string, string>;
  numbersHeadings: boolean;
}

/** The template's styles under our ids, found by name; ours are added where it has none. */
export function takeStyles(template: Template, theme: Theme, layout: Layout): TemplateStyles {
  const ours = [...always, ...listStyles({ theme, layout, isPlain: true })];
  const found = stylesIn(template.styles);
  const ids = renamed(found, ours);
  const known = new Set(found.map(({ id }) => ids.get(id) ?? id));
  const added = ours.filter(({ id }) => !known.has(id)).map((style) => styleXml(style));
  const xml = renameStyles(template.styles, ids);
  return {
    xml: withLanguage(xml, layout).replace(/<\/w:styles>\s*$/, () => `${added.join("")}</w:styles>`),
    ids,
    numbersHeadings: /w:styleId="Heading1"(?:(?!<\/w:style>)[^])*?<w:numId w:val="[1-9]/.test(xml),
  };
}

function stylesIn(xml: string): Found[] {
  return [...xml.matchAll(/<w:style\s[^>]*>(?:(?!<\/w:style>)[^])*?<w:name\s[^>]*>/g)].map(([text]) => {
    const [style = "", name = ""] = [/^<[^>]*>/.exec(text)?.[0], /<w:name\s[^>]*>$/.exec(text)?.[0]];
    return {
      id: attribute(style, "w:styleId"),
      name: unescapeXml(attribute(name, "w:val")).toLowerCase(),
      type: attribute(style, "w:type") || "paragraph",
    };
  });
}

/** By name, because a German Word calls the first heading `berschrift1`, but names it `heading 1`. */
function renamed(found: readonly Found[], ours: readonly StyleSpec[]): Map<string, string> {
  const ids = new Map<string, string>();
  for (const { id, name, type = "paragraph" } of ours) {
    const same = found.find((style) => style.type === type && style.name === name.toLowerCase());
    if (same !== undefined && same.id !== id) ids.set(same.id, id);
    const other = found.find((style) => style.id === id && style !== same);
    if (other !== undefined && !ids.has(other.id)) ids.set(other.id, `${id}-template`);
  }
  return ids;
}

/** In styles, running heads and lists: wherever a style is named by its id. */
export function renameStyles(xml: string, ids: ReadonlyMap<string, string>): string {
  if (ids.size === 0) return xml;
  const change = (_: string, before: string, id: string): string => before + (ids.get(id) ?? id);
  return xml
    .replaceAll(/(<w:style\s[^>]*w:styleId=")([^"]*)/g, change)
    .replaceAll(
      /(<w:(?:basedOn|next|link|pStyle|rStyle|tblStyle|styleLink|numStyleLink)\sw:val=")([^"]*)/g,
      change,
    );
}

function withLanguage(xml: string, layout: Layout): string {
  const { latin, eastAsia, bidi } = languagesOf(layout);
  const tag = `<w:lang w:val="${escapeXml(latin)}" w:eastAsia="${eastAsia}" w:bidi="${escapeXml(bidi)}"/>`;
  return xml.replace(/<w:rPrDefault>[^]*?<\/w:rPrDefault>/, (defaults) =>
    /<w:lang\s[^>]*>/.test(defaults)
      ? defaults.replace(/<w:lang\s[^>]*>/, () => tag)
      : defaults.replace("</w:rPr>", () => `${tag}</w:rPr>`),
  );
}

/** Colours and fonts of the template, for what it has no style for. */
export function templateTheme(template: Template, theme: Theme): Theme {
  const part = [...template.parts.keys()].find((name) => /^word\/theme\/theme\d*\.xml$/.test(name)) ?? "";
  const xml = textOf(template.parts, part);
  const color = (name: string): string | undefined =>
    new RegExp(`<a:${name}>\\s*<a:(?:srgbClr val|sysClr [^>]*lastClr)="([0-9A-Fa-f]{6})"`)
      .exec(xml)?.[1]
      ?.toLowerCase();
  const font = (name: string): string | undefined => {
    const found = new RegExp(`<a:${name}>\\s*<a:latin typeface="([^"]+)"`).exec(xml)?.[1];
    return found === undefined ? undefined : unescapeXml(found);
  };
  const accent = color("accent1") ?? theme.colors.accent;
  const size =
    Number(/<w:rPrDefault>[^]*?<w:sz w:val="(\d+)"[^]*?<\/w:rPrDefault>/.exec(template.styles)?.[1] ?? "20") /
    2;
  const body = font("minorFont") ?? theme.fonts.body;
  return {
    ...theme,
    colors: {
      ...{
        text: color("dk1") ?? theme.colors.text,
        accent,
        muted: "595959",
        line: "bfbfbf",
        stripe: "f5f5f5",
      },
      ...{ headFill: accent, headText: isDark(accent) ? "ffffff" : "000000" },
    },
    fonts: { body, heading: font("majorFont") ?? body, mono: theme.fonts.mono },
    sizes: { ...theme.sizes, body: size, small: Math.max(8, size - 2) },
  };
}

function isDark(color: string): boolean {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.3 * red + 0.59 * green + 0.11 * blue < 150;
}

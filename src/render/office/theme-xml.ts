import type { Theme } from "../layout.ts";
import { escapeXml, xmlHead } from "./xml.ts";

/** Colours and fonts of the file, for the menus of Office too. */
export function themeXml(theme: Theme, accents: readonly string[]): string {
  const { colors, fonts } = theme;
  const color = (name: string, value: string): string => `<a:${name}><a:srgbClr val="${value}"/></a:${name}>`;
  const scheme = [
    color("dk1", colors.text),
    color("lt1", "FFFFFF"),
    color("dk2", colors.headFill),
    color("lt2", colors.stripe),
    ...Array.from({ length: 6 }, (_, index) => color(`accent${index + 1}`, accents[index] ?? colors.accent)),
    color("hlink", colors.accent),
    color("folHlink", colors.muted),
  ];
  const font = (tag: string, name: string): string =>
    `<a:${tag}><a:latin typeface="${escapeXml(name)}"/><a:ea typeface=""/><a:cs typeface=""/></a:${tag}>`;
  const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
  const line = `<a:ln w="9525" cap="flat" cmpd="sng" algn="ctr">${fill}<a:prstDash val="solid"/></a:ln>`;
  const effect = "<a:effectStyle><a:effectLst/></a:effectStyle>";
  const formats = `<a:fmtScheme name="Plain"><a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${line.repeat(3)}</a:lnStyleLst><a:effectStyleLst>${effect.repeat(3)}</a:effectStyleLst><a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme>`;
  const name = escapeXml(theme.name);
  return `${xmlHead}<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" name="${name}"><a:themeElements><a:clrScheme name="${name}">${scheme.join("")}</a:clrScheme><a:fontScheme name="${name}">${font("majorFont", fonts.heading)}${font("minorFont", fonts.body)}</a:fontScheme>${formats}</a:themeElements></a:theme>`;
}

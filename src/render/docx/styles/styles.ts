import { fontSetOf, languagesOf } from "./fonts.ts";
import { bodyStyles, headingStyle } from "./style-list.ts";
import { colorXml, fontXml, sizeXml, type StyleDeps, type StyleSpec } from "./style-spec.ts";
import { escapeXml } from "../xml-text.ts";

const word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

/** The whole part `styles.xml`. */
export function stylesXml(deps: StyleDeps): string {
  const styles = listStyles(deps).map((style) => styleXml(style));
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    `<w:styles xmlns:w="${word}">`,
    defaultsXml(deps),
    '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/><w:qFormat/>',
    '<w:pPr><w:widowControl/><w:spacing w:before="0" w:after="140" w:line="276" w:lineRule="auto"/></w:pPr></w:style>',
    '<w:style w:type="character" w:default="1" w:styleId="DefaultParagraphFont"><w:name w:val="Default Paragraph Font"/>',
    '<w:uiPriority w:val="1"/><w:semiHidden/><w:unhideWhenUsed/></w:style>',
    '<w:style w:type="table" w:default="1" w:styleId="TableNormal"><w:name w:val="Normal Table"/><w:uiPriority w:val="99"/>',
    '<w:semiHidden/><w:unhideWhenUsed/><w:tblPr><w:tblInd w:w="0" w:type="dxa"/><w:tblCellMar>',
    '<w:top w:w="0" w:type="dxa"/><w:left w:w="108" w:type="dxa"/><w:bottom w:w="0" w:type="dxa"/>',
    '<w:right w:w="108" w:type="dxa"/></w:tblCellMar></w:tblPr></w:style>',
    '<w:style w:type="numbering" w:default="1" w:styleId="NoList"><w:name w:val="No List"/><w:uiPriority w:val="99"/>',
    "<w:semiHidden/><w:unhideWhenUsed/></w:style>",
    ...styles,
    "</w:styles>",
  ].join("");
}

export function listStyles(deps: StyleDeps): StyleSpec[] {
  return [...[1, 2, 3, 4, 5, 6].map((level) => headingStyle(level, deps)), ...bodyStyles(deps)];
}

function defaultsXml({ theme, layout }: StyleDeps): string {
  const { latin, eastAsia, bidi } = languagesOf(layout);
  return [
    `<w:docDefaults><w:rPrDefault><w:rPr>${fontXml(fontSetOf(theme.fonts.body, layout))}`,
    `${colorXml(theme.colors.text)}${sizeXml(theme.sizes.body)}`,
    `<w:lang w:val="${escapeXml(latin)}" w:eastAsia="${eastAsia}" w:bidi="${escapeXml(bidi)}"/>`,
    "</w:rPr></w:rPrDefault><w:pPrDefault/></w:docDefaults>",
  ].join("");
}

export function styleXml(style: StyleSpec): string {
  const { id, name, type = "paragraph", basedOn, next, shown, paragraph = "", run = "", table = "" } = style;
  return [
    `<w:style w:type="${type}"${/^[A-Z]/.test(name) && !isBuiltIn(name) ? ' w:customStyle="1"' : ""} w:styleId="${id}">`,
    `<w:name w:val="${name}"/>`,
    basedOn === undefined ? "" : `<w:basedOn w:val="${basedOn}"/>`,
    next === undefined ? "" : `<w:next w:val="${next}"/>`,
    `<w:uiPriority w:val="${shown ?? 99}"/>`,
    shown === undefined ? "<w:unhideWhenUsed/>" : "<w:qFormat/>",
    paragraph === "" ? "" : `<w:pPr>${paragraph}</w:pPr>`,
    run === "" ? "" : `<w:rPr>${run}</w:rPr>`,
    `${table}</w:style>`,
  ].join("");
}

function isBuiltIn(name: string): boolean {
  return /^(?:Title|Subtitle|Quote|List Paragraph|Hyperlink|TOC Heading)$/.test(name);
}

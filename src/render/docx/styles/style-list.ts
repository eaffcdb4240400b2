import { fontSetOf } from "./fonts.ts";
import { letterStyles } from "./letter-styles.ts";
import { colorXml, fontXml, sizeXml, type StyleDeps, type StyleSpec, tableSizeOf } from "./style-spec.ts";

const bold = "<w:b/><w:bCs/>";
const italic = "<w:i/><w:iCs/>";
const noHyphens = "<w:suppressAutoHyphens/>";

export function headingStyle(level: number, { theme, layout, isPlain }: StyleDeps): StyleSpec {
  const size = theme.sizes.heading[level - 1] ?? theme.sizes.body;
  const above = [400, 320, 260, 220, 200, 200][level - 1] ?? 200;
  const font = isPlain ? "" : fontXml(fontSetOf(theme.fonts.heading, layout));
  const color = level <= 2 ? theme.colors.accent : theme.colors.text;
  return {
    ...{ id: `Heading${level}`, name: `heading ${level}`, basedOn: "Normal", next: "Normal", shown: 9 },
    paragraph: `<w:keepNext/><w:keepLines/>${noHyphens}${spacing(above, level === 1 ? 140 : 100, 252)}<w:outlineLvl w:val="${level - 1}"/>`,
    run: `${font}${bold}${level >= 5 ? italic : ""}${colorXml(color)}${sizeXml(size)}`,
  };
}

/** Every style of the content that is no heading; those with a name of Word's own carry it. */
export function bodyStyles(deps: StyleDeps): StyleSpec[] {
  return [
    ...titleStyles(deps),
    ...textStyles(deps),
    ...noteStyles(deps),
    ...contentsStyles(deps),
    ...tableStyles(deps),
    ...letterStyles(deps),
  ];
}

function titleStyles({ theme, layout, isPlain }: StyleDeps): StyleSpec[] {
  const font = isPlain ? "" : fontXml(fontSetOf(theme.fonts.heading, layout));
  const plain = { basedOn: "Normal", next: "Normal" };
  return [
    {
      ...{ ...plain, id: "Title", name: "Title", shown: 10 },
      paragraph: `<w:keepNext/>${noHyphens}${spacing(0, 120, 240)}<w:contextualSpacing/>`,
      run: `${font}${bold}${colorXml(theme.colors.accent)}${sizeXml(theme.sizes.title)}`,
    },
    {
      ...{ ...plain, id: "Subtitle", name: "Subtitle", shown: 11 },
      paragraph: `<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="8" w:color="${theme.colors.line}"/></w:pBdr>${spacing(0, 320, 264)}`,
      run: colorXml(theme.colors.muted),
    },
  ];
}

function textStyles({ theme, layout }: StyleDeps): StyleSpec[] {
  const { colors, sizes } = theme;
  const mono = fontXml(fontSetOf(theme.fonts.mono, layout));
  const border = (side: string): string =>
    `<w:${side} w:val="single" w:sz="4" w:space="6" w:color="${colors.line}"/>`;
  return [
    {
      ...{ id: "Quote", name: "Quote", basedOn: "Normal", next: "Normal", shown: 29 },
      paragraph: `<w:keepLines/><w:pBdr><w:left w:val="single" w:sz="18" w:space="12" w:color="${colors.accent}"/></w:pBdr>${spacing(120, 200, 276)}<w:ind w:left="425" w:right="425"/>`,
      run: `${italic}${colorXml(colors.muted)}`,
    },
    {
      ...{ id: "ListParagraph", name: "List Paragraph", basedOn: "Normal", shown: 34 },
      paragraph: spacing(0, 60, 276),
    },
    {
      ...{ id: "Code", name: "Code", basedOn: "Normal", shown: 35 },
      paragraph: `<w:pBdr>${["top", "left", "bottom", "right"].map(border).join("")}</w:pBdr><w:shd w:val="clear" w:color="auto" w:fill="${colors.stripe}"/>${tabs(8, Math.round(sizes.small * 20 * 0.6 * 4))}${noHyphens}${spacing(120, 240, 252)}<w:ind w:left="142" w:right="142"/>`,
      run: `${mono}<w:noProof/>${sizeXml(sizes.small)}`,
    },
    {
      ...{ id: "CodeChar", name: "Code Char", type: "character", basedOn: "DefaultParagraphFont" },
      run: `${mono}<w:noProof/>${sizeXml(sizes.body * 0.92)}<w:shd w:val="clear" w:color="auto" w:fill="${colors.stripe}"/>`,
    },
    {
      ...{ id: "Hyperlink", name: "Hyperlink", type: "character", basedOn: "DefaultParagraphFont" },
      run: `${colorXml(colors.accent)}<w:u w:val="single"/>`,
    },
    {
      ...{ id: "Figure", name: "Figure", basedOn: "Normal", next: "Caption" },
      paragraph: `<w:keepLines/>${spacing(160, 100, 240)}<w:jc w:val="center"/>`,
      run: colorXml(colors.muted),
    },
  ];
}

function noteStyles({ theme }: StyleDeps): StyleSpec[] {
  const { colors, sizes } = theme;
  const small = sizeXml(sizes.small);
  return [
    {
      ...{ id: "Caption", name: "caption", basedOn: "Normal", next: "Normal", shown: 35 },
      paragraph: `<w:keepLines/>${spacing(160, 100, 252)}`,
      run: `${bold}${colorXml(colors.muted)}${small}`,
    },
    {
      ...{ id: "FootnoteText", name: "footnote text", basedOn: "Normal" },
      paragraph: spacing(0, 40, 240),
      run: sizeXml(sizes.small),
    },
    {
      ...{
        id: "FootnoteReference",
        name: "footnote reference",
        type: "character",
        basedOn: "DefaultParagraphFont",
      },
      run: '<w:vertAlign w:val="superscript"/>',
    },
    {
      ...{ id: "SourceLine", name: "Source Line", basedOn: "Normal", next: "Normal" },
      paragraph: spacing(60, 60, 240),
      run: `${colorXml(colors.muted)}${small}`,
    },
    {
      id: "Header",
      name: "header",
      basedOn: "Normal",
      paragraph: spacing(0, 0, 240),
      run: `${colorXml(colors.muted)}${small}`,
    },
    {
      id: "Footer",
      name: "footer",
      basedOn: "Normal",
      paragraph: spacing(0, 0, 240),
      run: `${colorXml(colors.muted)}${small}`,
    },
  ];
}

function contentsStyles({ theme, layout, isPlain }: StyleDeps): StyleSpec[] {
  const { colors, sizes } = theme;
  const font = isPlain ? "" : fontXml(fontSetOf(theme.fonts.heading, layout));
  const level = (number: number): StyleSpec => ({
    ...{ id: `TOC${number}`, name: `toc ${number}`, basedOn: "Normal", next: "Normal", shown: 39 },
    paragraph: `${layout.dir === "rtl" ? "<w:bidi/>" : ""}${spacing(number === 1 ? 60 : 0, 20, 245)}<w:ind w:left="${(number - 1) * 280}"/>`,
    run: number === 1 ? bold : "",
  });
  return [
    {
      ...{ id: "TOCHeading", name: "TOC Heading", basedOn: "Normal", next: "Normal", shown: 39 },
      paragraph: `<w:keepNext/>${spacing(240, 100, 252)}`,
      run: `${font}${bold}${colorXml(colors.accent)}${sizeXml(sizes.heading[1])}`,
    },
    ...[1, 2, 3].map(level),
  ];
}

function tableStyles({ theme }: StyleDeps): StyleSpec[] {
  const { colors } = theme;
  const size = sizeXml(tableSizeOf(theme));
  const line = (side: string, weight: number): string =>
    `<w:${side} w:val="single" w:sz="${weight}" w:space="0" w:color="${colors.line}"/>`;
  const edge = (side: string, width: number): string => `<w:${side} w:w="${width}" w:type="dxa"/>`;
  const borders = `${line("top", 6)}${line("bottom", 6)}${line("insideH", 4)}`;
  const margins = `${edge("top", 50)}${edge("left", 100)}${edge("bottom", 50)}${edge("right", 100)}`;
  return [
    { id: "TableText", name: "Table Text", basedOn: "Normal", paragraph: spacing(0, 0, 252), run: size },
    {
      ...{ id: "TableHead", name: "Table Head", basedOn: "TableText" },
      paragraph: `<w:keepNext/>${noHyphens}`,
      run: `${bold}${colorXml(colors.headText)}`,
    },
    {
      ...{ id: "Gap", name: "Gap", basedOn: "Normal" },
      paragraph: spacing(0, 0, 200).replace('"auto"', '"exact"'),
      run: sizeXml(6),
    },
    {
      ...{ id: "ReportTable", name: "Report Table", type: "table", basedOn: "TableNormal" },
      table: [
        `<w:tblPr><w:tblStyleRowBandSize w:val="1"/><w:tblBorders>${borders}</w:tblBorders><w:tblCellMar>${margins}</w:tblCellMar></w:tblPr>`,
        `<w:tblStylePr w:type="band2Horz"><w:tcPr><w:shd w:val="clear" w:color="auto" w:fill="${colors.stripe}"/></w:tcPr></w:tblStylePr>`,
      ].join(""),
    },
  ];
}

function spacing(before: number, after: number, line: number): string {
  return `<w:spacing w:before="${before}" w:after="${after}" w:line="${line}" w:lineRule="auto"/>`;
}

function tabs(count: number, width: number): string {
  const stops = Array.from(
    { length: count },
    (_, index) => `<w:tab w:val="left" w:pos="${142 + (index + 1) * width}"/>`,
  );
  return `<w:tabs>${stops.join("")}</w:tabs>`;
}

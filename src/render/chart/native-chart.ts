import type { ChartBlock, Layout, Theme } from "../layout.ts";
import { cleanText } from "../clean-text.ts";
import { chartColors } from "./chart-colors.ts";
import { chartDecimals, chartScale } from "./nice-scale.ts";

/** All numbers of the chart with the same places behind the point, as few as they need and two at most. */
function chartNumberFormat(block: ChartBlock): string {
  const decimals = chartDecimals(block);
  return decimals === 0 ? "#,##0" : `#,##0.${"0".repeat(decimals)}`;
}

const escape = (text: string): string =>
  cleanText(text)
    .slice(0, 30_000)
    .toWellFormed()
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

interface Drawing {
  block: ChartBlock;
  theme: Theme;
  layout: Layout;
  colors: string[];
  format: string;
  place: ChartPlace;
}

/** Where a chart stands and where its numbers are. */
interface ChartPlace {
  /** As it stands before ! in a reference. */
  sheet: string;
  /** Whether the numbers are in a workbook inside the file, which nobody sees change. */
  isEmbedded: boolean;
  /** Points. */
  sizes: { title: number; text: number; small: number };
}

/** A chart part as Word and PowerPoint know it; its numbers are those of `chartWorkbook`. */
export function nativeChartXml(block: ChartBlock, theme: Theme, layout: Layout): string {
  const sizes = { title: 16, text: 12, small: 11 };
  return chartXml(block, { theme, layout }, { sheet: "Sheet1", isEmbedded: true, sizes });
}

/** The same chart beside its numbers on a sheet: labels in column A below an empty cell, a series in each further one. */
export function workbookChartXml(
  block: ChartBlock,
  sheet: string,
  look: Pick<Drawing, "theme" | "layout">,
): string {
  const sizes = { title: 14, text: 10, small: 9 };
  return chartXml(block, look, {
    sheet: escape(`'${sheet.replaceAll("'", "''")}'`),
    isEmbedded: false,
    sizes,
  });
}

function chartXml(
  block: ChartBlock,
  { theme, layout }: Pick<Drawing, "theme" | "layout">,
  place: ChartPlace,
): string {
  const isPie = block.chart === "pie";
  const colors = chartColors(theme, isPie ? block.labels.length : block.series.length);
  const drawing: Drawing = { block, theme, layout, colors, format: chartNumberFormat(block), place };
  const { sizes } = place;
  const title =
    block.title === undefined || block.title === ""
      ? '<c:autoTitleDeleted val="1"/>'
      : `<c:title><c:tx><c:rich><a:bodyPr/><a:lstStyle/><a:p><a:pPr>${letters(drawing, sizes.title, true)}</a:pPr><a:r><a:rPr lang="${language(layout)}" sz="${sizes.title * 100}" b="1"/><a:t>${escape(block.title)}</a:t></a:r></a:p></c:rich></c:tx><c:overlay val="0"/></c:title><c:autoTitleDeleted val="0"/>`;
  const hasLegend = isPie || block.series.length > 1 || namesMore(block);
  const legend = hasLegend
    ? `<c:legend><c:legendPos val="${isPie ? "r" : "t"}"/><c:overlay val="0"/>${textStyle(drawing, "text")}</c:legend>`
    : "";
  const plot = isPie ? pieXml(drawing) : axesXml(drawing);
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><c:date1904 val="0"/><c:lang val="${language(layout)}"/><c:roundedCorners val="0"/><c:chart>${title}<c:plotArea><c:layout/>${plot}<c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr></c:plotArea>${legend}<c:plotVisOnly val="1"/><c:dispBlanksAs val="gap"/></c:chart><c:spPr><a:noFill/><a:ln><a:noFill/></a:ln></c:spPr>${textStyle(drawing, "text")}${place.isEmbedded ? '<c:externalData r:id="rId1"><c:autoUpdate val="0"/></c:externalData>' : ""}</c:chartSpace>`;
}

/** Whether the name of an only series says what the title does not. */
function namesMore({ title, series: [only] }: ChartBlock): boolean {
  return only !== undefined && only.name !== "" && only.name !== title;
}

const language = ({ language: tag }: Layout): string => tag.replaceAll(/[^A-Za-z0-9-]/g, "") || "en";

const solid = (color: string): string => `<a:solidFill><a:srgbClr val="${color}"/></a:solidFill>`;

function letters({ theme }: Drawing, size: number, isBold = false): string {
  return `<a:defRPr sz="${size * 100}" b="${isBold ? 1 : 0}">${solid(theme.colors.text)}<a:latin typeface="${escape(theme.fonts.body)}"/></a:defRPr>`;
}

const textStyle = (drawing: Drawing, size: "text" | "small"): string =>
  `<c:txPr><a:bodyPr/><a:lstStyle/><a:p><a:pPr>${letters(drawing, drawing.place.sizes[size])}</a:pPr><a:endParaRPr lang="${language(drawing.layout)}"/></a:p></c:txPr>`;

/** The letter of a column in a sheet, from 0. */
export const columnName = (index: number): string =>
  (index >= 26 ? columnName(Math.floor(index / 26) - 1) : "") + String.fromCodePoint(65 + (index % 26));

function seriesXml(drawing: Drawing, index: number, look: string): string {
  const { block, format } = drawing;
  const { sheet } = drawing.place;
  const series = block.series[index];
  const column = columnName(index + 1);
  const last = block.labels.length + 1;
  const names = block.labels
    .map((text, at) => `<c:pt idx="${at}"><c:v>${escape(text)}</c:v></c:pt>`)
    .join("");
  const values = block.labels.map((_, at) => {
    const value = series?.values[at] ?? null;
    return value === null || !Number.isFinite(value) ? "" : `<c:pt idx="${at}"><c:v>${value}</c:v></c:pt>`;
  });
  const count = `<c:ptCount val="${block.labels.length}"/>`;
  return `<c:ser><c:idx val="${index}"/><c:order val="${index}"/><c:tx><c:strRef><c:f>${sheet}!$${column}$1</c:f><c:strCache><c:ptCount val="1"/><c:pt idx="0"><c:v>${escape(series?.name ?? "")}</c:v></c:pt></c:strCache></c:strRef></c:tx>${look}<c:cat><c:strRef><c:f>${sheet}!$A$2:$A$${last}</c:f><c:strCache>${count}${names}</c:strCache></c:strRef></c:cat><c:val><c:numRef><c:f>${sheet}!$${column}$2:$${column}$${last}</c:f><c:numCache><c:formatCode>${format}</c:formatCode>${count}${values.join("")}</c:numCache></c:numRef></c:val>`;
}

/** Numbers at bars and slices while there is room for them. */
function labelsXml(drawing: Drawing, shown: "value" | "percent" | "none"): string {
  const { block, format } = drawing;
  const flags = (value: boolean, percent: boolean): string =>
    `<c:showLegendKey val="0"/><c:showVal val="${value ? 1 : 0}"/><c:showCatName val="0"/><c:showSerName val="0"/><c:showPercent val="${percent ? 1 : 0}"/><c:showBubbleSize val="0"/>`;
  if (shown === "percent")
    return `<c:dLbls><c:numFmt formatCode="0%" sourceLinked="0"/><c:spPr><a:noFill/></c:spPr>${textStyle(drawing, "text")}<c:dLblPos val="outEnd"/>${flags(false, true)}<c:showLeaderLines val="0"/></c:dLbls>`;
  const isRoomy = block.labels.length * block.series.length <= 16;
  if (shown === "none" || !isRoomy) return "";
  return `<c:dLbls><c:numFmt formatCode="${format}" sourceLinked="0"/><c:spPr><a:noFill/></c:spPr>${textStyle(drawing, "small")}<c:dLblPos val="outEnd"/>${flags(true, false)}</c:dLbls>`;
}

function axesXml(drawing: Drawing): string {
  const { block, colors } = drawing;
  const isBar = block.chart === "bar";
  const series = block.series.map((_, index) => {
    const color = colors[index] ?? "";
    const look = isBar
      ? `<c:spPr>${solid(color)}</c:spPr><c:invertIfNegative val="0"/>${labelsXml(drawing, "value")}`
      : `<c:spPr><a:ln w="28575" cap="rnd">${solid(color)}<a:round/></a:ln></c:spPr><c:marker><c:symbol val="${block.labels.length > 40 ? "none" : "circle"}"/><c:size val="6"/><c:spPr>${solid(color)}<a:ln><a:noFill/></a:ln></c:spPr></c:marker>`;
    return `${seriesXml(drawing, index, look)}${isBar ? "" : '<c:smooth val="0"/>'}</c:ser>`;
  });
  const axes = '<c:axId val="111111111"/><c:axId val="222222222"/>';
  const chart = isBar
    ? `<c:barChart><c:barDir val="col"/><c:grouping val="clustered"/><c:varyColors val="0"/>${series.join("")}<c:gapWidth val="70"/>${axes}</c:barChart>`
    : `<c:lineChart><c:grouping val="standard"/><c:varyColors val="0"/>${series.join("")}<c:marker val="1"/>${axes}</c:lineChart>`;
  return `${chart}${axisXml(drawing, "cat")}${axisXml(drawing, "val")}`;
}

function axisXml(drawing: Drawing, kind: "cat" | "val"): string {
  const { theme, layout } = drawing;
  const isRtl = layout.dir === "rtl";
  const isNames = kind === "cat";
  const line = (color: string): string => `<c:spPr><a:ln w="9525">${solid(color)}</a:ln></c:spPr>`;
  const orientation = isNames && isRtl ? "maxMin" : "minMax";
  const grid = isNames ? "" : `<c:majorGridlines>${line(theme.colors.line)}</c:majorGridlines>`;
  const look = isNames ? line(theme.colors.muted) : "<c:spPr><a:ln><a:noFill/></a:ln></c:spPr>";
  const rest = isNames
    ? '<c:crossAx val="222222222"/><c:crosses val="autoZero"/><c:auto val="0"/><c:lblAlgn val="ctr"/><c:lblOffset val="100"/><c:noMultiLvlLbl val="1"/>'
    : '<c:crossAx val="111111111"/><c:crosses val="autoZero"/><c:crossBetween val="between"/>' +
      stepXml(drawing);
  return `<c:${kind}Ax><c:axId val="${isNames ? "111111111" : "222222222"}"/><c:scaling><c:orientation val="${orientation}"/>${isNames ? "" : limitsXml(drawing)}</c:scaling><c:delete val="0"/><c:axPos val="${isNames ? "b" : isRtl ? "r" : "l"}"/>${grid}<c:numFmt formatCode="${isNames ? "General" : axisFormat(drawing)}" sourceLinked="0"/><c:majorTickMark val="none"/><c:minorTickMark val="none"/><c:tickLblPos val="${isNames ? "low" : "nextTo"}"/>${look}${textStyle(drawing, "text")}${rest}</c:${kind}Ax>`;
}

/** Whole steps need no places behind the point. */
function axisFormat({ block, format }: Drawing): string {
  return chartScale(block).step >= 1 ? "#,##0" : format;
}

/**
 * The axis of our own drawings: left to itself, Office cuts the axis of bars where values are close.
 * On a sheet the numbers may change, so that only zero is set there.
 */
function limitsXml({ block, place }: Drawing): string {
  const { low, high } = chartScale(block);
  if (place.isEmbedded) return `<c:max val="${high}"/><c:min val="${low}"/>`;
  return low === 0 ? '<c:min val="0"/>' : "";
}

/** The lines of our own drawings too, where the numbers stay as they are. */
function stepXml({ block, place }: Drawing): string {
  return place.isEmbedded ? `<c:majorUnit val="${chartScale(block).step}"/>` : "";
}

function pieXml(drawing: Drawing): string {
  const { block, colors } = drawing;
  const points = block.labels
    .map(
      (_, index) =>
        `<c:dPt><c:idx val="${index}"/><c:bubble3D val="0"/><c:spPr>${solid(colors[index] ?? "")}<a:ln w="12700">${solid("FFFFFF")}</a:ln></c:spPr></c:dPt>`,
    )
    .join("");
  const series = block.series
    .map((_, index) => `${seriesXml(drawing, index, `${points}${labelsXml(drawing, "percent")}`)}</c:ser>`)
    .join("");
  return `<c:pieChart><c:varyColors val="1"/>${series}<c:firstSliceAng val="0"/></c:pieChart>`;
}

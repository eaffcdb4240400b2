import { chartWorkbook } from "../chart/chart-workbook.ts";
import { nativeChartXml } from "../chart/native-chart.ts";
import type { DocxJob } from "./job.ts";
import { type Parts, rewrite } from "./parts.ts";

/** The name of the only series of a chart that stands in for the one of this number. */
export const placeholder = (index: number): string => `dossier-chart-${index}`;

const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const sheet = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
// The type on slides is larger than on paper.
const scale = 0.75;

/** Puts our charts and the workbooks with their numbers in the place of those that the library made. */
export function settleCharts(parts: Parts, { charts, theme, layout }: DocxJob): void {
  for (const [name, part] of [...parts]) {
    const number = /^word\/charts\/chart(\d+)\.xml$/.exec(name)?.[1];
    if (number === undefined || typeof part !== "string") continue;
    const index = /<c:v>dossier-chart-(\d+)<\/c:v>/.exec(part)?.[1];
    const chart = index === undefined ? undefined : charts[Number(index)];
    if (chart === undefined) continue;
    parts.set(name, smaller(nativeChartXml(chart, theme, layout)));
    const relations = `word/charts/_rels/chart${number}.xml.rels`;
    const old = / Target="\.\.\/([^"]+)"/.exec(String(parts.get(relations) ?? ""))?.[1];
    if (old !== undefined) parts.delete(`word/${old}`);
    parts.set(`word/embeddings/chart${number}.xlsx`, chartWorkbook(chart));
    parts.set(
      relations,
      `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/package" Target="../embeddings/chart${number}.xlsx"/></Relationships>`,
    );
  }
  if (charts.length > 0) rewrite(parts, "[Content_Types].xml", declareSheets);
}

function smaller(xml: string): string {
  return xml.replaceAll(/ sz="(\d+)"/g, (_, size: string) => ` sz="${Math.round(Number(size) * scale)}"`);
}

function declareSheets(types: string): string {
  const others = types.replaceAll(/<Override [^>]*PartName="\/word\/embeddings\/[^"]*"[^>]*>/g, "");
  if (others.includes('Extension="xlsx"')) return others;
  return others.replace(/<Default /, () => `<Default Extension="xlsx" ContentType="${sheet}"/><Default `);
}

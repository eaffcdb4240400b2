import { expect, test } from "vitest";
import { makeLayout, testTheme } from "../../../test/fixtures/make-layout.ts";
import type { ChartBlock } from "../layout.ts";
import { nativeChartXml, workbookChartXml } from "./native-chart.ts";

const block = (chart: ChartBlock["chart"], values: (number | null)[]): ChartBlock => ({
  ...{ kind: "chart", chart, labels: values.map((_, index) => `L${index}`), alt: "", citations: [] },
  series: [{ name: "S", values }],
});
const layout = makeLayout([]);
const native = (chart: ChartBlock["chart"], ...values: (number | null)[]) =>
  nativeChartXml(block(chart, values), testTheme, layout);
const limits = (xml: string) => ({
  low: /<c:min val="([^"]*)"/.exec(xml)?.[1],
  high: /<c:max val="([^"]*)"/.exec(xml)?.[1],
});

test("bars begin at zero however close their values are; a line far above it need not", () => {
  expect(limits(native("bar", 98, 99, 100))).toEqual({ low: "0", high: "100" });
  expect(limits(native("bar", -5, 10))).toEqual({ low: "-5", high: "10" });
  expect(Number(limits(native("line", 98, 99, 100)).low)).toBeGreaterThan(90);
});

test("all numbers have the same places behind the point", () => {
  expect(native("bar", 2, 6.2)).toContain('formatCode="#,##0.0"');
  expect(native("bar", 2, 6)).toContain('formatCode="#,##0"');
  expect(native("bar", 1 / 3, null)).toContain('formatCode="#,##0.00"');
});

test("on a sheet it is drawn from cells, and only zero is fixed, as numbers may change", () => {
  const xml = workbookChartXml(block("bar", [98, 100]), "It's Q1", { theme: testTheme, layout });
  expect(xml).toContain("<c:f>'It''s Q1'!$B$2:$B$3</c:f>");
  expect(xml).not.toContain("externalData");
  expect(limits(xml)).toEqual({ low: "0", high: undefined });
});

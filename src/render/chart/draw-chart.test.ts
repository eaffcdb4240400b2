import { SaxesParser } from "saxes";
import { expect, test } from "vitest";
import { niceScale } from "./nice-scale.ts";
import { drawChartPng, drawChartSvg } from "./draw-chart.ts";
import type { ChartBlock, Layout, Theme } from "../layout.ts";
import { makeLayout, testTheme } from "../../../test/fixtures/make-layout.ts";

const chart = (part: Partial<ChartBlock>): ChartBlock => ({
  kind: "chart",
  citations: [],
  chart: "bar",
  title: "Umsatz",
  labels: ["Q1", "Q2"],
  series: [{ name: "Plan", values: [1200, 1500.5] }],
  alt: "Umsatz nach Quartal",
  ...part,
});

const theme: Theme = testTheme;
const german: Layout = makeLayout([], { language: "de" });

interface Text {
  x: number;
  y: number;
  anchor: string;
  text: string;
}

function textsOf(svg: string): Text[] {
  const found = svg.matchAll(/<text x="([^"]+)" y="([^"]+)"[^>]*text-anchor="([^"]+)"[^>]*>([^<]*)</g);
  return [...found].map(([, x = "", y = "", anchor = "", text = ""]) => ({
    x: Number(x),
    y: Number(y),
    anchor,
    text,
  }));
}

function isXml(text: string): boolean {
  let error: Error | undefined;
  const parser = new SaxesParser();
  parser.on("error", (found) => (error ??= found));
  parser.write(text).close();
  return error === undefined;
}

test("ticks are round numbers that hold every value", () => {
  expect(niceScale([3, 97], true).ticks).toEqual([0, 20, 40, 60, 80, 100]);
  expect(niceScale([-0.3, 0.4], true).ticks).toEqual([-0.4, -0.2, 0, 0.2, 0.4]);
  expect(niceScale([], true).ticks.length).toBeGreaterThan(1);
  expect(niceScale([1e300, -1e300], true).ticks.every(Number.isFinite)).toBe(true);
});

test("a chart says its numbers in the way of the language, and what it shows to those who cannot see it", () => {
  const svg = drawChartSvg(chart({}), theme, german);
  expect(textsOf(svg).map(({ text }) => text)).toEqual(
    expect.arrayContaining(["Umsatz", "Q1", "1.500", "1.500,5"]),
  );
  expect(svg).toContain("<title>Umsatz</title>");
  expect(svg).toContain("<desc>Umsatz nach Quartal</desc>");
});

test("hostile labels stay text, one of a megabyte is cut", () => {
  const labels = ["</text><script>alert(1)</script>", "x".repeat(1_000_000), "\u202Eevil\u0000", '"&\uD800'];
  const series = [{ name: "<b>", values: [1, Number.NaN, Number.POSITIVE_INFINITY, null] }];
  for (const kind of ["bar", "line", "pie"] as const) {
    const svg = drawChartSvg(chart({ chart: kind, labels, series }), theme, german);
    expect(isXml(svg)).toBe(true);
    expect(svg).not.toContain("<script");
    expect(svg).not.toContain("\u202E");
    expect(svg.length).toBeLessThan(20_000);
  }
});

test("in a right-to-left document the first name stands on the right", () => {
  const texts = (layout: Layout): Text[] => textsOf(drawChartSvg(chart({}), theme, layout));
  const at = (found: Text[], text: string): number =>
    found.find((each) => each.text === text)?.x ?? Number.NaN;
  const arabic = texts(makeLayout([], { language: "ar", dir: "rtl" }));
  expect(at(arabic, "Q1")).toBeGreaterThan(at(arabic, "Q2"));
  const english = texts(german);
  expect(at(english, "Q1")).toBeLessThan(at(english, "Q2"));
});

test("names of many bars are thinned out so that none touches the next", () => {
  const labels = Array.from({ length: 200 }, (_, index) => `Monat ${index + 1}`);
  const series = [{ name: "Werte", values: labels.map((_, index) => index) }];
  const shown = textsOf(drawChartSvg(chart({ labels, series }), theme, german)).filter(({ text }) =>
    text.startsWith("Monat"),
  );
  expect(shown.length).toBeGreaterThan(5);
  const gaps = shown.slice(1).map(({ x }, index) => x - (shown[index]?.x ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(15);
});

test("a line breaks where a value is missing", () => {
  const series = [{ name: "a", values: [1, 2, null, 3, 4] }];
  const svg = drawChartSvg(
    chart({ chart: "line", labels: ["a", "b", "c", "d", "e"], series }),
    theme,
    german,
  );
  expect(svg.match(/<polyline[^>]*stroke-width="2.25"/g)).toHaveLength(2);
});

test("a pie of one slice is a whole circle, of nothing a dash", () => {
  const whole = chart({ chart: "pie", series: [{ name: "a", values: [5, 0] }] });
  expect(textsOf(drawChartSvg(whole, theme, german)).map(({ text }) => text)).toContain("100\u00a0%");
  const nothing = chart({ chart: "pie", series: [{ name: "a", values: [0, -1] }] });
  expect(textsOf(drawChartSvg(nothing, theme, german)).map(({ text }) => text)).toContain("–");
});

test("the painted chart has double size, shows its words without fonts of the machine, and comes out the same twice", async () => {
  const picture = await drawChartPng(chart({}), theme, german);
  expect([picture.width, picture.height]).toEqual([1440, 800]);
  expect(await drawChartPng(chart({}), theme, german)).toEqual(picture);
  const nameless = await drawChartPng(chart({ title: "" }), theme, german);
  expect(nameless.bytes).not.toEqual(picture.bytes);
});

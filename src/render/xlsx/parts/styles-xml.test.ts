import { expect, test } from "vitest";
import { stylesXml } from "./styles-xml.ts";

const body = { name: "Calibri", size: 11 };
const countOf = (xml: string, tag: string) =>
  Number(new RegExp(`<${tag} count="(\\d+)"`).exec(xml)?.[1] ?? 0);

test("a style has its number behind that of no style; what styles share stands once", () => {
  const line = { style: "thin" as const, color: "c9d1d9" };
  const xml = stylesXml({
    ...{ body, stripe: "f3f6f9" },
    styles: [
      { font: body, format: "0.00%" },
      { font: body, format: "[$€]#,##0", border: { top: line } },
      { font: { ...body, bold: true }, format: "[$€]#,##0", border: { top: line }, fill: "1f4e79" },
    ],
  });
  expect(["cellXfs", "fonts", "borders", "fills", "numFmts"].map((tag) => countOf(xml, tag))).toEqual([
    ...[4, 2, 2, 3, 1],
  ]);
  expect(xml).toContain('<xf numFmtId="10"');
  expect(xml).toContain('<numFmt numFmtId="164" formatCode="[$€]#,##0"/>');
});

test("names of fonts and formats cannot leave their attribute", () => {
  const xml = stylesXml({
    ...{ body, stripe: "f3f6f9" },
    styles: [{ font: { name: 'A"/><evil a="' }, format: '0 "<&>"' }],
  });
  expect(xml).not.toContain("<evil");
  expect(xml).toContain("0 &quot;&lt;&amp;&gt;&quot;");
});

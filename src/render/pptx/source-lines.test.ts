import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { xmlParts } from "../../../test/fixtures/deck-parts.ts";
import { makeLayout, testTheme } from "../../../test/fixtures/make-layout.ts";
import { readPptx } from "../../extract/pptx/pptx.ts";
import type { LayoutBlock, Citation, Layout, TableCell } from "../layout.ts";
import { writePptx } from "./write-pptx.ts";

const write = async (layout: Layout): Promise<Uint8Array> =>
  (await writePptx(layout, { theme: testTheme })).bytes;
const line = (text: string) => ({ spans: [{ text }], dir: "ltr" as const });
const heading: LayoutBlock = { kind: "heading", level: 1, anchor: "one", citations: [], ...line("One") };
const paragraph = (text: string, source: Citation): LayoutBlock => ({
  ...{ kind: "paragraph", citations: [source], ...line(text) },
});
const cell = (text: string, citations: Citation[] = []): TableCell => ({
  ...{ kind: "text", value: text, columns: 1, rows: 1, dir: "ltr" },
  spans: [{ text }, { text: "", citations }],
});

const cited = (number: number, place: string, quote: string) => ({
  ...{ number, document: place.split(", ")[0] ?? "", place, quotes: [quote] },
});

test("a cited claim carries its mark, the foot of its slide names the source, and the notes quote it", async () => {
  const one = cited(1, "a.pdf, page 3", "“so & so”");
  const two = cited(2, "a.pdf, page 7", "“other words”");
  const three = cited(3, "b.xlsx, sheet Q1, C4", "Rent: 900");
  const table: LayoutBlock = {
    ...{ kind: "table", name: "Table 1", citations: [], head: [] },
    rows: [[cell("Rent"), cell("900", [three])]],
    columns: [1, 2].map(() => ({ align: "start", kind: "text", width: 8 })),
  };
  const layout = makeLayout(
    [heading, paragraph("A claim.", one), paragraph("Again.", one), paragraph("More.", two), table],
    { sources: [one, two, three] },
  );
  const { parts } = await collectParts(readPptx, await write(layout));
  expect(parts.find(({ text }) => text.startsWith("A claim."))?.text).toBe(
    "A claim.[1]\nAgain.[1]\nMore.[2]",
  );
  expect(JSON.stringify(parts.flatMap(({ table: found }) => found?.rows ?? []))).toContain("900[3]");
  const foot = parts.filter(({ text, hidden }) => text.includes("b.xlsx") && hidden === undefined);
  expect(foot.map(({ text }) => text.replaceAll("\u00a0", " "))).toEqual([
    "[1] a.pdf, page 3, [2] page 7 · [3] b.xlsx, sheet Q1, C4",
  ]);
  expect(parts.find(({ hidden }) => hidden === "notes")).toMatchObject({
    text: "[1] a.pdf, page 3: “so & so”\n[2] a.pdf, page 7: “other words”\n[3] b.xlsx, sheet Q1, C4: Rent: 900",
    position: { slide: 2 },
  });
});

test("sources take room at the foot: what they would cover moves to the next slide, with its own", async () => {
  const sources = Array.from({ length: 40 }, (_, index) =>
    cited(index + 1, `document number ${index + 1}.pdf, page 3`, "“words”"),
  );
  const blocks = sources.map((source) => paragraph("Words that fill some of the slide. ".repeat(4), source));
  const bytes = await write(makeLayout([heading, ...blocks], { sources }));
  for (const { slide, bottom, foot } of feet(bytes)) expect(bottom, slide).toBeLessThanOrEqual(foot + 1);
  expect(feet(bytes).length).toBeGreaterThan(3);
});

/** Where the text of each slide ends, and where its foot begins, in points. */
function feet(bytes: Uint8Array): { slide: string; bottom: number; foot: number }[] {
  return xmlParts(bytes)
    .filter(([name]) => /slides\/slide\d+\.xml$/.test(name))
    .flatMap(([slide, xml]) => {
      const shapes = xml.split("<p:sp>").filter((shape) => shape.includes("<a:off"));
      const sized = shapes.map((shape) => {
        const [, y = 0] = /<a:off x="-?\d+" y="(\d+)"/.exec(shape) ?? [];
        const [, height = 0] = /<a:ext cx="\d+" cy="(\d+)"/.exec(shape) ?? [];
        return { shape, top: Number(y) / 12_700, bottom: (Number(y) + Number(height)) / 12_700 };
      });
      const foot = sized.find(({ shape }) => shape.includes('name="Footnotes'))?.top;
      const text = sized
        .filter(({ shape }) => /name="(?:Text|Content)/.test(shape))
        .map(({ bottom }) => bottom);
      return foot === undefined || text.length === 0 ? [] : [{ slide, foot, bottom: Math.max(...text) }];
    });
}

import { describe, expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { drawLines, drawText, writeProse } from "../../../test/fixtures/draw-text.ts";
import { makePdf, type Drawing } from "../../../test/fixtures/make-pdf.ts";
import type { PageWord } from "./pages/page-content.ts";
import { readPdf } from "./pdf.ts";
import { settleRaised } from "./settle-raised.ts";

const font = {
  ...{ name: "Any", bold: false, mono: false, vertical: false },
  ...{ ascent: 0.8, descent: 0.2, scale: 0.001, em: 1 },
};

function word(text: string, [x, baseline]: readonly [number, number], size = 10): PageWord {
  const box = {
    x0: x,
    x1: x + text.length * size * 0.5,
    y0: baseline - size * 0.8,
    y1: baseline + size * 0.2,
  };
  const look = { turn: 0, spaced: false, hidden: false, inkless: false, colour: "#000000", painted: 0 };
  return { text, box, baseline, size, font, ...look };
}

/** A word and right behind it something small that stands high. */
function raised(text: string, mark: string, rise = 4): PageWord[] {
  const first = word(text, [50, 100]);
  return [first, word(mark, [first.box.x1 + 0.2, 100 - rise], 6)];
}

describe("small numbers that are set high", () => {
  test.each([
    ["income", "1", "income", "[1]"],
    ["year.", "12", "year.", "[12]"],
    ["assets", "1,2", "assets", "[1][2]"],
    ["(EBIT)", "(3)", "(EBIT)", "[3]"],
    ["1,234", "1", "1,234", "[1]"],
    ["2024", "2", "2024", "[2]"],
    ["24.91", "2", "24.91", "[2]"],
    ["목", "4", "목", "[4]"],
    ["km", "2", "km²", undefined],
    ["x", "2", "x²", undefined],
    ["10", "6", "10⁶", undefined],
    ["E=mc", "2", "E=mc²", undefined],
  ])("%s with %s", (...[text, mark, said, note]) => {
    const [first, ...others] = settleRaised(raised(text, mark));
    expect(others).toEqual([]);
    expect([first?.text, first?.note]).toEqual([said, note]);
  });

  test("what stands on the line, is as large, or is no number stays a word", () => {
    for (const words of [
      raised("income", "1", 0),
      raised("1", "st"),
      [word("Q", [50, 100]), word("1", [55, 96])],
    ])
      expect(settleRaised(words)).toEqual(words);
  });

  test("a note at the foot of a page begins with its mark", () => {
    const words = [word("1", [50, 696], 6), word("Excluding", [54, 700]), word("leases.", [110, 700])];
    const settled = settleRaised(words);
    expect(settled.map(({ text }) => text)).toEqual(["[1]", "Excluding", "leases."]);
    expect(settled.map(({ spaced }) => spaced)).toEqual([false, true, false]);
  });
});

test("a page tells them as marks in sentences, and leaves them out of headings and cells", async () => {
  const row = (y: number, label: string, ...values: string[]): Drawing[] => [
    drawText([60, y], label),
    ...values.map((value, at) => drawText([250 + at * 80, y], value)),
  ];
  const draw: Drawing[] = [
    drawText([60, 60], "Earnings", { size: 18, font: "Helvetica-Bold" }),
    drawText([139.3, 53], "2", { size: 9 }),
    ...drawLines([60, 100], writeProse(1, 6)),
    drawText([60, 200], "Net income"),
    drawText([111.2, 196], "1", { size: 6 }),
    drawText([118, 200], "rose again."),
    ...row(260, "Segment", "2023", "2024"),
    ...row(274, "North", "1,200", "1,300"),
    drawText([275.2, 270], "3", { size: 6 }),
    ...row(288, "South", "2,400", "2,500"),
    ...row(302, "West", "3,100", "3,250"),
  ];
  const { parts } = await collectParts(readPdf, makePdf({ pages: [{ draw }] }), { fileName: "report.pdf" });
  expect(parts.find(({ role }) => role === "heading")?.text).toBe("Earnings");
  expect(parts.map(({ text }) => text).join("\n")).toContain("Net income[1] rose again.");
  const table = parts.find(({ type }) => type === "table");
  expect(table?.table?.rows[1]).toEqual(["North", "1,200", "1,300"]);
});

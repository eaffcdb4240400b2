import { expect, test } from "vitest";
import { makeLayout } from "../../../test/fixtures/make-layout.ts";
import type { LayoutBlock, TableCell } from "../layout.ts";
import { spanText } from "../inline/span-text.ts";
import { planSlides } from "./plan-slides.ts";
import type { Slide } from "./slide.ts";

const body = { x: 48, y: 108, width: 864, height: 376 };
const titleArea = { x: 48, y: 34, width: 864, height: 56 };
const source = { number: 1, document: "a.pdf", place: "a.pdf, page 2", quotes: [] };
const line = (text: string) => ({ spans: [{ text }], dir: "ltr" as const, citations: [] });
const heading = (text: string): LayoutBlock => ({ kind: "heading", anchor: text, level: 2, ...line(text) });
const text = (said: string): LayoutBlock => ({ kind: "paragraph", ...line(said) });
const cell = (said: string): TableCell => ({
  ...{ kind: "text", value: said, spans: [{ text: said }], dir: "ltr", columns: 1, rows: 1 },
});

function table(name: string, rows: number): LayoutBlock {
  return {
    ...{ kind: "table", name, citations: [source], head: [[cell("Item"), cell("Price")]] },
    columns: ["start", "end"].map((align) => ({ align: align as "start" | "end", kind: "text", width: 8 })),
    rows: Array.from({ length: rows }, (_, index) => [cell(`Item ${index}`), cell("12.50")]),
  };
}

function plan(...blocks: LayoutBlock[]): Slide[] {
  return planSlides(makeLayout(blocks, { sources: [source] }), { body, titleArea });
}

const textsOf = ({ boxes }: Slide): string[] =>
  boxes.flatMap((box) => (box.kind === "text" ? box.paragraphs.map(({ runs }) => spanText(runs)) : []));
const sizesOf = ({ boxes }: Slide): number[] =>
  boxes.flatMap((box) => {
    if (box.kind === "text") return box.paragraphs.map(({ size }) => size);
    return box.kind === "table"
      ? box.rows.flatMap((row) => row.flatMap(({ content }) => content?.size ?? []))
      : [];
  });

test("a caption that the title has just said is left out, and its source stands at the foot all the same", () => {
  const [said, other] = [
    plan(heading("Prices"), table("Prices", 3)),
    plan(heading("Prices"), table("In 2026", 3)),
  ];
  expect(said.map(textsOf)).toEqual([[]]);
  expect(said[0]?.citations).toEqual([source]);
  expect(other[0] && textsOf(other[0])[0]).toMatch(/^In 2026/);
});

test("a small table and a short text are set large, long ones as usual", () => {
  const sizes = (...blocks: LayoutBlock[]) => new Set(plan(...blocks).flatMap(sizesOf));
  expect(sizes(heading("A"), table("A", 4))).toEqual(new Set([16]));
  expect(sizes(heading("A"), table("A", 60))).toEqual(new Set([12]));
  expect(sizes(heading("A"), text("One line."))).toEqual(new Set([20]));
  expect(sizes(heading("A"), text("word ".repeat(900)))).toEqual(new Set([16]));
});

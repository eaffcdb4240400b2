import { expect, test } from "vitest";
import { makeLayout } from "../../../test/fixtures/make-layout.ts";
import type { LayoutBlock } from "../layout.ts";
import { spanText } from "../inline/span-text.ts";
import { joinShortSections } from "./join-short-sections.ts";
import { takeLead } from "./take-lead.ts";

const room = { width: 864, titleWidth: 864, title: "Review" };
const line = (text: string) => ({ spans: [{ text }], dir: "ltr" as const, citations: [] });
const heading = (text: string, level = 2): LayoutBlock => ({
  kind: "heading",
  anchor: text,
  level,
  ...line(text),
});
const text = (said: string): LayoutBlock => ({ kind: "paragraph", ...line(said) });
const chart: LayoutBlock = {
  ...{
    kind: "chart",
    chart: "bar",
    labels: ["a"],
    series: [{ name: "", values: [1] }],
    alt: "",
    citations: [],
  },
};
const list = (...items: string[]): LayoutBlock => ({
  ...{ kind: "list", isOrdered: false, citations: [] },
  items: items.map((item) => ({ ...line(item), items: [] })),
});

function outline(...blocks: LayoutBlock[]): string[] {
  return joinShortSections(blocks, room).flatMap((block) =>
    block.kind === "heading" ? `${"#".repeat(block.level)} ${spanText(block.spans)}` : [],
  );
}

test("sections of a line share a slide, each under its own heading", () => {
  expect(
    outline(
      heading("Cost"),
      list("a", "b", "c", "d", "e", "f"),
      heading("People"),
      text("412."),
      heading("Risks"),
      text("Two."),
    ),
  ).toEqual(["## Cost", "## People · Risks", "### People", "### Risks"]);
});

test("one that is left alone joins a neighbour of text, never a chart, a part of another chapter or a full slide", () => {
  expect(outline(heading("A"), text("x"), heading("B"), list("a", "b", "c"))).toEqual([
    ...["## A · B", "### A", "### B"],
  ]);
  expect(outline(heading("A"), text("x"), heading("B"), chart)).toEqual(["## A", "## B"]);
  expect(outline(heading("A"), text("x"), heading("B", 1), text("y"))).toEqual(["## A", "# B"]);
  expect(outline(heading("A"), text("x"), heading("B"), text("word ".repeat(400)))).toEqual(["## A", "## B"]);
});

test("a title of many names gives way to that of the chapter", () => {
  const long = (letter: string) => letter.repeat(20);
  const chapter = [heading("Chapter", 1), text("word ".repeat(100))];
  expect(
    outline(
      ...chapter,
      heading(long("a")),
      text("x"),
      heading(long("b")),
      text("y"),
      heading(long("c")),
      text("z"),
    )[1],
  ).toBe("## Chapter");
});

test("no block is lost", () => {
  const blocks = [
    text("lead"),
    heading("A"),
    text("x"),
    heading("B"),
    text("y"),
    heading("C"),
    chart,
    heading("D"),
    text("z"),
  ];
  const joined = joinShortSections(blocks, room);
  const bodies = (all: readonly LayoutBlock[]) => all.filter(({ kind }) => kind !== "heading");
  expect(bodies(joined)).toEqual(bodies(blocks));
});

test("a short text below the title stands on the first slide; a long one, or one with nothing behind it, does not", () => {
  const blocks = [heading("Review", 1), text("Sales grew."), heading("A"), text("x")];
  const layout = makeLayout(blocks, { title: "Review", showTitle: false });
  const { lead, layout: rest } = takeLead(layout, room.width);
  expect(lead).toEqual([blocks[1]]);
  expect(rest.blocks).toEqual([blocks[0], ...blocks.slice(2)]);
  expect(takeLead({ ...layout, blocks: blocks.slice(0, 2) }, room.width).lead).toEqual([]);
  const long = [heading("Review", 1), text("word ".repeat(200)), heading("A"), text("x")];
  expect(takeLead({ ...layout, blocks: long }, room.width).lead).toEqual([]);
});

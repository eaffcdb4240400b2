import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { richDocument, richSources } from "../../../test/fixtures/rich-document.ts";
import { readPptx } from "../../extract/pptx/pptx.ts";
import type { Section } from "../../model/unified-document.ts";
import { readTheme } from "../themes.ts";
import { toLayout } from "../to-layout.ts";
import { writePptx } from "./write-pptx.ts";

const theme = readTheme("standard");
const read = async (bytes: Uint8Array) => (await collectParts(readPptx, bytes)).parts;

test("the contents name the slides of the document, and none of our own", async () => {
  const layout = await toLayout({ document: richDocument, sources: richSources, contents: true });
  const parts = await read((await writePptx(layout, { theme })).bytes);
  const contents = parts.filter(({ heading: [title] = [] }) => title === "Inhalt");
  const lines = contents.map(({ text }) => text).join("\n");
  expect(lines).toMatch(/Sprachen/);
  expect(lines).not.toMatch(/Quellen|Anmerkung/);
});

test("a head that fills a slide is told row by row like the others, over as many slides as it needs", async () => {
  const long = Array.from({ length: 800 }, (_, index) => `head${index}`).join(" ");
  const section: Section = {
    content_type: "table",
    elements: [
      {
        headers: ["No.", long],
        rows: [
          [1, "first"],
          [2, "second"],
        ],
      },
    ],
  };
  const document = { metadata: { title: "T", language: "en" }, sections: [section] };
  const parts = await read((await writePptx(await toLayout({ document, sources: [] }), { theme })).bytes);
  const slides = parts.filter(({ table }) => table !== undefined);
  expect(slides.length).toBeGreaterThan(2);
  const cells = slides.flatMap(({ table }) => table?.rows ?? []).map((row) => String(row[1] ?? ""));
  expect(cells.join(" ").split(/\s+/)).toEqual([...long.split(" "), "first", "second"]);
});

test("subject and authors that the first slide cannot hold are shortened there with a warning", async () => {
  const document = {
    metadata: { title: "T", language: "en", authors: Array(40).fill("A. Writer") },
    sections: [],
  };
  const { warnings } = await writePptx(await toLayout({ document, sources: [] }), { theme });
  expect(warnings).toEqual([expect.objectContaining({ code: "shortened" })]);
});

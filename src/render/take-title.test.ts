import { expect, test } from "vitest";
import type { Section, UnifiedDocument } from "../model/unified-document.ts";
import { renderDocument } from "./render.ts";
import { toLayout } from "./to-layout.ts";

const heading = (level: number, text: string): Section => ({
  content_type: "heading",
  elements: [{ level, text }],
});
const made = (title: string, ...sections: Section[]): UnifiedDocument => ({
  metadata: { title, language: "en" },
  sections,
});
async function titled(document: UnifiedDocument) {
  const { title, showTitle, blocks } = await toLayout({ document, sources: [] });
  return {
    title,
    showTitle,
    levels: blocks.flatMap((block) => (block.kind === "heading" ? block.level : [])),
  };
}

test("a heading that says the title is the title, and those below it move up", async () => {
  const document = made(
    "House rules",
    heading(1, "House Rules"),
    heading(2, "Noise"),
    heading(3, "At night"),
  );
  expect(await titled(document)).toEqual({ title: "House Rules", showTitle: true, levels: [1, 2] });
});

test("so is one that says the greater part of it, and the longer of the two is kept", async () => {
  const document = made(
    "House rules 2026: what changes",
    heading(1, "House rules 2026"),
    heading(2, "Noise"),
  );
  expect(await titled(document)).toEqual({
    ...{ title: "House rules 2026: what changes", showTitle: true, levels: [1] },
  });
  expect((await titled(made("House rules 2026", heading(1, "Introduction to the house")))).levels).toEqual([
    1,
  ]);
});

test("other headings of its level stay where they are", async () => {
  const document = made("Rules", heading(1, "Rules"), heading(1, "Noise"), heading(2, "At night"));
  expect((await titled(document)).levels).toEqual([1, 2]);
});

test.each(["md", "html", "txt"])(
  "as %s the title stands once, above the headings of the text",
  async (format) => {
    const document = made("House rules", heading(1, "House rules"), heading(2, "Noise"));
    const { bytes } = await renderDocument({ document, format, sources: [] });
    const text = Buffer.from(bytes)
      .toString("utf8")
      .replace(/<title>.*<\/title>/u, "");
    expect(text.split("House rules")).toHaveLength(2);
    if (format === "md") expect(text).toBe("# House rules\n\n## Noise\n");
  },
);

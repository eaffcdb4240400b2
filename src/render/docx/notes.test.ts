import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { readDocx } from "../../extract/docx/docx.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import { readTheme } from "../themes.ts";
import { toLayout } from "../to-layout.ts";
import { writeDocx } from "./write-docx.ts";

const document: UnifiedDocument = {
  metadata: { title: "Notes", language: "en" },
  footnotes: { a: "First note.", b: "Second note." },
  sections: [
    { content_type: "paragraph", elements: [{ text: "One[^a]." }], citations: ["x", "y"] },
    { content_type: "paragraph", elements: [{ text: "Two[^b]." }], citations: ["y"] },
  ],
};
const sources = ["x", "y"].map((id) => ({
  ...{ id, documentId: id, document: `${id}.pdf`, position: { page: 3 }, quote: `Words of ${id}.` },
}));

async function write() {
  const { bytes } = await writeDocx(await toLayout({ document, sources }), { theme: readTheme("standard") });
  const parts = unzipSync(bytes);
  const xml = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  return { bytes, body: xml("word/document.xml"), notes: xml("word/footnotes.xml") };
}

test("Word counts notes and sources alike, and a source has one note however often it is cited", async () => {
  const { body, notes } = await write();
  const marks = [...body.matchAll(/<w:footnoteReference w:id="(\d+)"\/>/g)].map(([, id]) => id);
  expect(marks).toEqual(["1", "2", "3", "4"]);
  // the second mark of y leads to its note, which is the third
  const [, anchor] = /w:anchor="([^"]+)"[^>]*><w:r>.*?<w:t[^>]*>³</.exec(body) ?? [];
  expect(body).toContain(`w:name="${anchor}"`);
  expect(notes.match(/<w:footnoteRef\/>/g)).toHaveLength(4);
  expect(notes.match(/y\.pdf/g)).toHaveLength(1);
});

test("two marks side by side are no number", async () => {
  const { body } = await write();
  expect(body).toMatch(/w:id="2"\/>.*?<w:t[^>]*> <\/w:t>.*?w:id="3"\/>/);
});

test("notes and sources are read again, each once", async () => {
  const { bytes } = await write();
  const { parts } = await collectParts(readDocx, bytes);
  const text = parts.map((part) => part.text).join("\n");
  for (const said of [
    "First note.",
    "Second note.",
    "x.pdf, page 3: “Words of x.”",
    "y.pdf, page 3: “Words of y.”",
  ])
    expect(text.split(said)).toHaveLength(2);
});

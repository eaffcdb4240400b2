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

test("Word counts the notes alone; the mark of a source is its number in the list of sources", async () => {
  const { body, notes } = await write();
  const marks = [...body.matchAll(/<w:footnoteReference( w:customMarkFollows="1")? w:id="(\d+)"\/>/g)];
  expect(marks.map(([, own]) => own !== undefined)).toEqual([false, true, true, false]);
  const shown = [...body.matchAll(/customMarkFollows.*?<w:t>(\[\d+\])<\/w:t>/g)].map(([, mark]) => mark);
  expect(shown).toEqual(["[1]", "[2]"]);
  // the third mark leads to the second note
  const [, anchor] = /w:anchor="([^"]+)"[^>]*><w:r>.*?<w:t[^>]*>\[2\]</.exec(body) ?? [];
  expect(body).toContain(`w:name="${anchor}"`);
  // the place for Word's number is there in the two notes that it counts
  expect(notes.match(/<w:footnoteRef\/>/g)).toHaveLength(2);
});

test("notes and sources are read again, each source with its number", async () => {
  const { bytes } = await write();
  const { parts } = await collectParts(readDocx, bytes);
  const text = parts.map((part) => part.text).join("\n");
  for (const said of ["First note.", "Second note.", "[1] x.pdf, page 3: “Words of x.”", "[2] y.pdf, page 3"])
    expect(text).toContain(said);
  expect(text.split("y.pdf")).toHaveLength(2);
});

import { expect, test } from "vitest";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import type { LayoutBlock } from "../layout.ts";
import { spanText } from "../inline/span-text.ts";
import { toLayout } from "../to-layout.ts";

async function blocksOf(kind: string, ...paragraphs: object[][]): Promise<LayoutBlock[]> {
  const document = {
    metadata: { title: "Parking", language: "en", kind },
    sections: paragraphs.map((elements) => ({ content_type: "paragraph", elements })),
  } as UnifiedDocument;
  const source = { id: "a", documentId: "a", document: "a.md", position: { line: 1 }, quote: "It costs 5." };
  return (await toLayout({ document, sources: [source] })).blocks;
}

const texts = (blocks: readonly LayoutBlock[]): string[] =>
  blocks.map((block) => ("spans" in block ? spanText(block.spans) : ""));
const lines = (...given: string[]) => given.map((text) => ({ text }));

test("sentences of one paragraph of a mail stay one paragraph, the greeting does not join them", async () => {
  const blocks = await blocksOf(
    "mail",
    lines("Dear Ann,", "It costs 5.", "Please pay."),
    lines("Kind regards"),
  );
  expect(texts(blocks)).toEqual(["Subject: Parking", "Dear Ann,", "It costs 5. Please pay.", "Kind regards"]);
});

test("what a sentence cites stays behind it", async () => {
  const cited = [{ text: "It costs 5.", citations: ["a"] }, { text: "Please pay." }];
  const [, body] = await blocksOf("mail", cited);
  expect(
    body?.kind === "paragraph" && body.spans.map(({ text, citations }) => citations?.[0]?.number ?? text),
  ).toEqual(["It costs 5.", 1, " Please pay."]);
});

test("lines of an address stand below each other", async () => {
  const blocks = await blocksOf("letter", lines("Ann Example", "Main street 1", "Bern"), lines("Dear Ann"));
  expect(texts(blocks)[0]).toBe("Ann Example\nMain street 1\nBern");
});

test("a report keeps its elements apart", async () => {
  expect(texts(await blocksOf("report", lines("One.", "Two.")))).toEqual(["One.", "Two."]);
});

test("the lines of a letter are told apart", async () => {
  const blocks = await blocksOf(
    ...(["letter", lines("House AG\nBern"), lines("Ann Example\nBern"), lines("Bern, 3 May 2026")] as const),
    ...[lines("Dear Ms Example"), lines("It costs 5."), lines("Yours sincerely\nPeter Muster")],
  );
  expect(blocks.map((block) => (block.kind === "paragraph" ? (block.role ?? "-") : ""))).toEqual([
    ...["sender", "addressee", "date", "subject", "greeting", "-", "closing", "signature"],
  ]);
  expect(texts(blocks).slice(-2)).toEqual(["Yours sincerely", "Peter Muster"]);
});

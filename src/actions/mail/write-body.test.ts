import { expect, test } from "vitest";
import { UnifiedDocument } from "../../model/unified-document.ts";
import { fromPlain, writeBody } from "./write-body.ts";

const finished = UnifiedDocument.parse({
  metadata: { title: "Your question", language: "en", kind: "mail", handoff_id: "ho_1" },
  sections: [
    { id: "a", content_type: "paragraph", elements: [{ text: "Dear Beat," }] },
    {
      id: "b",
      content_type: "paragraph",
      elements: [{ text: "It is CHF 55 <each> & day.", citations: ["e1"] }],
    },
  ],
});
const source = { id: "e1", documentId: "d1", document: "policy.pdf", position: { page: 2 }, quote: "CHF 55" };

test("the body holds neither the subject nor notes to the sources", async () => {
  const { text, html } = await writeBody(finished, { sources: [source], withSources: false });
  expect(text).toBe("Dear Beat,\n\nIt is CHF 55 <each> & day.\n");
  expect(html).toContain("It is CHF 55 &lt;each&gt; &amp; day.");
  expect(`${text}${html}`).not.toMatch(/policy\.pdf|Your question|<style|<script/);
});

test("asked for, the sources are listed", async () => {
  const { text } = await writeBody(finished, { sources: [source], withSources: true });
  expect(text).toContain("policy.pdf");
});

test("what a person typed is text, not markup", () => {
  expect(fromPlain("Hi <b>\nyou & me\n\nBye").html).toBe(
    "<html><body><p>Hi &lt;b&gt;<br>you &amp; me</p>\n<p>Bye</p></body></html>",
  );
});

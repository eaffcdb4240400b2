import { expect, test } from "vitest";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import { settleReport } from "./settle-report.ts";

const document = (title: string, more: object = {}): UnifiedDocument => ({
  metadata: { title, language: "en", ...more },
  sections: ["A", "B"].map((text) => ({ content_type: "heading", elements: [{ level: 1, text }] })),
});

const settle = (given: UnifiedDocument, instruction: string, asked: string[] = []) =>
  settleReport(
    { document: given, text: JSON.stringify(given) },
    { instruction, asked, language: "en" },
    { request: instruction },
  ).document;

test("what is right stays as it came, letter by letter", () => {
  const given = document("Fees of the town");
  const report = { document: given, text: ` ${JSON.stringify(given)}` };
  const input = { instruction: "Write a report on fees.", language: "en" };
  expect(settleReport(report, input, { request: "" })).toBe(report);
});

test("a title that repeats the order is replaced, and the kind of text is noted", () => {
  const { metadata } = settle(document("Write an e-mail on the fees"), "Write an e-mail on the fees");
  expect(metadata).toMatchObject({ title: "E-mail on the fees", kind: "mail" });
});

test("contents, numbers and page breaks that were asked for are written into it; a mail has none", () => {
  const asked = ["with a table of contents, numbered headings, each chapter on its own page"];
  const { metadata, sections } = settle(document("Fees"), "Write a report.", asked);
  expect(metadata).toMatchObject({ contents: true, numbered_headings: true });
  expect(sections.map((section) => section.page_break_before)).toEqual([undefined, true]);
  expect(settle(document("Fees", { kind: "mail" }), "Write it.", asked).metadata).not.toHaveProperty(
    "contents",
  );
});

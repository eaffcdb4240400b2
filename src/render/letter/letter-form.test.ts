import { expect, test } from "vitest";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import { renderDocument } from "../render.ts";

const paragraph = (text: string) => ({ content_type: "paragraph" as const, elements: [{ text }] });

function written(kind: string, language: string, texts: string[]): UnifiedDocument {
  return { metadata: { title: "Your deposit", language, kind }, sections: texts.map(paragraph) };
}

async function asText(document: UnifiedDocument, format = "txt"): Promise<string> {
  const { bytes } = await renderDocument({ document, format, sources: [] });
  return Buffer.from(bytes).toString("utf8");
}

test("a mail begins with its subject, and has no title", async () => {
  const text = await asText(written("mail", "en", ["Dear Ann,", "It is paid.", "Kind regards"]));
  expect(text).toBe("Subject: Your deposit\n\nDear Ann,\n\nIt is paid.\n\nKind regards\n");
  expect(await asText(written("mail", "de", ["Liebe Ann"]))).toMatch(/^Betreff: Your deposit\n/u);
});

test("a subject that the writer wrote as well stands once", async () => {
  const text = await asText(written("mail", "en", ["Subject: Your deposit", "Dear Ann,"]));
  expect(text).toBe("Subject: Your deposit\n\nDear Ann,\n");
});

test("a letter has its subject above the greeting, below the address", async () => {
  const text = await asText(
    written("letter", "de", ["Frau Ann Muster\nBern", "Sehr geehrte Frau Muster", "Gruss"]),
  );
  expect(text).toMatch(/^Frau Ann Muster\nBern\n\nYour deposit\n\nSehr geehrte Frau Muster\n\nGruss\n$/u);
});

test.each(["html", "md"])("as %s neither has the heading of a report", async (format) => {
  for (const kind of ["mail", "letter"]) {
    const text = await asText(written(kind, "en", ["Dear Ann,", "It is paid."]), format);
    expect(text).not.toMatch(/<h1|^# /mu);
    expect(text).toContain("Your deposit");
  }
  expect(await asText(written("report", "en", ["It is paid."]), format)).toMatch(/<h1|^# /mu);
});

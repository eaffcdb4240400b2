import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createExtract, createExtractor } from "../extract.ts";
import { findMainContent } from "./find-main-content.ts";

const sentence = "The tunnel is 57 kilometres long and was built in seventeen years by many people, ";
const article = Array.from({ length: 8 }, (_, n) => `<p>${sentence}${sentence} part ${n}.</p>`).join("");
const page = `<html><head><title>Tunnel</title></head><body>
<div class="menu"><ul><li><a href="/a">Start page</a></li><li><a href="/b">Subscribe now</a></li></ul></div>
<article><h1>The tunnel</h1>${article}<table><tr><th>Year</th><th>Cost</th></tr><tr><td>2016</td><td>12.2</td></tr></table></article>
<div class="footer"><p>All rights reserved by the publisher.</p></div></body></html>`;

async function read(html: string, mainContent: boolean) {
  const path = join(mkdtempSync(join(tmpdir(), "dossier-main-")), "page.html");
  writeFileSync(path, html);
  const extractor = createExtractor();
  try {
    const extract = createExtract(extractor);
    const { signal } = new AbortController();
    return (await extract({ documentId: "d", fileName: "page.html", path, signal, mainContent })).parts;
  } finally {
    await extractor.close();
  }
}

test("every block of a page is kept, and what stands beside the article is marked", async () => {
  const parts = await read(page, true);
  const plain = await read(page, false);
  expect(parts.map(({ text }) => text)).toEqual(plain.map(({ text }) => text));
  const beside = parts
    .filter(({ role }) => role === "aside")
    .map(({ text }) => text)
    .join("\n");
  expect(beside).toContain("Subscribe now");
  expect(beside).toContain("All rights reserved");
  expect(beside).not.toContain("57 kilometres");
  expect(parts.find(({ table }) => table !== undefined)?.role).toBeUndefined();
  expect(plain.some(({ role }) => role === "aside")).toBe(false);
});

test("a page without an article has no such mark, and a hostile one is read without it", async () => {
  expect(findMainContent("<ul><li>One</li><li>Two</li></ul>")).toBeUndefined();
  const deep = `${"<div>".repeat(5_000)}words${"</div>".repeat(5_000)}`;
  const start = performance.now();
  expect(findMainContent(deep)).toBeUndefined();
  expect(findMainContent("<b></b>".repeat(60_000))).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(2_000);
  const nested = `${"<div>".repeat(506)}words${"</div>".repeat(506)}`;
  expect(findMainContent(nested)).toBeUndefined();
  expect((await read(nested, true)).map(({ text }) => text).join("")).toContain("words");
});

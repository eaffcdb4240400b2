import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { startModelServer } from "../../src/ai/testing/model-server.ts";
import { createDossier } from "../../src/app/create-dossier.ts";
import { UnifiedDocument } from "../../src/model/unified-document.ts";
import { drawPng } from "../fixtures/draw-png.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const newFolder = () => mkdtempSync(join(tmpdir(), "dossier-markdown-"));

/** What comes of it when every answer of the model is this text, or these are its answers in turn. */
async function generate(answers: string | readonly string[], fileName: string, files: string[] = []) {
  let count = 0;
  const next = () => (typeof answers === "string" ? answers : (answers[count++] ?? ""));
  const server = await startModelServer({
    respond: () => ({ kind: "answer", text: next(), finish: "stop" }),
  });
  closing.push(() => server.close());
  const dossier = await createDossier({ data: newFolder(), baseUrl: server.baseUrl, model: "any" });
  closing.push(() => dossier.close());
  const out = join(newFolder(), fileName);
  const result = await (await dossier.generate({ instruction: "Write a price list.", out, files })).result();
  return { result, written: readFileSync(out, "utf8") };
}

const list = "# Prices\n\nIn **CHF**.\n\n| Part | Price |\n| --- | ---: |\n| Bolt | 1.50 |\n";

test("a document in Markdown instead of JSON is converted, and it is said so", async () => {
  const { result, written } = await generate(list, "prices.html");
  expect(written).toContain("<strong>CHF</strong>");
  expect(written).toMatch(/<td[^>]*>Bolt<\/td>/);
  expect(result).toMatchObject({ complete: true, warnings: [{ code: "markdown" }] });
  expect(result.warnings?.[0]?.message).toContain("Markdown instead of JSON");
});

test("Markdown in a fence, or with JSON as an example in it, is Markdown all the same", async () => {
  const fenced = await generate(`\`\`\`markdown\n${list}\`\`\``, "prices.html");
  expect(fenced.written).toContain('<h1 class="title">Prices</h1>');
  const example = '# Setup\n\nPut this into a file:\n\n```json\n{ "a": 1 }\n```\n';
  const { written } = await generate(example, "setup.html");
  expect(written).toContain("Put this into a file");
  expect(written).toContain("{ &quot;a&quot;: 1 }");
});

test("as JSON the converted document is written", async () => {
  const { result, written } = await generate(list, "prices.json");
  const document = UnifiedDocument.parse(JSON.parse(written));
  expect(document.metadata.title).toBe("Prices");
  expect(document.sections.map(({ content_type }) => content_type)).toEqual([
    "heading",
    "paragraph",
    "table",
  ]);
  expect(result.warnings).toHaveLength(1);
});

test("JSON with words before it is JSON, and written exactly as it came", async () => {
  const document = '{ "metadata": {"title":"T", "language":"en"},\n "sections": [] }';
  const { result, written } = await generate(`# Here it is\n\n- as asked\n\n${document}`, "plain.json");
  expect(written).toBe(document);
  expect(result.warnings).toBeUndefined();
});

test("a picture inside a given file is shown where the document names its part", async () => {
  const picture = drawPng(40, 20);
  const page = join(newFolder(), "page.html");
  writeFileSync(
    page,
    `<p>Before</p><img alt="Stripes" src="data:image/png;base64,${picture.toString("base64")}">`,
  );
  const sections = [{ content_type: "image", elements: [{ document: "file_1#2", alt: "Stripes" }] }];
  const document = JSON.stringify({ metadata: { title: "T", language: "en" }, sections });
  const { result, written } = await generate(document, "picture.html", [page]);
  expect(written).toContain(picture.toString("base64"));
  expect(result.warnings).toBeUndefined();
});

test("what the document cites of a given file is named in it", async () => {
  const page = join(newFolder(), "prices.txt");
  writeFileSync(page, "A bolt costs 1.50 CHF.");
  const sections = [
    { content_type: "paragraph", elements: [{ text: "Bolts cost 1.50 CHF." }], citations: ["file_1#1"] },
  ];
  const document = JSON.stringify({ metadata: { title: "T", language: "en" }, sections });
  const { result, written } = await generate(document, "cited.html", [page]);
  expect(written).toMatch(
    /<li id="source-1"><cite>prices\.txt[^<]*<\/cite>: <bdi>“A bolt costs 1\.50 CHF\.”/,
  );
  expect(result.warnings).toBeUndefined();
});

const clay = "Clay is dug in autumn, left to weather over the winter, and pressed in spring. ".repeat(8);
const odd = {
  metadata: { title: "Clay", language: "en" },
  sections: [
    { id: "h", content_type: "heading", elements: [{ level: 1, text: "Clay" }] },
    { id: "box", content_type: "callout", tone: "info", elements: [{ text: "Mind the frost." }] },
    { id: "map", content_type: "map", elements: [{ latitude: 47.4, longitude: 8.5 }] },
    {
      id: "p",
      content_type: "paragraph",
      elements: [{ text: `# ${clay}` }, { words: "none of our members" }],
    },
  ],
};

/** The longest answer begins inside of a text, and looks like Markdown. */
function inPieces(document: unknown): string[] {
  const text = JSON.stringify(document);
  const at = text.indexOf("# Clay is dug");
  return [text.slice(0, at), text.slice(at)];
}

test("a whole document with members of its own is written as it was merged, not a fragment of it", async () => {
  const { result, written } = await generate(inPieces(odd), "clay.json");
  expect(written).toBe(JSON.stringify(odd));
  expect(result).toMatchObject({ complete: true, answers: 2 });
  expect(result.warnings).toBeUndefined();
});

test("in other formats what can be shown is shown, and what cannot is said", async () => {
  const { result, written } = await generate(inPieces(odd), "clay.md");
  for (const text of ["# Clay", "Mind the frost.", "pressed in spring."]) expect(written).toContain(text);
  expect(result.complete).toBe(true);
  const said = (result.warnings ?? []).map(({ message }) => message).join("\n");
  for (const name of ["callout", "box", "map", "--format json"]) expect(said).toContain(name);
  expect(said).toContain('element 2 of section "p"');
});

test("JSON that is no document at all is written as JSON, and refused in other formats", async () => {
  const { result, written } = await generate('{"rows": [1, 2, 3]}', "rows.json");
  expect(written).toBe('{"rows": [1, 2, 3]}');
  expect(result.complete).toBe(true);
  await expect(generate('{"rows": [1, 2, 3]}', "rows.html")).rejects.toThrow("no document");
});

test("a document without its metadata is shown all the same", async () => {
  const { metadata: _, ...bare } = odd;
  const { result, written } = await generate(JSON.stringify(bare), "clay.html");
  expect(written).toContain("pressed in spring.");
  expect(written).toMatch(/<title>Clay<\/title>/);
  expect(result.warnings?.map(({ message }) => message).join("\n")).toContain("metadata");
});

test("an excuse is no document", async () => {
  await expect(generate("I am sorry, I cannot do that.", "prices.html")).rejects.toThrow("not complete");
});

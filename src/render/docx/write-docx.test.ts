import { strFromU8, unzipSync } from "fflate";
import { SaxesParser } from "saxes";
import { describe, expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { hostileTexts, richDocument, richSources } from "../../../test/fixtures/rich-document.ts";
import { readDocx } from "../../extract/docx/docx.ts";
import type { Section, UnifiedDocument } from "../../model/unified-document.ts";
import type { Layout, WriteOptions } from "../layout.ts";
import { readTheme } from "../themes.ts";
import { toLayout } from "../to-layout.ts";
import { writeDocx } from "./write-docx.ts";

const theme = readTheme("standard");
const rich = (): Promise<Layout> =>
  toLayout({ document: richDocument, sources: richSources, contents: true, numberedHeadings: true });

async function layoutOf(
  sections: Section[],
  metadata: Partial<UnifiedDocument["metadata"]> = {},
): Promise<Layout> {
  return toLayout({
    document: { metadata: { title: "Report", language: "en", ...metadata }, sections },
    sources: [],
  });
}

async function open(layout: Layout, options: Partial<WriteOptions> = {}) {
  const { bytes, warnings } = await writeDocx(layout, { theme, ...options });
  const parts = new Map(Object.entries(unzipSync(bytes)));
  const xml = (name: string): string => strFromU8(parts.get(name) ?? new Uint8Array());
  return { bytes, warnings, parts, xml, body: xml("word/document.xml") };
}

// Written once: most tests only look at it.
const written = rich().then((layout) => open(layout));

const paragraph = (...texts: string[]): Section => ({
  content_type: "paragraph",
  elements: texts.map((text) => ({ text })),
});
const heading = (level: number, text: string): Section => ({
  content_type: "heading",
  elements: [{ level, text }],
});

describe("read back by our own reader", () => {
  test("headings keep their levels below the title", async () => {
    const { bytes } = await written;
    const { parts } = await collectParts(readDocx, bytes);
    const code = parts.find((part) => part.type === "code");
    expect(code?.heading).toEqual([richDocument.metadata.title, "Zusammenfassung", "Code, Zitat, Bild"]);
    expect(code?.text).toContain("{\n\treturn `x ${y}`; // <!-- -->\n}");
  });

  test("every text of the document is there, nothing is hidden, nothing is warned about", async () => {
    const { bytes } = await written;
    const { parts, warnings } = await collectParts(readDocx, bytes);
    const text = parts.map((part) => part.text).join("\n");
    for (const hostile of hostileTexts) expect(text).toContain(hostile);
    expect(text).toContain("العربية: الميزانية لعام 2026 هي 1234 فرنك (CHF).");
    expect(text).toContain("Zeile eins\nZeile zwei\nZeile drei");
    expect(parts.filter((part) => "hidden" in part)).toEqual([]);
    expect(warnings).toEqual([]);
  });

  test("a table keeps its merged head and its 60 rows", async () => {
    const { bytes } = await written;
    const { parts } = await collectParts(readDocx, bytes);
    const table = parts.find((part) => part.type === "table");
    expect(table?.table?.rows).toHaveLength(62);
    expect(table?.text).toMatch(
      /^Ort \| Reise \| Kosten \| {2}\| Anteil \| Bezahlt\n {1}\| {2}\| Plan \(CHF\) \| Ist/,
    );
  });

  test("each source is noted with its words in short, and by its place alone where that is pages away", async () => {
    const { bytes } = await written;
    const { parts } = await collectParts(readDocx, bytes);
    const notes = parts
      .filter((part) => part.position.path?.startsWith("footnotes/"))
      .map((part) => part.text.trim());
    expect(notes).toEqual([
      "Reiserichtlinie.pdf, Seite 12: „Die Tagespauschale beträgt 65 CHF.“",
      'board <final>.pptx, Folie 7: „Margin rose to 12.5 % – "the best year so far"“',
      "Kurs vom 1. Januar, siehe Bank.",
      "budget-2026.xlsx, Blatt Q1 & Q2, B4:D9: Basel · 1200.5 · 1310.25",
      "board <final>.pptx, Folie 7",
    ]);
  });

  test("the properties name title, authors, subject, keywords, language and date", async () => {
    const { bytes } = await written;
    const { parts } = await collectParts(readDocx, bytes);
    const text = parts.find((part) => part.type === "metadata")?.text ?? "";
    for (const line of [
      "Author: Anna Müller; Jean-Luc d’Été",
      "Subject: Reisekosten",
      "Language: de",
      "2026-11-15",
    ])
      expect(text).toContain(line);
  });
});

describe("as Word wants it", () => {
  test("every part is well-formed XML", async () => {
    const { parts } = await open(await rich(), { header: "A <b> & c", footer: '"d"' });
    let seen = 0;
    for (const [name, bytes] of parts) {
      if (!/\.(?:xml|rels)$/.test(name)) continue;
      seen += 1;
      const parser = new SaxesParser({ xmlns: true });
      parser.on("error", (error) => expect.unreachable(`${name}: ${error.message}`));
      parser.write(strFromU8(bytes)).close();
    }
    expect(seen).toBeGreaterThan(10);
  });

  test("every relationship leads to a part and every id in use has a relationship", async () => {
    const { parts, xml, body } = await written;
    const links = [
      ...xml("word/_rels/document.xml.rels").matchAll(/Id="([^"]+)"[^>]*?Target="([^"]+)"( TargetMode)?/g),
    ];
    for (const [, , target, mode] of links)
      if (mode === undefined) expect([...parts.keys()]).toContain(`word/${target}`);
    const known = new Set(links.map(([, id]) => id));
    for (const [, id] of body.matchAll(/ r:(?:id|embed)="([^"]+)"/g)) expect(known).toContain(id);
  });

  test("the same document gives the same bytes, whatever was written before", async () => {
    const layout = await rich();
    const first = await open(layout);
    await open(await layoutOf([heading(1, "Between")]));
    const second = await open(layout);
    expect(Buffer.compare(first.bytes, second.bytes)).toBe(0);
  });

  test("headings are counted by Word, also those that a user adds", async () => {
    const { body, xml } = await written;
    const number = /<w:pStyle w:val="Heading1"\/>.*?<w:numId w:val="(\d+)"\/>/.exec(body)?.[1];
    expect(xml("word/styles.xml")).toMatch(
      new RegExp(`w:styleId="Heading2".*?<w:ilvl w:val="1"/><w:numId w:val="${number}"/>`),
    );
    expect(xml("word/numbering.xml")).toContain('<w:pStyle w:val="Heading3"/>');
  });

  test("numbers that Word would count otherwise are written as text", async () => {
    const layout = await layoutOf([heading(1, "One"), heading(2, "Two")]);
    const blocks = layout.blocks.map((block) =>
      block.kind === "heading" ? { ...block, number: "7" } : block,
    );
    const { body } = await open({ ...layout, blocks });
    expect(body).not.toContain("<w:numPr>");
    expect(body).toMatch(/<w:t xml:space="preserve">7 <\/w:t>.*?One/);
  });

  test("the contents show numbers, titles and pages, and Word is not told to ask", async () => {
    const { body, xml } = await written;
    const contents = /<w:sdt>.*?<\/w:sdt>/.exec(body)?.[0] ?? "";
    expect(contents).toMatch(/>1\.2<.*?>Tabellen<.*?PAGEREF _Toc00000003 \\h.*?>2</);
    expect(contents).not.toContain('w:dirty="true"');
    expect(contents).not.toMatch(/<w:p><w:r><w:fldChar w:fldCharType="end"/);
    expect(xml("word/settings.xml")).not.toContain("updateFields");
  });

  test("a report too long to be laid out here has contents with numbers and without pages", async () => {
    const sections = Array.from({ length: 60 }, (_, index) => [
      heading(1, `Chapter ${index}`),
      paragraph("word ".repeat(600)),
    ]).flat();
    const layout = { ...(await layoutOf(sections)), contents: true };
    const blocks = layout.blocks.map((block, index) =>
      block.kind === "heading" ? { ...block, number: String(index / 2 + 1) } : block,
    );
    const { body, warnings } = await open({ ...layout, blocks });
    expect(warnings.map(({ code }) => code)).toEqual(["contents-without-pages"]);
    const contents = /<w:sdt>.*?<\/w:sdt>/.exec(body)?.[0] ?? "";
    expect(contents).toMatch(/>60<.*?>Chapter 59</);
    expect(contents).not.toContain('w:leader="dot"');
  });

  test("every list counts anew and nests by levels", async () => {
    const items = ["a", { text: "b", items: [{ text: "c", items: ["d"] }] }];
    const list: Section = { content_type: "numbered_list", elements: [{ items }] };
    const { body } = await open(await layoutOf([list, paragraph("between"), list]));
    const places = [...body.matchAll(/<w:ilvl w:val="(\d)"\/><w:numId w:val="(\d+)"\/>/g)].map(
      ([, level, id]) => [level, id],
    );
    expect(places.map(([level]) => level)).toEqual(["0", "0", "1", "2", "0", "0", "1", "2"]);
    expect(new Set(places.slice(0, 4).map(([, id]) => id)).size).toBe(1);
    expect(places[0]?.[1]).not.toBe(places[4]?.[1]);
  });

  test("head rows repeat, rows stay whole, numbers stand at the end of their cell", async () => {
    const { body } = await written;
    const table = /<w:tbl>.*?<\/w:tbl>/.exec(body)?.[0] ?? "";
    expect(table.match(/<w:tblHeader\/>/g)).toHaveLength(2);
    expect(table.match(/<w:cantSplit\/>/g)).toHaveLength(62);
    expect(table).toMatch(/<w:jc w:val="end"\/><\/w:pPr><w:r><w:t xml:space="preserve">1\.000,00/);
    expect(body).toContain('<w:fldSimple w:instr="SEQ Tabelle \\* ARABIC">');
  });

  test("right-to-left text is marked per paragraph and run, and a right-to-left document turns its tables", async () => {
    const { body } = await open(await layoutOf([paragraph("السنة 2026 (CHF) جيدة")], { language: "ar" }));
    expect(body).toMatch(/<w:bidi\/>.*?<w:rtl\/><\/w:rPr><w:t xml:space="preserve">السنة 2026 \(<\/w:t>/);
    expect(body).toMatch(/<w:r><w:t xml:space="preserve">CHF<\/w:t>/);
    const table: Section = { content_type: "table", elements: [{ headers: ["عام"], rows: [[1]] }] };
    const arabic = await open(await layoutOf([table], { language: "ar" }));
    expect(arabic.body).toContain("<w:bidiVisual/>");
  });

  test("header, logo and footer are on every page with the page and the number of pages", async () => {
    const logo = (await rich()).blocks.flatMap((block) =>
      block.kind === "image" ? (block.picture ?? []) : [],
    )[0];
    const { xml, parts } = await open(await layoutOf([paragraph("text")]), {
      ...{ header: "House", footer: "Secret" },
      ...(logo === undefined ? {} : { logo }),
    });
    expect(xml("word/header1.xml")).toMatch(/<pic:pic.*House/);
    expect(xml("word/footer1.xml")).toMatch(/Secret.*Page.*PAGE.* of .*NUMPAGES/);
    expect([...parts.keys()].some((name) => name.startsWith("word/media/"))).toBe(true);
  });
});

describe("hostile text", () => {
  test("control characters and half characters go, with one warning", async () => {
    const layout = await layoutOf([paragraph("x")]);
    const spans = [{ text: "a\u0000b\u000b\ud800c \u202eevil" }];
    const blocks: Layout["blocks"] = [{ kind: "paragraph", citations: [], dir: "ltr", spans }];
    const { body, warnings } = await open({ ...layout, title: "t\u0001", blocks });
    expect(body).toContain("ab\ufffdc evil");
    expect(warnings.map(({ code }) => code)).toEqual(["control-characters"]);
  });

  test("a word of a million letters is written whole, in text and in a cell", async () => {
    const word = "x".repeat(1_000_000);
    const table: Section = { content_type: "table", elements: [{ headers: ["a", "b"], rows: [[word, 1]] }] };
    const { body } = await open({ ...(await layoutOf([paragraph(word), table])), contents: true });
    expect(body.split(word)).toHaveLength(3);
  });

  test("5,000 rows are written whole", async () => {
    const rows = Array.from({ length: 5000 }, (_, index) => [
      `Row ${index}`,
      index,
      index % 9 === 0 ? "**bold**" : null,
    ]);
    const { body } = await open(
      await layoutOf([{ content_type: "table", elements: [{ headers: ["a", "b", "c"], rows }] }]),
    );
    expect(body.match(/<w:tr>/g)).toHaveLength(5001);
    expect(body).toContain("Row 4999");
  });
});

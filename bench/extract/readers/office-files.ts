import { encryptOdf } from "../../../test/fixtures/encrypt-odf.ts";
import { makeZip } from "../../../test/fixtures/make-zip.ts";
import type { ReaderFact } from "./facts.ts";

export interface ReaderFile {
  name: string;
  bytes: Uint8Array;
  facts?: readonly ReaderFact[];
  /** How a hostile file may end; "read" where giving what is there is right too. */
  ends?: readonly string[];
  /** Read for its time and memory. */
  isBig?: boolean;
}

const names = ["office", "style", "text", "table", "draw", "chart", "presentation", "manifest", "meta"].map(
  (name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`,
);
const spaces = [
  ...names,
  'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"',
  'xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0"',
  'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xlink="http://www.w3.org/1999/xlink"',
].join(" ");
const head = '<?xml version="1.0" encoding="UTF-8"?>';
const content = (kind: string, body: string, styles = "") =>
  `${head}<office:document-content ${spaces} office:version="1.3"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`;
const openDocument = (
  kind: string,
  body: string,
  more: { styles?: string; entries?: Record<string, string> } = {},
) =>
  makeZip({
    mimetype: `application/vnd.oasis.opendocument.${kind}`,
    "META-INF/manifest.xml": `${head}<manifest:manifest ${spaces}><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.${kind}"/></manifest:manifest>`,
    "styles.xml": `${head}<office:document-styles ${spaces}/>`,
    ...more.entries,
    "content.xml": content(kind, body, more.styles),
  });

const p = (text: string) => `<text:p>${text}</text:p>`;
const cell = (text: string, attributes = "") => `<table:table-cell ${attributes}>${text}</table:table-cell>`;
const row = (...cells: string[]) => `<table:table-row>${cells.join("")}</table:table-row>`;
const float = (value: number, shown: string) =>
  cell(p(shown), `office:value-type="float" office:value="${value}"`);
const comment = (author: string, text: string) =>
  `<office:annotation><dc:creator>${author}</dc:creator>${p(text)}</office:annotation>`;
const chart = `${head}<office:document-content ${spaces}><office:body><office:chart><chart:chart chart:class="chart:bar"><chart:title>${p("Harvest by year")}</chart:title><table:table table:name="local-table">${row(cell(p("2023")), float(4711, "4711"))}</table:table></chart:chart></office:chart></office:body></office:document-content>`;
const frame = (inside: string, role = "") =>
  `<draw:frame ${role === "" ? "" : `presentation:class="${role}"`} svg:x="1cm" svg:y="1cm" svg:width="9cm" svg:height="2cm">${inside}</draw:frame>`;
const box = (text: string, role = "") => frame(`<draw:text-box>${p(text)}</draw:text-box>`, role);

const kinds: Record<string, string> = { odt: "text", odp: "presentation", ods: "spreadsheet" };
const mimetypeOf = (kind: string) => `application/vnd.oasis.opendocument.${kinds[kind]}`;
export const manyLetters = "a".repeat(200_000_000);

function zipHostile(kind: string, whole: Uint8Array, big: string): ReaderFile[] {
  const bomb = openDocument(kinds[kind] ?? "", big);
  return [
    { name: `cut.${kind}`, bytes: whole.subarray(0, Math.floor(whole.length * 0.6)), ends: ["corrupt"] },
    { name: `bomb.${kind}`, bytes: bomb, ends: ["limit", "read"] },
    { name: `lying-size.${kind}`, bytes: lieAboutSize(bomb), ends: ["corrupt", "limit", "read"] },
  ];
}

/** Both headers of the last entry say that it holds 1,000 bytes. */
export function lieAboutSize(zip: Buffer): Buffer {
  const bytes = Buffer.from(zip);
  for (const sign of ["PK\u0003\u0004", "PK\u0001\u0002"]) {
    const at = bytes.lastIndexOf(Buffer.from(sign));
    bytes.writeUInt32LE(1_000, at + (sign.endsWith("\u0002") ? 24 : 22));
  }
  return bytes;
}

const encrypted = (kind: string): ReaderFile => ({
  name: `encrypted.${kind}`,
  bytes: encryptOdf(
    { "content.xml": content(kinds[kind] ?? "", p("secret")) },
    { password: "x", mimetype: mimetypeOf(kind) },
  ),
  ends: ["password_required"],
});

export function makeOdtFiles(): ReaderFile[] {
  const styles =
    '<style:style style:name="H" style:family="text"><style:text-properties text:display="none"/></style:style><style:style style:name="W" style:family="text"><style:text-properties fo:color="#ffffff"/></style:style>';
  const body = [
    `<text:tracked-changes><text:changed-region text:id="c1"><text:deletion><office:change-info><dc:creator>A</dc:creator></office:change-info>${p("struck passage")}</text:deletion></text:changed-region></text:tracked-changes>`,
    `<text:h text:outline-level="1">Orchard report</text:h><text:h text:outline-level="2">Apples</text:h>`,
    p(
      'The yield was<text:s text:c="2"/>12 tons.<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body><text:p>Weighed wet.</text:p></text:note-body></text:note>',
    ),
    `<text:list><text:list-item>${p("first variety")}<text:list><text:list-item>${p("nested variety")}</text:list-item></text:list></text:list-item></text:list>`,
    `<table:table table:name="T">${row(cell(p("Sort"), 'table:number-columns-spanned="2"'), "<table:covered-table-cell/>")}${row(cell(p("Boskoop")), cell(p("77 kg")))}</table:table>`,
    p(
      `${comment("Ida", "please check")}Seen<text:span text:style-name="H">concealed words</text:span><text:span text:style-name="W">white words</text:span>`,
    ),
    `<text:section text:name="s" text:display="none">${p("closed section")}</text:section>`,
    p(`${frame('<draw:object xlink:href="./Object 1"/>')}${box("a boxed remark")}`),
    `<text:h text:outline-level="2">Pears</text:h>${p("None were sold.")}`,
  ].join("");
  const entries = {
    "Object 1/content.xml": chart,
    "styles.xml": `${head}<office:document-styles ${spaces}><office:master-styles><style:master-page style:name="Standard"><style:header>${p("Internal use")}</style:header></style:master-page></office:master-styles></office:document-styles>`,
    "meta.xml": `${head}<office:document-meta ${spaces}><office:meta><dc:title>Plan of the orchard</dc:title></office:meta></office:document-meta>`,
  };
  const whole = openDocument("text", body, { styles, entries });
  const facts: ReaderFact[] = [
    { text: "The yield was 12 tons.", under: "Apples" },
    { text: "None were sold.", under: "Pears" },
    { text: "Weighed wet.", at: { path: "footnotes" } },
    { text: "nested variety", under: "Apples" },
    { text: "77 kg", cell: "B2" },
    { text: "please check", hidden: "comment" },
    { text: "concealed words", hidden: "text" },
    { text: "white words", hidden: "text" },
    { text: "closed section", hidden: "text" },
    { text: "struck passage", hidden: "deleted" },
    { text: "a boxed remark" },
    { text: "Harvest by year" },
    { text: "4711" },
    { text: "Internal use", at: { path: "header" } },
    { text: "Plan of the orchard" },
  ];
  const repeated = `<table:table><table:table-row table:number-rows-repeated="1000000">${cell(p("x".repeat(200)), 'table:number-columns-repeated="1000"')}</table:table-row></table:table>`;
  const big = Array.from(
    { length: 4_000 },
    (_, at) =>
      `${at % 40 === 0 ? `<text:h text:outline-level="1">Part ${at}</text:h>` : ""}${p(`Line ${at} of a long report about orchards, their trees and what they bear in a year.`)}`,
  ).join("");
  return [
    { name: "facts.odt", bytes: whole, facts },
    { name: "big.odt", bytes: openDocument("text", big), isBig: true },
    {
      name: "deep.odt",
      bytes: openDocument("text", `${"<text:section>".repeat(100_000)}${"</text:section>".repeat(100_000)}`),
      ends: ["limit"],
    },
    { name: "repeats.odt", bytes: openDocument("text", repeated), ends: ["limit", "read"] },
    encrypted("odt"),
    ...zipHostile("odt", whole, p(manyLetters)),
  ];
}

export function makeOdpFiles(): ReaderFile[] {
  const styles =
    '<style:style style:name="off" style:family="drawing-page"><style:drawing-page-properties presentation:visibility="hidden"/></style:style>';
  const page = (inside: string, style = "on") =>
    `<draw:page draw:style-name="${style}">${inside}</draw:page>`;
  const first = `${box("Harvest 2024", "title")}${box("Apples and pears")}${frame(`<table:table>${row(cell(p("Sort")), cell(p("Tons")))}${row(cell(p("Boskoop")), float(12.5, "12,5"))}</table:table>`)}<presentation:notes>${box("Speak slowly", "notes")}</presentation:notes>`;
  const second = `${box("Outlook", "title")}${frame('<draw:object xlink:href="./Object 1"/>')}<draw:g><draw:custom-shape>${p("grouped words")}</draw:custom-shape></draw:g>${comment("Ida", "too long")}`;
  const whole = openDocument("presentation", page(first) + page(second) + page(box("secret slide"), "off"), {
    styles,
    entries: { "Object 1/content.xml": chart },
  });
  const facts: ReaderFact[] = [
    { text: "Apples and pears", at: { slide: 1 }, under: "Harvest 2024" },
    { text: "Boskoop", at: { slide: 1 }, cell: "A2" },
    { text: "12,5", at: { slide: 1 }, cell: "B2" },
    { text: "Speak slowly", at: { slide: 1 }, hidden: "notes" },
    { text: "grouped words", at: { slide: 2 }, under: "Outlook" },
    { text: "Harvest by year", at: { slide: 2 } },
    { text: "4711", at: { slide: 2 } },
    { text: "too long", at: { slide: 2 }, hidden: "comment" },
    { text: "secret slide", at: { slide: 3 }, hidden: "slide" },
  ];
  const big = Array.from({ length: 800 }, (_, at) =>
    page(
      `${box(`Slide ${at}`, "title")}${box(`What slide ${at} says about orchards.`)}${box("and a second box")}`,
    ),
  ).join("");
  return [
    { name: "facts.odp", bytes: whole, facts },
    { name: "big.odp", bytes: openDocument("presentation", big), isBig: true },
    {
      name: "deep.odp",
      bytes: openDocument("presentation", page("<draw:g>".repeat(100_000) + "</draw:g>".repeat(100_000))),
      ends: ["limit"],
    },
    encrypted("odp"),
    ...zipHostile("odp", whole, page(box(manyLetters))),
  ];
}

export function makeOdsFiles(): ReaderFile[] {
  const styles =
    '<style:style style:name="off" style:family="table"><style:table-properties table:display="false"/></style:style>';
  const table = (name: string, inside: string, style = "on") =>
    `<table:table table:name="${name}" table:style-name="${style}">${inside}</table:table>`;
  const date = cell(p("05.03.24"), 'office:value-type="date" office:date-value="2024-03-05"');
  const sum = cell(p("42"), 'table:formula="of:=SUM([.B1:.B2])" office:value-type="float" office:value="42"');
  const first = [
    row(
      cell(`${comment("Ida", "from the scales")}${p("Boskoop")}`, 'office:value-type="string"'),
      float(12.5, "12,5"),
      date,
    ),
    row(
      cell(
        p("span of two"),
        'office:value-type="string" table:number-columns-spanned="2" table:number-rows-spanned="1"',
      ),
      "<table:covered-table-cell/>",
      sum,
    ),
    `<table:table-row table:number-rows-repeated="3">${cell("", 'table:number-columns-repeated="2"')}${cell(p("again"), 'office:value-type="string" table:number-columns-repeated="2"')}</table:table-row>`,
    `<table:table-row table:visibility="collapse">${cell(p("folded away"), 'office:value-type="string"')}</table:table-row>`,
    row(
      cell(frame('<draw:object xlink:href="./Object 1"/>')),
      cell(`<draw:custom-shape>${p("words in a shape")}</draw:custom-shape>`),
    ),
  ].join("");
  const whole = openDocument(
    "spreadsheet",
    table("Crop", first) + table("Safe", row(cell(p("hidden key"), 'office:value-type="string"')), "off"),
    {
      styles,
      entries: { "Object 1/content.xml": chart },
    },
  );
  const at = { sheet: "Crop" };
  const facts: ReaderFact[] = [
    { text: "Boskoop", at, cell: "A1" },
    { text: "12.5", at, cell: "B1" },
    { text: "12,5", at, cell: "B1" },
    { text: "2024-03-05", at, cell: "C1" },
    { text: "span of two", at, cell: "A2" },
    { text: "42", at, cell: "C2" },
    { text: "again", at, cell: "D5" },
    { text: "folded away", at, hidden: "row" },
    { text: "from the scales", at, hidden: "comment" },
    { text: "hidden key", at: { sheet: "Safe" }, hidden: "sheet" },
    { text: "words in a shape", at },
    { text: "Harvest by year", at },
  ];
  const repeated = `<table:table-row table:number-rows-repeated="1048576">${cell(p("x".repeat(200)), 'office:value-type="string" table:number-columns-repeated="16384"')}</table:table-row>`;
  const big = Array.from({ length: 20_000 }, (_, line) =>
    row(
      cell(p(`name ${line}`), 'office:value-type="string"'),
      ...[1, 2, 3, 4].map((column) => float(line * column, String(line * column))),
    ),
  ).join("");
  return [
    { name: "facts.ods", bytes: whole, facts },
    { name: "big.ods", bytes: openDocument("spreadsheet", table("Big", big)), isBig: true },
    {
      name: "repeats.ods",
      bytes: openDocument("spreadsheet", table("S", repeated)),
      ends: ["limit", "read"],
    },
    {
      name: "deep.ods",
      bytes: openDocument(
        "spreadsheet",
        table(
          "S",
          `${"<table:table-row-group>".repeat(100_000)}${"</table:table-row-group>".repeat(100_000)}`,
        ),
      ),
      ends: ["limit", "empty", "read"],
    },
    encrypted("ods"),
    ...zipHostile("ods", whole, table("S", row(cell(p(manyLetters), 'office:value-type="string"')))),
  ];
}

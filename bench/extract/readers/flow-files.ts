import { makeZip } from "../../../test/fixtures/make-zip.ts";
import type { ReaderFact } from "./facts.ts";
import { lieAboutSize, manyLetters } from "./office-files.ts";
import type { ReaderFile } from "./office-files.ts";

const head = '<?xml version="1.0" encoding="UTF-8"?>';

function makeBook(chapters: readonly string[], entries: Record<string, string> = {}): Buffer {
  const items = chapters.map(
    (_, at) => `<item id="c${at}" href="c${at}.xhtml" media-type="application/xhtml+xml"/>`,
  );
  const spine = chapters.map((_, at) => `<itemref idref="c${at}"/>`);
  const files = chapters.map((body, at): [string, string] => [
    `OPS/c${at}.xhtml`,
    `${head}<html xmlns="http://www.w3.org/1999/xhtml"><head><title>x</title></head><body>${body}</body></html>`,
  ]);
  return makeZip({
    mimetype: "application/epub+zip",
    "META-INF/container.xml": `${head}<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles><rootfile full-path="OPS/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`,
    "OPS/package.opf": `${head}<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Year of an orchard</dc:title></metadata><manifest>${items.join("")}</manifest><spine>${spine.join("")}</spine></package>`,
    ...entries,
    ...Object.fromEntries(files),
  });
}

export function makeEpubFiles(): ReaderFile[] {
  const chapters = [
    "<h1>Spring</h1><p>The trees bloom.</p><h2>April</h2><p>Frost came twice.</p>",
    "<h1>Autumn</h1><table><tr><th>Sort</th><th>Tons</th></tr><tr><td>Boskoop</td><td>12</td></tr></table><p>Footnote text<sup>1</sup> stays.</p>",
  ];
  const whole = makeBook(chapters);
  const lock =
    '<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><enc:EncryptedData xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#aes128-cbc"/><enc:CipherData><enc:CipherReference URI="OPS/text/part 1.xhtml"/></enc:CipherData></enc:EncryptedData></encryption>';
  const facts: ReaderFact[] = [
    { text: "The trees bloom.", at: { path: "1/" }, under: "Spring" },
    { text: "Frost came twice.", at: { path: "1/" }, under: "April" },
    { text: "Boskoop", at: { path: "2/" }, cell: "A2" },
    { text: "Footnote text1 stays.", at: { path: "2/" }, under: "Autumn" },
    { text: "Year of an orchard" },
  ];
  const many = Array.from(
    { length: 120 },
    (_, at) =>
      `<h1>Chapter ${at}</h1>${`<p>What chapter ${at} tells about orchards and their trees.</p>`.repeat(60)}`,
  );
  const bomb = makeBook([`<p>${manyLetters}</p>`]);
  return [
    { name: "facts.epub", bytes: whole, facts },
    { name: "big.epub", bytes: makeBook(many), isBig: true },
    { name: "deep.epub", bytes: makeBook(["<div>".repeat(100_000)]), ends: ["limit"] },
    {
      name: "locked.epub",
      bytes: makeBook(["\u0001\u0002\u0003"], { "META-INF/encryption.xml": lock }),
      ends: ["password_required"],
    },
    { name: "cut.epub", bytes: whole.subarray(0, Math.floor(whole.length * 0.6)), ends: ["corrupt"] },
    { name: "bomb.epub", bytes: bomb, ends: ["limit", "read"] },
    { name: "lying-size.epub", bytes: lieAboutSize(bomb), ends: ["corrupt", "limit", "read"] },
  ];
}

export function makeRtfFiles(): ReaderFile[] {
  const body = [
    String.raw`{\fonttbl{\f0 Arial;}{\f1\fcharset204 Arial Cyr;}}{\colortbl;\red255\green255\blue255;}{\stylesheet{\s0 Normal;}{\s1 heading 1;}{\s2\outlinelevel1 Teil;}}`,
    String.raw`{\info{\title Plan of the orchard}{\author Ida}}{\header\pard Internal use\par}`,
    String.raw`\pard\s1 Orchard report\par\pard\s2\outlinelevel1 Apples\par\pard The yield was 12 tons.{\super\chftn{\footnote\pard Weighed wet.}}\par`,
    String.raw`\pard {\f1 \'cf\'f0\'e8\'e2\'e5\'f2}\par\pard smile \u-10179?\u-8704? end\par`,
    String.raw`\trowd\clmgf\cellx1000\clmrg\cellx2000\pard\intbl Sort\cell\cell\row\trowd\cellx1000\cellx2000\pard\intbl Boskoop\cell 77 kg\cell\row\pard`,
    String.raw`Seen{\v concealed words}{\deleted struck passage}{\cf1 white words}{\*\atnid I}{\*\atnauthor Ida}{\*\annotation\pard please check}\par`,
    String.raw`{\shp{\*\shpinst{\shptxt\pard a boxed remark\par}}}\pard\s2\outlinelevel1 Pears\par\pard None were sold.\par`,
    String.raw`{\field{\*\fldinst HYPERLINK "http://example.org"}{\fldrslt linked words}}\par`,
  ].join("\n");
  const whole = Buffer.from(`{\\rtf1\\ansi\\ansicpg1252\\deff0 ${body}}`, "latin1");
  const facts: ReaderFact[] = [
    { text: "The yield was 12 tons.", under: "Apples" },
    { text: "None were sold.", under: "Pears" },
    { text: "Weighed wet.", at: { path: "footnotes" } },
    { text: "Привет" },
    { text: "smile 😀 end" },
    { text: "77 kg", cell: "B2" },
    { text: "please check", hidden: "comment" },
    { text: "concealed words", hidden: "text" },
    { text: "white words", hidden: "text" },
    { text: "struck passage", hidden: "deleted" },
    { text: "a boxed remark" },
    { text: "linked words" },
    { text: "Internal use", at: { path: "header" } },
    { text: "Plan of the orchard" },
  ];
  const lines = Array.from(
    { length: 40_000 },
    (_, at) => `\\pard Line ${at} of a long report about orchards and \\'e4pples.\\par\n`,
  ).join("");
  return [
    { name: "facts.rtf", bytes: whole, facts },
    { name: "big.rtf", bytes: Buffer.from(`{\\rtf1\\ansi ${lines}}`, "latin1"), isBig: true },
    { name: "deep.rtf", bytes: Buffer.from(`{\\rtf1${"{".repeat(1_000_000)}`), ends: ["limit"] },
    { name: "cut.rtf", bytes: whole.subarray(0, 700), ends: ["corrupt", "read"] },
    {
      name: "binary-lie.rtf",
      bytes: Buffer.from("{\\rtf1 before {\\pict\\pngblip\\bin2000000000 x}after}"),
      ends: ["corrupt", "read", "limit"],
    },
    {
      name: "cells.rtf",
      bytes: Buffer.from(
        `{\\rtf1\\trowd${"\\cellx1".repeat(1_000_000)}\\pard\\intbl ${"a\\cell ".repeat(1_000_000)}\\row}`,
      ),
      ends: ["limit", "read"],
    },
    {
      name: "words.rtf",
      bytes: Buffer.from(`{\\rtf1 ${"\\b\\b0 x".repeat(3_000_000)}}`),
      ends: ["limit", "read"],
    },
  ];
}

import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { makeOle } from "../../../test/fixtures/make-ole.ts";
import { makeZip } from "../../../test/fixtures/make-zip.ts";
import { Failure } from "../../model/failure.ts";
import { headBytes, sniffFormat } from "./sniff-format.ts";

const path = join(mkdtempSync(join(tmpdir(), "dossier-sniff-")), "file");

function sniff(content: string | Uint8Array, fileName: string) {
  const bytes = Buffer.from(content as Uint8Array);
  writeFileSync(path, bytes);
  return sniffFormat({ head: bytes.subarray(0, headBytes), path, fileName });
}

const contentTypes = (type: string) => ({
  "[Content_Types].xml": `<Types><Override PartName="/x" ContentType="application/${type}+xml"/></Types>`,
});
const office = "vnd.openxmlformats-officedocument";
const mimetype = (type: string) => ({ mimetype: `application/${type}` });
const mail = "Received: by x\r\nFrom: a@b.ch\r\nSubject: Hi\r\n\r\nText";
const bytes = (...values: (number | string)[]) =>
  Buffer.concat(
    values.map((value) => (typeof value === "number" ? Buffer.from([value]) : Buffer.from(value, "latin1"))),
  );

test.each([
  ["docx", makeZip(contentTypes(`${office}.wordprocessingml.document.main`))],
  ["docx", makeZip(contentTypes("vnd.ms-word.template.macroEnabledTemplate.main"))],
  ["xlsx", makeZip(contentTypes(`${office}.spreadsheetml.template.main`))],
  ["xlsm", makeZip(contentTypes("vnd.ms-excel.sheet.macroEnabled.main"))],
  ["xlsb", makeZip(contentTypes("vnd.ms-excel.sheet.binary.macroEnabled.main"))],
  ["pptx", makeZip(contentTypes(`${office}.presentationml.slideshow.main`))],
  ["docx", makeZip({ "word/document.xml": "<x/>" })],
  ["odt", makeZip(mimetype("vnd.oasis.opendocument.text-template"))],
  ["ods", makeZip(mimetype("vnd.oasis.opendocument.spreadsheet"))],
  ["odp", makeZip(mimetype("vnd.oasis.opendocument.presentation"))],
  ["epub", makeZip(mimetype("epub+zip"))],
  ["epub", makeZip({ "META-INF/container.xml": "<container/>" })],
  ["zip", makeZip({ "a.txt": "hello" })],
  ["zip", makeZip({})],
  ["doc", makeOle({ WordDocument: bytes("x"), "ObjectPool/_1/Workbook": bytes("x") })],
  ["xls", makeOle({ Workbook: bytes("x") })],
  ["ppt", makeOle({ "PowerPoint Document": bytes("x") })],
  ["msg", makeOle({ "__properties_version1.0": bytes("x"), "__substg1.0_0037001F": bytes("x") })],
  ["encrypted", makeOle({ EncryptedPackage: bytes("x"), EncryptionInfo: bytes("x") })],
  ["pdf", bytes("%PDF-1.7\n", 0, 1, 2)],
  ["pdf", bytes("junk\n%PDF-1.4\n", 0, 1, 2)],
  ["png", bytes(0x89, "PNG\r\n", 0x1a, "\n", 0, 0)],
  ["jpg", bytes(0xff, 0xd8, 0xff, 0xe0)],
  ["tif", bytes("II*", 0, 8)],
  ["gif", bytes("GIF89a", 0)],
  ["webp", bytes("RIFF", 0, 0, 0, 0, "WEBPVP8 ")],
  ["bmp", bytes("BM", 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)],
  ["rtf", "{\\rtf1 hello}"],
  ["html", "<!-- hi -->\n<!DOCTYPE html><p>x</p>"],
  ["html", '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ["html", "<table><tr><td>1</td></tr></table>"],
  ["xml", '<?xml version="1.0"?><book/>'],
  ["xml", "<book><title>x</title></book>"],
  ["eml", mail],
  ["json", '{"a": [1, 2]}'],
  ["json", "[1, 2]"],
  ["json", '{"a": 1}\n{"a": 2}\n'],
  ["eml", "From ann@example.com Mon Dec  5 17:09:55 2022\nFrom: a@b.ch\nSubject: Hi\n\nText"],
  ["csv", "a;b;c\n1;2;3\n4;5;6\n"],
  ["tsv", "a\tb\n1\t2\n3\t4\n"],
  ["txt", "Just words, and more words.\nAnd a second line."],
  ["html", Buffer.from("\ufeff<html><body>Grüße</body></html>", "utf16le")],
  ["json", Buffer.from('{"a": "without a mark, but wide"}', "utf16le")],
  ["txt", Buffer.from("Größe in latin1", "latin1")],
])("knows %s by its content, whatever it is called", async (format, content) => {
  expect(await sniff(content, "file")).toBe(format);
  expect(await sniff(content, "file.unknown")).toBe(format);
  // a name that promises another format with marks of its own decides nothing
  if (!["csv", "tsv", "txt"].includes(format)) expect(await sniff(content, "file.rtf")).toBe(format);
});

test.each([
  ["README.md", "<h1 align=center>Title</h1>\n\nText", "md"],
  ["notes.md", "[1] a reference", "md"],
  ["notes.txt", "[1] a reference", "txt"],
  ["notes.txt", "BM is how this text begins, and it is long enough to be a header.", "txt"],
  ["notes.txt", "From here on: all is well.\nFrom: me\nSubject: x\n\nText", "txt"],
  ["mails.mbox", "From a@b.ch Mon Dec  5 17:09:55 2022\nSubject: x\n\nbody", "eml"],
  ["records.jsonl", '{"a": 1}\n{"a": 2', "json"],
  ["records.ndjson", "[1]\n[2]", "json"],
  ["server.log", '{"a": 1}\n{"a": 2}\n', "txt"],
  ["notes.txt", "From: me\nSubject: a note to myself\n\nText", "txt"],
  ["about.txt", "Every PDF file begins with the five letters %PDF-1.7 or so.", "txt"],
  ["table.csv", "one column\nonly\n", "csv"],
  ["table.tsv", "a b\n", "tsv"],
  ["broken.json", '{"id":0,}', "json"],
  ["mail.eml", "Subject: x\n\nbody", "eml"],
  ["page.htm", "Words, then <b>bold</b>", "html"],
  ["old.doc", "{\\rtf1 x}", "rtf"],
  ["old.doc", "plain words", "txt"],
  ["report.xls", "<html><table></table></html>", "html"],
  ["report.xls", "a\tb\nc\td\ne\tf\n", "tsv"],
])("%s: the ending decides between texts that look alike", async (fileName, content, format) => {
  expect(await sniff(content, fileName)).toBe(format);
});

test.each([
  ["song.mp3", bytes("ID3", 4, 0, 0, 0, 0, 0), "unsupported", "a sound file"],
  ["film.mp4", bytes(0, 0, 0, 24, "ftypisom", 0, 0), "unsupported", "a video or sound file"],
  ["photo.heic", bytes(0, 0, 0, 24, "ftypheic", 0, 0), "unsupported", "HEIC"],
  ["setup.exe", bytes("MZ", 0x90, 0, 3, 0, 0, 0), "unsupported", "a program"],
  ["a.7z", bytes("7z", 0xbc, 0xaf, 0x27, 0x1c, 0, 4), "unsupported", "Unpack it"],
  ["a.rar", bytes("Rar!", 0x1a, 7, 0), "unsupported", "Unpack it"],
  ["a.gz", bytes(0x1f, 0x8b, 8, 0), "unsupported", "Unpack it"],
  ["noise.bin", bytes(0, 1, 2, 3, 0xfe, 0x80, 5, 6), "unsupported", "binary data"],
  ["text.txt", bytes("abc", 0, "def"), "unsupported", "binary data"],
  ["drawing.odg", makeZip(mimetype("vnd.oasis.opendocument.graphics")), "unsupported", "drawing"],
  ["database.db", makeOle({ Something: bytes("x") }), "unsupported", "no Word"],
  ["letter.odt", "not a package", "corrupt", "not a zip at all"],
  ["letter.docx", makeZip({ "a.txt": "x" }), "corrupt", "without the parts"],
  ["letter.docx", makeZip({ "word/document.xml": "<x/>" }).subarray(0, 60), "corrupt", "damaged"],
  ["scan.pdf", bytes(1, 2, 3, 4, 0, 0), "corrupt", ".pdf"],
  ["scan.pdf", "no pdf", "corrupt", "plain text"],
  ["old.xls", bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0), "corrupt", "no directory"],
])("%s is refused with its name and what would help", async (...row) => {
  const [fileName, content, code, words] = row;
  const refused = sniff(content, fileName);
  await expect(refused).rejects.toBeInstanceOf(Failure);
  await expect(refused).rejects.toMatchObject({ code, message: expect.stringContaining(fileName) });
  await expect(refused).rejects.toThrow(words);
});

test("any bytes are a format or a Failure, and never anything else", async () => {
  const starts = [
    "",
    "PK\u0003\u0004",
    "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1",
    "%PDF-",
    "{\\rtf",
    "<",
    "{",
  ];
  const names = ["a", "a.docx", "a.xls", "a.txt", "a.json", "a.eml"];
  await fc.assert(
    fc.asyncProperty(
      ...[fc.constantFrom(...starts), fc.uint8Array({ maxLength: 2_000 }), fc.constantFrom(...names)],
      async (start, rest, name) => {
        const sniffed = await sniff(Buffer.concat([Buffer.from(start, "latin1"), rest]), name).catch(
          (error: unknown) => error,
        );
        expect(typeof sniffed === "string" || sniffed instanceof Failure).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

test("a container cut or damaged anywhere is a format or a Failure", async () => {
  const files = [makeOle({ WordDocument: Buffer.alloc(5_000, 1) }), makeZip({ "word/document.xml": "<x/>" })];
  await fc.assert(
    fc.asyncProperty(
      fc.tuple(fc.constantFrom(...files), fc.nat(), fc.nat(), fc.nat(255)),
      async ([file, cut, at, value]) => {
        const damaged = Buffer.from(file.subarray(0, 16 + (cut % file.length)));
        damaged[at % damaged.length] = value;
        const sniffed = await sniff(damaged, "a.doc").catch((error: unknown) => error);
        expect(typeof sniffed === "string" || sniffed instanceof Failure).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

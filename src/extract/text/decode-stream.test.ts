import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import iconv from "iconv-lite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decodeStream } from "./decode-stream.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "dossier-decode-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function decode(bytes: Uint8Array) {
  const path = join(folder, "input");
  await writeFile(path, bytes);
  const { encoding, text, warnings } = await decodeStream(path, "notes.txt");
  let whole = "";
  for await (const piece of text) whole += piece;
  return { encoding, text: whole, codes: warnings.map(({ code }) => code), warnings };
}

test.each([
  ["UTF-8", Buffer.from("Grüße 名前")],
  ["UTF-8 with a mark", Buffer.from("\ufeffGrüße 名前")],
  ["UTF-16LE with a mark", Buffer.from("\ufeffGrüße 名前", "utf16le")],
  ["UTF-16BE with a mark", iconv.encode("\ufeffGrüße 名前", "utf-16be", { addBOM: false })],
])("reads %s without a warning", async (_, bytes) => {
  expect(await decode(bytes)).toMatchObject({ text: "Grüße 名前", codes: [] });
});

test.each(["utf-16le", "utf-16be"])("recognises %s without a mark", async (encoding) => {
  const text = "A plain text, without any mark.\n";
  expect(await decode(iconv.encode(text, encoding, { addBOM: false }))).toMatchObject({ text, encoding });
});

test("names the encoding that it had to guess", async () => {
  const { text, warnings } = await decode(Buffer.from("Z\xfcrich, Gr\xf6\xdfe", "latin1"));
  expect(text).toBe("Zürich, Größe");
  expect(warnings).toEqual([{ code: "encoding", message: expect.stringMatching(/notes\.txt.*indows-1252/) }]);
});

test.each([
  ["cp932", "shift_jis", "名前,年齢,住所\n佐藤太郎,30,東京"],
  ["gbk", "gb18030", "你好,世界,中国北京"],
  ["big5", "big5", "你好,世界,中國臺北"],
])("recognises a few words of %s", async (written, encoding, text) => {
  expect(await decode(iconv.encode(text, written))).toMatchObject({ text, encoding });
});

test("makes all line ends one, also where a piece of the file ends between two signs", async () => {
  const long = "x".repeat(65_535);
  const { text } = await decode(Buffer.from(`${long}\r\na\rb\nc\r`));
  expect(text).toBe(`${long}\na\nb\nc\n`);
});

test("refuses a zero, wherever it comes", async () => {
  const late = Buffer.concat([Buffer.from("x".repeat(200_000)), Buffer.from([0])]);
  await expect(decode(Buffer.from("a\0b"))).rejects.toMatchObject({ code: "unsupported" });
  await expect(decode(late)).rejects.toMatchObject({
    code: "unsupported",
    message: expect.stringContaining("notes.txt"),
  });
});

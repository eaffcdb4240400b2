import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { drawWords } from "../../../test/fixtures/make-picture.ts";
import { toGrey } from "./to-netpbm.ts";
import { createRecogniser, type Recogniser } from "./recognise-text.ts";

const root = resolve(import.meta.dirname, "../../..");
let recogniser: Recogniser;

beforeAll(async () => {
  recogniser = await createRecogniser(["deu", "eng"]);
});
afterAll(() => recogniser.close());

test("reads paragraphs in two languages at once, with boxes in pixels and a confidence", async () => {
  const canvas = drawWords(["The quick brown fox", "Größe und Maß für Äpfel"]);
  const { parts, confidence } = await recogniser.recognise(toGrey(canvas));
  expect(parts.map(({ text }) => text).join("\n")).toBe("The quick brown fox\nGröße und Maß für Äpfel");
  expect(confidence).toBeGreaterThan(80);
  for (const { bbox } of parts) {
    const [left, top, right, bottom] = bbox;
    expect(left).toBeGreaterThan(30);
    expect(top).toBeGreaterThan(30);
    expect(right).toBeLessThan(canvas.width);
    expect(bottom).toBeLessThan(canvas.height);
  }
});

test("reads the same from a PNG as from grey pixels", async () => {
  const canvas = drawWords(["Invoice number 4711"]);
  const fromPng = await recogniser.recognise(await canvas.encode("png"));
  expect(fromPng.parts).toMatchObject([{ text: "Invoice number 4711" }]);
});

test("a picture that is none is a failure, and the next one is still read", async () => {
  await expect(recogniser.recognise(Buffer.from("no picture at all"))).rejects.toMatchObject({
    code: "corrupt",
  });
  const next = await recogniser.recognise(toGrey(drawWords(["Still alive"])));
  expect(next.parts).toMatchObject([{ text: "Still alive" }]);
});

test("an empty page holds nothing", async () => {
  const { parts } = await recogniser.recognise(toGrey(drawWords([], { width: 300, height: 200 })));
  expect(parts).toEqual([]);
});

test.each([
  {
    languages: ["eng", "fra"],
    code: "unsupported",
    words: "@tesseract.js-data/fra, or choose from deu, eng",
  },
  { languages: ["../eng"], code: "usage", words: "deu, eng" },
  { languages: [], code: "usage", words: "deu, eng" },
])("of the languages $languages the bad one is named, with what is there", async (asked) => {
  const { languages, code, words } = asked;
  await expect(createRecogniser(languages)).rejects.toMatchObject({
    code,
    message: expect.stringContaining(words),
  });
});

test("works in a process that may read the package alone, with an empty environment", async () => {
  const folder = await mkdtemp(join(tmpdir(), "dossier-ocr-"));
  try {
    const picture = join(folder, "picture.png");
    await writeFile(picture, await drawWords(["Sealed room"]).encode("png"));
    const script = join(folder, "script.mjs");
    const text = `
      import { readFile } from "node:fs/promises";
      import { createRecogniser } from ${JSON.stringify(join(root, "src/extract/image/recognise-text.ts"))};
      const recogniser = await createRecogniser(["deu", "eng"]);
      const { parts } = await recogniser.recognise(await readFile(${JSON.stringify(picture)}));
      await recogniser.close();
      console.log(JSON.stringify(parts.map(({ text }) => text)));`;
    await writeFile(script, text);
    const flags = ["--permission", `--allow-fs-read=${root}`, `--allow-fs-read=${folder}`];
    const may = [`--allow-fs-write=${folder}`, "--allow-addons", "--allow-worker", "--no-warnings"];
    const { stdout } = await promisify(execFile)(process.execPath, [...flags, ...may, script], {
      env: {},
      cwd: folder,
    });
    expect(JSON.parse(stdout)).toEqual(["Sealed room"]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

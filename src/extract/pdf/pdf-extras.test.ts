import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { createCanvas } from "@napi-rs/canvas";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { drawLines, drawText, writeProse } from "../../../test/fixtures/draw-text.ts";
import { makePdf, type PdfPage } from "../../../test/fixtures/make-pdf.ts";
import type { NewPart } from "../reader.ts";
import { readPdf } from "./pdf.ts";

const fonts = join(
  dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json")),
  "standard_fonts",
);

const read = async (pages: readonly PdfPage[], options = {}) =>
  await collectParts(readPdf, makePdf({ pages }), { fileName: "report.pdf", ...options });

const ofType = (parts: readonly NewPart[], type: NewPart["type"]) =>
  parts.filter((part) => part.type === type);

test("flags text that nobody sees and keeps what stands on a dark ground", async () => {
  const white = [1, 1, 1] as const;
  const { parts } = await read([
    {
      draw: [
        drawText([60, 60], "Plain words"),
        drawText([60, 90], "white on white", { colour: white }),
        drawText([60, 120], "far too small", { size: 0.5 }),
        drawText([900, 150], "off the page"),
        { kind: "area", box: [50, 180, 300, 220], colour: [0, 0, 0.4] },
        drawText([60, 200], "white on blue", { colour: white }),
        drawText([60, 260], "no ink", { mode: 3 }),
      ],
    },
  ]);
  const hidden = parts
    .filter((part) => part.hidden === "text")
    .map((part) => part.text)
    .join("\n");
  const shown = parts
    .filter((part) => part.hidden === undefined)
    .map((part) => part.text)
    .join("\n");
  for (const unseen of ["white on white", "far too small", "off the page", "no ink"]) {
    expect(hidden).toContain(unseen);
    expect(shown).not.toContain(unseen);
  }
  expect(shown).toContain("Plain words");
  expect(shown).toContain("white on blue");
});

test("takes text without ink over a scan for the scan's own words", async () => {
  const { parts } = await read([
    {
      draw: [
        { kind: "picture", box: [0, 0, 595, 842], width: 60, height: 80 },
        ...drawLines([60, 60], writeProse(0, 3)).map((line) => ({ ...line, mode: 3 })),
      ],
    },
  ]);
  expect(parts.filter((part) => part.hidden !== undefined)).toEqual([]);
  expect(ofType(parts, "text").map((part) => part.text)).toEqual([writeProse(0, 3).join(" ")]);
});

test("gives words written from right to left in the order in which they are read", async () => {
  // Drawn from left to right, as producers of such files do: "שלום עולם" turned round.
  const { parts } = await read([{ draw: [drawText([60, 60], "םלוע םולש", { font: "Hebrew" })] }]);
  expect(ofType(parts, "text").map((part) => part.text)).toEqual(["שלום עולם"]);
});

test("reads turned text as lines of its own, with a box on the page", async () => {
  const { parts } = await read([
    { draw: [...drawLines([60, 60], writeProse(0, 4)), drawText([30, 400], "Draft version", { turn: 270 })] },
  ]);
  const turned = parts.find((part) => part.text === "Draft version");
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = turned?.position.bbox ?? [];
  expect(x1 - x0).toBeLessThan(20);
  expect(y1 - y0).toBeGreaterThan(40);
  expect(y1).toBeCloseTo(400, 0);
});

test("gives notes, fields and addresses that the page does not name", async () => {
  const { parts } = await read([
    {
      draw: [drawText([60, 60], "See example.org/known for more.")],
      annotations: [
        { kind: "note", text: "Check this", author: "Ann", at: [60, 100] },
        { kind: "free-text", text: "Written on top", at: [60, 140] },
        { kind: "field", name: "Name", value: "Jane Doe", at: [60, 180] },
        { kind: "check-box", name: "Agreed", checked: true, at: [60, 220] },
        { kind: "link", url: "https://example.org/known", at: [60, 60] },
        { kind: "link", url: "https://example.org/other", at: [60, 60] },
      ],
    },
  ]);
  const of = (found: string) => parts.find((part) => part.text === found);
  expect(of("Ann: Check this")?.hidden).toBe("annotation");
  expect(of("Written on top")?.hidden).toBeUndefined();
  expect(of("Name: Jane Doe")?.position.bbox).toEqual([60, 180, 160, 200]);
  expect(of("Agreed: Yes")).toBeDefined();
  expect(of("Link: https://example.org/other")?.type).toBe("metadata");
});

test("gives metadata, pictures as PNG with their place, and embedded files", async () => {
  const pdf = makePdf({
    title: "A title",
    author: "Somebody",
    pages: [
      {
        draw: [
          drawText([60, 60], "Two pictures, one of them tiny."),
          { kind: "picture", box: [100, 100, 200, 150], width: 64, height: 40 },
          { kind: "picture", box: [300, 100, 310, 110], width: 8, height: 8 },
        ],
      },
    ],
    attachments: [{ fileName: "data.csv", content: Buffer.from("a,b\n1,2\n") }],
  });
  const { parts, attachments } = await collectParts(readPdf, pdf);
  expect(parts[0]).toMatchObject({ type: "metadata" });
  expect(parts[0]?.text).toBe("Title: A title\nAuthor: Somebody\nCreated: 2024-05-01T10:00:00Z\nPages: 1");
  const images = ofType(parts, "image");
  expect(images.map((part) => part.position)).toEqual([{ page: 1, bbox: [100, 100, 200, 150] }]);
  expect(
    Buffer.from(images[0]?.image?.data ?? [])
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");
  expect(attachments.map(({ fileName, content }) => [fileName, content.toString()])).toEqual([
    ["data.csv", "a,b\n1,2\n"],
  ]);
});

test("without recognition a scan is a failure that says so, and a scanned page among others a warning", async () => {
  const scan: PdfPage = { draw: [{ kind: "picture", box: [0, 0, 595, 842], width: 60, height: 80 }] };
  await expect(read([scan], { ocr: "never" })).rejects.toMatchObject({ code: "needs_ocr" });
  const { warnings, parts } = await read([{ draw: drawLines([60, 60], writeProse(0, 3)) }, scan], {
    ocr: "never",
  });
  expect(warnings).toEqual([
    expect.objectContaining({ code: "ocr-off", message: expect.stringContaining("page 2") as unknown }),
  ]);
  expect(ofType(parts, "text")).toHaveLength(1);
});

test("reports each page and gives every part a page that exists", async () => {
  const { parts, progress } = await read(
    Array.from({ length: 40 }, (_, index) => ({ draw: [drawText([60, 60], `This is sheet ${index + 1}`)] })),
  );
  expect(progress.at(-1)).toEqual({ done: 40, total: 40 });
  expect(ofType(parts, "text").map((part) => [part.position.page, part.text])).toEqual(
    Array.from({ length: 40 }, (_, index) => [index + 1, `This is sheet ${index + 1}`]),
  );
});

test("reads the text of a scanned page from its picture, with its place on the page", async () => {
  const lines = ["The quick brown fox jumps", "over the lazy dog tonight"];
  const scan = await scanOf(
    makePdf({
      pages: [{ draw: lines.map((line, index) => drawText([60, 100 + index * 30], line, { size: 24 })) }],
    }),
  );
  const { parts, warnings } = await read([{ draw: [{ kind: "picture", box: [0, 0, 595, 842], ...scan }] }]);
  const recognised = ofType(parts, "text");
  expect(recognised.map((part) => part.text.replaceAll("\n", " ")).join(" ")).toBe(lines.join(" "));
  const [x0 = 0, y0 = 0, , y1 = 0] = recognised[0]?.position.bbox ?? [];
  expect(x0).toBeGreaterThan(50);
  expect(x0).toBeLessThan(70);
  expect(y0).toBeGreaterThan(70);
  expect(y1).toBeLessThan(150);
  expect(warnings).toEqual([]);
});

/** The pixels of a page, as a scanner would see it. */
async function scanOf(pdf: Uint8Array): Promise<{ width: number; height: number; pixels: Uint8Array }> {
  const task = getDocument({
    data: new Uint8Array(pdf),
    verbosity: 0,
    standardFontDataUrl: join(fonts, "/"),
  });
  const page = await (await task.promise).getPage(1);
  const viewport = page.getViewport({ scale: 2 });
  const canvas = createCanvas(viewport.width, viewport.height);
  const canvasContext = canvas.getContext("2d");
  await page.render({ canvas: null, canvasContext, viewport, background: "#ffffff" } as unknown as Parameters<
    typeof page.render
  >[0]).promise;
  const { width, height } = canvas;
  const rgba = canvasContext.getImageData(0, 0, width, height).data;
  await task.destroy();
  return { width, height, pixels: new Uint8Array(rgba.filter((_, index) => index % 4 !== 3)) };
}

import type * as Canvas from "@napi-rs/canvas";
import { createRequire } from "node:module";
import type { Evidence } from "../../src/model/grounding.ts";
import type { Section, UnifiedDocument } from "../../src/model/unified-document.ts";
import { createRandom, generateText } from "../generate-text.ts";

const chapters = 50;
const rowsEach = 100;
const headers = ["No.", "Item", "Place", "Day", "Amount", "Share"];
const places = ["Basel", "Genève", "Zürich", "Lugano", "Chur", "Sankt Gallen", "Bern"];

/** A report of about 300 pages: 50 chapters, each with text, lists, a table of 100 rows and a picture. Always the same. */
export function makeReport(): { document: UnifiedDocument; sources: Evidence[] } {
  const paragraphs = generateText(430_000, "The allowance is 65 CHF.").trim().split("\n\n");
  const each = Math.ceil(paragraphs.length / chapters);
  const random = createRandom(11);
  const sections = Array.from({ length: chapters }, (_, index) =>
    makeChapter(index + 1, paragraphs.slice(index * each, (index + 1) * each), random),
  ).flat();
  const sources = Array.from({ length: chapters }, (_, index) => ({
    ...{ id: `s${index + 1}`, documentId: `d${index + 1}`, document: `source-${index + 1}.pdf` },
    ...{ position: { page: index + 3 }, quote: (paragraphs[index * each] ?? "").slice(0, 160) },
  }));
  return {
    document: { metadata: { title: "A long report", language: "en", authors: ["A. Author"] }, sections },
    sources,
  };
}

/** One table of so many rows, as a person would export it from a ledger. */
export function makeLedger(rows: number): UnifiedDocument {
  const random = createRandom(13);
  return {
    metadata: { title: "Ledger", language: "en" },
    sections: [{ content_type: "table", elements: [makeTable(rows, "Ledger", random)] }],
  };
}

function makeChapter(number: number, paragraphs: readonly string[], random: () => number): Section[] {
  const half = Math.ceil(paragraphs.length / 2);
  const prose = (texts: readonly string[]): Section => ({
    content_type: "paragraph",
    elements: texts.map((text) => ({ text })),
  });
  const items = paragraphs.slice(0, 6).map((text) => text.slice(0, 60));
  return [
    {
      ...{ content_type: "heading", elements: [{ level: 1, text: `Chapter ${number}` }] },
      page_break_before: true,
    },
    { ...prose(paragraphs.slice(0, half)), citations: [`s${number}`] },
    { content_type: "heading", elements: [{ level: 2, text: `Findings of chapter ${number}` }] },
    { content_type: "bullet_list", elements: [{ items: [...items, { text: "More", items }] }] },
    {
      content_type: "image",
      elements: [
        { data: drawPicture(number), alt: `Curve ${number}`, caption: `Course of chapter ${number}` },
      ],
    },
    { content_type: "heading", elements: [{ level: 2, text: `Figures of chapter ${number}` }] },
    { content_type: "table", elements: [makeTable(rowsEach, `Bookings of chapter ${number}`, random)] },
    prose(paragraphs.slice(half)),
  ];
}

function makeTable(count: number, caption: string, random: () => number) {
  const rows = Array.from({ length: count }, (_, index) => [
    index + 1,
    `Booking ${Math.floor(random() * 1e6)}`,
    places[Math.floor(random() * places.length)] ?? "",
    `2026-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`,
    Math.round(random() * 1e6) / 100,
    Math.round(random() * 1e3) / 1e3,
  ]);
  const columns = [
    {},
    {},
    {},
    { format: "date" },
    { format: "currency", currency: "CHF" },
    { format: "percent" },
  ];
  return { headers, columns, rows, caption };
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}

/** A curve on a shaded ground, as base64 of a PNG. */
function drawPicture(seed: number): string {
  const [width, height] = [800, 400];
  const random = createRandom(seed);
  // loaded only where pictures are wanted, so that it does not count for a report without any
  const { createCanvas } = createRequire(import.meta.url)("@napi-rs/canvas") as typeof Canvas;
  const canvas = createCanvas(width, height);
  const context = canvas.getContext("2d");
  const ground = context.createLinearGradient(0, 0, width, height);
  ground.addColorStop(0, "#eef3f8");
  ground.addColorStop(1, `hsl(${Math.floor(random() * 360)} 60% 80%)`);
  context.fillStyle = ground;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = "#1f4e79";
  context.lineWidth = 4;
  context.beginPath();
  for (let x = 0; x <= width; x += 20) context.lineTo(x, height * (0.2 + 0.6 * random()));
  context.stroke();
  return canvas.toBuffer("image/png").toString("base64");
}

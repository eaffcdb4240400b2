import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { expect, test } from "vitest";
import { recogniseCanvas } from "./recognise-canvas.ts";
import type { Recogniser } from "./recognise-text.ts";

/** Paper of one colour, over a part of its height. */
function paint(colour: string, share = 1): Canvas {
  const canvas = createCanvas(1_200, 1_000);
  const context = canvas.getContext("2d");
  context.fillStyle = "white";
  context.fillRect(0, 0, 1_200, 1_000);
  context.fillStyle = colour;
  context.fillRect(0, 0, 1_200, 1_000 * share);
  return canvas;
}

/** Reads with the given confidences, one after the other, and remembers what it was given. */
function readWith(...confidences: number[]) {
  const seen: string[] = [];
  const recogniser: Recogniser = {
    async recognise(image) {
      seen.push(image[1] === "6".charCodeAt(0) ? "colour" : "grey");
      return { parts: [], confidence: confidences[seen.length - 1] ?? 0 };
    },
    close: async () => undefined,
  };
  return { seen, recogniser };
}

const blue = "rgb(136, 176, 224)";
const red = "#cc4444";

test.each([
  { what: "white paper is read in grey", canvas: paint("white"), found: [90], seen: ["grey"] },
  {
    what: "in doubt white paper is read larger, and in colour",
    ...{ canvas: paint("white"), found: [60, 61, 62], seen: ["grey", "grey", "colour"] },
  },
  {
    what: "a coloured ground is read in colour first",
    canvas: paint(blue, 0.3),
    found: [85],
    seen: ["colour"],
  },
  { what: "a narrow band of colour is no ground", canvas: paint(blue, 0.1), found: [90], seen: ["grey"] },
  { what: "grey paper is none either", canvas: paint("rgb(180, 180, 184)"), found: [90], seen: ["grey"] },
  {
    what: "what colour leaves in doubt is read in grey too",
    ...{ canvas: paint(red), found: [79, 85], seen: ["colour", "grey"] },
  },
  {
    what: "nothing is read in colour twice",
    ...{ canvas: paint(red), found: [50, 40, 45], seen: ["colour", "grey", "grey"] },
  },
])("$what", async ({ canvas, found, seen }) => {
  const reading = readWith(...found);
  const { confidence } = await recogniseCanvas(canvas, reading.recogniser);
  expect(reading.seen).toEqual(seen);
  expect(confidence).toBe(Math.max(...found));
});

import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zstdCompressSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { streamOf } from "../../lib/stream-of.ts";
import type { ContentPart, ExtractedDocument } from "../../model/document.ts";
import { openBlobs } from "../../store/store.ts";
import { fitsWhole, holdParts } from "./hold-parts.ts";
import { loadParts, storeParts } from "./store-parts.ts";

const signal = new AbortController().signal;
const blobs = await openBlobs(undefined, mkdtempSync(join(tmpdir(), "dossier-hold-")));

async function store(documentId: string, texts: readonly string[]): Promise<ExtractedDocument> {
  const parts = texts.map((text, at): ContentPart => {
    return {
      id: `${documentId}#${at}`,
      document: documentId,
      type: "text",
      text,
      position: { line: at + 1 },
    };
  });
  const batches = async function* () {
    yield parts;
  };
  const { sha256, count, letters } = await storeParts(blobs, batches(), signal);
  return { documentId, partsSha256: sha256, partCount: count, letters, warnings: [] };
}

const filler = Array.from({ length: 1_000 }, (_, at) => `Line ${at} speaks of the weather in the valley.`);

test("parts come back as they were stored, whatever is in them, and from earlier versions too", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: "binary", maxLength: 30 }), { maxLength: 8 }),
      async (texts) => {
        const document = await store("d", ["line\nbreak \u2028 \u2029 \r", ...texts]);
        const parts = await loadParts(blobs, document.partsSha256, signal);
        expect(parts.map(({ text }) => text)).toEqual(["line\nbreak \u2028 \u2029 \r", ...texts]);
        const old = await blobs.put(streamOf(zstdCompressSync(JSON.stringify(parts))));
        expect(await loadParts(blobs, old.sha256, signal)).toEqual(parts);
      },
    ),
    { numRuns: 30 },
  );
});

test("short documents are held whole, of long ones what is asked for", async () => {
  const short = await store("short", ["The office opens at eight."]);
  const long = await store("long", filler.with(612, "The bicycle deposit is refunded."));
  const wanted = { queries: ["When is the deposit for a bicycle refunded?"] };
  expect(fitsWhole([short, long])).toBe(true);
  expect(fitsWhole([short, long], 4_000)).toBe(false);
  const { parts, partial } = await holdParts([short, long], wanted, { blobs, signal, most: 4_000 });
  const texts = parts.map(({ text }) => text);
  expect(partial).toEqual(["long"]);
  expect(texts).toContain("The office opens at eight.");
  expect(texts).toContain("The bicycle deposit is refunded.");
  expect(texts.join("").length).toBeLessThanOrEqual(4_000);
  const whole = await holdParts([short, long], wanted, { blobs, signal });
  expect(whole.partial).toEqual([]);
  expect(whole.parts).toHaveLength(1_001);
});

test("a place that is named is there, however far it is from the question", async () => {
  const long = await store("long", filler);
  const ranges = [{ documentId: "long", fromLine: 700, toLine: 702 }];
  const { parts } = await holdParts([long], { queries: ["bicycle"], ranges }, { blobs, signal, most: 4_000 });
  const lines = parts.map(({ position }) => position.line);
  expect(lines).toEqual(expect.arrayContaining([700, 701, 702]));
});

test("documents of which nobody knows how long they are, are measured", async () => {
  const { letters: _letters, ...unknown } = await store("long", filler);
  expect(fitsWhole([unknown])).toBe(false);
  const held = await holdParts([unknown], { queries: [] }, { blobs, signal });
  expect(held.partial).toEqual([]);
  expect(held.parts).toHaveLength(filler.length);
});

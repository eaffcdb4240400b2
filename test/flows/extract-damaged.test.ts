import { afterAll, beforeAll, expect, test } from "vitest";
import { createExtractor, type Extractor } from "../../src/extract/extract.ts";
import { clearCodes, readDamaged } from "../fakes/read-damaged.ts";
import { everyFormat } from "../fixtures/every-format.ts";

const variants = 6;
const samples = everyFormat(6);
let extractor: Extractor;
beforeAll(() => {
  extractor = createExtractor({ office: [] });
});
afterAll(() => extractor.close());

const request = (fileName: string) => ({
  documentId: "d",
  fileName,
  ocr: "never" as const,
  signal: new AbortController().signal,
});

test("every sample is sound: its parts are read without a warning that it is damaged", async () => {
  for (const { fileName, bytes } of samples) {
    async function* content() {
      yield bytes;
    }
    const read = await extractor
      .extract({ ...request(fileName), content: content() })
      .catch((error: unknown) => ({ error }));
    if ("error" in read) {
      expect({ fileName, error: read.error }).toMatchObject({ error: { code: "needs_ocr" } });
      continue;
    }
    expect([fileName, read.parts.length > 0]).toEqual([fileName, true]);
    expect([fileName, read.warnings.filter(({ code }) => code.includes("damaged"))]).toEqual([fileName, []]);
  }
});

test.each(samples.map((sample) => [sample.fileName, sample] as const))(
  "%s, damaged in many ways, is read or fails with a clear code",
  async (_, sample) => {
    const seeds = Array.from({ length: variants }, (__, at) => at + 1);
    const outcomes = await Promise.all(
      seeds.map((seed) => readDamaged(sample, seed, { extractor, ocr: "never" })),
    );
    expect(outcomes.filter(({ outcome }) => outcome !== "read" && !clearCodes.has(outcome))).toEqual([]);
    expect(
      outcomes.filter(({ message, outcome }) => outcome !== "read" && !message.includes(sample.fileName)),
    ).toEqual([]);
  },
);

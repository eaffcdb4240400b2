import { Readable } from "node:stream";
import type { Extractor } from "../../src/extract/extract.ts";
import { Failure, type FailureCode } from "../../src/model/failure.ts";
import type { Sample } from "../fixtures/every-format.ts";
import { damageBytes, type Damage } from "./damage-bytes.ts";
import { createSeededRandom } from "./seeded-random.ts";

/** What may come of a damaged file; anything else is a defect of ours. */
export const clearCodes: ReadonlySet<string> = new Set<FailureCode>([
  ...(["password_required", "corrupt", "unsupported", "limit", "empty", "needs_ocr", "timeout"] as const),
]);

export interface DamagedOutcome {
  fileName: string;
  kind: Damage;
  seed: number;
  /** "read", or the code of its failure, or "foreign" for an error that is none of ours. */
  outcome: string;
  message: string;
  ms: number;
}

export interface DamagedDeps {
  extractor: Extractor;
  /** Recognition of text takes a second a picture. */
  ocr: "auto" | "never";
}

/** Damages a file as its seed says and reads it. */
export async function readDamaged(
  sample: Sample,
  seed: number,
  { extractor, ocr }: DamagedDeps,
): Promise<DamagedOutcome> {
  const { fileName } = sample;
  const { kind, bytes } = damageBytes(sample.bytes, createSeededRandom(seed));
  const begun = performance.now();
  const end = (outcome: string, message = "") => ({
    fileName,
    kind,
    seed,
    outcome,
    message,
    ms: performance.now() - begun,
  });
  try {
    const request = { documentId: "damaged", fileName, ocr, content: Readable.from([bytes]) };
    await extractor.extract({ ...request, signal: new AbortController().signal });
    return end("read");
  } catch (error) {
    if (error instanceof Failure) return end(error.code, error.message);
    return end("foreign", String(error));
  }
}

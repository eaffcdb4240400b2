import { isOfficialHost } from "../../../lexicon/official-hosts.ts";
import type { Document, ExtractedDocument } from "../../../model/document.ts";
import { createIndex, selectPool } from "../../../retrieve/retrieve.ts";
import type { ActionContext } from "../../action-context.ts";
import { holdParts } from "../../document/hold-parts.ts";

export interface CoverageInput {
  parts: readonly { id: string; text: string }[];
  documents: readonly Document[];
  extracted: readonly ExtractedDocument[];
}

export interface SourceCoverage {
  /** The parts that have too few sources. */
  open: string[];
  /** How many passages there are on the subject. */
  passages: number;
}

const enoughHosts = 2;

/** Whether the pages speak of each part: from two sites, or from one that is official. What they say is for the gate. */
export async function judgeCoverage(
  { parts, documents, extracted }: CoverageInput,
  { run, blobs, language }: Pick<ActionContext, "run" | "blobs" | "language">,
): Promise<SourceCoverage> {
  if (documents.length === 0) return { open: parts.map(({ id }) => id), passages: 0 };
  return run.step("look at the pages", async ({ signal }) => {
    const hosts = new Map(documents.map((one) => [one.id, hostOf(one)]));
    const names = new Map(documents.map(({ id, fileName }) => [id, fileName]));
    const queries = parts.map(({ text }) => text);
    const held = await holdParts(extracted, { queries }, { blobs, signal });
    const index = createIndex(held.parts, (id) => names.get(id) ?? id);
    const seen = new Set<string>();
    const open: string[] = [];
    for (const { id, text } of parts) {
      const pool = await selectPool(index, { text, language });
      for (const { passage } of pool) seen.add(passage.id);
      const found = new Set(pool.map(({ passage }) => hosts.get(passage.part.document) ?? ""));
      const isEnough = found.size >= enoughHosts || [...found].some(isOfficialHost);
      if (!isEnough) open.push(id);
    }
    return { open, passages: seen.size };
  });
}

function hostOf({ origin }: Document): string {
  return origin?.kind === "web" ? new URL(origin.finalUrl).hostname.replace(/^www\./, "") : "";
}

import { mkdtemp, realpath } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sweepLeftovers } from "./sweep-leftovers.ts";

const ours = /^dossier-(?:extract|pdf|data|look)-(\d+)-/;

/** A folder of this process, for its owner alone; what dead processes left of theirs is cleared away on the way. */
export async function makeTemporaryFolder(
  purpose: "extract" | "pdf" | "data" | "look",
  base = tmpdir(),
): Promise<string> {
  const real = await realpath(base);
  await sweepLeftovers(real, ours);
  return mkdtemp(join(real, `dossier-${purpose}-${process.pid}-`));
}

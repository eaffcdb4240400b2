import { buffer } from "node:stream/consumers";
import { z } from "zod";
import { readParts } from "../../actions/actions.ts";
import type { ContentPart } from "../../model/document.ts";
import { Failure } from "../../model/failure.ts";
import type { Evidence } from "../../model/grounding.ts";
import { Checked } from "../../model/round.ts";
import { currentRound } from "../../model/workflow.ts";
import type { Workflow } from "../../model/workflow.ts";
import type { Blobs } from "../../store/blobs/blobs.ts";
import type { CitedEvidence } from "./own-dossier.ts";

/** A citation of the workflow's last round with the passage around its words. */
export async function findEvidence(workflow: Workflow, id: string, blobs: Blobs): Promise<CitedEvidence> {
  const round = currentRound(workflow);
  const { evidence = [], closest = [] } = round?.result ?? {};
  const shown = [...evidence, ...closest].find((passage) => passage.id === id);
  if (shown === undefined) throw new Failure("not-found", `Round ${workflow.round} cites no passage ${id}.`);
  const full = await findFull(workflow, id, blobs);
  const documentId = full?.documentId ?? shown.documentId ?? "";
  const partId = partOf(id);
  const part = await findPart(workflow, { documentId, partId }, blobs);
  const { document, position, quote } = shown;
  return {
    ...{ id, documentId, document, position, quote },
    ...(part !== undefined && { part: part.id }),
    ...(full?.heading && { heading: full.heading }),
    ...(full?.cell && { cell: full.cell }),
    ...(full?.computed && { computed: full.computed }),
    text: part?.text ?? quote,
  };
}

/** A citation is named after its passage, and a passage after its part: part~2:10-45. */
function partOf(evidenceId: string): string {
  return evidenceId.replace(/[~:].*$/su, "");
}

/** As the gate kept it, with its cell or its way of being computed. */
async function findFull(workflow: Workflow, id: string, blobs: Blobs): Promise<Evidence | undefined> {
  for (const { checked } of Object.values(currentRound(workflow)?.kept ?? {})) {
    const bytes = await buffer(await blobs.open(checked.sha256)).catch(() => undefined);
    const parsed = z.array(Checked).safeParse(bytes === undefined ? [] : JSON.parse(bytes.toString("utf8")));
    const found = parsed.data
      ?.flatMap((item) => [...item.evidence, ...item.closest])
      .find((one) => one.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}

async function findPart(
  { readings }: Workflow,
  { documentId, partId }: { documentId: string; partId: string },
  blobs: Blobs,
): Promise<ContentPart | undefined> {
  const read = readings
    .flatMap(({ extracted }) => extracted)
    .findLast((one) => one.documentId === documentId);
  if (read === undefined) return undefined;
  const parts = await readParts(read, blobs, new AbortController().signal).catch(() => []);
  return parts.find(({ id }) => id === partId);
}

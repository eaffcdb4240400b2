import { z } from "zod";
import { StoredEvent } from "../../model/event.ts";
import { CitedPassage, RoundResult, RoundStatus } from "../../model/round-result.ts";
import type { ShownRound } from "../../model/round-result.ts";
import { Round, Workflow } from "../../model/workflow.ts";

/** A finished file: where it is fetched, never where it lies. */
const PublicFile = RoundResult.shape.documents.element.omit({ path: true }).extend({ href: z.string() });

/** A citation with the part of the document it stands in. */
const PublicPassage = CitedPassage.extend({ part: z.string().optional() });

const publicMembers = {
  documents: z.array(PublicFile),
  evidence: z.array(PublicPassage),
  closest: z.array(PublicPassage).optional(),
};

export const PublicResult = RoundResult.extend(publicMembers).meta({ id: "RoundResult" });
export type PublicResult = z.infer<typeof PublicResult>;

export const PublicRound = PublicResult.extend({ status: z.union([z.literal("RUNNING"), RoundStatus]) }).meta(
  {
    id: "ShownRound",
  },
);
export type PublicRound = z.infer<typeof PublicRound>;

export const PublicWorkflow = Workflow.extend({
  rounds: z.array(Round.extend({ result: PublicResult.optional() })),
}).meta({ id: "Workflow" });
export type PublicWorkflow = z.infer<typeof PublicWorkflow>;

/** An event without anything that only concerns the server's disk. */
export const PublicEvent = z
  .looseObject({
    offset: StoredEvent.shape.offset,
    key: StoredEvent.shape.key,
    at: StoredEvent.shape.at,
    event: z.looseObject({ type: z.string() }),
  })
  .meta({ id: "StoredEvent" });
export type PublicEvent = z.infer<typeof PublicEvent>;

export function toPublicResult(result: RoundResult): PublicResult {
  const { documents, evidence, closest } = result;
  return {
    ...result,
    documents: documents.map(({ path: _path, ...file }) => ({ ...file, href: contentHref(file.id) })),
    evidence: evidence.map(withPart),
    ...(closest && { closest: closest.map(withPart) }),
  };
}

export function toPublicRound({ status, ...shown }: ShownRound): PublicRound {
  return { ...toPublicResult({ ...shown, status: status === "RUNNING" ? "OK" : status }), status };
}

export function toPublicWorkflow(workflow: Workflow): PublicWorkflow {
  return {
    ...workflow,
    rounds: workflow.rounds.map(({ result, ...round }) => ({
      ...round,
      ...(result && { result: toPublicResult(result) }),
    })),
  };
}

export function toPublicEvent(stored: StoredEvent): PublicEvent {
  const { event } = stored;
  switch (event.type) {
    case "round-finished":
      return { ...stored, event: { ...event, result: toPublicResult(event.result) } };
    case "output-moved":
      return { ...stored, event: { ...event, folder: "" } };
    default:
      return stored;
  }
}

export function contentHref(documentId: string): string {
  return `/api/v1/documents/${encodeURIComponent(documentId)}/content`;
}

/** A citation is named after its passage, and a passage after its part: part~2:10-45. */
function withPart(passage: CitedPassage): z.infer<typeof PublicPassage> {
  return { ...passage, part: passage.id.replace(/[~:].*$/su, "") };
}

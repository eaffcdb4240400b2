import { z } from "zod";
import type { OwnDossier } from "../../app/own/own-dossier.ts";
import type { StoredEvent } from "../../model/event.ts";
import { Failure } from "../../model/failure.ts";
import { currentRound } from "../../model/workflow.ts";
import { defineRoute } from "../define-route.ts";
import { streamEvents } from "../serve/event-stream.ts";
import type { StreamedEvent } from "../serve/event-stream.ts";
import { headerOf } from "../serve/answer-route.ts";
import { WorkflowParams } from "../shapes/parameters.ts";
import { PublicEvent, toPublicEvent } from "../shapes/public-round.ts";

const pageSize = 500;
const offset = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

const EventsPage = z.object({ events: z.array(PublicEvent), next: z.number().int().nullable() });

const followWorkflow = defineRoute({
  name: "followWorkflow",
  method: "GET",
  path: "/api/v1/workflows/{id}/events",
  tag: "Events",
  summary:
    "Everything that happens, from an offset on: server-sent events until the round is over, or with Accept: application/json pages of 500",
  scope: "read",
  params: WorkflowParams,
  query: z.object({ after: offset.optional() }),
  answers: { 200: EventsPage, 204: null },
  async handler({ params, query, dossier, incoming, services, signal }) {
    const { id } = params;
    if ((incoming.headers.accept ?? "").includes("application/json")) {
      const events = await dossier.events(id, query.after ?? 0);
      const next = events.length === pageSize ? (events.at(-1)?.offset ?? null) : null;
      return { status: 200, body: { events: events.map(toPublicEvent), next } };
    }
    const again = headerOf(incoming, "last-event-id");
    const after = again === undefined ? (query.after ?? 0) : readOffset(again);
    const isNothingLeft = await isOver(dossier, id, { after, isChecked: true });
    // a reader that comes back after the end is told that there is no more, and stops coming
    if (again !== undefined && isNothingLeft) return { status: 204 };
    const events = isNothingLeft ? endAt(after) : untilOver(dossier, id, { after, signal });
    return streamEvents(events, services.closing);
  },
});

function readOffset(text: string): number {
  const parsed = offset.safeParse(text);
  if (parsed.success && /^\d+$/.test(text)) return parsed.data;
  throw new Failure("invalid", "Last-Event-ID is the number of an event.");
}

/** Whether nothing comes after an offset until somebody begins or resumes a round; `isChecked` where it may be made up. */
async function isOver(
  dossier: OwnDossier,
  id: string,
  { after, isChecked = false }: { after: number; isChecked?: boolean },
): Promise<boolean> {
  const events = await dossier.events(id, isChecked ? Math.max(0, after - 1) : after);
  if (isChecked && after > 0 && events[0]?.offset !== after)
    throw new Failure("invalid", `Workflow ${id} has no event ${after} yet.`);
  if ((events.at(-1)?.offset ?? 0) > after) return false;
  return currentRound(await dossier.workflow(id))?.status !== "RUNNING";
}

const ends = new Set<StoredEvent["event"]["type"]>(["round-finished", "round-stopped"]);

/** Replays, goes on live, and says so when the round is over. */
async function* untilOver(
  dossier: OwnDossier,
  id: string,
  { after, signal }: { after: number; signal: AbortSignal },
): AsyncGenerator<readonly StreamedEvent[]> {
  for await (const page of dossier.followPages(id, { after, signal })) {
    yield page.map((stored) => ({
      id: stored.offset,
      event: stored.event.type,
      data: toPublicEvent(stored),
    }));
    const offset = page.at(-1)?.offset ?? after;
    const mayEnd = page.some(({ event }) => ends.has(event.type));
    if (mayEnd && (await isOver(dossier, id, { after: offset }))) return yield* endAt(offset);
  }
}

async function* endAt(offset: number): AsyncGenerator<readonly StreamedEvent[]> {
  yield [{ event: "end", data: { offset } }];
}

const followUser = defineRoute({
  name: "followUser",
  method: "GET",
  path: "/api/v1/events",
  tag: "Events",
  summary: "One stream for all workflows of the caller: each summary when its status changes",
  scope: "read",
  answers: { 200: { mediaType: "text/event-stream" } },
  async handler({ dossier, services, signal }) {
    return streamEvents(changesOf(dossier, signal), services.closing);
  },
});

async function* changesOf(
  dossier: OwnDossier,
  signal: AbortSignal,
): AsyncGenerator<readonly StreamedEvent[]> {
  for await (const summary of dossier.changes(signal))
    yield [{ event: "workflow", data: { ...summary, waiting: summary.waiting ?? false } }];
}

export const eventRoutes = [followWorkflow, followUser] as const;

import { join } from "node:path";
import type { ActionList } from "../../actions/actions.ts";
import { createAi } from "../../ai/ai.ts";
import type { AiDeps } from "../../ai/ai.ts";
import type { TableEngine } from "../../data/data.ts";
import type { RunContext, RunFunction } from "../../engine/run-context.ts";
import { forOneRequest } from "../../extract/extract.ts";
import type { Extract } from "../../extract/extract-request.ts";
import type { Clock } from "../../lib/clock.ts";
import type { StoredEvent } from "../../model/event.ts";
import { foldEvents } from "../../model/apply-event.ts";
import { Failure, toFailure } from "../../model/failure.ts";
import type { Ledger } from "../../model/calls/ledger.ts";
import { RoundRequest } from "../../model/round.ts";
import type { Usage } from "../../model/calls/usage.ts";
import type { HouseLook } from "../../render/render.ts";
import type { Store } from "../../store/store.ts";
import type { Blobs } from "../../store/blobs/blobs.ts";
import { runRound } from "../../workflow/run-round.ts";
import { accompanyExtract } from "../files/accompany-extract.ts";
import type { ReadingCompany } from "../files/accompany-extract.ts";
import { createPublisher } from "../files/publish-file.ts";
import { outsideOf } from "../connections/outside-of.ts";
import type { OpenOutside } from "../connections/open-connections.ts";
import { announceRound } from "./announce-round.ts";
import { createTurns } from "./take-turns.ts";
import { toUnfinished, unfinishedResult } from "./unfinished-result.ts";

export interface RoundParts {
  /** The data folder. */
  data: string;
  store: Store;
  blobs: Blobs;
  ledger: Ledger;
  extract: Extract;
  clock: Clock;
  currency: string;
  pool: AiDeps["pool"];
  observe: NonNullable<AiDeps["observe"]>;
  look: HouseLook;
  actions: ActionList;
  tables: TableEngine;
  promptAnalysis: boolean;
  companies: RunCompanies;
  outside: OpenOutside;
  usdRate: number;
  /** Waits while somebody waits for this process. */
  standBack: () => Promise<void>;
}

/** Who keeps a run of this process company, by the run's id. */
export type RunCompanies = Map<string, ReadingCompany>;

/** The run function of a round: the spine, with real services bound to this run. */
export function createRoundRun(parts: RoundParts): RunFunction {
  const { store, blobs, ledger, extract, clock, currency, pool, observe, look } = parts;
  const { actions, promptAnalysis, tables, companies, usdRate } = parts;
  const inTurn = createTurns(parts.standBack);
  return async (input, bare) => {
    const context = inTurn(bare);
    const given = RoundRequest.parse(input);
    // a fork carries the request of the run it came from, and belongs to another workflow
    const workflowId = context.runId.replace(/-r\d+$/, "");
    const events = await store.read(workflowId);
    const request = { ...given, workflowId, outFolder: outFolderOf(given, context.runId, events) };
    const own = events.findIndex(({ key }) => key.startsWith(`${context.runId}/`));
    const before = foldEvents(own === -1 ? events : events.slice(0, own));
    const report = (usage: Usage) => store.append(workflowId, `ai/${usage.id}`, { type: "ai-called", usage });
    const budget = budgetFor(request, context.runId, events);
    const attempt = events.filter(({ event }) => event.type === "round-retried").length;
    const bounded = accompanyExtract(forOneRequest(extract), () => companies.get(context.runId));
    const publish = createPublisher(blobs, { data: parts.data, folder: join(parts.data, "out", workflowId) });
    const reach = await outsideOf({ user: given.user, workflowId, store, clock }, parts.outside);
    const shared = {
      ...{ extract: bounded, blobs, tables, clock, publish, look, promptAnalysis },
      ...{ actions, outside: reach.outside },
      reading: given.reading,
    };
    try {
      const chosen = forModel(pool, given.model);
      const ai = createAi({
        ...{ pool: chosen, ledger, clock, currency, budget, report, observe, attempt, usdRate },
      });
      const services = { ...shared, ai };
      const paid = paidBy(context.runId, events);
      const startedAt = startOf(context.runId, events) ?? clock.now();
      const binding = { services, run: context, before, paid, startedAt };
      const { status } = await runRound(request, binding);
      return { status };
    } catch (error) {
      if (!context.signal.aborted) await recordFailure({ error, context, request, store });
      throw error;
    } finally {
      await reach.close();
    }
  };
}

/** A model that the round names goes first; one that is no longer there is said to be. */
function forModel(pool: AiDeps["pool"], model: string | undefined): AiDeps["pool"] {
  if (model === undefined) return pool;
  if (pool.cards.some(({ id }) => id === model)) return { ...pool, preferred: model };
  const names = pool.cards.map(({ id }) => id).join(", ");
  throw new Failure("configuration", `There is no usable model "${model}". Usable are: ${names}.`);
}

/** What is left of both budgets, as one: what was paid before counts, and a later word on the limit wins. */
function budgetFor(
  { budget }: RoundRequest,
  runId: string,
  events: readonly StoredEvent[],
): AiDeps["budget"] {
  const paid = usageIn(events);
  const sum = (usage: readonly Usage[]) => usage.reduce((total, { price }) => total + price, 0);
  const mine = events.findIndex(({ key }) => key.startsWith(`${runId}/`));
  const raised =
    mine === -1
      ? []
      : events.slice(mine).flatMap(({ event }) => (event.type === "budget-raised" ? [event.round] : []));
  const round = (raised.at(-1) ?? budget.round ?? Number.POSITIVE_INFINITY) - sum(paidBy(runId, events));
  const workflow = (budget.workflow ?? Number.POSITIVE_INFINITY) - sum(paid);
  const limit = Math.min(round, workflow);
  return { limit: Number.isFinite(limit) ? limit : undefined, spent: 0 };
}

function startOf(runId: string, events: readonly StoredEvent[]): number | undefined {
  return events.find(({ event }) => event.type === "round-started" && event.runId === runId)?.at;
}

/** A later word on the folder wins. */
function outFolderOf({ outFolder }: RoundRequest, runId: string, events: readonly StoredEvent[]): string {
  const moved = events.flatMap(({ key, event }) =>
    event.type === "output-moved" && key.startsWith(`output/${runId}/`) ? [event.folder] : [],
  );
  return moved.at(-1) ?? outFolder;
}

function usageIn(events: readonly StoredEvent[]): Usage[] {
  return events.flatMap(({ event }) => (event.type === "ai-called" ? [event.usage] : []));
}

function paidBy(runId: string, events: readonly StoredEvent[]): Usage[] {
  return usageIn(events).filter(({ id }) => id.startsWith(`${runId}-`));
}

interface FailedRound {
  error: unknown;
  context: RunContext;
  request: RoundRequest;
  store: Store;
}

/** Outside the run's own numbered events, because a resumed run will go on with those. */
async function recordFailure({ error, context, request, store }: FailedRound): Promise<void> {
  const { workflowId } = request;
  try {
    // whoever started the round may not have come to say so yet
    await announceRound(store, { ...request, runId: context.runId });
    const workflow = await store.getWorkflow(workflowId);
    if (workflow === undefined) return;
    const result = unfinishedResult(workflow, toUnfinished(toFailure(error)));
    await store.append(workflowId, `failed/${context.runId}/${workflow.updatedAt}`, {
      type: "round-finished",
      result,
    });
  } catch {
    // the error that ended the round says more than the one about not being able to write it down
  }
}

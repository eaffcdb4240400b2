import type { ActionList } from "../actions/actions.ts";
import type { RegisteredAction } from "../actions/registered-action.ts";
import type { ActionContext } from "../actions/action-context.ts";
import type { Ai } from "../ai/ai.ts";
import type { OpenedConnection } from "../connect/opened-connection.ts";
import type { WebReader } from "../connect/web/web-reader.ts";
import type { RunContext } from "../engine/run-context.ts";
import type { TableEngine } from "../data/data.ts";
import type { Extract } from "../extract/extract-request.ts";
import type { Clock } from "../lib/clock.ts";
import { shortHash } from "../lib/hash.ts";
import { applyEvent } from "../model/apply-event.ts";
import type { Document } from "../model/document.ts";
import type { ActionOffer } from "../model/action.ts";
import type { Connection } from "../model/connections/connection.ts";
import type { OfferedTool } from "../model/connections/mcp-tool.ts";
import type { WorkflowEvent } from "../model/event.ts";
import { Failure } from "../model/failure.ts";
import type { Usage } from "../model/calls/usage.ts";
import type { PublishedFile } from "../model/round.ts";
import type { ReadingChoice } from "../model/task.ts";
import type { Workflow } from "../model/workflow.ts";
import type { HouseLook } from "../render/render.ts";
import type { Blobs } from "../store/blobs/blobs.ts";

/** The world outside, as far as a round may reach it. */
export interface OutsideServices {
  /** What the round's user may use, as it was when the run began. */
  connections: readonly Connection[];
  /** As it is now; undefined where it was removed. */
  look(id: string): Promise<Connection | undefined>;
  open(
    connection: Connection,
    use: Pick<ActionOffer, "name" | "effect">,
    signal: AbortSignal,
  ): OpenedConnection;
  web: WebReader;
  /** Asks these servers for their tools; those that were reviewed and have not changed are offered. */
  askForTools(servers: readonly string[], signal: AbortSignal): Promise<FoundTools>;
  toActions(offered: readonly OfferedTool[]): Promise<RegisteredAction[]>;
}

/** What servers offer, and what the person should know of it. */
export interface FoundTools {
  offered: OfferedTool[];
  warnings: string[];
}

export interface RoundServices {
  ai: Ai;
  extract: Extract;
  blobs: Blobs;
  clock: Clock;
  actions: ActionList;
  /** Computes over tables. */
  tables: Pick<TableEngine, "run">;
  /** Whether a model is asked what a request is about; without, the message is taken as it stands. */
  promptAnalysis: boolean;
  /** How finished files look. */
  look: HouseLook;
  /** Undefined where only given files are looked at. */
  outside?: OutsideServices;
  /** What the person said about how files are read. */
  reading?: ReadingChoice;
  /** Puts a finished file where its user will look for it; the same file twice is the same path. */
  publish(file: Document, folder: string, signal: AbortSignal): Promise<PublishedFile>;
}

/** What stages get: the services, the run they are steps of, and the workflow as it stands. */
export interface RoundDeps extends RoundServices {
  run: RunContext;
  /** The fold of everything said so far; the one place that knows round, task and action. */
  workflow(): Workflow;
  emit(event: WorkflowEvent): Promise<void>;
  /** From now on there are these as well. */
  offerMore(actions: readonly RegisteredAction[]): void;
  paid: readonly Usage[];
  /** The day on which the round began, for prompts: "Monday, 2026-11-16". */
  today: string;
  /** Takes note of an AI call that was stored where it happened. */
  used: ActionContext["used"];
  /** The same names on every replay; never called inside a step, which a replay leaves out. */
  newId(prefix: "msg" | "doc"): string;
  /** What was made last, if it was made of the same: documents are opened again and again in a round. Never stored. */
  recent<T>(of: unknown, make: () => Promise<T>): Promise<T>;
}

export interface RoundBinding {
  services: RoundServices;
  run: RunContext;
  /** The workflow as it was when the run began; undefined for a new one. */
  before: Workflow | undefined;
  /** What this run has paid for in earlier lives, answers that led nowhere included. */
  paid: readonly Usage[];
  /** When the round began, in whichever life of its run. */
  startedAt: number;
}

/** Binds the services to one run; names come from the run that first carried the round out. */
export function createRoundDeps(binding: RoundBinding, origin: string): RoundDeps {
  const { services, run, before, paid } = binding;
  let state = before;
  let { actions } = services;
  let names = 0;
  const apply = (event: WorkflowEvent) => {
    state = applyEvent(state, { offset: 1, key: "", at: services.clock.now(), event });
  };
  return {
    ...services,
    get actions() {
      return actions;
    },
    offerMore: (more) => void (actions = actions.extend(more)),
    run,
    paid,
    today: tellDay(binding.startedAt),
    workflow() {
      if (state === undefined)
        throw new Failure("internal", "The workflow was asked for before it was created.");
      return state;
    },
    async emit(event) {
      await run.emit(event);
      apply(event);
    },
    used: (usage) => apply({ type: "ai-called", usage }),
    newId: (prefix) => `${prefix}_${shortHash([origin, names++])}`,
    recent: createRecent(),
  };
}

/** Of this machine's own calendar, which is the person's as far as anybody knows. */
function tellDay(at: number): string {
  const day = new Intl.DateTimeFormat("en", { weekday: "long" }).format(at);
  return `${day}, ${new Intl.DateTimeFormat("en-CA").format(at)}`;
}

function createRecent(): RoundDeps["recent"] {
  let last: { key: string; made: Promise<unknown> } | undefined;
  return async <T>(of: unknown, make: () => Promise<T>) => {
    const key = shortHash(of);
    if (last?.key === key) return last.made as Promise<T>;
    last = undefined; // the old one may go before the new one is made
    const made = make();
    last = { key, made };
    try {
      return await made;
    } catch (error) {
      last = undefined;
      throw error;
    }
  };
}

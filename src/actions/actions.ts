/**
 * The list of everything a task can do, each with its parameters and needs in one object. It holds no
 * state and decides nothing: which action runs is decided in workflow/.
 */
import type { Ai } from "../ai/ai.ts";
import type { RunContext } from "../engine/engine.ts";
import type { Extract } from "../extract/extract.ts";
import type { Document, ExtractedDocument } from "../model/document.ts";
import { Failure } from "../model/failure.ts";
import type { Evidence } from "../model/grounding.ts";
import type { ActionResult } from "../model/round.ts";
import type { Usage } from "../model/usage.ts";
import type { Place } from "../model/workflow.ts";
import type { Blobs } from "../store/store.ts";
import { process } from "./ai/process.ts";
import { processDocuments } from "./ai/process-documents.ts";
import type { Action } from "./define-action.ts";
import { extractContent } from "./document/extract-content.ts";
import { render } from "./document/render.ts";
import { search } from "./document/search.ts";

/** What an action may use. Documents and connection are bound by the host, never by a parameter. */
export interface ActionContext {
  run: Pick<RunContext, "runId" | "step">;
  ai: Ai;
  extract: Extract;
  blobs: Blobs;
  documents: readonly Document[];
  extracted: readonly ExtractedDocument[];
  pool: readonly Evidence[];
  language: string;
  place: Place;
  /** Told of the AI calls that the action made. */
  used(usage: Usage): void;
  /** Told how far a long action is. */
  progress(done: number, total: number): Promise<void>;
}

/** An action with its parameter type closed over: parameters are checked by its own schema first. */
export interface RegisteredAction {
  name: string;
  summary: string;
  run(parameters: unknown, context: ActionContext): Promise<ActionResult>;
}

const registered: readonly RegisteredAction[] = [
  register(extractContent),
  register(search),
  register(render),
  register(process),
  register(processDocuments),
];

export function findAction(name: string): RegisteredAction {
  const action = registered.find((known) => known.name === name);
  if (action !== undefined) return action;
  const names = registered.map((known) => known.name).join(", ");
  throw new Failure("not-found", `There is no action "${name}". There are: ${names}.`);
}

function register<Parameters>(action: Action<Parameters>): RegisteredAction {
  return {
    name: action.name,
    summary: action.summary,
    run(parameters, context) {
      const parsed = action.parameters.safeParse(parameters);
      if (!parsed.success) throw new Failure("invalid", `${action.name}: ${parsed.error.message}`);
      if (action.needs.documents === "required" && context.documents.length === 0) {
        throw new Failure("invalid", `${action.name} needs documents, and none are attached.`);
      }
      return action.run(parsed.data, context);
    },
  };
}

import type { Ai } from "../ai/ai.ts";
import type { OpenedConnection } from "../connect/opened-connection.ts";
import type { WebReader } from "../connect/web/web-reader.ts";
import type { RunContext } from "../engine/run-context.ts";
import type { Extract } from "../extract/extract-request.ts";
import type { Usage } from "../model/calls/usage.ts";
import type { Document, ExtractedDocument } from "../model/document.ts";
import type { Evidence, HandOff } from "../model/grounding.ts";
import type { SubIntent } from "../model/sub-intent.ts";
import type { ExtractionOptions } from "../model/task.ts";
import type { UnifiedDocument } from "../model/unified-document.ts";
import type { Place } from "../model/workflow.ts";
import type { HouseLook } from "../render/render.ts";
import type { Blobs } from "../store/blobs/blobs.ts";

/** What an action may use. Documents and connection are bound by the host, never by a parameter. */
export interface ActionContext {
  run: Pick<RunContext, "runId" | "step" | "signal">;
  ai: Ai;
  extract: Extract;
  blobs: Blobs;
  documents: readonly Document[];
  /** What was read of them, as far as that has been done. */
  extracted: readonly ExtractedDocument[];
  extraction: ExtractionOptions;
  /** The passages that may be cited. */
  pool: readonly Evidence[];
  /** The part of the request that is at stake; undefined where the parameters say it all. */
  intent?: SubIntent;
  /** Every part of the request that something was found for, or is to be written for. */
  parts?: readonly SubIntent[];
  /** How many parts of the request were answered and proven for this action. */
  answered: number;
  /** Checked results that a draft may rest on. */
  handOffs: readonly HandOff[];
  /** What was asked for and is not in the documents. */
  missing: readonly string[];
  /** What earlier actions of the task taught. */
  learnings: readonly string[];
  /** What the task has made so far, for an action that goes on from it. */
  draft?: UnifiedDocument;
  /** What the person wrote. */
  request: string;
  language: string;
  /** The day of the round. */
  today: string;
  /** The label of the connection that stage 1 named. */
  connection: string | null;
  /** Opens the connection that was bound, and no other; fails where none was. Called inside a step, with its signal. */
  openConnection(signal: AbortSignal): Promise<OpenedConnection>;
  /** What was fetched before in this conversation. */
  fetched?: readonly Document[];
  /** Reads pages of the public web. */
  web(): WebReader;
  /** How finished files look. */
  look: HouseLook;
  place: Place;
  /** A name for a new document, the same on every replay; never called inside a step. */
  newId(prefix: "doc"): string;
  /** Told of the AI calls that the action made. */
  used(usage: Usage): void;
  /** Told how far a long action is, and what it works on now. */
  progress(done: number, total: number, item?: string): Promise<void>;
}

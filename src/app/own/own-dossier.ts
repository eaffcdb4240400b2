import type { StepInfo } from "../../engine/run-info.ts";
import type { Approval, ApprovalAnswer } from "../../model/action.ts";
import type { Caller } from "../../model/accounts/caller.ts";
import type { ContentPart } from "../../model/document.ts";
import type { StoredEvent } from "../../model/event.ts";
import type { Evidence } from "../../model/grounding.ts";
import type { LibraryFile, ListedFile, UsageRow } from "../../model/documents/library-file.ts";
import type { ShownRound } from "../../model/round-result.ts";
import type { UsageTotals } from "../../model/calls/usage.ts";
import type { ReadingChoice } from "../../model/task.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import type { Mode, Workflow, WorkflowSummary } from "../../model/workflow.ts";
import type { OwnRequests, ListPage, TimeRange, WorkflowFilter } from "../../store/own/own-store.ts";
import type { CheckReport } from "../check-file.ts";
import type { OwnConnections } from "./own-connections.ts";

/** A request of a caller; documents are named by their ids and never by a path. */
export interface OwnRound {
  prompt: string;
  documents?: readonly string[] | undefined;
  formats?: readonly string[] | undefined;
  mode?: Mode | undefined;
  /** The model to ask first, by its id. */
  model?: string | undefined;
  budget?: number | undefined;
  allow?: readonly string[] | undefined;
  provable?: boolean | undefined;
  reading?: ReadingChoice | undefined;
  /** Opens protected files. Kept in this process only, never stored. */
  password?: string | undefined;
}

export interface StartedRound {
  workflowId: string;
  round: number;
}

/** The content of a document, from its beginning or any other place. */
export interface OwnContent extends OwnDocument {
  open(range?: { start: number; end: number }): Promise<AsyncIterable<Uint8Array>>;
}

/** A file of the library, or a document of a workflow. */
export type OwnDocument = LibraryFile & { workflowId?: string; isGenerated: boolean };

/** What a citation leads to: its words, and the passage they stand in. */
export type CitedEvidence = Omit<Evidence, "table" | "orders" | "language"> & {
  part?: string;
  /** The whole passage as it was read. */
  text: string;
};

export interface OwnDocuments {
  add(
    file: { fileName: string; content: AsyncIterable<Uint8Array> },
    signal: AbortSignal,
  ): Promise<LibraryFile>;
  list(filter: Omit<WorkflowFilter, "status">): Promise<ListPage<ListedFile>>;
  find(id: string): Promise<OwnDocument>;
  content(id: string, signal: AbortSignal): Promise<OwnContent>;
  /** What was read of it, or is read now, part by part. */
  parts(
    id: string,
    page: { after: number; limit: number },
    signal: AbortSignal,
  ): Promise<{ parts: ContentPart[]; next: number | null; warnings: { code: string; message: string }[] }>;
  /** A page of a PDF, or a picture, as PNG. */
  picture(id: string, page: number, signal: AbortSignal): Promise<Uint8Array>;
  /** Takes it out of the library; workflows that hold it keep it. */
  remove(id: string): Promise<void>;
}

/** What a file of a round was written from, and the same in other formats. */
export interface OwnDeliverables {
  document(workflowId: string, round: number, documentId: string): Promise<UnifiedDocument>;
  write(
    wanted: { workflowId: string; round: number; documentId: string; format: string },
    signal: AbortSignal,
  ): Promise<{ fileName: string; mediaType: string; bytes: Uint8Array }>;
}

/** Everything of one caller and nothing of anybody else: an id that is somebody else's is not found. */
export interface OwnDossier {
  caller: Caller;
  /** `workflowId` makes a second start with it the same one. */
  start(round: OwnRound, workflowId?: string): Promise<StartedRound>;
  continue(workflowId: string, round: OwnRound): Promise<StartedRound>;
  resume(
    workflowId: string,
    options: { budget?: number | undefined; password?: string | undefined },
  ): Promise<StartedRound>;
  retry(workflowId: string, options: { budget?: number | undefined }): Promise<StartedRound>;
  fork(workflowId: string, beforeStep: number): Promise<StartedRound>;
  steps(workflowId: string): Promise<StepInfo[]>;
  approve(workflowId: string, answer: ApprovalAnswer): Promise<Approval>;
  stop(workflowId: string): Promise<void>;
  /** The workflow with everything that only it holds. */
  remove(workflowId: string): Promise<void>;
  list(filter: WorkflowFilter): Promise<ListPage<WorkflowSummary>>;
  workflow(workflowId: string): Promise<Workflow>;
  round(workflowId: string, round: number): Promise<ShownRound>;
  /** A page of events after an offset. */
  events(workflowId: string, after: number): Promise<StoredEvent[]>;
  follow(workflowId: string, options: { after: number; signal: AbortSignal }): AsyncIterable<StoredEvent>;
  /** The same by the page, for whoever hands on many at once. */
  followPages(
    workflowId: string,
    options: { after: number; signal: AbortSignal },
  ): AsyncIterable<readonly StoredEvent[]>;
  /** The summary of each workflow that changes its status. */
  changes(signal: AbortSignal): AsyncIterable<WorkflowSummary>;
  evidence(workflowId: string, round: number, evidenceId: string): Promise<CitedEvidence>;
  deliverables: OwnDeliverables;
  documents: OwnDocuments;
  usage(range: TimeRange): Promise<UsageTotals>;
  usageBy(by: "model" | "day", range: TimeRange): Promise<UsageRow[]>;
  check(wanted: { document: string; sources: readonly string[] }, signal: AbortSignal): Promise<CheckReport>;
  connections: OwnConnections;
  /** Requests with a key of their own, so that a second one does nothing again. */
  requests: OwnRequests;
}

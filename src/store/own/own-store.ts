import type { Document } from "../../model/document.ts";
import type { StoredEvent } from "../../model/event.ts";
import type { LibraryFile, ListedFile, UsageRow } from "../../model/documents/library-file.ts";
import type { UsageTotals } from "../../model/calls/usage.ts";
import type { Workflow, WorkflowSummary } from "../../model/workflow.ts";
import type { TailOptions } from "../streams/stream-tails.ts";

export interface WorkflowFilter {
  /** Words that stand in the title or in a message. */
  search?: string | undefined;
  status?: WorkflowSummary["status"] | undefined;
  limit: number;
  /** Where the page before ended. */
  before?: string | undefined;
}

/** From a time on, and up to another one; milliseconds since the epoch. */
export interface TimeRange {
  from?: number | undefined;
  to?: number | undefined;
}

export interface ListPage<T> {
  items: T[];
  /** Given as `before`, it brings the next page; null at the end. */
  next: string | null;
}

/** A request that carried a key: begun, or answered. */
export interface KeptRequest {
  hash: string;
  createdAt: number;
  answer?: string;
}

/** The store as one user sees it: every query carries the user, and what is somebody else's is not there. */
export interface OwnStore {
  owns(workflowId: string): Promise<boolean>;
  getWorkflow(id: string): Promise<Workflow | undefined>;
  listWorkflows(filter: WorkflowFilter): Promise<ListPage<WorkflowSummary>>;
  /** A page of events after an offset; none of a foreign workflow. */
  readEvents(workflowId: string, after: number): Promise<StoredEvent[]>;
  /** The same by the page. */
  followPages(workflowId: string, options: TailOptions): AsyncIterable<readonly StoredEvent[]>;
  /** Nothing comes of a foreign workflow. */
  follow(workflowId: string, options: TailOptions): AsyncIterable<StoredEvent>;
  watch(signal: AbortSignal): AsyncIterable<WorkflowSummary>;
  findDocument(id: string): Promise<(Document & { workflowId: string }) | undefined>;
  usage(range: TimeRange): Promise<UsageTotals>;
  usageBy(by: "model" | "day", range: TimeRange): Promise<UsageRow[]>;
  files: OwnFiles;
  requests: OwnRequests;
}

export interface OwnFiles {
  /** The same content under the same name is the same file. */
  add(file: LibraryFile): Promise<LibraryFile>;
  find(id: string): Promise<LibraryFile | undefined>;
  list(filter: Omit<WorkflowFilter, "status">): Promise<ListPage<ListedFile>>;
  remove(id: string): Promise<boolean>;
}

export interface OwnRequests {
  /** Keeps the request under its key; returns what is kept there already instead. */
  begin(key: string, hash: string): Promise<KeptRequest | undefined>;
  find(key: string): Promise<KeptRequest | undefined>;
  answer(key: string, answer: string): Promise<void>;
  forget(key: string): Promise<void>;
  /** Takes over a request that was begun at a time and never answered; false where somebody was quicker. */
  takeOver(key: string, begunAt: number): Promise<boolean>;
}

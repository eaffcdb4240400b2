import type { WorkflowSummary } from "../../model/workflow.ts";
import type { SqlDatabase } from "../sql-database.ts";

const gatherMs = 100;

interface Watcher {
  user: string;
  queue: WorkflowSummary[];
  /** What was last told of each workflow, so that only changes are. */
  told: Map<string, string>;
  wake(): void;
}

export interface ChangeSource {
  /** The named workflows of all users. */
  summaries(ids: readonly string[]): Promise<WorkflowSummary[]>;
  /** Those changed at or after a time. */
  changedSince(time: number): Promise<WorkflowSummary[]>;
  now(): number;
}

export interface WorkflowChanges {
  /** The summary of each workflow of a user whenever its status, title or rounds change. */
  watch(user: string, signal: AbortSignal): AsyncGenerator<WorkflowSummary>;
}

/** One look at the list for all who watch it, a few times a second at most. */
export function createWorkflowChanges(
  database: Pick<SqlDatabase, "onCommit">,
  source: ChangeSource,
): WorkflowChanges {
  const watchers = new Set<Watcher>();
  let named = new Set<string>();
  let isForeign = false;
  let lookedAt = 0;
  let timer: NodeJS.Timeout | undefined;
  let stopListening: (() => void) | undefined;

  const onCommit = (stream: string | undefined) => {
    if (stream === undefined) isForeign = true;
    else named.add(stream);
    timer ??= setTimeout(() => void look(), gatherMs);
  };

  async function look(): Promise<void> {
    const [ids, all] = [[...named], isForeign];
    [named, isForeign, timer] = [new Set(), false, undefined];
    const since = lookedAt;
    lookedAt = source.now();
    // a commit of another process may bear a time that is a little earlier than when it is seen
    const changed = all ? source.changedSince(since - 5_000) : source.summaries(ids);
    const found = await changed.catch(() => []);
    for (const summary of found)
      for (const watcher of watchers) if (watcher.user === summary.user) tell(watcher, summary);
  }

  function end(watcher: Watcher): void {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    stopListening?.();
    clearTimeout(timer);
    [stopListening, timer] = [undefined, undefined];
  }

  return {
    async *watch(user, signal) {
      let woken = Promise.withResolvers<void>();
      const watcher: Watcher = { user, queue: [], told: new Map(), wake: () => woken.resolve() };
      if (watchers.size === 0) lookedAt = source.now();
      watchers.add(watcher);
      stopListening ??= database.onCommit(onCommit);
      signal.addEventListener("abort", watcher.wake);
      try {
        while (!signal.aborted) {
          woken = Promise.withResolvers<void>();
          const fresh = watcher.queue;
          watcher.queue = [];
          for (const summary of fresh) yield summary;
          if (watcher.queue.length === 0 && !signal.aborted) await woken.promise;
        }
      } finally {
        signal.removeEventListener("abort", watcher.wake);
        end(watcher);
      }
    },
  };
}

function tell(watcher: Watcher, summary: WorkflowSummary): void {
  const { id, status, title, rounds, waiting } = summary;
  const shown = JSON.stringify([status, title, rounds, waiting]);
  if (watcher.told.get(id) === shown) return;
  watcher.told.set(id, shown);
  // of one workflow only the newest state matters to a reader that is slow
  watcher.queue = [...watcher.queue.filter((queued) => queued.id !== id), summary];
  watcher.wake();
}

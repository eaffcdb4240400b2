import { applyEvent } from "../../model/apply-event.ts";
import type { StoredEvent } from "../../model/event.ts";
import type { Workflow } from "../../model/workflow.ts";
import { pageSize } from "./tail-hub.ts";

interface Fold {
  offset: number;
  workflow: Workflow | undefined;
}

const keptAtMost = 64;

/** Workflows as the fold of their events, page by page; of those asked for lately only what is new is read. */
export function createFoldCache(
  readPage: (stream: string, after: number) => Promise<StoredEvent[]>,
): (stream: string) => Promise<Workflow | undefined> {
  const folds = new Map<string, Fold>();
  const foldOn = async (stream: string, from: Fold): Promise<Fold> => {
    let fold = from;
    for (;;) {
      const page = await readPage(stream, fold.offset);
      for (const event of page) fold = { offset: event.offset, workflow: applyEvent(fold.workflow, event) };
      if (page.length < pageSize) return fold;
    }
  };
  return async (stream) => {
    const known = folds.get(stream);
    const fold = await refresh(stream, known);
    folds.delete(stream);
    if (fold.workflow === undefined) return undefined;
    folds.set(stream, fold);
    const [oldest] = folds.keys();
    if (folds.size > keptAtMost && oldest !== undefined) folds.delete(oldest);
    return fold.workflow;
  };

  /** Begins anew where the last event that was folded is not there any more: its workflow was deleted. */
  async function refresh(stream: string, known: Fold | undefined): Promise<Fold> {
    const nothing: Fold = { offset: 0, workflow: undefined };
    if (known === undefined) return foldOn(stream, nothing);
    const page = await readPage(stream, known.offset - 1);
    if (page[0]?.offset !== known.offset) return foldOn(stream, nothing);
    let fold = known;
    for (const event of page.slice(1))
      fold = { offset: event.offset, workflow: applyEvent(fold.workflow, event) };
    return page.length < pageSize ? fold : foldOn(stream, fold);
  }
}

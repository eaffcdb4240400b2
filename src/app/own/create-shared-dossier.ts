import type { ShareLink } from "../../model/accounts/account-records.ts";
import { applyEvent } from "../../model/apply-event.ts";
import { Failure } from "../../model/failure.ts";
import type { Workflow } from "../../model/workflow.ts";
import type { SharedDossier } from "./shared-dossier.ts";
import { createOwnDocuments } from "./own-documents.ts";
import type { OwnBase } from "./own-base.ts";

/** Bound to the owner like everything else, and to one workflow up to one event. */
export function createSharedDossier(share: ShareLink, base: OwnBase): SharedDossier {
  const store = base.store.as(share.userId);
  const workflow = async () => {
    let found: Workflow | undefined;
    for (let after = 0; after < share.upTo;) {
      const page = await store.readEvents(share.workflowId, after);
      for (const event of page) if (event.offset <= share.upTo) found = applyEvent(found, event);
      const last = page.at(-1);
      if (last === undefined) break;
      after = last.offset;
    }
    if (found === undefined) throw new Failure("not-found", "This link has ended or was never made.");
    return found;
  };
  return {
    workflow,
    async content(documentId, signal) {
      const { messages } = await workflow();
      const document = messages
        .flatMap(({ documents }) => documents)
        .find(({ id, provenance }) => id === documentId && (share.sources || provenance === "generated"));
      if (document === undefined) throw new Failure("not-found", `There is no document ${documentId}.`);
      return createOwnDocuments(store, base).content(documentId, signal);
    },
  };
}

/** Where a workflow stands now: what is shared ends here. */
export async function lastOffset(userId: string, workflowId: string, base: OwnBase): Promise<number> {
  const store = base.store.as(userId);
  let last = 0;
  for (;;) {
    const page = await store.readEvents(workflowId, last);
    const end = page.at(-1)?.offset;
    if (end === undefined) break;
    last = end;
  }
  if (last === 0) throw new Failure("not-found", `There is no workflow ${workflowId}.`);
  return last;
}

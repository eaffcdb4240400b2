import { uniqueById } from "../../lib/unique-by-id.ts";
import type { Document } from "../../model/document.ts";
import type { RoundRequest } from "../../model/round.ts";
import type { Received } from "../../model/work.ts";
import type { RoundDeps } from "../round-deps.ts";

const inputLabel = "input";

/** Puts the message and its files on record, unchanged, before anything is made of them. */
export async function receive(request: RoundRequest, deps: RoundDeps): Promise<Received> {
  const { workflowId, user, mode, prompt } = request;
  await deps.emit({ type: "workflow-created", workflowId, user, mode });
  await deps.emit({ type: "round-started", runId: deps.run.runId, prompt });
  // a file is told of by its task and again by its round
  const earlier = uniqueById(deps.workflow().messages.flatMap((message) => message.documents));
  const documents = request.files.map((file): Document => ({ id: deps.newId("doc"), ...file }));
  const id = deps.newId("msg");
  // the text is in the request already: pasted material may be larger than what a step may keep
  const when = await deps.run.step("receive", async () => {
    const { round, task, action } = deps.workflow();
    return { round, task, action, at: deps.clock.now() };
  });
  const label = documents.length === 0 ? {} : { documentsLabel: inputLabel };
  const message = { id, role: "user" as const, text: prompt, documents, ...label, ...when };
  await deps.emit({ type: "message-added", message });
  // what Dossier wrote itself is no evidence for what it says later
  return {
    message,
    documents: [...earlier.filter(({ provenance }) => provenance !== "generated"), ...documents],
    results: earlier.filter(({ provenance }) => provenance === "generated"),
    earlier: [],
  };
}

import { canonicalJson } from "../../lib/json/canonical-json.ts";
import { uniqueById } from "../../lib/unique-by-id.ts";
import type { ChosenAction } from "../../model/action.ts";
import type { Document } from "../../model/document.ts";
import { resolveDocuments } from "../../model/documents/resolve-documents.ts";
import { openIntents } from "../../model/work.ts";
import type { Bound, Work } from "../../model/work.ts";
import type { RoundDeps } from "../round-deps.ts";
import type { Allowed } from "./approve.ts";
import { knownMessages } from "./known-messages.ts";
import { readMaterial } from "./read-material.ts";

/** What was chosen with the documents it works on, read where the action needs what is in them. */
export async function bindAction(
  { allowed, work }: { allowed: Allowed; work: Work },
  deps: RoundDeps,
): Promise<Bound> {
  const { chosen } = allowed;
  const nothing = { chosen, documents: [], extracted: [], known: work.extracted };
  const not = whyNot(allowed, work);
  if (not !== undefined) return { ...nothing, failure: { code: "invalid", message: not } };
  const messages = knownMessages(work, deps);
  const named = chosen.documents.flatMap((reference) => resolveDocuments(reference, messages));
  const { offer, readsContent, asks, complain } = deps.actions.find(chosen.action);
  const wrong = complain(chosen.parameters);
  if (wrong !== undefined)
    return { ...nothing, failure: { code: "invalid", message: `${chosen.action}: ${wrong}` } };
  // what is only written takes what was named, or the task's own text: never any document that happens to be there
  const isNamed = named.length > 0 || offer.needs.documents === "none" || !readsContent;
  // a text that is only changed is no evidence: what is still to be proven comes from the task's documents
  const needsMore = isNamed && asks !== undefined && !named.some(isEvidence) && hasOpenPart(work);
  // a text that the task is to change is shown to whoever writes, named or not
  const ours = offer.needs.documents === "optional" ? work.documents.filter((one) => !isEvidence(one)) : [];
  const documents = uniqueById(
    isNamed && !needsMore ? [...named, ...(asks ? ours : [])] : [...named, ...work.documents],
  );
  // a document that cannot be read would be the same for every choice, and is told as what it is
  const material = readsContent ? await readMaterial({ documents, work }, deps) : undefined;
  const question = material?.documents.some(isEvidence) === true ? asks?.(chosen.parameters) : undefined;
  return {
    ...{
      chosen,
      documents: material?.documents ?? documents,
      extracted: material?.extracted ?? work.extracted,
    },
    ...{ known: material?.known ?? work.extracted, found: work.found },
    ...(question && { question }),
  };
}

/** What Dossier wrote itself is worked on, but is no evidence for what it says later. */
function isEvidence({ provenance }: Document): boolean {
  return provenance !== "generated";
}

function hasOpenPart(work: Work): boolean {
  return openIntents(work).some(({ grounded }) => grounded);
}

/** The same action with the same parameters is not run a third time, and what a person refused not at all. */
function whyNot(allowed: Allowed, { done }: Work): string | undefined {
  const { chosen, kind } = allowed;
  if (kind === "rejected") return `${chosen.action} was not approved: ${allowed.reason}`;
  const same = done.filter((one) => signatureOf(one.chosen) === signatureOf(chosen));
  return same.length < mostTimes
    ? undefined
    : `${chosen.action} ran ${same.length} times with the same parameters; it is not run again`;
}

const mostTimes = 2;

function signatureOf({ action, parameters, documents }: ChosenAction): string {
  return canonicalJson({ action, parameters, documents });
}

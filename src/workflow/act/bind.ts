import { canonicalJson } from "../../lib/canonical-json.ts";
import type { ChosenAction } from "../../model/action.ts";
import { resolveDocuments } from "../../model/resolve-documents.ts";
import type { Bound, Work } from "../../model/work.ts";
import type { RoundDeps } from "../round-deps.ts";
import type { Allowed } from "./approve.ts";
import { readMaterial } from "./read-material.ts";

/** What was chosen with the documents it works on, read where the action needs what is in them. */
export async function bind(
  { allowed, work }: { allowed: Allowed; work: Work },
  deps: RoundDeps,
): Promise<Bound> {
  const { chosen } = allowed;
  const nothing = { chosen, documents: [], extracted: [], known: work.extracted };
  const not = whyNot(allowed, work);
  if (not !== undefined) return { ...nothing, failure: { code: "invalid", message: not } };
  const { messages } = deps.workflow();
  const named = chosen.documents.flatMap((reference) => resolveDocuments(reference, messages));
  const { offer, readsContent, asks, complain } = deps.actions.find(chosen.action);
  const wrong = complain(chosen.parameters);
  if (wrong !== undefined)
    return { ...nothing, failure: { code: "invalid", message: `${chosen.action}: ${wrong}` } };
  const documents = named.length > 0 || offer.needs.documents === "none" ? named : work.documents;
  // a document that cannot be read would be the same for every choice, and is told as what it is
  const material = readsContent ? await readMaterial({ documents, work }, deps) : undefined;
  const question =
    material === undefined || material.documents.length === 0 ? undefined : asks?.(chosen.parameters);
  return {
    ...{
      chosen,
      documents: material?.documents ?? documents,
      extracted: material?.extracted ?? work.extracted,
    },
    known: material?.known ?? work.extracted,
    ...(question && { question }),
  };
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

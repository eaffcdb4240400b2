import { uniqueById } from "../../lib/unique-by-id.ts";
import { canonicalJson } from "../../lib/canonical-json.ts";
import { Failure } from "../../model/failure.ts";
import type { ChosenAction } from "../../model/action.ts";
import { resolveDocuments } from "../../model/resolve-documents.ts";
import type { Checked } from "../../model/round.ts";
import type { SubIntent } from "../../model/sub-intent.ts";
import { openIntents } from "../../model/work.ts";
import type { Performed, Work } from "../../model/work.ts";
import type { RoundDeps } from "../round-deps.ts";
import type { Allowed } from "./approve.ts";
import { choiceFaults, executeAction } from "./execute-action.ts";
import type { Material } from "./read-material.ts";
import { readMaterial } from "./read-material.ts";

/** Has one grounded part answered and put through the gate; handed in, because the gate is another stage's. */
export type Prove = (
  question: { intent: SubIntent; material: Material & { query?: string } },
  deps: RoundDeps,
) => Promise<Checked>;

/** Carries out what was chosen. Grounded parts are answered one by one, each from its own pool. */
export async function perform(
  { allowed, work, prove }: { allowed: Allowed; work: Work; prove: Prove },
  deps: RoundDeps,
): Promise<Performed> {
  const { chosen } = allowed;
  const not = whyNot(allowed, work);
  if (not !== undefined) {
    const failure = { code: "invalid" as const, message: not };
    return { chosen, failure, checked: [], documents: [], extracted: work.extracted };
  }
  const { messages } = deps.workflow();
  const named = chosen.documents.flatMap((reference) => resolveDocuments(reference, messages));
  const offer = deps.actions.find(chosen.action).offer;
  const bound = named.length > 0 || offer.needs.documents === "none" ? named : work.documents;
  // a document that cannot be read would be the same for every choice, and is told as what it is
  const material = readers.has(chosen.action)
    ? await readMaterial({ documents: bound, work }, deps)
    : undefined;
  const extracted = material?.known ?? work.extracted;
  const performed: Performed = { chosen, checked: [], documents: bound, extracted };
  const given = material ?? { documents: bound, extracted };
  try {
    if (chosen.action === "ai.process" || chosen.action === "ai.generateReport") {
      const query = chosen.parameters["query"];
      const asked = { ...given, ...(typeof query === "string" && { query }) };
      for (const intent of openIntents(work).filter(({ grounded }) => grounded))
        performed.checked.push(await prove({ intent, material: asked }, deps));
      const isProven = performed.checked.every(({ decision }) => decision === "ACCEPT");
      if (chosen.action === "ai.process" || !isProven) return performed;
    }
    const through = [...work.checked, ...performed.checked];
    const call = { ...toCall(chosen), bound: { ...given, ...handOver(work, through) } };
    const result = await executeAction(call, deps);
    return { ...performed, result, ...(result.kind === "extracted" && { extracted: result.extracted }) };
  } catch (error) {
    if (!(error instanceof Failure) || !choiceFaults.has(error.code)) throw error;
    const { code, message } = error;
    return { ...performed, failure: { code, message } };
  }
}

/** These work on what is in the documents, which is read for them first. */
const readers = new Set(["ai.process", "ai.generateReport", "ai.processDocuments", "document.search"]);

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

function toCall({ action, objective, parameters, connection }: ChosenAction) {
  return { action, objective, parameters, connection };
}

/** What a draft may rest on: this task's checked parts, and those of the tasks before it. */
function handOver(work: Work, own: readonly Checked[]) {
  const checked = [...work.earlier.flatMap((result) => result.checked), ...own];
  const handOffs = checked.flatMap(({ handOff }) => handOff ?? []);
  const pool = uniqueById(checked.flatMap(({ evidence }) => evidence));
  const { draft, learnings } = work;
  return { handOffs, pool, learnings, ...(draft && { draft }) };
}

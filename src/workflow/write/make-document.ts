import { uniqueById } from "../../lib/unique-by-id.ts";
import { readMadeFrom } from "../../actions/actions.ts";
import { lettersIn } from "../../model/documents/walk-members.ts";
import type { Evidence } from "../../model/grounding.ts";
import { readCriterion } from "../../model/criteria/read-criterion.ts";
import type { Checked } from "../../model/round.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import { isPlaceOrder } from "../../lexicon/requests/place-orders.ts";
import { openIntents } from "../../model/work.ts";
import type { Made, Performed, Verified, Work } from "../../model/work.ts";
import { currentRound } from "../../model/workflow.ts";
import { layoutWishes } from "../../model/wording/layout-wishes.ts";
import type { RoundDeps } from "../round-deps.ts";
import { fromClaims } from "./from-claims.ts";
import { longestMessage } from "../../model/phrases.ts";
import { writeFiles } from "./write-files.ts";

export interface MakeInput {
  work: Work;
  performed: Performed;
  verified: Verified;
}

/** The task's document and its files, once every part of the task is served; nothing before that. */
export async function makeDocument({ work, performed, verified }: MakeInput, deps: RoundDeps): Promise<Made> {
  const ids = new Set(verified.checked.map(({ intent }) => intent.id));
  const checked = [...work.checked.filter(({ intent }) => !ids.has(intent.id)), ...verified.checked];
  const { result } = performed;
  const own = [
    // a newer text replaces the files of the one before it
    ...work.files.filter(({ madeFrom }) => verified.draft === undefined || madeFrom === undefined),
    ...(result?.kind === "rendered" ? [result.document] : []),
    // what was fetched is a source, and no result
    ...(result?.kind === "done" ? result.documents.filter(({ origin }) => origin === undefined) : []),
  ];
  // what is only to be put somewhere waits for the file, and the file not for it
  if (openIntents({ intents: work.intents, checked }).some(({ text }) => !isPlaceOrder(text)))
    return { document: null, files: own, problems: [] };
  const made = toWrite(work, { checked, verified }, deps);
  const { run, blobs } = deps;
  const converted =
    result?.kind === "rendered" ? await readMadeFrom(result.document, blobs, run.signal) : undefined;
  const wanted = made ?? converted;
  if (wanted === undefined) return { document: null, files: own, problems: [] };
  const asked = work.task.intent.expectedFormats;
  // what is too long to be read as a message is a file, asked for or not
  const formats = asked.length === 0 && lettersIn(wanted.document.sections) > longestMessage ? ["md"] : asked;
  const { documents } = work;
  const { extracted } = performed;
  const counted = {
    known: work.done.flatMap(({ observation }) => observation.produced),
    asksPages: asksPages(work),
  };
  const written = await writeFiles({ ...wanted, formats, documents, extracted, own, ...counted }, deps);
  // what was only written in another format has been told before
  return { document: made?.document ?? null, ...written };
}

/** What was written, else what was proven, with the passages that it cites. */
function toWrite(
  work: Work,
  { checked, verified }: { checked: readonly Checked[]; verified: Verified },
  deps: RoundDeps,
): { document: UnifiedDocument; sources: Evidence[] } | undefined {
  const { tasks = [], prompt = "", analysis } = currentRound(deps.workflow()) ?? {};
  const title = tasks.length > 1 ? work.task.objective : prompt;
  const language = analysis?.detectedLanguage ?? "unknown";
  const whole = tasks.length > 1 ? {} : { goal: analysis?.primaryGoal, topics: analysis?.topics };
  const wishes = layoutWishes(checked.flatMap(({ intent }) => [intent.text, ...(intent.constraints ?? [])]));
  const document = verified.draft ?? work.draft ?? fromClaims(checked, { title, language, wishes, ...whole });
  if (document === null) return undefined;
  const proven = [...work.earlier.flatMap((result) => result.checked), ...checked];
  const evidence = proven.flatMap((item) => item.evidence);
  return { document, sources: uniqueById(evidence) };
}

/** Whether a criterion or a wish of the person speaks of pages. */
function asksPages({ task, intents }: Work): boolean {
  const wishes = [...task.intent.successCriteria, ...intents.flatMap(({ constraints = [] }) => constraints)];
  return wishes
    .flatMap((wish) => readCriterion(wish).conditions)
    .some((condition) => condition.kind === "count" && condition.unit === "pages");
}

import { text } from "node:stream/consumers";
import { once } from "../../lib/once.ts";
import { readPartsText } from "../../actions/actions.ts";
import type { Checked } from "../../model/round.ts";
import type { SubIntent } from "../../model/sub-intent.ts";
import { UnifiedDocument } from "../../model/unified-document.ts";
import { openIntents } from "../../model/work.ts";
import type { Performed, Verified, Work } from "../../model/work.ts";
import { readMarkdown } from "../../render/render.ts";
import type { RoundDeps } from "../round-deps.ts";
import { checkDraft } from "./check-draft.ts";
import { leaveUnserved } from "./check-answer.ts";

export interface VerifyInput {
  work: Work;
  performed: Performed;
}

/** Puts what an action brought to the gate. Nothing that it does not accept goes any further. */
export async function verifyResult(input: VerifyInput, deps: RoundDeps): Promise<Verified> {
  const { work, performed } = input;
  const { checked, result, failure } = performed;
  const ids = new Set(checked.map(({ intent }) => intent.id));
  const all = [...work.checked.filter(({ intent }) => !ids.has(intent.id)), ...checked];
  const open = openIntents({ intents: work.intents, checked: all });
  if (failure?.code === "unsupported" && performed.chosen.action.startsWith("ai."))
    return { checked: [...checked, ...open.map(leaveUnserved)], problems: [] };
  switch (result?.kind) {
    case "written":
    case "processed":
      return verifyDraft(input, { all, open: open.filter(({ grounded }) => !grounded) }, deps);
    case "rendered": // what is in the file is a document of the person's, or was checked when it was made
      return { checked: [...checked, ...open.map(accept)], problems: [] };
    case "done":
      return { checked: [...checked, ...open.filter(({ grounded }) => !grounded).map(accept)], problems: [] };
    default:
      return { checked, problems: [] };
  }
}

/** What was written serves every creative part that is open, if it stands. */
async function verifyDraft(
  { work, performed }: VerifyInput,
  { all, open }: { all: readonly Checked[]; open: readonly SubIntent[] },
  deps: RoundDeps,
): Promise<Verified> {
  const { checked, result } = performed;
  if (result?.kind !== "written" && result?.kind !== "processed") return { checked, problems: [] };
  if (result.kind === "written" && !result.complete)
    return { checked, problems: [`The text is not complete: ${result.reason ?? "it was cut off"}.`] };
  const [first] = open.length > 0 ? open : work.intents;
  if (first === undefined) return { checked, problems: [] };
  const proven = [...work.earlier.flatMap((earlier) => earlier.checked), ...all];
  const verdict = await deps.run.step("check text", async ({ signal }) => {
    const document = await readDraft(result, deps, signal);
    const { document: accepted, ...judged } = checkDraft({
      intent: first,
      document,
      handOffs: proven.flatMap(({ handOff }) => handOff ?? []),
      evidence: proven.flatMap(({ evidence }) => evidence),
      request: deps.workflow().rounds.at(-1)?.prompt ?? "",
      echoed: result.kind === "written" ? result.handOffId : undefined,
      hasDocuments: work.documents.length > 0,
      ...(result.kind === "processed" && {
        scopeText: await readPartsText(performed.extracted, deps.blobs, signal),
      }),
    });
    return {
      ...judged,
      kept: accepted === null ? null : await deps.blobs.put(once(JSON.stringify(accepted)), { signal }),
    };
  });
  const { kept, problems, ...judged } = verdict;
  await deps.emit({
    type: "claims-checked",
    intent: first.id,
    audited: [],
    decision: judged.decision,
    problems,
  });
  const drafts = (open.length > 0 ? open : [first]).map((intent) => ({ ...judged, intent }));
  if (kept === null) return { checked: [...checked, ...drafts], problems };
  const draft = await readDocument(kept.sha256, deps, deps.run.signal);
  return { checked: [...checked, ...drafts], draft, problems };
}

type Written = Extract<Performed["result"], { kind: "written" | "processed" }>;

async function readDraft(result: Written, deps: RoundDeps, signal: AbortSignal): Promise<UnifiedDocument> {
  if (result.kind === "written") return readDocument(result.document.sha256, deps, signal);
  const language = deps.workflow().rounds.at(-1)?.analysis?.detectedLanguage ?? "unknown";
  const markdown = await readText(result.text.sha256, deps, signal);
  return readMarkdown(markdown, language === "unknown" ? {} : { language });
}

async function readDocument(sha256: string, deps: RoundDeps, signal: AbortSignal): Promise<UnifiedDocument> {
  return UnifiedDocument.parse(JSON.parse(await readText(sha256, deps, signal)));
}

async function readText(sha256: string, { blobs }: RoundDeps, signal: AbortSignal): Promise<string> {
  return text(await blobs.open(sha256, { signal }));
}

function accept(intent: SubIntent): Checked {
  return { intent, decision: "ACCEPT", audited: [], evidence: [] };
}

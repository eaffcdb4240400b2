import { streamOf } from "../../lib/stream-of.ts";
import type { Checked } from "../../model/round.ts";
import type { SubIntent } from "../../model/sub-intent.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import { openIntents } from "../../model/work.ts";
import type { Performed, Proven, Verified, Work } from "../../model/work.ts";
import type { RoundDeps } from "../round-deps.ts";
import { judgeText } from "./judge-text.ts";
import type { JudgedText } from "./judged-text.ts";
import { readText } from "./read-text.ts";
import { withStatements, withoutStatements } from "../../ground/ground.ts";

export interface TextStage {
  work: Work;
  performed: Performed;
  proven: Proven;
  /** What was put in the place of statements that failed before; null where one is taken out. */
  /** Statements that were found proven before. */
  approved?: readonly string[];
  mended?: readonly { path: string; text: string | null; was: string; reason: string }[];
}

/** The gate for what was written: each statement against the claims it uses. What fails goes back once, then it goes. */
export async function verifyText(stage: TextStage, deps: RoundDeps): Promise<Verified> {
  const { work, performed, proven } = stage;
  const { result, failure, chosen } = performed;
  const { checked } = proven;
  const ids = new Set(checked.map(({ intent }) => intent.id));
  const all = [...work.checked.filter(({ intent }) => !ids.has(intent.id)), ...checked];
  const open = openIntents({ intents: work.intents, checked: all });
  if (failure?.code === "unsupported" && deps.actions.find(chosen.action).usesModel)
    return { checked: [...checked, ...open.map((intent) => unserved(intent, deps))], problems: [] };
  const creative = open.filter(({ grounded }) => !grounded);
  switch (result?.kind) {
    case "written":
    case "processed":
      return verifyWritten(stage, { all, served: servedBy(performed, creative) }, deps);
    case "rendered": // what is in the file is a document of the person's, or was checked when it was made
      return { checked: [...checked, ...creative.filter(isServedBy(performed)).map(accepted)], problems: [] };
    case "done": // what was looked up outside serves no part by itself
      return {
        checked: isLookUp(chosen.action, deps) ? checked : [...checked, ...creative.map(accepted)],
        problems: [],
      };
    default:
      return { checked, problems: [] };
  }
}

/** Whether an action only brings something in. */
function isLookUp(action: string, { actions }: RoundDeps): boolean {
  const { effect, isOutside } = actions.find(action).offer;
  return effect === "read" && isOutside === true;
}

/** The parts that a text is for: those it was chosen for, else those of its kind, else all that are open. */
function servedBy({ chosen, result }: Performed, creative: readonly SubIntent[]): readonly SubIntent[] {
  const isReworded = ({ role }: SubIntent) => role === "TRANSLATE" || role === "REWRITE";
  const named = creative.filter(({ id }) => chosen.serves.includes(id));
  const ofKind = creative.filter((intent) => isReworded(intent) === (result?.kind === "processed"));
  return [named, ofKind].find((parts) => parts.length > 0) ?? creative;
}

/** What was written serves its parts, if it stands. Where none is open, it is the text of what was proven, and no verdict of its own. */
async function verifyWritten(
  stage: TextStage,
  { all, served }: { all: readonly Checked[]; served: readonly SubIntent[] },
  deps: RoundDeps,
): Promise<Verified> {
  const { work, performed, proven, mended } = stage;
  const { result } = performed;
  const { checked } = proven;
  if (result?.kind !== "written" && result?.kind !== "processed") return { checked, problems: [] };
  if (result.kind === "written" && !result.complete)
    return { checked, problems: [`The text is not complete: ${result.reason ?? "it was cut off"}.`] };
  const first = served[0] ?? work.intents[0];
  if (first === undefined) return { checked, problems: [] };
  const written = await readText(result, deps);
  const document = mended === undefined ? written : applyMending(written, mended);
  const out = (mended ?? [])
    .filter(({ text }) => text === null)
    .map(({ was, reason }) => `${was} (${reason})`);
  const before = [...work.earlier.flatMap((earlier) => earlier.checked), ...all];
  const approved = stage.approved ?? [];
  const asked = { intent: first, document, result, before, work, performed, approved };
  const judged = saysAnything(document) ? await judgeText(asked, deps) : refuseEmpty(document, out);
  const { rejected } = judged;
  if (judged.decision !== "REJECT" && rejected.length > 0 && mended === undefined && canMend(deps))
    return { checked, problems: [], back: { document, rejected, approved: judged.approved } };
  const settled =
    rejected.length === 0 ? judged : await withoutRejected(judged, { stage, first, before }, deps);
  const { decision, problems } = settled;
  if (settled.document !== null) await tellDropped(out, deps);
  await deps.emit({ type: "claims-checked", intent: first.id, audited: [], decision, problems });
  const verdict = { ...toChecked(settled), intent: first };
  const drafts = served.map((intent) => ({ ...verdict, intent }));
  if (settled.document === null) return { checked: [...checked, ...drafts], problems };
  const kept = settled.document;
  await deps.run.step("keep the checked text", ({ signal }) =>
    deps.blobs.put(streamOf(JSON.stringify(kept)), { signal }),
  );
  return { checked: [...checked, ...drafts], draft: kept, problems };
}

/** What failed twice is taken out, and said to be; where nothing is left, there is no text. */
async function withoutRejected(
  judged: JudgedText,
  { stage, first, before }: { stage: TextStage; first: SubIntent; before: readonly Checked[] },
  deps: RoundDeps,
): Promise<JudgedText> {
  const { result } = stage.performed;
  if (result?.kind !== "written" && result?.kind !== "processed") return judged;
  const problems = judged.rejected.map(({ text, reason }) => `${text} (${reason})`);
  const refused: JudgedText = {
    ...judged,
    decision: "REJECT",
    reason: "new_facts_in_draft",
    document: null,
    problems,
  };
  const left = withoutStatements(
    judged.checkedDocument,
    judged.rejected.map(({ path }) => path),
  );
  if (left.sections.length === 0 || !saysAnything(left)) return refused;
  const { work, performed } = stage;
  const { approved } = judged;
  const again = await judgeText(
    { intent: first, document: left, result, before, work, performed, approved },
    deps,
  );
  if (again.rejected.length > 0 || again.decision === "REJECT") return refused;
  await tellDropped(problems, deps);
  return again;
}

async function tellDropped(messages: readonly string[], deps: RoundDeps): Promise<void> {
  for (const message of messages)
    await deps.emit({ type: "warning-raised", code: "statement-dropped", message });
}

function refuseEmpty(document: UnifiedDocument, problems: string[]): JudgedText {
  const nothingLeft = { checkedDocument: document, document: null, rejected: [], evidence: [], approved: [] };
  return { ...nothingLeft, decision: "REJECT", reason: "new_facts_in_draft", problems };
}

/** A text of nothing but headings says nothing. */
function saysAnything({ sections }: UnifiedDocument): boolean {
  return sections.some(({ content_type: type, elements }) => type !== "heading" && elements.length > 0);
}

function applyMending(document: UnifiedDocument, mended: NonNullable<TextStage["mended"]>): UnifiedDocument {
  // from the end, so that the places before it stay where they are
  const fromEnd = mended.toSorted((a, b) => b.path.localeCompare(a.path, "en", { numeric: true }));
  return fromEnd.reduce(
    (left, { path, text }) =>
      text === null ? withoutStatements(left, [path]) : withStatements(left, [{ path, text }]),
    document,
  );
}

/** Where nobody can write, nobody can mend. */
function canMend({ ai }: RoundDeps): boolean {
  return ai.canDo("text");
}

function toChecked({ decision, reason, evidence }: JudgedText): Omit<Checked, "intent"> {
  const nothing = { audited: [], missing: [], provable: [], closest: [] };
  return { ...nothing, decision, evidence, ...(reason !== undefined && { reason }) };
}

/** Another format of what is there is that and no more; a text is there only where it was written here. */
function isServedBy({ documents: [source] }: Performed): (intent: SubIntent) => boolean {
  const isOurs = source === undefined || source.provenance === "generated";
  return ({ role }) => role === "REWRITE" || (role === "DRAFT" && isOurs);
}

const nothing = { audited: [], evidence: [], missing: [], provable: [], closest: [] };

/** What no configured model can do is said, not pretended. */
function unserved(intent: SubIntent, { ai }: Pick<RoundDeps, "ai">): Checked {
  const byWords = ai.card.provider === "offline" ? { byWords: true } : {};
  return { ...nothing, ...byWords, intent, decision: "REJECT", reason: "not_supported" };
}

function accepted(intent: SubIntent): Checked {
  return { ...nothing, intent, decision: "ACCEPT" };
}

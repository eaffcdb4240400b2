import type { ReadAnswer } from "../../ai/call/ai-call.ts";
import { segmentWords } from "../../lib/text/segment-words.ts";
import { toJson } from "../../lib/json/to-json.ts";
import type { Verdict } from "../../model/grounding.ts";
import { AuditAnswer, auditClaims } from "../../prompts/audit-claims.ts";
import type { AuditPromptInput } from "../../prompts/audit-claims.ts";
import type { RoundDeps } from "../round-deps.ts";
import { tellPassages } from "../../ground/ground.ts";
import type { ShownSupport } from "../../ground/audit/show/shown-support.ts";

export interface AuditQuestion {
  id: string;
  text: string;
  /** What it answers. */
  question?: string;
  /** A statement of a text, which may also be a greeting or lead over to something. */
  isText?: boolean;
  /** Each support in its surroundings. */
  supports: readonly ShownSupport[];
  doubts: string[];
}

export interface AuditRequest {
  name: string;
  questions: readonly AuditQuestion[];
  /** Who wrote the claims. */
  avoid: readonly string[];
}

type Said = { verdict: Verdict; reason: string };

/** What asking takes; no more, so that the gate can be used without a round. */
export type AuditorDeps = Pick<RoundDeps, "ai" | "run" | "workflow" | "used" | "emit">;

const mostInOneCall = 20;

/** Stage 4: whether the supports mean what the claims say. Without a model for it nothing is said, and nothing passes. */
export async function askAuditor(
  { name, questions, avoid }: AuditRequest,
  deps: AuditorDeps,
): Promise<Map<string, Said>> {
  const said = new Map<string, Said>();
  if (questions.length === 0 || !deps.ai.canDo(auditClaims.operation)) return said;
  for (let from = 0; from < questions.length; from += mostInOneCall) {
    const batch = questions.slice(from, from + mostInOneCall);
    for (const [id, verdict] of await askBatch(
      { name: `${name}${from === 0 ? "" : `, ${from / mostInOneCall + 1}`}`, batch, avoid },
      deps,
    ))
      said.set(id, verdict);
  }
  return said;
}

async function askBatch(
  { name, batch, avoid }: { name: string; batch: readonly AuditQuestion[]; avoid: readonly string[] },
  deps: AuditorDeps,
): Promise<Map<string, Said>> {
  const { run, ai } = deps;
  const { round, task, action } = deps.workflow();
  const input = toPromptInput(batch);
  const reply = await run.step(name, ({ signal, key }) =>
    ai.content({
      ...{ prompt: auditClaims, input, run: run.runId, stepKey: key, avoid, signal },
      place: { round, task, action },
      read: (text) => readVerdicts(text, batch),
    }),
  );
  for (const usage of reply.usage) deps.used(usage);
  for (const complaint of reply.complaints)
    await deps.emit({ type: "answer-rejected", prompt: auditClaims.name, complaint });
  if (reply.kind === "unusable") return new Map();
  return new Map(
    reply.value.verdicts.map(({ id, verdict, fails, support }) => {
      const what = fails === "" ? "" : `not proven: "${fails}". `;
      const instead = support === "" ? "" : `The support says: "${support}"`;
      return [id, { verdict, reason: verdict === "VALID" ? support : `${what}${instead}`.trim() }];
    }),
  );
}

/** What a model is asked of some claims: their passages, each once, and what each claim cites of them. */
export function toPromptInput(batch: readonly AuditQuestion[]): AuditPromptInput {
  const { passages, cited } = tellPassages(batch.map(({ supports }) => supports));
  const asked = [...new Set(batch.flatMap(({ question = "" }) => (question === "" ? [] : [question])))];
  const idOf = new Map(asked.map((text, at) => [text, `Q${at + 1}`]));
  return {
    passages,
    questions: asked.map((text, at) => ({ id: `Q${at + 1}`, text: shorten(text) })),
    claims: batch.map(({ id, text, question = "", doubts, isText }, at) => {
      const own = idOf.get(question);
      const base = { id, text, supports: cited[at] ?? [], doubts, ...(isText && { isText }) };
      return own === undefined ? base : { ...base, question: own };
    }),
  };
}

const longestQuestion = 1_200;

/** A question that brings its data along is known by its beginning. */
function shorten(text: string): string {
  return text.length <= longestQuestion ? text : `${text.slice(0, longestQuestion)} …`;
}

export function answersYesOrNo(text: string): boolean {
  return /^(?:yes|no|ja|nein|oui|non|si|sì|sí)(?!\p{L})/iu.test(text.trim());
}

/** Every claim once, and nothing called proven by words that are not there. */
export function readVerdicts(text: string, batch: readonly AuditQuestion[]): ReadAnswer<AuditAnswer> {
  const { value, status } = toJson(text);
  if (status === "hopeless" || status === "repaired")
    return { ok: false, complaint: "Its JSON is missing, broken or cut off." };
  const parsed = AuditAnswer.safeParse(value);
  if (!parsed.success)
    return { ok: false, complaint: "It must be { verdicts: [ { id, subject, support, verdict, fails } ] }." };
  const { verdicts } = parsed.data;
  const ids = verdicts.map(({ id }) => id);
  const lacking = batch.filter(({ id }) => !ids.includes(id)).map(({ id }) => id);
  if (lacking.length > 0) return { ok: false, complaint: `There is no verdict on ${lacking.join(", ")}.` };
  if (new Set(ids).size !== ids.length) return { ok: false, complaint: "A claim has two verdicts." };
  const { passages, claims } = toPromptInput(batch);
  const texts = new Map(passages.map((passage) => [passage.id, passage.text]));
  const unfounded = verdicts.find(({ id, verdict, support }) => {
    const asked = claims.find((claim) => claim.id === id);
    if (asked === undefined || verdict !== "VALID" || (asked.isText === true && support === "")) return false;
    const own = asked.supports.map((cited) => texts.get(/^P\d+/u.exec(cited)?.[0] ?? "") ?? "");
    return !standsIn(support, [...asked.supports, ...own]);
  });
  if (unfounded !== undefined)
    return {
      ok: false,
      complaint: `"support" of ${unfounded.id} is not copied from its passages: "${unfounded.support}".`,
    };
  return {
    ok: true,
    value: { verdicts: verdicts.filter(({ id }) => batch.some((question) => question.id === id)) },
  };
}

/** So long a beginning is surely copied. */
const surelyCopied = 8;

/** It begins with copied words, and what it says besides names no number that is not there. */
function beginsIn(said: readonly string[], passages: readonly string[], known: ReadonlySet<string>): boolean {
  const squeezed = passages.map(squeeze);
  let count = 0;
  while (
    count < said.length &&
    squeezed.some((passage) => passage.includes(squeeze(said.slice(0, count + 1).join(""))))
  )
    count += 1;
  return (
    squeeze(said.slice(0, count).join("")).length >= surelyCopied &&
    said.slice(count).every((word) => !/\p{N}/u.test(word) || known.has(word))
  );
}

function squeeze(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "");
}

/** Most of its words do; a model may join two places, leave out a word, or say behind them what it counted. */
function standsIn(support: string, passages: readonly string[]): boolean {
  if (squeeze(support) !== "" && passages.some((passage) => squeeze(passage).includes(squeeze(support))))
    return true;
  const words = (text: string) => segmentWords(text.normalize("NFKC").toLowerCase()).map((word) => word.text);
  const known = new Set(passages.flatMap(words));
  const said = words(support);
  if (said.length === 0) return false;
  return (
    said.filter((word) => known.has(word)).length >= 0.7 * said.length || beginsIn(said, passages, known)
  );
}

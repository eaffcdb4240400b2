import { uniqueById } from "../../lib/unique-by-id.ts";
import { handOffIdOf, numberClaims } from "../../model/hand-off-id.ts";
import type { Evidence } from "../../model/grounding.ts";
import { missingTexts, tablesOf } from "../../model/report-claims.ts";
import { languageOfPart } from "../../model/wording/target-language.ts";
import { currentRound } from "../../model/workflow.ts";
import type { RoundDeps } from "../round-deps.ts";
import { askAuditor } from "./ask-auditor.ts";
import type { JudgedText, TextToJudge } from "./judged-text.ts";
import { judgeProcessed } from "./judge-processed.ts";
import { auditText, tellWords } from "../../ground/ground.ts";

/** Every statement of a text judged: by rules against the claims that it uses, and by a model where they cannot tell. */
export async function judgeText(input: TextToJudge, deps: RoundDeps): Promise<JudgedText> {
  const { intent, document, result, before, work } = input;
  if (result.kind === "processed") return judgeProcessed(input, deps);
  const handOffs = before.flatMap(({ handOff }) => handOff ?? []);
  const evidence = uniqueById(before.flatMap((part) => part.evidence));
  const claims = numberClaims(handOffs).map(({ id, claim }) => ({
    ...{ id, text: withoutAnswer(claim.text) },
    evidence: claim.citations.flatMap((citation) => evidence.find((item) => item.id === citation) ?? []),
  }));
  const missing = before
    .flatMap(({ intent: part, missing: own }) => own.map((one) => ({ intent: part, missing: [one] })))
    .flatMap((one) =>
      missingTexts([one]).map((text) => ({ text, unproven: one.missing[0]?.unproven === true })),
    )
    .map((one, at) => ({ ...one, id: `m${at + 1}`, evidence: [] }));
  const { prompt = "", analysis } = currentRound(deps.workflow()) ?? {};
  const draft = {
    ...{ intent, document, claims: [...claims, ...missing], request: prompt },
    tables: tablesOf(handOffs.flatMap((handOff) => handOff.claims)),
    language: languageOfPart(intent, analysis?.detectedLanguage ?? "unknown"),
    handOffId: handOffIdOf(handOffs),
    echoed: result.handOffId,
    hasDocuments: work.documents.length > 0,
  };
  const checked = await auditText(draft, deps.run.signal);
  const known = new Set(input.approved);
  const open = checked.undecided.filter(({ text }) => !known.has(text));
  const failed = await judgeUndecided(open, [...claims, ...missing.map(asMissing)], deps);
  const rejected = [...checked.rejected, ...failed];
  return {
    decision: checked.decision,
    ...(checked.reason !== undefined && { reason: checked.reason }),
    ...{ checkedDocument: document, document: checked.document, rejected, evidence: checked.evidence },
    problems: [...checked.problems, ...failed.map(({ text, reason }) => `${text} (${reason})`)],
    approved: checked.undecided
      .map(({ text }) => text)
      .filter((text) => failed.every((one) => one.text !== text)),
  };
}

/** What was looked for and is not there can only be said not to be there. */
function asMissing({ id, text, unproven }: { id: string; text: string; unproven: boolean }) {
  const lead = unproven ? "It could not be proven from the documents" : "The documents do not state";
  return { id, text: `${lead}: ${text}`, evidence: [] };
}

/** That words are new is why a model is asked; it need not be told. */
function isTelling(doubt: string): boolean {
  return !/^(?:New words|It takes a side|No claim says (?:it in these words|"[^"]*" and )|It joins |"[^"]*" is no matter of a single claim|\S+ says this under a condition)/u.test(
    doubt,
  );
}

const mostClaims = 20;

/** "No, it is not refunded." rests on what it states; a text need not answer a question again. */
function withoutAnswer(text: string): string {
  const rest = text.replace(/^(?:yes|no|ja|nein|oui|non|si|sì|sí)\s*[,:–—-]\s+/iu, "");
  return rest === text ? text : rest.charAt(0).toUpperCase() + rest.slice(1);
}

interface Undecided {
  path: string;
  text: string;
  claims: string[];
  doubts: string[];
}

/** What the rules leave open is put to a model with the claims it rests on; without one it does not pass. */
async function judgeUndecided(
  undecided: readonly Undecided[],
  claims: readonly { id: string; text: string; evidence: Evidence[] }[],
  deps: RoundDeps,
): Promise<JudgedText["rejected"]> {
  const byId = new Map(claims.map((claim) => [claim.id, claim]));
  // a title and a heading may say the same
  const first = undecided.map(({ text }) => undecided.findIndex((other) => other.text === text));
  const once = undecided.flatMap((statement, at) => (first[at] === at ? [{ ...statement, at }] : []));
  const questions = once.map(({ text, claims: used, doubts, at }) => ({
    ...{ id: `s${at + 1}`, text, doubts: doubts.filter(isTelling), isText: true },
    // what names no claim is held against all of them
    supports: (used.length > 0 ? used : [...byId.keys()].slice(0, mostClaims)).flatMap((id) => {
      const claim = byId.get(id);
      if (claim === undefined) return [];
      const sources = claim.evidence.map(({ quote }) => `(source: ${quote})`);
      return [tellWords([claim.text, ...new Set(sources)].join("\n"))];
    }),
  }));
  const said = await askAuditor({ name: "audit text", questions, avoid: [] }, deps);
  return undecided.flatMap(({ path, text }, at) => {
    const verdict = said.get(`s${(first[at] ?? at) + 1}`);
    if (verdict?.verdict === "VALID") return [];
    return [{ path, text, reason: verdict?.reason ?? "nobody could judge it" }];
  });
}

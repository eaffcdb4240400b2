import { addAll } from "../../lib/add-all.ts";
import { readMadeFrom, readParts } from "../../actions/actions.ts";
import type { ContentPart } from "../../model/document.ts";
import type { Evidence } from "../../model/grounding.ts";
import { languageOfPart } from "../../model/wording/target-language.ts";
import { currentRound } from "../../model/workflow.ts";
import type { RoundDeps } from "../round-deps.ts";
import { askAuditor } from "./ask-auditor.ts";
import { checkStatements } from "./check-statements.ts";
import type { JudgedText, TextToJudge } from "./judged-text.ts";
import { auditRewording, tellWords } from "../../ground/ground.ts";

/** What was made from whole documents: a translation or another wording is compared sentence by sentence, anything else is proven statement by statement. */
export async function judgeProcessed(input: TextToJudge, deps: RoundDeps): Promise<JudgedText> {
  const { intent, document, performed } = input;
  const parts: ContentPart[] = [];
  for (const extracted of performed.extracted)
    addAll(parts, await readParts(extracted, deps.blobs, deps.run.signal));
  const asked = currentRound(deps.workflow())?.analysis?.detectedLanguage ?? "unknown";
  const language = languageOfPart(intent, asked);
  const { result } = input;
  const made = result.kind === "processed" ? result.made : undefined;
  const { sources = [] } = (await readMadeFrom({ madeFrom: made }, deps.blobs, deps.run.signal)) ?? {};
  const base = {
    checkedDocument: document,
    document,
    evidence: sources,
    problems: [] as string[],
    approved: [] as string[],
  };
  const approved = input.approved ?? [];
  if (intent.role === "TRANSLATE" || intent.role === "REWRITE") {
    const texts = { parts, document, language, kind: intent.role };
    const { rejected, undecided } = await auditRewording(texts, deps.run.signal);
    const failed = await judgeUndecided(
      undecided.filter(({ text }) => !approved.includes(text)),
      deps,
    );
    const stood = undecided
      .map(({ text }) => text)
      .filter((text) => !failed.some((one) => one.text === text));
    // what was left out has no place in the text, and cannot be taken out of it
    const lost = rejected.filter(({ path }) => path === "").map(({ text, reason }) => `${text} (${reason})`);
    const wrong = [...rejected.filter(({ path }) => path !== ""), ...failed];
    if (lost.length === 0) return { ...base, decision: "ACCEPT", rejected: wrong, approved: stood };
    return {
      ...base,
      document: null,
      decision: "REJECT",
      reason: "new_facts_in_draft",
      rejected: [],
      problems: lost,
    };
  }
  const names = new Map(performed.documents.map(({ id, fileName }) => [id, fileName]));
  const evidence = parts
    .filter(({ hidden }) => hidden !== true)
    .map((part): Evidence => toEvidence(part, names));
  const judged = await checkStatements({ document, evidence, language, name: "audit text", approved }, deps);
  const rejected = judged.flatMap(({ path, text, verdict, reason }) =>
    verdict === "VALID" || verdict === "NONE" ? [] : [{ path, text, reason }],
  );
  const stood = judged.flatMap(({ text, verdict, stage }) =>
    verdict === "VALID" && stage === 4 ? [text] : [],
  );
  return { ...base, decision: "ACCEPT", rejected, approved: stood };
}

function toEvidence(part: ContentPart, names: ReadonlyMap<string, string>): Evidence {
  const { id, document, position, heading, text } = part;
  return {
    ...{ id, documentId: document, document: names.get(document) ?? document, position, quote: text },
    ...(heading && { heading }),
  };
}

/** Sentences that the rules have a doubt about are put to a model with their source; where there is no doubt they stand. */
async function judgeUndecided(
  undecided: Awaited<ReturnType<typeof auditRewording>>["undecided"],
  deps: RoundDeps,
): Promise<JudgedText["rejected"]> {
  const doubtful = undecided.filter(({ doubts }) => doubts.length > 0);
  const questions = doubtful.map(({ text, source, doubts }, at) => ({
    ...{ id: `s${at + 1}`, text, doubts, supports: [tellWords(source)] },
  }));
  const said = await askAuditor({ name: "audit translation", questions, avoid: [] }, deps);
  return doubtful.flatMap(({ path, text }, at) => {
    const verdict = said.get(`s${at + 1}`);
    return verdict?.verdict === "VALID"
      ? []
      : [{ path, text, reason: verdict?.reason ?? "nobody could judge it" }];
  });
}

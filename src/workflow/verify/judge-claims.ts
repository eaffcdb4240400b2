import { segmentWords } from "../../lib/text/segment-words.ts";
import { detectLanguage } from "../../lib/text/detect-language.ts";
import type { Evidence, LocatedSupport, RuledClaim, SubmittedClaim } from "../../model/grounding.ts";
import type { Answered } from "../../model/round.ts";
import { pointsOf } from "../../model/sub-intent.ts";
import type { JudgedClaim } from "../../model/work.ts";
import type { RoundDeps } from "../round-deps.ts";
import { withWholeTables } from "../../model/documents/whole-table.ts";
import { askAuditor } from "./ask-auditor.ts";
import type { AuditQuestion } from "./ask-auditor.ts";
import { judgeRow, withInputs, withoutFaults } from "./judge-row.ts";
import type { CellFault } from "./judge-row.ts";
import { answersYesOrNo } from "./ask-auditor.ts";
import { shapeOf } from "./row-shape.ts";
import { restsOnOrders } from "./rests-on-orders.ts";
import { pointsServed } from "./points-served.ts";
import { locate, tellContext } from "../../ground/ground.ts";
import type { ShownSupport } from "../../ground/audit/show/shown-support.ts";

export interface ClaimsToJudge {
  part: Answered;
  /** Of the claims. */
  language: string;
  /** Whether what fails now is not tried again. */
  isLast: boolean;
}

/** Every claim of an answer judged: by rules first; what they cannot decide by a model, all of it together. */
export async function judgeClaims(
  { part, language, isLast }: ClaimsToJudge,
  deps: RoundDeps,
): Promise<JudgedClaim[]> {
  const { answer, evidence, computed, intent, writer } = part;
  if (answer === null) return [];
  const points = pointsOf(intent);
  const ruled = answer.claims.map((submitted) => {
    const served = pointsServed(submitted, points);
    const question = points.find(({ id }) => served.includes(id))?.text ?? intent.text;
    const whole = withWholeTables(
      withInputs(submitted.supports, computed),
      evidence,
      (one, among) => locate(one, among) !== undefined,
    );
    const own = languageOf(submitted, part, language);
    const ground = { language: own, question, evidence: whole, computations: computed };
    // the second time, what is wrong in a row is left out of it and the rest of it stands
    const mended = isLast ? withoutFaults(submitted, ground) : undefined;
    const claim = mended?.claim ?? submitted;
    // a claim without a support is a fault of its writer: the gate does not look for one in its place
    const ruling = claim.supports.length === 0 ? unsupported : judgeRow(claim, ground);
    const audit = vetoOf(claim, ruling, evidence) ?? explain(ruling, claim, part.failed ?? []);
    const shape = shapeOf(claim, { evidence: whole, language: own })?.key;
    const lost = (mended?.lost ?? []).map((fault) => toLost(fault, claim));
    return { claim, question, audit, lost, ...(shape !== undefined && { shape }) };
  });
  const asked = ruled.map(({ shape, audit }, at) => {
    // rows that were copied alike differ in nothing that is to be judged: the first speaks for all
    const first =
      shape === undefined || audit.verdict !== "UNDECIDED"
        ? -1
        : ruled.findIndex((one) => one.shape === shape && one.audit.verdict === "UNDECIDED");
    return first < 0 ? at : first;
  });
  const open = ruled.flatMap(({ claim, question, audit }, at): AuditQuestion[] =>
    audit.verdict !== "UNDECIDED" || asked[at] !== at
      ? []
      : [
          {
            ...{ id: `c${at + 1}`, text: claim.text, doubts: audit.doubts },
            // a point alone does not say which case it is about
            question: intent.text.includes(question) ? intent.text : `${intent.text}\n${question}`,
            supports: tellSupports(audit.located, part, { text: claim.text, language }),
          },
        ],
  );
  const answers = await askAuditor(
    { name: `audit ${intent.id}`, questions: open, avoid: writer === undefined ? [] : [writer] },
    deps,
  );
  return ruled.flatMap(({ claim, audit, lost }, at) => [
    toJudged(claim, audit, answers.get(`c${(asked[at] ?? at) + 1}`)),
    ...lost,
  ]);
}

/** A cell that was left out of its row, as a claim that failed: nothing disappears without a word. */
function toLost({ column, value, stage, reason }: CellFault, { text, point }: SubmittedClaim): JudgedClaim {
  return {
    ...{
      text: `${column}: ${value} (${text})`,
      ...(point !== undefined && { point }),
      supports: [],
      located: [],
    },
    ...{ verdict: "INVALID", stage, reason },
  };
}

/** Each support in its surroundings, and the quotations that a computation rests on. */
function tellSupports(
  located: readonly LocatedSupport[],
  { evidence, computed }: Answered,
  claim: { text: string; language: string },
): ShownSupport[] {
  const inputs = computed
    .filter(({ id }) =>
      located.some((support) => support.kind === "computation" && support.computation === id),
    )
    .flatMap((one) => one.inputs.flatMap(({ supports }) => supports))
    .filter(({ kind }) => kind === "quote");
  return tellContext([...located, ...inputs.slice(0, mostInputs)], {
    evidence,
    computations: computed,
    claim,
  });
}

const mostInputs = 6;

/** The request's, unless the claim is in the words of a document in another one. */
function languageOf({ text, supports }: SubmittedClaim, { evidence }: Answered, usual: string): string {
  const cited = new Set(supports.flatMap((support) => ("evidence" in support ? [support.evidence] : [])));
  const theirs = new Set(evidence.filter(({ id }) => cited.has(id)).map((item) => item.language));
  const own = detectLanguage(text);
  return own !== "unknown" && theirs.has(own) ? own : usual;
}

/** Whoever cites a computation that failed hears why it did. */
function explain(ruling: RuledClaim, { supports }: SubmittedClaim, failed: readonly string[]): RuledClaim {
  const cited = supports.flatMap((support) =>
    "computation" in support ? [`computation ${support.computation}:`] : [],
  );
  const why = failed.filter((complaint) => cited.some((name) => complaint.startsWith(name)));
  return why.length === 0 ? ruling : { ...ruling, reason: `${ruling.reason} (${why.join("; ")})` };
}

/** What no rule of the audit sees: words that give orders, and a word or two that no support says. */
function vetoOf(
  { text }: SubmittedClaim,
  ruling: RuledClaim,
  evidence: readonly Evidence[],
): RuledClaim | undefined {
  if (restsOnOrders(ruling.located, evidence)) return { ...ruling, ...ordered };
  if (ruling.verdict !== "UNDECIDED" || ruling.located.some(({ kind }) => kind === "computation"))
    return undefined;
  const cited = ruling.located.flatMap((support) => {
    if (support.kind === "cells")
      return support.cells.flatMap(({ value, rowHead, columnHead }) => [value, rowHead, columnHead]);
    return support.kind === "quote" ? [support.quote] : [];
  });
  const words = (given: string) =>
    segmentWords(given.normalize("NFKC").toLowerCase()).map((word) => word.text);
  const said = words(text);
  if (said.length > fewWords || answersYesOrNo(text)) return undefined;
  const known = new Set(cited.flatMap(words));
  return said.some((word) => known.has(word))
    ? undefined
    : {
        ...ruling,
        verdict: "NOT_IN_CONTEXT",
        stage: 2,
        reason: `nothing of "${text}" stands in the cited words`,
        fails: text,
      };
}

const fewWords = 2;

/** Words that order something state nothing, whatever they contain. */
const ordered = {
  ...{ verdict: "INVALID" as const, stage: 1, fails: "" },
  reason: "it rests on words that give orders to whoever reads the document, and state nothing",
};

const unsupported: RuledClaim = {
  ...{
    verdict: "NOT_IN_CONTEXT",
    stage: 1,
    reason: "it names no support",
    fails: "",
    doubts: [],
    located: [],
  },
};

function toJudged(
  claim: SubmittedClaim,
  audit: RuledClaim,
  said: { verdict: JudgedClaim["verdict"]; reason: string } | undefined,
): JudgedClaim {
  const { located } = audit;
  if (audit.verdict !== "UNDECIDED")
    return { ...claim, located, verdict: audit.verdict, stage: audit.stage, reason: audit.reason };
  const { verdict, reason } = said ?? { verdict: "NOT_IN_CONTEXT" as const, reason: "nobody could judge it" };
  return { ...claim, located, verdict, stage: 4, reason };
}

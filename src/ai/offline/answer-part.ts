import { createTermReader } from "../../lib/text/create-term-reader.ts";
import { refusalToken } from "../../model/grounding.ts";
import type { Missing } from "../../model/grounding.ts";
import type { AnswerInput } from "../../prompts/answer-from-evidence.ts";
import { answerAmounts } from "./amounts/answer-amounts.ts";
import { answerByQuoting } from "./answer/answer-by-quoting.ts";
import type { QuotedAnswer } from "./answer/answer-by-quoting.ts";
import { factAsked } from "../../lexicon/requests/delivered/fact-nouns.ts";
import { identifierAsked } from "../../lexicon/requests/delivered/identifier-words.ts";
import { listNoun } from "../../lexicon/requests/listed-kinds.ts";
import { allOfThem } from "../../lexicon/requests/list-words.ts";
import { picksRows } from "../../lexicon/requests/delivered/sheet-orders.ts";
import { findFormats } from "./plan/find-formats.ts";
import { readKind } from "./answer/look-up/read-kind.ts";
import { tellCause } from "./answer/points/tell-cause.ts";
import { compareChange } from "./answer/compare/compare-change.ts";
import { compareOn } from "./answer/compare/compare-on.ts";
import { outstandingRows } from "./answer/points/outstanding-rows.ts";
import { settlePoints } from "./answer/points/settle-points.ts";
import { isGround, tellOrdered } from "./answer/tell-ordered.ts";
import { tellTopic } from "./answer/sections/tell-section.ts";
import { tellAbout, tellDates } from "./answer/tell-about.ts";
import { isBySections, summaryOrder } from "./write/summary-topic.ts";
import { tellOutcome } from "./write/tell-outcome.ts";
import { tellTextTopic } from "./write/tell-text-topic.ts";
import { surveySections } from "./write/survey-sections.ts";
import { answerCells } from "./cells/answer-cells.ts";
import { answerListed } from "./extract/answer-listed.ts";
import { extractKind } from "./extract/extract-kind.ts";
import { extractPassages } from "./extract/extract-passages.ts";
import { extractTable } from "./extract/extract-table.ts";
import type { ExtractedTable } from "./extract/extract-table.ts";
import { answerContact } from "./forms/answer-contact.ts";
import { answerFields } from "./forms/answer-fields.ts";
import type { FieldClaim } from "./forms/field-claim.ts";
import { answerMailAfter } from "./forms/answer-mail.ts";
import { asMails } from "./forms/as-mails.ts";
import { answerRequest } from "./forms/answer-request.ts";
import { withoutOlder } from "./forms/answer-thread.ts";
import { subjectNumber } from "./forms/subject-number.ts";
import { givesContact } from "./forms/gives-contact.ts";
import { answerPeriods } from "./periods/answer-periods.ts";
import type { PeriodAnswer, PeriodCalculation } from "./periods/answer-periods.ts";
import { answerBracket } from "./records/answer-bracket.ts";
import { answerRecords } from "./records/answer-records.ts";
import { computedOf, documentsOf, toAsk } from "./read-input.ts";
import { draftPicked, draftPoint, isServed, tellDraft } from "./tables/answer-by-plan.ts";
import type { ComputedClaim } from "./tables/answer-by-plan.ts";
import { withOthers, type TableDraft } from "./tables/draft/draft.ts";

type Quote = QuotedAnswer["claims"][number];
/** In the words of the host, which computed it. */
interface HostClaim {
  text: string;
  supports: { computation: string }[];
}
export type PartClaim = (ComputedClaim | FieldClaim | HostClaim | Quote) & { point?: string };

export type PartAnswer =
  | { claims: []; wish: { query: Record<string, unknown>[]; compute: PeriodCalculation[] } }
  | {
      claims: PartClaim[];
      tables?: ExtractedTable[];
      missing?: Missing[];
      refusal: typeof refusalToken | null;
    };

interface Asked {
  /** Undefined where the part asks for one thing. */
  id: string | undefined;
  text: string;
  /** Where a letter is to say or to bring about something, what is found for it. */
  told?: PartClaim[];
  draft: TableDraft | undefined;
  /** Where nothing is to be computed over rows: what is asked of a row and its periods. */
  periods: PeriodAnswer | undefined;
}

/** Each point by itself: computed, read off a form or a table, or quoted; what is not found is said to be missing. */
export function answerPart(input: AnswerInput): PartAnswer {
  const { intent, points, mayWish } = input;
  const listed = mayBeTable(input) ? answerListed(input) : undefined;
  if (listed !== undefined && "query" in listed)
    return { claims: [], wish: { query: listed.query, compute: [] } };
  const table = listed?.table ?? (mayBeTable(input) ? extractTable(toAsk(input), input.evidence) : undefined);
  if (table !== undefined) return { claims: [], tables: [table], refusal: null };
  const given = points.length > 1 ? points : [{ id: undefined, text: intent.text }];
  const asked = given.map(({ id, text }): Asked => {
    const told = tellOrdered({ id, text }, input);
    if (told !== undefined) return { id, text, told, draft: undefined, periods: undefined };
    const periods = periodsOf(text, input);
    // a cell as it stands says more than the same one in a result
    if (periods?.kind === "cells") return { id, text, draft: undefined, periods };
    // "the mobile number of …" names one, and counts nothing
    const draft = identifierAsked.test(text)
      ? undefined
      : draftPoint(text, input, { hasPeriods: periods !== undefined });
    return {
      id,
      text,
      draft,
      periods: draft === undefined ? (periods ?? amountsOf(text, input)) : undefined,
    };
  });
  for (const point of asked) {
    const isNumber = identifierAsked.test(point.text);
    const isOpen =
      !isNumber && point.told === undefined && point.draft === undefined && point.periods === undefined;
    const picked = isOpen ? draftPicked(point.text, input) : undefined;
    if (picked !== undefined && answerPoint(point, asked, input).length === 0) point.draft = picked;
  }
  const drafts = asked.flatMap(({ draft }) => (draft === undefined ? [] : withOthers(draft)));
  const compute = asked.flatMap(({ periods }) =>
    periods?.kind === "calculation" ? [periods.calculation] : [],
  );
  const isNew =
    drafts.every((draft) => !isServed(draft, input)) && compute.every((one) => !isComputed(one, input));
  if (mayWish && drafts.length + compute.length > 0 && isNew)
    return { claims: [], wish: { query: drafts.map(({ plan }) => plan), compute } };
  const claims: PartClaim[] = [];
  const missing: Missing[] = [];
  const found = asked.map((point) => ({ text: point.text, claims: answerPoint(point, asked, input) }));
  const isSettled =
    intent.role === "LOOKUP" && asked.length > 1 && asked.every(({ told }) => told === undefined);
  const settled = isSettled ? settlePoints(found, { ...toAsk(input), evidence: input.evidence }) : undefined;
  for (const [at, point] of asked.entries()) {
    const own = settled?.[at] ?? found[at]?.claims ?? [];
    if (own.length === 0 && point.id !== undefined) missing.push({ point: point.id, reason: refusalToken });
    for (const claim of own) claims.push(point.id === undefined ? claim : { ...claim, point: point.id });
  }
  return {
    claims,
    ...(missing.length > 0 && { missing }),
    refusal: claims.length === 0 ? refusalToken : null,
  };
}

/** What is listed or put into a sheet is a table as it stands; fields that are asked for one by one are none, but for all of a kind. */
function mayBeTable({ intent: { role, text }, points }: AnswerInput): boolean {
  const isSheet = findFormats(text).some((format) => format === "xlsx" || format === "csv");
  if (role !== "EXTRACT" && !(role === "LOOKUP" && isSheet)) return false;
  return points.length < 2 || (isSheet && allOfThem.test(text));
}

function answerPoint(point: Asked, all: readonly Asked[], whole: AnswerInput): PartClaim[] {
  if (point.told !== undefined) return point.told;
  const computed = point.draft === undefined ? undefined : tellDraft(point.draft, whole);
  const { role } = whole.intent;
  if (computed !== undefined) return computed;
  if (point.periods !== undefined) return tellPeriods(point.periods, whole);
  // a result that was not told is no passage of a document
  const input = { ...whole, evidence: documentsOf(whole) };
  const isLookedUp = role === "LOOKUP" || role === "EXTRACT" || role === "COMPARE";
  const read = isLookedUp ? { ...input, evidence: [...asMails(input.evidence)] } : input;
  const changed = role === "LOOKUP" || role === "COMPARE" ? compareChange(point.text, read) : [];
  if (changed.length > 0) return changed;
  // two things side by side are not the field of a form, nor what only the newest mail says
  const sides = role === "COMPARE" && point.id === undefined ? quote(point, read) : [];
  const open =
    role === "LOOKUP" && point.id !== undefined ? outstandingRows(point.text, input.evidence) : undefined;
  if (open !== undefined) return open;
  const fields =
    sides.length > 0
      ? sides
      : isLookedUp
        ? (answerContact(point.text, input) ??
          subjectNumber(point.text, input) ??
          answerRequest(point.text, input) ??
          answerFields(point.text, input) ??
          answerMailAfter(point.text, all[all.indexOf(point) - 1]?.text, input.evidence))
        : undefined;
  const found = fields ?? lookUpCell(point, all, input) ?? bracketOf(point, input) ?? quote(point, read);
  if (!isLookedUp) return found;
  const asked = { ...toAsk(input), text: point.text };
  const given = (claims: PartClaim[]) => claims.filter(({ text }) => givesContact(asked, text));
  const kept = withoutOlder(point.text, given(found), input.evidence);
  return kept.length > 0 || role === "COMPARE" ? kept : given(answerRecords(asked, input.evidence));
}

function periodsOf(text: string, input: AnswerInput): PeriodAnswer | undefined {
  const { intent, piece, evidence } = input;
  const isAsked = intent.role === "LOOKUP" || intent.role === "EXTRACT" || intent.role === "COMPARE";
  if (!isAsked || piece !== undefined) return undefined;
  return answerPeriods({ ...toAsk(input), text, computed: computedOf(input) }, evidence);
}

/** What is reckoned from prices and amounts. */
function amountsOf(text: string, input: AnswerInput): PeriodAnswer | undefined {
  const { intent, piece, evidence, isWhole } = input;
  const isCompared = intent.role === "COMPARE";
  if ((intent.role !== "LOOKUP" && !isCompared) || piece !== undefined) return undefined;
  const asked = { ...toAsk(input), text, computed: computedOf(input) };
  const calculation = answerAmounts(asked, { evidence, isWhole, isCompared });
  return calculation === undefined ? undefined : { kind: "calculation", calculation };
}

/** Whether the host has said what became of a calculation. */
function isComputed({ id }: PeriodCalculation, { computed, served }: AnswerInput): boolean {
  return (
    computed.some((one) => one.id === id) || served.some((line) => line.startsWith(`computation ${id}:`))
  );
}

/** What was to be computed and could not be is not answered otherwise. */
function tellPeriods(periods: PeriodAnswer, { computed }: AnswerInput): PartClaim[] {
  if (periods.kind === "cells") return periods.claims;
  const { id } = periods.calculation;
  const words = computed.find((one) => one.id === id)?.words;
  return words === undefined ? [] : [{ text: words, supports: [{ computation: id }] }];
}

function lookUpCell(point: Asked, all: readonly Asked[], input: AnswerInput): ComputedClaim[] | undefined {
  const { intent, evidence } = input;
  if (intent.role !== "LOOKUP" && intent.role !== "EXTRACT") return undefined;
  const { language } = toAsk(input);
  const others = all.filter((one) => one !== point).map(({ text }) => text);
  return answerCells({ text: point.text, language, others, computed: computedOf(input) }, evidence);
}

function bracketOf({ text }: Asked, input: AnswerInput): ComputedClaim[] | undefined {
  if (input.intent.role !== "LOOKUP" && input.intent.role !== "EXTRACT") return undefined;
  return answerBracket({ ...toAsk(input), text, computed: computedOf(input) }, input.evidence);
}

function quote({ id, text }: Asked, input: AnswerInput): PartClaim[] {
  if (id === undefined) {
    const { intent } = input;
    // what a text is written from, and what a summary of everything says, is what the documents say section by section
    const isWritten = isGround(input);
    const order = isWritten ? intent.text : summaryOrder(intent.text);
    const told = intent.role === "SUMMARIZE" ? tellOutcome(order, toAsk(input).language, input.evidence) : [];
    if (told.length > 0) return told;
    const onTopic = isWritten ? tellTextTopic(order, toAsk(input).language, input.evidence) : undefined;
    if (onTopic !== undefined) return onTopic;
    if (isWritten || isSurveyed(order, input)) {
      const surveyed = surveySections(order, toAsk(input).language, input.evidence);
      if (surveyed.length > 0) return surveyed;
    }
    const isListed = intent.role === "EXTRACT" || (intent.role === "LOOKUP" && listNoun.test(intent.text));
    const listed = isListed ? listFrom(input) : [];
    if (listed.length > 0) return listed;
    const found = answerByQuoting(input).claims;
    // rows that are near are none of those that were picked out
    return intent.role === "EXTRACT" && picksRows.test(intent.text) ? found.filter(isPassage) : found;
  }
  const { intent } = input;
  if (intent.role === "COMPARE") return compareOn({ id, text }, input);
  const section = intent.role === "SUMMARIZE" ? tellTopic(text, toAsk(input).language, input.evidence) : [];
  if (section.length > 0) return section;
  // a field is one thing, however many are asked for
  const role = intent.role === "EXTRACT" ? "LOOKUP" : intent.role;
  const asked = { ...input, intent: { ...intent, text, role }, points: [{ id, text }] };
  const found = answerByQuoting(asked).claims;
  const isTopic = intent.role === "LOOKUP" && !/[?\p{N}]/u.test(text) && isNamed(text, toAsk(input).language);
  if (found.length > 0) return found;
  const { language } = toAsk(input);
  const dates =
    intent.role === "LOOKUP" ? tellDates(text.replace(factAsked, ""), language, input.evidence) : [];
  if (dates.length > 0 || !isTopic) return dates;
  const about = tellAbout(text, language, input.evidence);
  return about.length > 0 ? about : tellCause(text, input.evidence);
}

function isPassage({ supports: [first] }: PartClaim): boolean {
  return first !== undefined && "quote" in first;
}

/** What no table holds: paragraphs for the columns that are asked for, or every sentence that tells one of a kind. */
function listFrom(input: AnswerInput): Quote[] {
  const found = extractPassages(toAsk(input), input.evidence);
  return found.length > 0 ? found : extractKind(toAsk(input), input.evidence);
}

/** A few words without one that asks: "the deposit". */
function isNamed(text: string, language: string): boolean {
  return readKind(text, language).asking.length === 0 && text.split(/\s+/u).length <= mostNamed;
}

const mostNamed = 6;

function isSurveyed(order: string, input: AnswerInput): boolean {
  return (
    input.intent.role === "SUMMARIZE" &&
    isBySections(order, createTermReader(toAsk(input).language), input.evidence)
  );
}

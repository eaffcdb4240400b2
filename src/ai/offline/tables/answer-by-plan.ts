import { cellName } from "../../../lib/cell-address.ts";
import { detectLanguage } from "../../../lib/text/detect-language.ts";
import type { EvidenceTable } from "../../../model/grounding.ts";
import type { AnswerInput, EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { draftListed, type ListedRows } from "../extract/draft-listed.ts";
import { draftSheet } from "../sheets/draft-sheet.ts";
import { draftWorth } from "../sheets/products/draft-worth.ts";
import { withOthers } from "./draft/draft.ts";
import type { TableDraft } from "./draft/draft.ts";
import type { TableShape } from "../../../model/documents/table-shape.ts";
import { draftLoosely } from "./loose/draft-loosely.ts";
import { draftRows } from "./loose/draft-rows.ts";
import { readTableQuestion } from "./read-table-question.ts";

/** A claim over cells of a result, in the words of its heads: such a claim proves itself. */
export interface ComputedClaim {
  text: string;
  point?: string;
  supports: { evidence: string; cell: string }[];
}

/** A wish for a computation, or what came of it. */
export type PlannedAnswer =
  | { claims: []; wish: { query: Record<string, unknown>[] } }
  | { claims: ComputedClaim[]; refusal: null };

const roles: ReadonlySet<string> = new Set(["LOOKUP", "COMPARE", "EXTRACT"]);

/** What a point asks to be computed; undefined where it asks for nothing of the kind, or nothing may be computed now. */
export function draftPoint(
  text: string,
  input: AnswerInput,
  { hasPeriods }: { hasPeriods: boolean },
): TableDraft | undefined {
  const profiles = profilesOf(input);
  const language = languageOf(input);
  const worth = draftWorth(text, profiles, { language, about: aboutOf(input) });
  if (worth !== undefined) return worth.draft;
  return (
    readTableQuestion(text, profiles, language) ??
    // who knows the periods of a row knows better than who only knows its words
    (hasPeriods ? undefined : draftSheet(text, profiles, { language, about: aboutOf(input) })) ??
    draftLoosely(text, profiles, language)
  );
}

/** The rows that a point picks out, where nothing else answers it. */
export function draftPicked(text: string, input: AnswerInput): TableDraft | undefined {
  const [profiles, language] = [profilesOf(input), languageOf(input)];
  // rows with their pieces are not what they are worth
  if (draftWorth(text, profiles, { language, about: aboutOf(input) }) !== undefined) return undefined;
  return (
    draftRows(text, profiles, language) ??
    draftSheet(text, profiles, { language, about: aboutOf(input), isLast: true })
  );
}

/** The rows that are to be put into a sheet, where an order picks them out. */
export function draftRowsOf(input: AnswerInput): ListedRows | undefined {
  return draftListed(input.intent.text, profilesOf(input), {
    language: languageOf(input),
    about: aboutOf(input),
  });
}

/** The tables that plans may be run over now. */
function profilesOf({ intent, profiles = [], piece, judged }: AnswerInput): readonly TableShape[] {
  return piece === undefined && judged.length === 0 && roles.has(intent.role) ? profiles : [];
}

/** What stands over everything: it names the documents as their files do. */
function aboutOf({ evidence, served }: AnswerInput): string {
  const titles = new Set(evidence.flatMap(({ heading = [] }) => heading.slice(0, 1)));
  // what was computed is called by what was asked for
  const own = [...titles].filter(
    (title) => !served.some((line) => line.includes(`see the evidence "${title}"`)),
  );
  return [...own.slice(0, mostTitles), ...openingOf(evidence)].join(" ");
}

const longestOpening = 80;

/** The line that a text without headings opens with, where all is of one document: whose letter or list it is. */
function openingOf(evidence: readonly EvidenceItem[]): string[] {
  const [first, ...more] = new Set(evidence.map(({ document }) => document));
  if (first === undefined || more.length > 0) return [];
  return evidence
    .filter(
      ({ place, heading = [], table }) => place === "line 1" && heading.length === 0 && table === undefined,
    )
    .map(({ text }) => text.split(/\n|\s{3,}/u, 1)[0] ?? "")
    .filter((line) => line.length <= longestOpening && !/[:.?!]/u.test(line));
}

const mostTitles = 4;

function languageOf({ intent, language }: AnswerInput): string {
  return language === "unknown" ? detectLanguage(intent.text) : language;
}

/** Whether the host has said what became of a plan. */
export function isServed({ plan }: TableDraft, { served }: AnswerInput): boolean {
  return served.some((line) => isOf(line, plan));
}

/** What came of a plan, as claims; undefined where nothing usable did. */
export function tellDraft(draft: TableDraft, input: AnswerInput): ComputedClaim[] | undefined {
  const parts = withOthers(draft).map((one) => tellResult(one, resultOf(one, input)));
  const told = parts.flatMap((claims) => claims ?? []);
  // a list of which a part is missing would mislead
  return parts.includes(undefined) ? undefined : told;
}

/** Has tables computed where a question clearly asks for it; undefined where it does not, or nothing usable came back. */
export function answerByPlan(input: AnswerInput): PlannedAnswer | undefined {
  const { intent, points, mayWish } = input;
  const asked = points.length > 1 ? points : [{ id: undefined, text: intent.text }];
  const drafts: { point: string | undefined; draft: TableDraft }[] = [];
  for (const { id, text } of asked) {
    const draft = draftPoint(text, input, { hasPeriods: false });
    if (draft === undefined) return undefined;
    drafts.push({ point: id, draft });
  }
  const wasServed = drafts.some(({ draft }) => isServed(draft, input));
  if (!drafts.every(({ draft }) => isServed(draft, input)))
    return mayWish && !wasServed
      ? { claims: [], wish: { query: drafts.map(({ draft }) => draft.plan) } }
      : undefined;
  const claims: ComputedClaim[] = [];
  for (const { point, draft } of drafts) {
    const own = tellDraft(draft, input);
    if (own === undefined) return undefined;
    for (const claim of own) claims.push({ ...claim, ...(point !== undefined && { point }) });
  }
  return { claims, refusal: null };
}

/** Whether a line tells what became of this plan; long ones are cut there. */
function isOf(line: string, plan: Record<string, unknown>): boolean {
  return line.startsWith(`query ${JSON.stringify(plan).slice(0, shownOfPlan)}`);
}

const shownOfPlan = 150;

/** What came of a plan, as a table of the evidence. */
export interface Result {
  id: string;
  table: EvidenceTable;
  heads: readonly string[];
  /** Columns in front of those of the plan. */
  offset: number;
}

/** The evidence that the host made of this plan; a table of a document is none, whatever its heads say. */
export function resultOf({ width, plan }: TableDraft, { evidence, served }: AnswerInput): Result | undefined {
  const isServed = ({ heading }: EvidenceItem) =>
    served.some((line) => isOf(line, plan) && line.includes(`see the evidence "${heading?.[0] ?? "\0"}"`));
  const found = evidence.flatMap((item): Result[] => {
    const heads = item.table?.head[0];
    if (item.table === undefined || heads === undefined || !isServed(item)) return [];
    // a result without names of its own has the way it was computed in front
    const offset = heads.length - width;
    return offset === 0 || offset === 1 ? [{ id: item.id, table: item.table, heads, offset }] : [];
  });
  return found.length === 1 ? found[0] : undefined;
}

/** One claim for each row: its heads with their values, as they stand. Undefined where the result is not what was asked for. */
function tellResult(
  { plan, told, must, positive = [], mostRows, place }: TableDraft,
  result: Result | undefined,
): ComputedClaim[] | undefined {
  if (result === undefined) return undefined;
  const { id, table, heads, offset } = result;
  if (table.rows.length === 0 || table.rows.length > mostRows) return undefined;
  const claims: ComputedClaim[] = [];
  const first = place === undefined ? 0 : rowAt(table.rows, place.column + offset, place.number);
  if (first === undefined) return undefined;
  for (const [at, row] of table.rows.entries()) {
    if (at < first) continue;
    const all = told.map((own) => ({
      ...{ column: own + offset, head: heads[own + offset] ?? "", value: row[own + offset] ?? "" },
    }));
    // a row counts although one of its cells is empty, a group without values does not
    const pairs = isOfRows(plan) && mostRows > 1 ? all.filter(({ value }) => value.trim() !== "") : all;
    if (table.rows.length > 1 && pairs.slice(1).some(({ value }) => value.trim() === "")) continue;
    const isAsMust =
      must.every(({ column, value }) => row[column + offset] === value) &&
      positive.every((column) => /^[^-−(]*[1-9]/u.test(row[column + offset] ?? ""));
    // what parts the pairs of a claim must not stand in one
    const isPlain = pairs.every(
      ({ head, value }) => value.trim() !== "" && !/;\s|\n/u.test(`${head}: ${value}`),
    );
    if (!isAsMust || !isPlain || pairs.length === 0) return undefined;
    claims.push({
      text: pairs.map(({ head, value }) => `${head}: ${value}`).join("; "),
      supports: pairs.map(({ column }) => ({
        evidence: id,
        cell: cellName(table.firstRow - 1 + at, table.firstColumn - 1 + column),
      })),
    });
  }
  return claims.length === 0 ? undefined : claims;
}

/** Whether rows are told as they stand, with nothing computed beside them. */
function isOfRows({ groupBy, aggregates, derive }: TableDraft["plan"]): boolean {
  return groupBy === undefined && aggregates === undefined && derive === undefined;
}

/** Where the row of a place stands; undefined where it shares its place with others. */
function rowAt(rows: readonly (readonly string[])[], column: number, place: number): number | undefined {
  const value = rows[place - 1]?.[column];
  const isAlone = rows.filter((row) => row[column] === value).length === 1;
  return value !== undefined && isAlone ? place - 1 : undefined;
}

import { eachInTurn } from "../../lib/take-turns.ts";
import { uniqueById } from "../../lib/unique-by-id.ts";
import type { Decision, Evidence, RejectReason } from "../../model/grounding.ts";
import type { SubIntent } from "../../model/sub-intent.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import { checkStatement } from "./check/check-statement.ts";
import { citeElements } from "./check/cite-elements.ts";
import { createDraftScope } from "./check/draft-scope.ts";
import type { DraftScope } from "./check/draft-scope.ts";
import { ownCitations, withoutCheckMarks } from "./check/own-citations.ts";
import { insertTables } from "./check/values/insert-tables.ts";
import type { TableToInsert, InsertedTables } from "./check/values/insert-tables.ts";
import type { DraftClaim } from "./check/prepare-claim.ts";
import type { Ruling } from "./check/ruling.ts";
import { settleMetadata } from "./check/settle-metadata.ts";
import { readStatements } from "./read-statements.ts";
import type { Statement } from "./statements/statement.ts";

export interface DraftInput {
  /** The creative part of the request that the draft serves. */
  intent: SubIntent;
  document: UnifiedDocument;
  claims: readonly DraftClaim[];
  tables: readonly TableToInsert[];
  /** The person's own words. */
  request: string;
  /** Of the request, as the host knows it; what the draft says of its own language switches nothing off. */
  language: string;
  /** What the draft must echo; null where it rests on no hand-off. */
  handOffId: string | null;
  echoed: string | undefined;
  hasDocuments: boolean;
}

export interface CheckedDraft {
  /** REJECT as a whole, RETRY for single statements, ACCEPT where no rule rejects any: the undecided are still to be judged. */
  decision: Decision;
  reason?: RejectReason;
  /** What is wrong with it, in words that a next try can use. */
  problems: string[];
  rejected: { path: string; text: string; reason: string }[];
  /** What only a model can tell, with the claims that it rests on. */
  undecided: { path: string; text: string; claims: string[]; doubts: string[] }[];
  /** With its tables and citations, ready to be written once nothing is undecided; null where something was rejected. */
  document: UnifiedDocument | null;
  /** What the claims rest on that it uses. */
  evidence: Evidence[];
}

const mostShown = 12;

/** The gate for what was written: every statement against the claims that it uses, and against nothing else. */
export function* checkDraft(input: DraftInput): Generator<undefined, CheckedDraft> {
  const { document, claims, tables, handOffId, echoed, hasDocuments } = input;
  const proven = claims.filter(({ evidence }) => evidence.length > 0);
  if (proven.length === 0 && tables.length === 0) {
    if (hasDocuments)
      return refuse("draft_without_grounding", ["The text rests on documents, but on no checked claim."]);
    return { ...accepted, document: withoutCheckMarks(document) };
  }
  if (handOffId !== null && echoed !== handOffId)
    return refuse("handoff_mismatch", [
      `metadata.handoff_id must be ${handOffId}, not ${echoed ?? "missing"}.`,
    ]);
  const own = ownCitations(document);
  if (own.length > 0)
    return refuse("citation_out_of_scope", [
      `The text must carry no citations of its own: ${own.slice(0, mostShown).join(", ")}.`,
    ]);
  return yield* checkStatements(input, insertTables(document, tables));
}

const accepted = {
  decision: "ACCEPT",
  problems: [],
  rejected: [],
  undecided: [],
  evidence: [],
} as const satisfies Partial<CheckedDraft>;

function refuse(reason: RejectReason, problems: string[]): CheckedDraft {
  return {
    ...{ decision: "REJECT", reason, problems, rejected: [], undecided: [] },
    document: null,
    evidence: [],
  };
}

interface Ruled {
  statement: Statement;
  ruling: Ruling;
}

function* checkStatements(
  input: DraftInput,
  { document, proven, unknown }: InsertedTables,
): Generator<undefined, CheckedDraft> {
  const { claims, tables, request, language } = input;
  const statements = readStatements(document, language).filter((statement) => !isProven(statement, proven));
  const scope = createDraftScope({ claims, tables, request, language, statements });
  const ruled = yield* eachInTurn(statements, (statement) => ({
    statement,
    ruling: checkStatement(statement, document, scope),
  }));
  const rejected = [
    ...unknown,
    ...ruled.flatMap(({ statement, ruling }) =>
      ruling.kind === "rejected"
        ? [{ path: statement.path, text: statement.text, reason: ruling.reason }]
        : [],
    ),
  ];
  const undecided = ruled.flatMap(({ statement, ruling }) =>
    ruling.kind === "undecided"
      ? [
          {
            ...{ path: statement.path, text: saidWhole(statement), doubts: ruling.doubts },
            claims: claimsFor(statement, ruling.claims, scope),
          },
        ]
      : [],
  );
  if (rejected.length > 0) {
    const problems = rejected.slice(0, mostShown).map(({ text, reason }) => `${text} – ${reason}`);
    const reason = "new_facts_in_draft" as const;
    return { ...{ decision: "RETRY", reason, problems, rejected, undecided }, document: null, evidence: [] };
  }
  return { ...accepted, undecided, ...finish(input, { document, proven, ruled, scope }) };
}

const mostNamed = 12;
/** Of a text that is near none of them. */
const fewest = 3;

/** Whoever judges sees all that the writer named, what the rules found to matter first. */
function claimsFor({ uses }: Statement, found: readonly string[], { claims }: DraftScope): string[] {
  const known = new Set(claims.map(({ id }) => id));
  const named = uses.filter((id) => known.has(id) && !found.includes(id));
  const shown = [...found, ...named.slice(0, Math.max(0, mostNamed - found.length))];
  return shown.length > 0 ? shown : [...known].slice(0, fewest);
}

/** The rows of a proven table need no check; its caption does. */
function isProven({ kind, section, element }: Statement, proven: InsertedTables["proven"]): boolean {
  return (kind === "cell" || kind === "head") && proven.has(`${section ?? ""} ${element ?? ""}`);
}

/** A cell as a sentence: its heads and its value. */
function saidWhole({ text, heads }: Statement): string {
  return [...heads, text].join(": ");
}

interface Finished {
  document: UnifiedDocument;
  proven: InsertedTables["proven"];
  ruled: readonly Ruled[];
  scope: DraftScope;
}

function finish(
  { claims }: DraftInput,
  { document, proven, ruled, scope }: Finished,
): Pick<CheckedDraft, "document" | "evidence"> {
  const byId = new Map(claims.map(({ id, evidence }) => [id, evidence]));
  const byElement = new Map<string, Set<string>>();
  const cite = (key: string, ids: Iterable<string>) => {
    const own = byElement.get(key) ?? new Set<string>();
    for (const id of ids) own.add(id);
    byElement.set(key, own);
  };
  for (const { statement, ruling } of ruled) {
    if (statement.element === undefined || statement.kind === "heading") continue;
    const used = ruling.claims.flatMap((id) => byId.get(id) ?? []);
    const item = /^sections\[\d+\]\.elements\[\d+\]\.items\[(\d+)\](?:\.text)?(?:#|$)/u.exec(
      statement.path,
    )?.[1];
    cite(
      [statement.section, statement.element, ...(item === undefined ? [] : [item])].join(" "),
      used.map(({ id }) => id),
    );
  }
  for (const [key, table] of proven)
    cite(
      key,
      (table.claims ?? []).flatMap(({ citations }) => citations),
    );
  const cited = citeElements(settleMetadata(document, scope), byElement);
  const ids = new Set([...byElement.values()].flatMap((own) => [...own]));
  const evidence = uniqueById(claims.flatMap((claim) => claim.evidence)).filter(({ id }) => ids.has(id));
  return { document: cited, evidence };
}

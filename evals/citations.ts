import { z } from "zod";
import { judge, printTable } from "../bench/print-table.ts";
import type { Evidence, RuledClaim } from "../src/model/grounding.ts";
import { auditByRules } from "../src/ground/audit/audit-by-rules.ts";
import { groupBy, percent, rejected, tally, toCells } from "./gate/tally.ts";
import { readGold } from "./read-gold.ts";

const Row = z.object({
  id: z.string(),
  claim: z.string().nullable(),
  evidence: z.string().nullable(),
  label: z.string(),
  kind: z.string(),
  lang: z.string().nullish(),
  changed: z.object({ original: z.string(), claimed: z.string() }).nullish(),
  retrieved_ids: z.array(z.string()).default([]),
  cited_ids: z.array(z.string()).default([]),
});
type Row = z.infer<typeof Row>;

interface Judged {
  row: Row;
  ruled: RuledClaim;
}

const goals: Readonly<Record<string, { valid?: number; gone?: number }>> = {
  "verbatim-sentence supported": { valid: 97 },
  "changed-number unsupported": { gone: 100 },
  "changed-name unsupported": { gone: 85 },
  "citation-scope in_scope": { valid: 100 },
  "citation-scope out_of_scope": { gone: 100 },
};

/** Sentences copied, changed, or taken from encyclopaedias with the page they cite. */
export async function evalCitations([mode]: readonly string[]): Promise<Record<string, number>> {
  const rows = await readGold("eval/citations.jsonl", Row);
  if (rows.length === 0) return {};
  const judged = rows.map((row) => ({ row, ruled: row.claim === null ? auditScope(row) : auditRow(row) }));
  const groups = groupBy(judged, ({ row }) => `${row.kind} ${row.label}`);
  printTable("Citations, rules alone", [
    ["kind", "claims", "VALID", "UNDECIDED", "rejected", "names the change", "goal"],
    ...[...groups].map(([kind, own]) => toRow(kind, own)),
  ]);
  if (mode === "show") show(judged);
  return Object.fromEntries([...groups].flatMap(([kind, own]) => toFigures(kind, own)));
}

function toEvidence(id: string, quote: string): Evidence {
  return { id, documentId: id, document: id, position: {}, quote };
}

/** The gate finds the supports by itself: the file names a page, not the words. */
function auditRow({ claim, evidence, lang }: Row): RuledClaim {
  return auditByRules({
    ...{ claim: claim ?? "", language: lang ?? "unknown" },
    evidence: [{ ...toEvidence("p", evidence ?? ""), language: lang ?? "en" }],
  });
}

const note = (id: string) => `The note filed under ${id} belongs to this folder.`;

/** Only ids are given: each passage is a sentence of its own, and the claim repeats those that it cites. */
function auditScope({ retrieved_ids: retrieved, cited_ids: cited }: Row): RuledClaim {
  const evidence = retrieved.map((id) => ({ ...toEvidence(id, note(id)), language: "en" }));
  const [first = "nowhere#1"] = cited;
  const supports = cited.map((id) => ({ evidence: id, quote: note(id) }));
  return auditByRules({
    claim: note(first),
    language: "en",
    evidence,
    ...(supports.length > 0 && { supports }),
  });
}

function namesChange({ row, ruled }: Judged): boolean {
  const claimed = row.changed?.claimed ?? "";
  return claimed !== "" && `${ruled.fails} ${ruled.reason}`.includes(claimed);
}

function toRow(kind: string, own: readonly Judged[]): string[] {
  const counts = tally(own.map(({ ruled }) => ruled.verdict));
  const goal = goals[kind] ?? {};
  const words = [
    ...(goal.valid === undefined ? [] : [judge(percent(counts.VALID, own.length), { atLeast: goal.valid })]),
    ...(goal.gone === undefined
      ? []
      : [judge(percent(rejected(counts), own.length), { atLeast: goal.gone })]),
    ...(kind.endsWith(" supported") || kind.endsWith("in_scope") || counts.VALID === 0
      ? []
      : ["VALID, WHICH MUST NOT BE"]),
  ];
  const gone = own.filter(({ ruled }) => ruled.verdict === "INVALID");
  const named = own.some(({ row }) => row.changed) ? `${gone.filter(namesChange).length}/${gone.length}` : "";
  return [kind, String(own.length), ...toCells(counts), named, words.join(", ")];
}

function show(judged: readonly Judged[]): void {
  for (const { row, ruled } of judged) {
    const isTrue = row.label === "supported" || row.label === "in_scope";
    if (isTrue ? ruled.verdict === "VALID" : ruled.verdict === "INVALID" && namesChange({ row, ruled }))
      continue;
    console.log(
      `\n${row.id} ${row.kind} ${row.label} ${ruled.verdict} (${ruled.stage}) ${ruled.reason} | fails: ${ruled.fails}${ruled.doubts.map((doubt) => `\n    ? ${doubt}`).join("")}\n    ${row.claim}\n    changed: ${row.changed?.original} → ${row.changed?.claimed}`,
    );
  }
}

function toFigures(kind: string, own: readonly Judged[]): [string, number][] {
  const counts = tally(own.map(({ ruled }) => ruled.verdict));
  return [
    [`${kind}: % VALID`, percent(counts.VALID, own.length)],
    [`${kind}: % rejected`, percent(rejected(counts), own.length)],
  ];
}

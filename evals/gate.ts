import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { judge, printTable } from "../bench/print-table.ts";
import { evalOwnClaims } from "./gate/audit-own.ts";
import { auditGateRow } from "./gate/audit-gate.ts";
import type { Audited } from "./gate/audit-gate.ts";
import { withDocuments } from "./gate/gate-documents.ts";
import { GateRow } from "./gate/gate-row.ts";
import { groupBy, percent, rejected, tally, toCells } from "./gate/tally.ts";
import { readGold } from "./read-gold.ts";

const Faults = z.record(z.string(), z.array(z.string()));

/** The gate over real documents: the rules alone, and with stage 4 played from a file. */
export async function evalGate([mode, path]: readonly string[]): Promise<Record<string, number>> {
  const rows = await readGold("eval/gate.jsonl", GateRow);
  if (rows.length === 0) return {};
  const audited = await withDocuments(async (read) => {
    const done: Audited[] = [];
    for (const row of rows) done.push(await auditGateRow(row, read, mode === "search" ? "found" : "listed"));
    return done;
  });
  if (path !== undefined && (mode === "questions" || mode === "answers")) {
    const { playAnswers, writeQuestions } = await import("./gate/stage-four.ts");
    return mode === "questions" ? writeQuestions(audited, path) : playAnswers(audited, path);
  }
  print("By kind", audited, ({ row }) => row.kind);
  print("By language of the claim", audited, ({ row }) => row.language);
  print("Claim and document", audited, sameOrOther);
  print("By the way its support was found", audited, ({ ways }) => [...new Set(ways)].toSorted().join("+"));
  const faults = Faults.parse(
    JSON.parse(readFileSync(join(import.meta.dirname, "gold/gate-faults.json"), "utf8")),
  );
  if (mode === "show" || path === "show") show(audited, faults);
  const figures = sumUp(audited, faults);
  return { ...figures, ...evalOwnClaims(mode === "show") };
}

function sameOrOther({ row }: Audited): string {
  return row.language === row.documentLanguage ? "same language" : "other language";
}

function isTrue({ row }: Audited): boolean {
  return row.label === "supported";
}

function count(audited: readonly Audited[]) {
  return tally(audited.map(({ ruled }) => ruled.verdict));
}

function print(title: string, audited: readonly Audited[], keyOf: (item: Audited) => string): void {
  const rows = [...groupBy(audited, keyOf), ["all", [...audited]] as const].map(([key, own]) => {
    const [held, failed] = [own.filter(isTrue), own.filter((item) => !isTrue(item))];
    return [
      key,
      String(held.length),
      ...toCells(count(held)),
      String(failed.length),
      ...toCells(count(failed)),
    ];
  });
  printTable(title, [
    ["", "true", "VALID", "UNDECIDED", "rejected", "false", "VALID", "UNDECIDED", "rejected"],
    ...rows,
  ]);
}

/** A reason is right where it names words at which the claim is wrong. */
function isRightReason({ row, ruled }: Audited, faults: z.infer<typeof Faults>): boolean {
  const named = (ruled.fails === "" ? ruled.reason : ruled.fails).toLowerCase();
  return (faults[row.id] ?? []).some((words) => named.includes(words.toLowerCase()));
}

function isRejected({ ruled }: Audited): boolean {
  return ruled.verdict === "INVALID" || ruled.verdict === "NOT_IN_CONTEXT";
}

function show(audited: readonly Audited[], faults: z.infer<typeof Faults>): void {
  const tell = (item: Audited) => {
    const { row, ruled, ways } = item;
    const mark = isTrue(item) || !isRejected(item) ? "" : isRightReason(item, faults) ? "" : " REASON?";
    console.log(
      `\n${row.id} ${row.kind} ${row.documentLanguage}→${row.language} ${ruled.verdict} (${ruled.stage})${mark} [${ways.join(" ")}]\n    ${row.claim}\n    ${row.supports.map(({ quote, cell }) => quote ?? cell).join(" ## ")}\n    reason: ${ruled.reason} | fails: ${ruled.fails}${ruled.doubts.map((doubt) => `\n    ? ${doubt}`).join("")}`,
    );
  };
  const part = (title: string, items: readonly Audited[]) => {
    console.log(`\n=== ${title}: ${items.length}`);
    for (const item of items) tell(item);
  };
  const failed = audited.filter((item) => !isTrue(item));
  part(
    "False and VALID",
    failed.filter(({ ruled }) => ruled.verdict === "VALID"),
  );
  part(
    "True and rejected",
    audited.filter((item) => isTrue(item) && isRejected(item)),
  );
  part("False and rejected", failed.filter(isRejected));
  part(
    "False and undecided",
    failed.filter(({ ruled }) => ruled.verdict === "UNDECIDED"),
  );
}

function sumUp(audited: readonly Audited[], faults: z.infer<typeof Faults>): Record<string, number> {
  const held = audited.filter(isTrue);
  const failed = audited.filter((item) => !isTrue(item));
  const gone = failed.filter(isRejected);
  const shareOf = (key: string) => {
    const own = failed.filter((item) => sameOrOther(item) === key);
    return percent(rejected(count(own)), own.length);
  };
  const figures = {
    claims: audited.length,
    falseValid: count(failed).VALID,
    trueValidPercent: percent(count(held).VALID, held.length),
    trueRejectedPercent: percent(rejected(count(held)), held.length),
    falseRejectedSamePercent: shareOf("same language"),
    falseRejectedOtherPercent: shareOf("other language"),
    rightReasonPercent: percent(gone.filter((item) => isRightReason(item, faults)).length, gone.length),
    supportsLost: audited.flatMap(({ ways }) => ways).filter((way) => way === "lost").length,
  };
  console.log(`\nFalse claims VALID: ${judge(figures.falseValid, { atMost: 0 })}`);
  console.log(
    `True claims rejected, %: ${figures.trueRejectedPercent} ${judge(figures.trueRejectedPercent, { atMost: 2 })}`,
  );
  console.log(
    `False rejected, same language, %: ${figures.falseRejectedSamePercent} ${judge(figures.falseRejectedSamePercent, { atLeast: 70 })}`,
  );
  console.log(
    `False rejected, other language, %: ${figures.falseRejectedOtherPercent} ${judge(figures.falseRejectedOtherPercent, { atLeast: 50 })}`,
  );
  console.log(`Rejected with a reason that names the fault, %: ${figures.rightReasonPercent}`);
  return figures;
}

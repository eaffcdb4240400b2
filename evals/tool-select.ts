import { createHash } from "node:crypto";
import { z } from "zod";
import { printTable } from "../bench/print-table.ts";
import { selectByRules } from "../src/ai/offline/plan/select-by-rules.ts";
import type { ActionOffer } from "../src/model/action.ts";
import { selectAction } from "../src/prompts/select-action.ts";
import { checkSelection } from "../src/workflow/act/select-action.ts";
import { detectRequestLanguage } from "../src/workflow/understand/detect-request-language.ts";
import { readGold } from "./read-gold.ts";

const Row = z.object({
  id: z.string(),
  question: z.string(),
  tools: z.array(z.object({ name: z.string(), description: z.string(), parameters: z.array(z.string()) })),
  gold: z.string().nullable(),
});
type Row = z.infer<typeof Row>;

interface Scored {
  row: Row;
  /** The tool chosen, null where none fits, or the complaint of stage 1. */
  chosen: string | null;
  complaint?: string;
}

const prefix = "mcp.tools.";

/** Which of the tools offered the built-in model takes, read and judged as stage 1 does; `show` prints the mistakes of the open half. */
export async function evalToolSelect(args: readonly string[] = []): Promise<Record<string, number>> {
  const rows = await readGold("eval/tool-select.jsonl", Row);
  if (rows.length === 0) return {};
  const scored = rows.map(choose);
  if (args.includes("show"))
    for (const { row, chosen, complaint } of scored)
      if (!isHeldOut(row) && chosen !== row.gold)
        console.log(
          `${row.id} ${row.question.slice(0, 160)}\n    ${row.gold}, chosen ${chosen} ${complaint ?? ""}`,
        );
  const figures: Record<string, number> = {};
  const table = [
    { name: "all", belongs: () => true },
    { name: "open", belongs: (row: Row) => !isHeldOut(row) },
    { name: "heldOut", belongs: isHeldOut },
  ].flatMap(({ name: half, belongs }) =>
    [
      { name: "withTool", own: scored.filter(({ row }) => belongs(row) && row.gold !== null) },
      { name: "withoutTool", own: scored.filter(({ row }) => belongs(row) && row.gold === null) },
    ].map(({ name, own }) => {
      const hits = own.filter(
        ({ row, chosen, complaint }) => chosen === row.gold && complaint === undefined,
      ).length;
      const share = own.length === 0 ? 0 : Math.round((hits / own.length) * 1_000) / 10;
      figures[half === "all" ? name : `${name}:${half}`] = share;
      return [half, name, `${hits} of ${own.length}`, String(share)];
    }),
  );
  printTable("Tool chosen by the built-in model", [["rows", "figure", "", "%"], ...table]);
  figures["rejected"] = scored.filter(({ complaint }) => complaint !== undefined).length;
  return figures;
}

function choose(row: Row): Scored {
  const offers = row.tools.map(toOffer);
  const { question } = row;
  const task = { ...selectAction.sample.task, objective: question };
  const open = [{ id: "i1", role: "LOOKUP" as const, text: question }];
  const language = detectRequestLanguage(question);
  const answer = selectByRules({
    ...selectAction.sample,
    ...{ request: question, language, task, open, actions: offers, documents: "", connections: "" },
  });
  const ground = { offers, messages: [], open: ["i1"], labelsFor: () => [] };
  const read = checkSelection(JSON.stringify(answer), ground);
  if (!read.ok) return { row, chosen: null, complaint: read.complaint };
  return { row, chosen: "action" in read.value ? toolName(row, read.value.action) : null };
}

/** Names of actions have a server in front, and only letters, digits, dots and dashes. */
function toOffer({ name, description, parameters }: Row["tools"][number]): ActionOffer {
  return {
    name: `${prefix}${name.replaceAll(/[^A-Za-z0-9_.-]/gu, "_")}`,
    summary: description,
    effect: "read",
    needs: { documents: "none", connection: "none" },
    fields: parameters.map((field) => ({ name: field, type: "string", required: true, description: "" })),
  };
}

function toolName(row: Row, action: string): string {
  return row.tools.find((tool) => toOffer(tool).name === action)?.name ?? action;
}

/** Half of the rows, by a hash of their id: their mistakes are counted but never shown. */
function isHeldOut({ id }: Row): boolean {
  return (createHash("sha256").update(id).digest()[0] ?? 0) % 2 === 1;
}

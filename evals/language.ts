import { z } from "zod";
import { judge, printTable } from "../bench/print-table.ts";
import { detectRequestLanguage } from "../src/workflow/understand/detect-request-language.ts";
import { readGold } from "./read-gold.ts";

const Row = z.object({
  text: z.string(),
  lang: z.string(),
  accept: z.array(z.string()),
  kind: z.string(),
  primary_rule: z.string().nullish(),
});
type Row = z.infer<typeof Row>;

const swiss = new Set(["de", "fr", "it", "en"]);

/** The groups that figures are given for; a row may be in several. */
const groups: Readonly<Record<string, (row: Row) => boolean>> = {
  all: () => true,
  fourLanguages: ({ lang }) => swiss.has(lang),
  romansh: ({ lang }) => lang === "rm",
  requestWithForeignDocument: ({ primary_rule: rule }) => rule?.startsWith("request") === true,
  otherwiseMixed: ({ kind, primary_rule: rule }) => kind === "mixed" && rule?.startsWith("request") !== true,
};

const goals: Readonly<Record<string, number>> = { fourLanguages: 98.5, requestWithForeignDocument: 75 };

/** The language of the request, before any model has read it. */
export async function evalLanguage(): Promise<Record<string, number>> {
  const rows = await readGold("eval/language.jsonl", Row);
  if (rows.length === 0) return {};
  const scored = rows.map((row) => ({ row, isRight: row.accept.includes(detectRequestLanguage(row.text)) }));
  const figures: Record<string, number> = {};
  const table = Object.entries(groups).map(([name, belongs]) => {
    const own = scored.filter(({ row }) => belongs(row));
    const share = percent(own.filter(({ isRight }) => isRight).length, own.length);
    figures[name] = share;
    const goal = goals[name];
    return [
      name,
      String(own.length),
      String(share),
      goal === undefined ? "" : judge(share, { atLeast: goal }),
    ];
  });
  printTable("Language of the request", [["group", "texts", "% right", "goal"], ...table]);
  return figures;
}

/** Per cent with one digit; 0 of nothing. */
function percent(hits: number, all: number): number {
  return all === 0 ? 0 : Math.round((hits / all) * 1_000) / 10;
}

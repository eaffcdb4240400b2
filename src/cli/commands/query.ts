import { loadProcessConfig } from "../../app/config.ts";
import { listTables, queryFiles } from "../../app/query-files.ts";
import type { QueryOutcome } from "../../app/query-files.ts";
import { Failure } from "../../model/failure.ts";
import { modelOptions, print, printJson, readArgs, readBudget } from "../command.ts";
import type { Command } from "../command.ts";
import { interruptSignal } from "../interrupt-signal.ts";
import { readPromptFile } from "../read-prompt-file.ts";

const usage = `Usage: dossier query FILE… "question or plan" [options]
       dossier query FILE… --tables

Computes over the tables of files: exact, with the way in words and the cells behind it. A JSON object is a query
plan and is run as it is; a question is made into a plan by the configured model first. Delimited files may be of any
size. A plan: '{ "from": "t1", "where": [{ "column": "region", "op": "=", "value": "South" }], "groupBy":
[{ "column": "shop" }], "aggregates": [{ "fn": "sum", "column": "amount" }], "orderBy": [{ "by": "shop" }] }'

  --tables             list the tables with their columns, as plans name them
  -o, --out FILE       write the result; the ending decides the format. In a workbook sums are formulas
  --prompt-file FILE   take the question or plan from a file; every argument is then a file
  --language CODE      in which to say how a plan was computed; a question is answered in its own
  --model NAME, --base-url URL, --budget AMOUNT as for "dossier run"
  --json               print one JSON value: columns, rows, words, notes, provenance, plan

Exit codes: 0 computed, 3 refused: a plan that does not fit the tables, or tables that do not hold the answer.`;

const options = {
  ...modelOptions,
  json: { type: "boolean" },
  tables: { type: "boolean" },
  language: { type: "string" },
  out: { type: "string", short: "o" },
  "prompt-file": { type: "string" },
} as const;

export const query: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, options, usage);
    const { model, "base-url": baseUrl, out, json = false, "prompt-file": file } = values;
    const config = loadProcessConfig({
      config: values.config,
      ...{ model, baseUrl, budget: readBudget(values.budget) },
    });
    const surroundings = { config, signal: interruptSignal() };
    if (values.tables === true) {
      if (positionals.length === 0)
        throw new Failure("usage", `Name the files that hold the tables.\n${usage}`);
      const { tables, text } = await listTables(positionals, surroundings);
      if (json) printJson({ tables });
      else print(text === "" ? "There are no tables in these files." : text);
      return 0;
    }
    const said = file === undefined ? positionals.at(-1) : await readPromptFile(file);
    const files = file === undefined ? positionals.slice(0, -1) : positionals;
    if (said === undefined || said.trim() === "" || files.length === 0)
      throw new Failure("usage", `Name the files, then the question or the plan.\n${usage}`);
    const language =
      values.language ?? new Intl.Locale(Intl.NumberFormat().resolvedOptions().locale).language;
    const outcome = await queryFiles(
      { files, asked: readAsked(said), language, ...(out !== undefined && { out }) },
      surroundings,
    );
    report(outcome, json);
    return outcome.kind === "computed" ? 0 : 3;
  },
};

/** What begins like a JSON object is a plan and nothing else. */
function readAsked(text: string): { question: string } | { plan: Record<string, unknown> } {
  if (!text.trimStart().startsWith("{")) return { question: text };
  try {
    return { plan: JSON.parse(text) as Record<string, unknown> };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Failure("usage", `The plan is no valid JSON: ${why}`, { cause });
  }
}

function report(outcome: QueryOutcome, json: boolean): void {
  if (outcome.kind === "declined") {
    const { reason, plan } = outcome;
    if (json) printJson({ refusal: reason, ...(plan !== undefined && { plan }) });
    else print(reason);
    return;
  }
  const { kind: _kind, text, ...result } = outcome;
  if (json) printJson(result);
  else print(outcome.path === undefined ? text : `${text}\n\n${outcome.path}`);
}

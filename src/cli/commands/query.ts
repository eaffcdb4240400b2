import { loadProcessConfig } from "../../app/config.ts";
import { listTables, queryFiles } from "../../app/query-files.ts";
import type { QueryOutcome } from "../../app/query-files.ts";
import { Failure } from "../../model/failure.ts";
import { modelOptions, openProgress, print, printJson, readBudget } from "../command.ts";
import type { Command } from "../command.ts";
import { givenFiles } from "../given-files.ts";
import { interruptSignal } from "../interrupt-signal.ts";
import { whileReading } from "../progress/follow-reading.ts";
import { readPromptFile } from "../read-prompt-file.ts";
import { readArgs, usageError } from "../read-args.ts";

const usage = `Usage: dossier query FILE… "question or plan" [options]
       dossier query FILE… --tables

Calculates over tables in files: exactly, with the calculation in words and the cells behind each value. A JSON object
is a query plan and runs as it stands; a question is first turned into a plan by the configured model. CSV files can be
of any size. Example plan: '{ "from": "t1", "where": [{ "column": "region", "op": "=", "value": "South" }], "groupBy":
[{ "column": "shop" }], "aggregates": [{ "fn": "sum", "column": "amount" }], "orderBy": [{ "by": "shop" }] }'

  --tables             list the tables and columns under the names that plans use
  -o, --out FILE       write the result; the extension decides the format. Sums in workbooks are live formulas
  --prompt-file FILE   read the question or plan from a file; all arguments are then files
  --language CODE      language in which to explain a plan; a question is answered in its own
  --config FILE, --model NAME, --base-url URL, --budget AMOUNT
                       as for "dossier run"
  -q, --quiet          show no progress
  --json               print one JSON value: columns, rows, words, notes, provenance, plan

Exit codes: 0 calculated, 3 refused because the plan does not fit the tables or the tables do not hold the answer.`;

const options = {
  ...modelOptions,
  json: { type: "boolean" },
  quiet: { type: "boolean", short: "q" },
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
      if (positionals.length === 0) throw usageError("Name the files that hold the tables.", usage);
      const { tables, text } = await listTables(givenFiles(positionals), surroundings);
      if (json) printJson({ tables });
      else print(text === "" ? "There are no tables in these files." : text);
      return 0;
    }
    const said = file === undefined ? positionals.at(-1) : await readPromptFile(file);
    const files = givenFiles(file === undefined ? positionals.slice(0, -1) : positionals, file);
    if (said === undefined || said.trim() === "" || files.length === 0)
      throw usageError("Name the files first, then give the question or plan.", usage);
    const language =
      values.language ?? new Intl.Locale(Intl.NumberFormat().resolvedOptions().locale).language;
    const asked = readAsked(said);
    const outcome = await whileReading(openProgress(values, language), (watch) =>
      queryFiles(
        { files, asked, language, ...(out !== undefined && { out }) },
        { ...surroundings, ...watch },
      ),
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
    throw new Failure("usage", `The plan is not valid JSON: ${why}`, { cause });
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

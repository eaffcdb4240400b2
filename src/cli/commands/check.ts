import { checkFile } from "../../app/check-file.ts";
import type { CheckReport } from "../../app/check-file.ts";
import { loadProcessConfig } from "../../app/config.ts";
import { phrasesFor } from "../../model/phrases.ts";
import { printPosition } from "../../model/documents/print-position.ts";
import { inQuotationMarks } from "../../model/documents/short-quote.ts";
import { modelOptions, openProgress, print, printJson, readBudget } from "../command.ts";
import type { Command } from "../command.ts";
import { interruptSignal } from "../interrupt-signal.ts";
import { whileReading } from "../progress/follow-reading.ts";
import { readArgs, usageError } from "../read-args.ts";

const usage = `Usage: dossier check FILE sources… [options]

Checks every statement in a finished report, letter or slide deck: do the sources prove it, contradict it, or not
mention it? Without a language model, statements that rules alone cannot judge stay undecided.

  -o, --out FILE       write a copy with every statement marked; the extension decides the format
  --config FILE, --model NAME, --base-url URL, --budget AMOUNT
                       as for "dossier run"
  -q, --quiet          show no progress
  --json               print one JSON value

Exit codes: 0 every statement is proven, 3 otherwise.`;

const options = {
  ...modelOptions,
  json: { type: "boolean" },
  quiet: { type: "boolean", short: "q" },
  out: { type: "string", short: "o" },
} as const;

export const check: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, options, usage);
    const [file, ...sources] = positionals;
    if (file === undefined) throw usageError("Name the document and its sources.", usage);
    const { model, "base-url": baseUrl, out } = values;
    const config = loadProcessConfig({
      config: values.config,
      ...{ model, baseUrl, budget: readBudget(values.budget) },
    });
    const signal = interruptSignal();
    const report = await whileReading(openProgress(values, "en"), (watch) =>
      checkFile({ file, sources, ...(out !== undefined && { out }) }, { config, signal, ...watch }),
    );
    if (values.json === true) {
      const { language: _language, ...said } = report;
      printJson(said);
    } else print(describe(report));
    const { VALID: proven, ...others } = report.counts;
    return proven > 0 && Object.values(others).every((count) => count === 0) ? 0 : 3;
  },
};

function describe({ statements, counts, language, path }: CheckReport): string {
  const words = phrasesFor(language);
  const names = {
    VALID: words.proven,
    INVALID: words.contradicted,
    NOT_IN_CONTEXT: words.notFound,
    UNDECIDED: words.undecided,
  };
  const lines = statements.map(({ text, position, verdict, reason, supports }) => {
    const [first] = supports;
    const source =
      first === undefined
        ? ""
        : [first.document, printPosition(first.position, language)].filter(Boolean).join(", ");
    const quote = (first?.quote ?? "").replaceAll(/\s+/gu, " ").trim();
    const place = printPosition(position, language);
    const said = `${names[verdict]}${place === "" ? "" : ` (${place})`}: ${text}`;
    const why = verdict === "VALID" || reason === undefined ? [] : [`    ${reason}`];
    return [
      said,
      ...(source === "" ? [] : [`    ${source}: ${inQuotationMarks(quote, language)}`]),
      ...why,
    ].join("\n");
  });
  const total = Object.entries(counts).map(
    ([verdict, count]) => `${names[verdict as keyof typeof names]}: ${count}`,
  );
  return [...lines, "", total.join(", "), ...(path === undefined ? [] : [path])].join("\n");
}

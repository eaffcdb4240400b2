import { largest } from "../../lib/largest.ts";
import { readFile } from "node:fs/promises";
import { loadProcessConfig } from "../../app/config.ts";
import { evaluateGold } from "../../app/evaluate-gold.ts";
import type { EvaluatedGold } from "../../app/evaluate-gold.ts";
import { Failure } from "../../model/failure.ts";
import { modelOptions, print, printJson, readBudget } from "../command.ts";
import type { Command } from "../command.ts";
import { interruptSignal } from "../interrupt-signal.ts";
import { readArgs, usageError } from "../read-args.ts";

const usage = `Usage: dossier eval GOLD.jsonl [files or folders…] [options]

Asks every question in a gold file as "dossier ask" does, and scores the answers by role. A gold line is
{ "qid", "q", "answerable", "gold_ids"?, "gold_documents"?, "gold_claim"?, "role"?, "files"? | "chunks"? }.
Where they are given, the answer must cite one of gold_ids or gold_documents and state one of gold_claim.

  --predictions FILE   score these answers instead of asking: lines from "dossier ask --batch", or from a trace
                       with qid or q, retrieved_ids and answer_json or answer
  --config FILE, --model NAME, --base-url URL, --budget AMOUNT
                       as for "dossier run"
  --json               print one JSON value

Gates per role: precision at least 0.80, citation hit rate at least 0.75, over-refusal at most 0.25,
under-refusal at most 0.05, compliance at least 0.98. A question without an answer counts as a wrong answer.

Exit codes: 0 all gates passed, 4 otherwise. An empty or incomplete run does not pass.`;

const options = {
  ...modelOptions,
  json: { type: "boolean" },
  predictions: { type: "string" },
} as const;

export const evaluate: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, options, usage);
    const [path, ...files] = positionals;
    if (path === undefined) throw usageError("Name the gold file.", usage);
    const { model, "base-url": baseUrl, predictions } = values;
    const config = loadProcessConfig({
      config: values.config,
      ...{ model, baseUrl, budget: readBudget(values.budget) },
    });
    const gold = await readText(path);
    const given = predictions === undefined ? {} : { predictions: await readText(predictions) };
    const evaluated = await evaluateGold(
      { gold, files, ...given },
      { config, signal: interruptSignal(), onAnswer },
    );
    if (values.json === true) printJson(evaluated);
    else print(describe(evaluated));
    return evaluated.pass ? 0 : 4;
  },
};

async function readText(path: string): Promise<{ name: string; text: string }> {
  try {
    return { name: path, text: await readFile(path, "utf8") };
  } catch (cause) {
    throw new Failure("usage", `${path} cannot be read.`, { cause });
  }
}

function onAnswer(done: number, of: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${of}${done === of ? "\n" : ""}`);
}

const columns = ["precision", "chr_answerable", "over_refusal", "under_refusal", "compliance"] as const;
const heads = ["role", "questions", "precision", "CHR", "over", "under", "compliance"];

type Group = EvaluatedGold["total"];

/** A table of rates, an exclamation mark where a gate fails; below it what to look at. */
function describe(evaluated: EvaluatedGold): string {
  const { roles, total, rows } = evaluated;
  const lines = [
    heads,
    ...roles.map((group) => toCells(group.role, group)),
    ...(roles.length > 1 ? [toCells("all", total)] : []),
  ];
  const widths = heads.map((_, at) => largest(lines.map((line) => line[at]?.length ?? 0)));
  const table = lines.map((line) =>
    line
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const wrong = rows
    .filter(({ outcome }) => outcome !== "OK" && outcome !== "REFUSAL_OK")
    .map(
      ({ qid, q, outcome, triage, why }) =>
        `- ${qid} ${shorten(q)}: ${outcome}, ${triage ?? "no answer"}. ${why}`,
    );
  const named = [
    ...name("Not answered", evaluated.missing),
    ...name("Answered twice", evaluated.duplicates),
    ...name("Not in the gold file", evaluated.unmatched),
    ...evaluated.failures.map(({ qid, message }) => `${qid}: ${message}`),
  ];
  const verdict = evaluated.pass
    ? "All gates passed."
    : evaluated.complete
      ? "Not all gates passed."
      : rows.length === 0
        ? "There were no questions, so nothing passed."
        : "The run is incomplete, so it does not pass.";
  return [...table, "", ...(wrong.length > 0 ? [...wrong, ""] : []), ...named, verdict].join("\n");
}

function toCells(role: string, group: Group): string[] {
  return [role, String(group.questions), ...columns.map((column) => toCell(group, column))];
}

function toCell({ gates, ...rates }: Group, column: (typeof columns)[number]): string {
  const value = rates[column];
  const isFailed = gates.some(({ name: gate, pass }) => gate === column && !pass);
  return value === null ? "–" : `${value.toFixed(2)}${isFailed ? " !" : ""}`;
}

function name(title: string, ids: readonly string[]): string[] {
  return ids.length === 0 ? [] : [`${title}: ${ids.join(", ")}`];
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

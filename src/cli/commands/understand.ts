import { loadProcessConfig } from "../../app/config.ts";
import { withUnderstand } from "../../app/understand-message.ts";
import type { Understand } from "../../app/understand-message.ts";
import { Failure } from "../../model/failure.ts";
import type { Analysis } from "../../model/intent.ts";
import { answerBatch } from "../answer-batch.ts";
import { modelOptions, print, printJson, readBudget } from "../command.ts";
import type { Command } from "../command.ts";
import { interruptSignal } from "../interrupt-signal.ts";
import { readMessage } from "../read-message.ts";
import { readArgs, usageError } from "../read-args.ts";

const usage = `Usage: dossier understand "message" [options]
       dossier understand --batch FILE [options]

Shows what a message asks for, as the first step of a round would understand it. Nothing is stored.

  --threshold N        size in tokens from which pasted blocks of a message become documents
                       (default: a tenth of what the model may write)
  --batch FILE         JSON lines with id and text, answered with one line each ("-" reads standard input)
  --prompt-file FILE   read the message from a file
  --config FILE, --model NAME, --base-url URL, --budget AMOUNT
                       as for "dossier run"
  --json               print one JSON value`;

const options = {
  ...modelOptions,
  json: { type: "boolean" },
  batch: { type: "string" },
  threshold: { type: "string" },
  "prompt-file": { type: "string" },
} as const;

export const understand: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, options, usage);
    const { batch, model, "base-url": baseUrl } = values;
    const threshold = readThreshold(values.threshold);
    const config = loadProcessConfig({
      config: values.config,
      ...{ model, baseUrl, budget: readBudget(values.budget) },
    });
    const signal = interruptSignal();
    const one =
      batch === undefined
        ? await readMessage({ file: values["prompt-file"], positionals }, usage)
        : undefined;
    if ((one?.rest ?? positionals).length > 0)
      throw usageError("Give exactly one message, in quotation marks.", usage);
    return withUnderstand({ config, signal }, async (ask) => {
      const look = (text: string) => analyse(ask, { text, ...(threshold !== undefined && { threshold }) });
      if (one === undefined)
        return answerBatch({ path: batch ?? "", signal, answer: ({ text }) => look(text) });
      const analysis = await look(one.message);
      if (values.json === true) printJson(analysis);
      else print(describe(analysis));
      return 0;
    });
  },
};

async function analyse(ask: Understand, message: Parameters<Understand>[0]): Promise<Analysis> {
  const { analysis, warnings } = await ask(message);
  for (const { message: warning } of warnings) process.stderr.write(`! ${warning}\n`);
  return analysis;
}

function readThreshold(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const tokens = Number(text);
  if (text.trim() !== "" && Number.isFinite(tokens) && tokens >= 0) return tokens;
  throw new Failure("usage", `--threshold takes a number of tokens, not "${text}".`);
}

function describe(analysis: Analysis): string {
  const { detectedLanguage, complexity, primaryGoal, dataType, expectedFormats, expectedOutputType } =
    analysis;
  const list = (items: readonly string[]) => items.join("; ") || "none";
  const rows: [string, string][] = [
    ["language", detectedLanguage],
    ["complexity", complexity],
    ["goal", primaryGoal],
    ["request", analysis.normalizedRequest],
    ["output", [expectedOutputType, dataType, ...expectedFormats].join(", ")],
    ["criteria", list(analysis.successCriteria)],
    ["topics", list(analysis.topics)],
    ["constraints", list(analysis.constraints)],
    [
      "blocks",
      list(
        analysis.contextItems.map(
          ({ title, mimeType, start, end }) => `${title} (${mimeType}, ${start} to ${end})`,
        ),
      ),
    ],
    ...(analysis.answer === undefined ? [] : [["answer", analysis.answer] as [string, string]]),
  ];
  return rows.map(([name, value]) => `${name.padEnd(12)} ${value}`).join("\n");
}

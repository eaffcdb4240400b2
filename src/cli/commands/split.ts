import { splitMessage } from "../../app/split-message.ts";
import type { Split } from "../../model/sub-intent.ts";
import { answerBatch } from "../answer-batch.ts";
import { print, printJson } from "../command.ts";
import type { Command } from "../command.ts";
import { interruptSignal } from "../interrupt-signal.ts";
import { readMessage } from "../read-message.ts";
import { readArgs, usageError } from "../read-args.ts";

const usage = `Usage: dossier split "request" [--prompt-file FILE] [--json]
       dossier split --batch FILE

Splits a request into its separate parts, by rules and without a model.

  --batch FILE         JSON lines with id and text, answered with one line each ("-" reads standard input)
  --prompt-file FILE   read the request from a file
  --json               print one JSON value`;

const options = {
  json: { type: "boolean" },
  batch: { type: "string" },
  "prompt-file": { type: "string" },
} as const;

export const split: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, options, usage);
    const { batch: path } = values;
    if (path !== undefined)
      return answerBatch({ path, signal: interruptSignal(), answer: async ({ text }) => splitMessage(text) });
    const { message, rest } = await readMessage({ file: values["prompt-file"], positionals }, usage);
    if (rest.length > 0) throw usageError("Give exactly one request, in quotation marks.", usage);
    const found = splitMessage(message);
    if (values.json === true) printJson(found);
    else print(describe(found));
    return 0;
  },
};

function describe({ intents }: Split): string {
  return intents
    .flatMap(({ id, role, text, constraints = [] }) => [
      `${id}  ${role.padEnd(9)} ${text}`,
      ...constraints.map((rule) => `    ! ${rule}`),
    ])
    .join("\n");
}

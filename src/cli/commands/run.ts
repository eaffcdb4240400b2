import { detectLanguage } from "../../lib/text/detect-language.ts";
import { Failure } from "../../model/failure.ts";
import { Mode } from "../../model/workflow.ts";
import type { NewRound } from "../../app/create-dossier.ts";
import { commonOptions, lookOptions, modelOptions, readArgs, withDossier } from "../command.ts";
import type { Command } from "../command.ts";
import { followRound } from "../follow-round.ts";
import { readPromptFile } from "../read-prompt-file.ts";

const usage = `Usage: dossier run "request" [files or folders…] [options]

Carries out a request on documents and prints the checked answer with its sources, and the files it wrote.

  -o, --out DIR        write files to this folder (as md if neither the request nor --format names a format)
  --format LIST        formats of the files, separated by commas: docx, xlsx, pdf, pptx, html, md, csv, txt, json
  --theme NAME, --template FILE, --logo FILE, --contents, --numbered
                       appearance of the files, as for "dossier render"; repeat --template for several formats
  --mode MODE          dynamic (one action at a time), actionplan (all actions of a task at once)
                       or automation (no messages for a person)
  --yes                approve every action in advance
  --allow LIST         approve these actions in advance, separated by commas ("dossier actions" lists them)
  --model NAME         the model to ask first ("dossier models" lists them)
  --base-url URL       an OpenAI-compatible server; --model is then the model's name on that server
  --budget AMOUNT      the most this round may cost
  --prompt-file FILE   read the request from a file; all arguments are then files
  --config FILE        use this configuration file instead of the folder's dossier.config.json
  --data DIR           the data folder (default .dossier)
  --json               print one JSON value`;

export const roundOptions = {
  ...commonOptions,
  ...modelOptions,
  ...lookOptions,
  out: { type: "string", short: "o" },
  format: { type: "string" },
  mode: { type: "string" },
  yes: { type: "boolean" },
  allow: { type: "string" },
  "prompt-file": { type: "string" },
} as const;

export type RoundValues = {
  [K in keyof typeof roundOptions]?: string | string[] | boolean | undefined;
};

export const run: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, roundOptions, usage);
    const round = await readRound(values, positionals, usage);
    return withDossier(values, async (dossier) => {
      const handle = await dossier.start(round);
      const language = detectLanguage(round.prompt);
      return followRound(handle, { dossier, json: values.json === true, language });
    });
  },
};

/** The request and its files, from arguments and flags. */
export async function readRound(
  values: RoundValues,
  positionals: readonly string[],
  help: string,
): Promise<NewRound> {
  const file = values["prompt-file"];
  const prompt = typeof file === "string" ? await readPromptFile(file) : positionals[0];
  const files = typeof file === "string" ? positionals : positionals.slice(1);
  if (prompt === undefined) throw new Failure("usage", `The request is missing.\n${help}`);
  const mode = Mode.optional().safeParse(values.mode);
  if (!mode.success)
    throw new Failure("usage", `--mode takes ${Mode.options.join(", ")}, not "${String(values.mode)}".`);
  const allow = values.yes === true ? ["*"] : readList(values.allow);
  return {
    prompt,
    files,
    formats: readList(values.format),
    ...(allow.length > 0 && { allow }),
    ...(typeof values.out === "string" ? { outFolder: values.out } : {}),
    ...(mode.data === undefined ? {} : { mode: mode.data }),
  };
}

function readList(given: unknown): string[] {
  if (typeof given !== "string") return [];
  return given
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

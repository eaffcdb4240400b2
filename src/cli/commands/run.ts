import { detectLanguage } from "../../lib/text/detect-language.ts";
import { Failure } from "../../model/failure.ts";
import { Mode } from "../../model/workflow.ts";
import type { NewRound } from "../../app/create-dossier.ts";
import { commonOptions, lookOptions, modelOptions, readArgs, withDossier } from "../command.ts";
import type { Command } from "../command.ts";
import { followRound } from "../follow-round.ts";
import { readPromptFile } from "../read-prompt-file.ts";

const usage = `Usage: dossier run "request" [files or folders…] [options]

  -o, --out DIR        put finished files there (as md where neither the request nor --format names a format)
  --format docx,pdf    the formats wanted: docx, xlsx, pdf, pptx, html, md, csv, txt, json
  --theme NAME, --template FILE, --logo FILE, --contents, --numbered
                       how the files look, as for "dossier render"; --template may be given for each kind
  --mode MODE          dynamic (one action at a time), actionplan (all actions of a task at once)
                       or automation (without words for a person)
  --yes                nothing waits for an approval
  --allow LIST         these actions do not wait for one: names with commas between ("dossier actions")
  --model NAME         the model to ask first ("dossier models" lists them)
  --base-url URL       an OpenAI-compatible server; --model is then the name it knows
  --budget AMOUNT      the most this round may cost
  --prompt-file FILE   take the request from a file; every argument is then a file
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
  if (prompt === undefined) throw new Failure("usage", `Say what is wanted.\n${help}`);
  const mode = Mode.optional().safeParse(values.mode);
  if (!mode.success)
    throw new Failure(
      "usage",
      `--mode takes ${Mode.options.join(", ")}; "${String(values.mode)}" is none of them.`,
    );
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

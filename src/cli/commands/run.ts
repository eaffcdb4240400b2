import { detectLanguage } from "../../lib/text/detect-language.ts";
import { Failure } from "../../model/failure.ts";
import { Mode } from "../../model/workflow.ts";
import type { NewRound } from "../../app/rounds/new-round.ts";
import {
  commonOptions,
  lookOptions,
  modelOptions,
  openProgress,
  progressOptions,
  withDossier,
} from "../command.ts";
import type { Command } from "../command.ts";
import { followRound } from "../follow-round.ts";
import type { BeginRound } from "../follow-round.ts";
import { givenFiles } from "../given-files.ts";
import type { ProgressShow } from "../progress/show-progress.ts";
import { readingOptions, readReading } from "../reading-options.ts";
import { readPromptFile } from "../read-prompt-file.ts";
import { readArgs, usageError } from "../read-args.ts";

const usage = `Usage: dossier run "request" [files, folders or patterns…] [options]

Carries out a request on documents and prints the checked answer with its sources, and the files it wrote.
A folder stands for every file below it; hidden files and what programs leave behind are skipped. "-" is standard input.

  -o, --out DIR        where files go; one is written if you ask for it, or if the answer is too long for a message
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
  --password WORD      the password of protected files; it is not stored
  --ocr WHEN           recognise text in images: auto (where a page has no text), never or always
  --languages LIST     languages of the text in images, such as deu,eng
  --prompt-file FILE   read the request from a file ("-" reads standard input); all arguments are then files
  --config FILE        use this configuration file instead of the folder's dossier.config.json
  --data DIR           the data folder (default .dossier)
  -q, --quiet          show no progress
  --warnings           print every warning instead of one line
  --json               print one JSON value`;

export const roundOptions = {
  ...commonOptions,
  ...modelOptions,
  ...lookOptions,
  ...readingOptions,
  ...progressOptions,
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
      const progress = openProgress(values, detectLanguage(round.prompt));
      const begin: BeginRound = (onTaking) => dossier.start({ ...round, onTaking });
      return followRound(begin, { dossier, progress, ...toShown(values) });
    });
  },
};

/** Where the files cannot be taken in, the live line goes before it is said. */
export async function takeIn<T>(progress: ProgressShow, take: () => Promise<T>): Promise<T> {
  try {
    return await take();
  } catch (error) {
    progress.drop();
    throw error;
  }
}

/** What of a result is printed, and how. */
export function toShown({ json, warnings }: { json?: boolean | undefined; warnings?: boolean | undefined }) {
  return { json: json === true, warnings: warnings === true };
}

/** The request and its files, from arguments and flags. */
export async function readRound(
  values: RoundValues,
  positionals: readonly string[],
  help: string,
): Promise<NewRound> {
  const file = values["prompt-file"];
  const prompt = typeof file === "string" ? await readPromptFile(file) : positionals[0];
  const files = givenFiles(typeof file === "string" ? positionals : positionals.slice(1), file);
  if (prompt === undefined) throw usageError("The request is missing.", help);
  const mode = Mode.optional().safeParse(values.mode);
  if (!mode.success)
    throw new Failure("usage", `--mode takes ${Mode.options.join(", ")}, not "${String(values.mode)}".`);
  const allow = values.yes === true ? ["*"] : readList(values.allow);
  return {
    prompt,
    files,
    formats: readList(values.format),
    ...readReading({
      password: toText(values.password),
      ocr: toText(values.ocr),
      languages: toText(values.languages),
    }),
    ...(allow.length > 0 && { allow }),
    ...(typeof values.out === "string" ? { outFolder: values.out } : {}),
    ...(mode.data === undefined ? {} : { mode: mode.data }),
  };
}

function toText(given: unknown): string | undefined {
  return typeof given === "string" ? given : undefined;
}

function readList(given: unknown): string[] {
  if (typeof given !== "string") return [];
  return given
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

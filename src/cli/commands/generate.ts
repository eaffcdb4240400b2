import type { Dossier } from "../../app/create-dossier.ts";
import {
  commonOptions,
  lookOptions,
  modelOptions,
  print,
  printJson,
  readBudget,
  withDossier,
} from "../command.ts";
import type { Command } from "../command.ts";
import { givenFiles } from "../given-files.ts";
import { readPromptFile } from "../read-prompt-file.ts";
import { readArgs, usageError } from "../read-args.ts";

const usage = `Usage: dossier generate "instruction" [files…] -o FILE [options]
       dossier generate --resume RUN

Writes one document of any length with a language model: an answer that is cut off is continued until the document
is complete.

  --resume RUN         resume a run that was interrupted
  -o, --out FILE       the file to write
  --format FORMAT      docx, xlsx, pdf, pptx, html, md, csv, txt or json; by default, from the file's extension
  --theme NAME, --template FILE, --logo FILE, --contents, --numbered
                       as for "dossier render"
  --config FILE, --model NAME, --base-url URL, --budget AMOUNT, --prompt-file FILE, --data DIR, --json
                       as for "dossier run"`;

const options = {
  ...commonOptions,
  ...modelOptions,
  ...lookOptions,
  out: { type: "string", short: "o" },
  format: { type: "string" },
  "prompt-file": { type: "string" },
  resume: { type: "string" },
} as const;

export const generate: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, options, usage);
    const file = values["prompt-file"];
    const instruction = file === undefined ? positionals[0] : await readPromptFile(file);
    const files = givenFiles(file === undefined ? positionals.slice(1) : positionals, file);
    const { resume, out, format } = values;
    return withDossier(values, async (dossier) => {
      if (resume !== undefined)
        return follow(await dossier.resumeGenerate(resume, showGrowth), values.json === true);
      if (instruction === undefined || out === undefined)
        throw usageError("Give an instruction, and name the file to write with -o.", usage);
      const budget = readBudget(values.budget);
      const wanted = {
        instruction,
        files,
        out,
        onGrow: showGrowth,
        ...(format && { format }),
        ...(budget !== undefined && { budget }),
      };
      return follow(await dossier.generate(wanted), values.json === true);
    });
  },
};

async function follow(handle: Awaited<ReturnType<Dossier["generate"]>>, json: boolean): Promise<number> {
  process.stderr.write(`${handle.runId}\n`);
  const stop = stopOnSignal(handle);
  try {
    const result = await handle.result();
    process.stderr.write("\n");
    if (json) printJson(result);
    else print(result.path);
    for (const { message } of result.warnings ?? []) process.stderr.write(`! ${message}\n`);
    if (result.complete) return 0;
    process.stderr.write(`! The document is not complete: ${result.reason}\n`);
    return 4;
  } finally {
    stop();
  }
}

function stopOnSignal(handle: Awaited<ReturnType<Dossier["generate"]>>): () => void {
  const interrupt = () => void handle.stop().catch(() => process.exit(130));
  process.once("SIGINT", interrupt);
  process.once("SIGTERM", interrupt);
  return () => {
    process.off("SIGINT", interrupt);
    process.off("SIGTERM", interrupt);
  };
}

/** One line that is written over on a terminal, and a line an answer elsewhere. */
function showGrowth({ answers, characters }: { answers: number; characters: number }): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${answers}: ${characters} characters`);
}

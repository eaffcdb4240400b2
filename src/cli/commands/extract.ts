import { extractFiles } from "../../app/extract-files.ts";
import type { ExtractFilesRequest } from "../../app/extract-files.ts";
import { openProgress } from "../command.ts";
import type { Command } from "../command.ts";
import { givenFiles } from "../given-files.ts";
import { interruptSignal } from "../interrupt-signal.ts";
import { readingOptions, readReading } from "../reading-options.ts";
import { readArgs, usageError } from "../read-args.ts";
import { takeIn } from "./run.ts";

const usage = `Usage: dossier extract FILE… [options]

Reads files of any supported format and prints every piece with its position. A folder stands for every file below it,
a pattern such as 'papers/**/*.pdf' for the files that match, and "-" for standard input.

  --json               print one line of JSON per file, in order
  --password WORD      the password of protected files
  --ocr WHEN           recognise text in images: auto (where a page has no text), never or always
  --languages LIST     languages of the text in images, such as deu,eng
  -q, --quiet          show no progress

Exit code 4 means that at least one file could not be read; the others are printed.`;

const options = {
  ...readingOptions,
  json: { type: "boolean" },
  quiet: { type: "boolean", short: "q" },
} as const;

export const extract: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, options, usage);
    if (positionals.length === 0) throw usageError("Name at least one file.", usage);
    const { reading, password } = readReading(values);
    const { ocr, languages } = reading;
    const progress = openProgress(values, "en");
    // where the text itself goes to the terminal, it shows how far we are
    const isTold = process.stderr.isTTY === true && process.stdout.isTTY !== true;
    const { files, failed, skipped } = await takeIn(progress, () =>
      extractFiles({
        ...{ given: givenFiles(positionals), shape: values.json === true ? "json" : "text", write },
        signal: interruptSignal(),
        ...(password === undefined ? {} : { password }),
        ...(ocr === undefined ? {} : { ocr }),
        ...(languages === undefined ? {} : { languages }),
        ...(isTold && { onProgress: tell }),
      }),
    );
    progress.drop();
    if (skipped > 0 && values.quiet !== true)
      process.stderr.write(`${files - failed} files read, ${skipped + failed} skipped\n`);
    return failed === 0 ? 0 : 4;

    function tell({ path, file, files: all, done, total }: Told): void {
      if (done === undefined) progress.take({ kind: "taking", fileName: path, file, files: all });
      else progress.read({ fileName: path, done, ...(total !== undefined && { total }) });
    }
  },
};

type Told = Parameters<NonNullable<ExtractFilesRequest["onProgress"]>>[0];

/** Waits until it is out, so that a slow reader of ours slows us down. */
function write(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

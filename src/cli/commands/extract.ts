import { extractFiles } from "../../app/extract-files.ts";
import type { ExtractFilesRequest } from "../../app/extract-files.ts";
import { Failure } from "../../model/failure.ts";
import { readArgs } from "../command.ts";
import type { Command } from "../command.ts";

const usage = `Usage: dossier extract FILE… [options]

Reads files of any supported format and prints every piece with its position. A folder stands for all files in it.

  --json               print one line of JSON per file, in order
  --password WORD      the password of protected files
  --ocr WHEN           recognise text in images: auto (where a page has no text), never or always
  --languages LIST     languages of the text in images, such as deu,eng

Exit code 4 means that at least one file could not be read; the others are printed.`;

const options = {
  json: { type: "boolean" },
  password: { type: "string" },
  ocr: { type: "string" },
  languages: { type: "string" },
} as const;

export const extract: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, options, usage);
    if (positionals.length === 0) throw new Failure("usage", `Name at least one file.\n${usage}`);
    const { password } = values;
    const languages = readLanguages(values.languages);
    const ocr = readOcr(values.ocr);
    const interrupted = new AbortController();
    const interrupt = () => interrupted.abort(new Failure("stopped", "Stopped."));
    process.once("SIGINT", interrupt);
    process.once("SIGTERM", interrupt);
    const showing = process.stderr.isTTY === true;
    const { failed } = await extractFiles({
      ...{ paths: positionals, shape: values.json === true ? "json" : "text", signal: interrupted.signal },
      ...(password === undefined ? {} : { password }),
      ...(ocr === undefined ? {} : { ocr }),
      ...(languages === undefined ? {} : { languages }),
      write,
      ...(showing && { onProgress: showProgress }),
    });
    if (showing) process.stderr.write("\r\u001b[K");
    return failed === 0 ? 0 : 4;
  },
};

/** Waits until it is out, so that a slow reader of ours slows us down. */
function write(text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

const showProgress: NonNullable<ExtractFilesRequest["onProgress"]> = (progress) => {
  const { path, file, files, done, total } = progress;
  const within = done === undefined ? "" : ` (${done}${total === undefined ? "" : ` of ${total}`})`;
  process.stderr.write(`\r\u001b[K${file}/${files} ${path}${within}`);
};

function readOcr(word: string | undefined): ExtractFilesRequest["ocr"] {
  if (word === undefined || word === "auto" || word === "never" || word === "always") return word;
  throw new Failure("usage", `--ocr takes auto, never or always, not "${word}".`);
}

function readLanguages(list: string | undefined): string[] | undefined {
  if (list === undefined) return undefined;
  const languages = list.split(/[,+ ]+/).filter((language) => language !== "");
  const odd = languages.find((language) => !/^[a-z]{3}(_[a-z]+)*$/i.test(language));
  if (languages.length > 0 && odd === undefined) return languages;
  throw new Failure("usage", `--languages takes three-letter codes such as deu,eng, not "${list}".`);
}

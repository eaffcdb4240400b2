import type { ParseArgsConfig } from "node:util";
import { Failure } from "../model/failure.ts";
import type { ReadingChoice } from "../model/task.ts";

/** Flags that say how files are read. */
export const readingOptions = {
  password: { type: "string" },
  ocr: { type: "string" },
  languages: { type: "string" },
} as const satisfies ParseArgsConfig["options"];

export interface ReadingFlags {
  password?: string | undefined;
  ocr?: string | undefined;
  languages?: string | undefined;
}

export function readReading(flags: ReadingFlags): { reading: ReadingChoice; password?: string } {
  const ocr = readOcr(flags.ocr);
  const languages = readLanguages(flags.languages);
  return {
    reading: { ...(ocr && { ocr }), ...(languages && { languages }) },
    ...(flags.password !== undefined && { password: flags.password }),
  };
}

function readOcr(word: string | undefined): ReadingChoice["ocr"] {
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

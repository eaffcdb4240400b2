import { withRemedy } from "./with-remedy.ts";
import { plainLine } from "../lib/text/plain-line.ts";
import { fill, progressWordsFor } from "./progress/progress-words.ts";

export interface Warned {
  warnings: readonly { code: string; message: string }[];
  language: string;
  /** Whether each is told, not only that there are some. */
  all: boolean;
  /** The command that tells them all. */
  how: string;
}

const longest = 1_000;
/** What the person must not miss: orders hidden in a document, and where their files are. */
const first = new Set(["output", "instructions"]);

/** One line however many there are, so that the answer stays in sight; or all of them. */
export function tellWarnings({ warnings, language, all, how }: Warned): string[] {
  const told = [...new Map(warnings.map((warning) => [warning.message, warning])).values()];
  const lines = (some: typeof told) =>
    some.map(({ code, message }) => `! ${plainLine(withRemedy(message, code), longest)}`);
  if (all || told.length <= 1) return lines(told);
  const urgent = told.filter(({ code }) => first.has(code)).slice(0, 3);
  if (urgent.length === told.length) return lines(urgent);
  const words = progressWordsFor(language);
  const rest = told.length - urgent.length;
  const one = told.find((warning) => !urgent.includes(warning));
  const counted =
    rest === 1 && one !== undefined
      ? `! ${plainLine(one.message, longest)}`
      : `! ${fill(words.warnings, rest, how)}`;
  return [...lines(urgent), counted];
}

import { styleText } from "node:util";

/** Where progress is shown. */
export interface Screen {
  /** One line that is written over, where there is a terminal that can do so. */
  isLive: boolean;
  columns(): number;
  write(text: string): void;
  style(format: Parameters<typeof styleText>[0], text: string): string;
}

/** The error stream of this process: colours as the terminal, NO_COLOR and FORCE_COLOR have it. */
export function openScreen(env: Readonly<Record<string, string | undefined>>): Screen {
  const stream = process.stderr;
  return {
    isLive: stream.isTTY === true && env["TERM"] !== "dumb",
    // a terminal that does not know its size says 0
    columns: () => stream.columns || 80,
    write: (text) => void stream.write(text),
    style: (format, text) => styleText(format, text, { stream }),
  };
}

const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|[\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
const joined = /\p{M}|\u200d|\ufe0f/u;

/** As much of a text as fits into so many columns: a live line that wraps can no longer be written over. */
export function fitColumns(text: string, most: number): string {
  let columns = 0;
  let kept = "";
  for (const sign of text) {
    columns += joined.test(sign) ? 0 : wide.test(sign) ? 2 : 1;
    if (columns > most - 1) return `${kept}…`;
    kept += sign;
  }
  return kept;
}

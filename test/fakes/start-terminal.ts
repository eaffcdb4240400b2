import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

const bin = join(import.meta.dirname, "../../bin/dossier.js");
const script = "/usr/bin/script";

/** The programs differ from system to system; where there is none of this kind, nothing is shown. */
export const hasTerminal = process.platform === "linux" && existsSync(script);

export interface OnTerminal {
  code: number | null;
  /** Everything that was written to the terminal, with its escape sequences. */
  screen: string;
  /** What a person sees in the end: each line as it was last written. */
  lines: string[];
}

/** The program on a real terminal, a pseudo one of so many columns. */
export function runOnTerminal(
  folder: string,
  args: readonly string[],
  { columns = 100, env = {} }: { columns?: number; env?: Readonly<Record<string, string>> } = {},
): Promise<OnTerminal> {
  const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  const call = [process.execPath, bin, ...args].map(quote).join(" ");
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(script, ["-qec", `stty cols ${columns}; ${call}`, "/dev/null"], {
    cwd: folder,
    env: { PATH, HOME, TERM: "xterm-256color", XDG_CONFIG_HOME: join(folder, ".config"), ...env },
    timeout: 50_000,
  });
  child.stdin.end();
  let screen = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (screen += text));
  return new Promise((resolve) => {
    child.on("close", (code) => resolve({ code, screen, lines: toLines(screen) }));
  });
}

function toLines(screen: string): string[] {
  return screen.split("\r\n").map((line) => plain(line.split("\u001b[K").at(-1) ?? ""));
}

/** Without colours. */
export function plain(text: string): string {
  // oxlint-disable-next-line no-control-regex -- the sequences that colour a terminal begin with it
  return text.replaceAll(/\u001b\[[0-9;]*m/g, "").replaceAll("\r", "");
}

/** Each state that the live line had. */
export function liveLines(screen: string): string[] {
  return screen
    .split("\r\u001b[K")
    .slice(1)
    .map((piece) => plain(piece.split("\r\n")[0] ?? ""))
    .filter((line) => line !== "");
}

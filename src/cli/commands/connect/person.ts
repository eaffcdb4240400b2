import { spawn } from "node:child_process";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { processSources } from "../../../app/config.ts";
import { Failure } from "../../../model/failure.ts";

/** Whoever sits at the terminal, for clients that have something to show or to ask. */
export interface Person {
  tell(line: string): void;
  openPage(url: string): Promise<boolean>;
  ask(question: string, options?: { hidden?: boolean }): Promise<string>;
}

export function createPerson(): Person {
  return { tell: (line) => void process.stderr.write(`${line}\n`), openPage, ask };
}

export function isAtTerminal(): boolean {
  return process.stdin.isTTY === true && process.stderr.isTTY === true;
}

/** One line of the person; what is hidden is not shown while it is typed. */
async function ask(question: string, { hidden = false }: { hidden?: boolean } = {}): Promise<string> {
  if (!isAtTerminal())
    throw new Failure("usage", `Nobody can be asked for "${question}": this is not a terminal.`);
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const { stdin: input, stderr } = process;
  if (hidden) stderr.write(`${question}: `);
  const lines = createInterface({ input, output: hidden ? silent : stderr, terminal: true });
  try {
    return (await lines.question(hidden ? "" : `${question}: `)).trim();
  } finally {
    lines.close();
    if (hidden) stderr.write("\n");
  }
}

/** Where nobody can be asked, the answer is no. */
export async function confirm(question: string): Promise<boolean> {
  return isAtTerminal() && /^\s*[yj]/i.test(await ask(`${question} [y/N]`));
}

const openers: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ["open"],
  win32: ["rundll32", "url.dll,FileProtocolHandler"],
};

/** By the system's own opener and without a shell, so that nothing in the address can be a command. */
async function openPage(url: string): Promise<boolean> {
  if (!/^https?:$/.test(URL.parse(url)?.protocol ?? "")) return false;
  const [command = "xdg-open", ...before] = openers[process.platform] ?? [];
  const { env } = processSources();
  if (command === "xdg-open" && (env["DISPLAY"] ?? env["WAYLAND_DISPLAY"] ?? "") === "") return false;
  return new Promise((done) => {
    const child = spawn(command, [...before, url], { stdio: "ignore", detached: true });
    child.once("error", () => done(false));
    child.once("spawn", () => {
      child.unref();
      done(true);
    });
  });
}

import { spawn } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const bin = join(import.meta.dirname, "../../bin/dossier.js");

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

export interface Started {
  ended: Promise<Ended>;
  /** Resolves with everything said on stderr so far, once the words are in it; fails if the process ends before. */
  said(words: RegExp): Promise<string>;
  kill(signal: NodeJS.Signals): void;
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), "dossier-cli-"));
}

export interface Surroundings {
  input?: string;
  env?: Readonly<Record<string, string>>;
}

/** The program as a user starts it, in a folder of its own and without the environment of the tests. */
export function startCli(
  folder: string,
  args: readonly string[],
  given: string | Surroundings = "",
): Started {
  const { input = "", env = {} } = typeof given === "string" ? { input: given } : given;
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: folder,
    env: { PATH, HOME, XDG_CONFIG_HOME: join(folder, ".config"), ...env },
    timeout: 50_000,
  });
  child.stdin.end(input);
  const told: Ended = { code: null, stdout: "", stderr: "" };
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (told.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    told.stderr += text;
    tell();
  });
  const ended = new Promise<Ended>((resolve) => {
    child.on("close", (code) => {
      told.code = code;
      resolve(told);
      tell();
    });
  });
  const isOver = () => child.exitCode !== null || child.signalCode !== null;
  return {
    ended,
    kill: (signal) => void child.kill(signal),
    said: (words) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (words.test(told.stderr)) resolve(told.stderr);
          else if (isOver()) reject(new Error(`It ended without ${words}: ${told.stderr}`));
          else return;
          listeners.delete(look);
        };
        listeners.add(look);
        look();
      }),
  };
}

export function runCli(
  folder: string,
  args: readonly string[],
  given?: string | Surroundings,
): Promise<Ended> {
  return startCli(folder, args, given).ended;
}

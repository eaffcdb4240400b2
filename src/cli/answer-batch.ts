import { readFile } from "node:fs/promises";
import { text as readAll } from "node:stream/consumers";
import { Failure, toFailure } from "../model/failure.ts";
import { printJson } from "./command.ts";

/** A line of a batch as it was given; what more it holds is for the command to read. */
export interface BatchLine {
  id: string | number | null;
  /** Under the name "text" or "question". */
  text: string;
  members: Readonly<Record<string, unknown>>;
}

export interface Batch {
  /** A file of JSON lines; "-" is standard input. */
  path: string;
  signal: AbortSignal;
  answer(line: BatchLine): Promise<object>;
}

/** So many lines at a time: a model that is far away answers several as fast as one. */
const atATime = 4;

/** One answer line for each line, in order. A line that goes wrong says so in its place, and the rest goes on. */
export async function answerBatch({ path, signal, answer }: Batch): Promise<number> {
  const lines = await readBatch(path);
  const begun: Promise<{ line: object; isAnswered: boolean }>[] = [];
  let isWhole = true;
  for (let next = 0; next < lines.length; next += 1) {
    while (begun.length < atATime && next + begun.length < lines.length)
      begun.push(answerLine(lines[next + begun.length] ?? ""));
    const ended = await begun.shift();
    signal.throwIfAborted();
    if (ended === undefined) continue;
    printJson(ended.line);
    isWhole &&= ended.isAnswered;
  }
  return isWhole ? 0 : 4;

  async function answerLine(line: string): Promise<{ line: object; isAnswered: boolean }> {
    let id: BatchLine["id"] = null;
    try {
      const members = toMembers(line);
      id = readId(members);
      const given = { id, text: readText(members), members };
      return { line: { id, ...(await answer(given)) }, isAnswered: true };
    } catch (error) {
      const { code, message } = toFailure(error);
      return { line: { id, error: { code, message } }, isAnswered: false };
    }
  }
}

/** The lines of a batch that say something. */
export async function readBatch(path: string): Promise<string[]> {
  try {
    const content = path === "-" ? await readAll(process.stdin) : await readFile(path, "utf8");
    return content
      .replace(/^\uFEFF/, "")
      .split(/\r?\n/)
      .filter((line) => line.trim() !== "");
  } catch (cause) {
    throw new Failure("usage", `--batch: ${path} cannot be read.`, { cause });
  }
}

export function toMembers(line: string): Readonly<Record<string, unknown>> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (cause) {
    throw new Failure("invalid", "The line is not valid JSON.", { cause });
  }
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Failure("invalid", 'The line is not an object such as {"id": "1", "text": "…"}.');
  return Object.fromEntries(Object.entries(value));
}

export function readId({ id }: Readonly<Record<string, unknown>>): BatchLine["id"] {
  return typeof id === "string" || typeof id === "number" ? id : null;
}

function readText({ text, question }: Readonly<Record<string, unknown>>): string {
  const given = text ?? question;
  if (typeof given === "string" && given.trim() !== "") return given;
  throw new Failure("invalid", 'The line has neither "text" nor "question".');
}

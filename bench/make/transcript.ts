import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { prompts } from "../../src/prompts/prompts.ts";

const path = join(import.meta.dirname, "../../docs/transcript.md");

const Asked = z.object({ messages: z.array(z.object({ role: z.string(), content: z.string() })) });

/**
 * Writes down a run whose model was answered by hand: `in/001.json` holds what was asked as an OpenAI-compatible
 * server gets it, `out/001.txt` the answer. An `opening.md` beside them comes first.
 */
export async function makeTranscript(): Promise<Record<string, number>> {
  const folder = process.argv[3];
  if (folder === undefined) throw new Error("Say where the run is: npm run bench transcript FOLDER");
  const names = (await readdir(join(folder, "in"))).filter((name) => name.endsWith(".json")).toSorted();
  const seen = new Map<string, number>();
  const turns: string[] = [];
  for (const name of names) {
    const { messages } = Asked.parse(JSON.parse(await readFile(join(folder, "in", name), "utf8")));
    const answer = await readFile(join(folder, "out", name.replace(/\.json$/u, ".txt")), "utf8");
    turns.push(describe(messages, { answer, number: turns.length + 1, seen }));
  }
  const opening = await readFile(join(folder, "opening.md"), "utf8");
  await writeFile(path, [opening.trim(), "", ...turns].join("\n"));
  return { calls: turns.length };
}

interface Turn {
  answer: string;
  number: number;
  /** Where the instructions of a prompt were shown first. */
  seen: Map<string, number>;
}

function describe(messages: z.infer<typeof Asked>["messages"], { answer, number, seen }: Turn): string {
  const textOf = (role: string) =>
    messages.flatMap((message) => (message.role === role ? [message.content] : [])).join("\n\n");
  const instructions = textOf("system");
  const prompt = prompts.find((one) => instructions.startsWith(one.instructions));
  const title = prompt === undefined ? "a prompt" : `${prompt.name}, version ${prompt.version}`;
  const before = seen.get(instructions);
  if (before === undefined) seen.set(instructions, number);
  return [
    `## ${number}. ${title}`,
    "### Instructions",
    before === undefined ? fenced(instructions) : `As in ${before}.`,
    "### Data",
    fenced(textOf("user")),
    "### Answer",
    fenced(pretty(answer)),
    "",
  ].join("\n\n");
}

function pretty(answer: string): string {
  try {
    return JSON.stringify(JSON.parse(answer), null, 1);
  } catch {
    return answer.trim();
  }
}

function fenced(text: string): string {
  let mark = "```";
  while (text.includes(mark)) mark += "`";
  return `${mark}text\n${text}\n${mark}`;
}

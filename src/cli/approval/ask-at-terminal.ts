import { on } from "node:events";
import { createInterface } from "node:readline";
import type { Approval, ApprovalAnswer } from "../../model/action.ts";
import { toFailure } from "../../model/failure.ts";
import { phrasesFor } from "../../model/phrases.ts";
import { readParameters } from "./read-parameters.ts";

export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
  /** Whether it is a real one, with keys and a line to edit. */
  isTerminal: boolean;
  interrupt(): void;
}

interface Asking {
  language: string;
  /** Fires when somebody else has answered. */
  signal: AbortSignal;
  terminal: Terminal;
}

/** Asks the person at the terminal: yes, no, or yes with other parameters. Nothing where somebody else was faster. */
export async function askAtTerminal(
  { parameters }: Approval,
  { language, signal, terminal }: Asking,
): Promise<ApprovalAnswer | undefined> {
  const words = phrasesFor(language);
  const { input, output, isTerminal } = terminal;
  const lines = createInterface({ input, output, terminal: isTerminal });
  const over = new AbortController();
  // in a terminal that edits lines, Ctrl-C is a key like any other
  lines.on("SIGINT", () => {
    over.abort();
    terminal.interrupt();
  });
  lines.on("close", () => over.abort());
  const either = AbortSignal.any([signal, over.signal]);
  // kept in order, so that lines which come at once are not lost between two questions
  const typed = on(lines, "line", { signal: either });
  const ask = async (text: string, given = "") => {
    lines.setPrompt(`${text} > `);
    lines.prompt();
    if (isTerminal) lines.write(given);
    const { value } = (await typed.next()) as { value: [string] };
    return value[0];
  };
  try {
    for (;;) {
      const said = (await ask(words.approvalChoice)).trim().toLowerCase();
      if (yes.has(said)) return { decision: "approve" };
      if (no.has(said)) return { decision: "reject" };
      if (said !== "e") continue;
      const edited = await ask(words.editParameters, JSON.stringify(parameters));
      try {
        return { decision: "approve", parameters: readParameters(edited) };
      } catch (error) {
        output.write(`${toFailure(error).message}\n`);
      }
    }
  } catch (error) {
    if (!either.aborted) throw error;
    output.write("\n"); // what is said next begins a line of its own
    return undefined;
  } finally {
    lines.close();
  }
}

/** As people of the five languages would type it, and the words shown. */
const yes = new Set(["y", "yes", "j", "ja", "o", "oui", "s", "si", "sì", "sí"]);
const no = new Set(["n", "no", "nein", "non"]);

import { readFile } from "node:fs/promises";
import { withAsk } from "../../app/ask-question.ts";
import type { Ask, Chunk, Question } from "../../app/ask-question.ts";
import { loadProcessConfig } from "../../app/config.ts";
import { plainLine } from "../../lib/text/plain-line.ts";
import { Failure } from "../../model/failure.ts";
import { phrasesFor } from "../../model/phrases.ts";
import { printPosition } from "../../model/documents/print-position.ts";
import { inQuotationMarks } from "../../model/documents/short-quote.ts";
import { answerBatch } from "../answer-batch.ts";
import type { BatchLine } from "../answer-batch.ts";
import { modelOptions, print, printJson, readArgs, readBudget } from "../command.ts";
import type { Command } from "../command.ts";
import { interruptSignal } from "../interrupt-signal.ts";
import { readMessage } from "../read-message.ts";

const usage = `Usage: dossier ask "question" files or folders… [options]
       dossier ask "question" --chunks FILE [options]
       dossier ask --batch FILE [options]

Answers one question from the files, with citations, or says that they do not contain the answer. Nothing is stored.

  --chunks FILE        ready-made passages instead of files: a JSON list of { id, text }
  --batch FILE         JSON lines with id, question and chunks or files, answered with one line each
                       ("-" reads standard input)
  --prompt-file FILE   read the question from a file; all arguments are then files
  --config FILE, --model NAME, --base-url URL, --budget AMOUNT
                       as for "dossier run"
  --json               print one JSON value

Exit codes: 0 answered, 3 refused. A batch exits with 0 if every line was answered or refused, otherwise with 4.`;

const options = {
  ...modelOptions,
  json: { type: "boolean" },
  batch: { type: "string" },
  chunks: { type: "string" },
  "prompt-file": { type: "string" },
} as const;

export const ask: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, options, usage);
    const { batch: path, model, "base-url": baseUrl } = values;
    const config = loadProcessConfig({
      config: values.config,
      ...{ model, baseUrl, budget: readBudget(values.budget) },
    });
    const signal = interruptSignal();
    const common = await readSource(values.chunks, path === undefined ? [] : positionals);
    if (path !== undefined)
      return withAsk({ config, signal }, (answer) =>
        answerBatch({
          ...{ path, signal },
          answer: async (line) => withoutLanguage(await answer(toQuestion(line, common))),
        }),
      );
    const { message, rest } = await readMessage({ file: values["prompt-file"], positionals }, usage);
    const question = { question: message, ...common, ...(rest.length > 0 && { files: rest }) };
    return withAsk({ config, signal }, async (answer) => {
      const asked = await answer(question);
      if (values.json === true) printJson(withoutLanguage(asked));
      else {
        for (const warning of asked.warnings ?? [])
          process.stderr.write(`! ${plainLine(warning.message, 400)}\n`);
        print(describe(asked, message));
      }
      return asked.status === "OK" ? 0 : 3;
    });
  },
};

type Asked = Awaited<ReturnType<Ask>>;

function withoutLanguage({ language: _language, ...asked }: Asked): Omit<Asked, "language"> {
  return asked;
}

async function readSource(
  chunks: string | undefined,
  files: readonly string[],
): Promise<Omit<Question, "question">> {
  if (chunks === undefined) return files.length > 0 ? { files } : {};
  let text: string;
  try {
    text = await readFile(chunks, "utf8");
  } catch (cause) {
    throw new Failure("usage", `--chunks: ${chunks} cannot be read.`, { cause });
  }
  try {
    return { chunks: toChunks(JSON.parse(text)) };
  } catch (cause) {
    throw new Failure("usage", `--chunks: ${chunks} is not a JSON list of { id, text }.`, { cause });
  }
}

/** A line without a source of its own is answered from what the command line names. */
function toQuestion({ text, members }: BatchLine, common: Omit<Question, "question">): Question {
  const { chunks, files } = members;
  if (chunks !== undefined) return { question: text, chunks: toChunks(chunks) };
  if (files === undefined) return { question: text, ...common };
  if (!Array.isArray(files) || !files.every((file) => typeof file === "string"))
    throw new Failure("invalid", '"files" must be a list of paths.');
  return { question: text, files };
}

function toChunks(value: unknown): Chunk[] {
  if (!Array.isArray(value)) throw new Failure("invalid", '"chunks" must be a list of { id, text }.');
  return value.map((item: unknown) => {
    const { id, text } = (item ?? {}) as Record<string, unknown>;
    if ((typeof id !== "string" && typeof id !== "number") || typeof text !== "string")
      throw new Failure("invalid", '"chunks" must be a list of { id, text }.');
    return { id: String(id), text };
  });
}

/** The answer with numbers for its sources, or plainly that it is not there. */
function describe({ status, claims, evidence, language }: Asked, question: string): string {
  const words = phrasesFor(language);
  if (status !== "OK") return status === "REJECT" ? words.rejected : `${words.notInDocuments}\n- ${question}`;
  const numbers = new Map(evidence.map(({ id }, index) => [id, index + 1]));
  const said = claims.map(
    ({ text, citations }) => `${text} ${citations.map((id) => `[${numbers.get(id) ?? "?"}]`).join("")}`,
  );
  const sources = evidence.map(({ document, position, text }, index) => {
    const place = [document, printPosition(position, language)].filter((part) => part !== "").join(", ");
    const quote = text.replaceAll(/\s+/g, " ").trim();
    return `[${index + 1}] ${place}: ${inQuotationMarks(quote, language)}`;
  });
  return [...said, "", words.sources, ...sources].join("\n");
}

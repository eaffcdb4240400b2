import { readFile } from "node:fs/promises";
import { withAsk } from "../../app/ask-question.ts";
import type { QuestionAsker, GivenPassage, GivenQuestion } from "../../app/ask-question.ts";
import { loadProcessConfig } from "../../app/config.ts";
import { detectLanguage } from "../../lib/text/detect-language.ts";
import { Failure } from "../../model/failure.ts";
import { phrasesFor } from "../../model/phrases.ts";
import { printPosition } from "../../model/documents/print-position.ts";
import { inQuotationMarks, shortQuote } from "../../model/documents/short-quote.ts";
import { otherLanguages } from "../../model/wording/other-languages.ts";
import { answerBatch } from "../answer-batch.ts";
import type { BatchLine } from "../answer-batch.ts";
import { modelOptions, openProgress, print, printJson, progressOptions, readBudget } from "../command.ts";
import type { Command } from "../command.ts";
import { givenFiles } from "../given-files.ts";
import { interruptSignal } from "../interrupt-signal.ts";
import { followReading } from "../progress/follow-reading.ts";
import { readingOptions, readReading } from "../reading-options.ts";
import { tellWarnings } from "../tell-warnings.ts";
import { takeIn } from "./run.ts";
import { readMessage } from "../read-message.ts";
import { readArgs } from "../read-args.ts";

const usage = `Usage: dossier ask "question" files, folders or patterns… [options]
       dossier ask "question" --chunks FILE [options]
       dossier ask --batch FILE [options]

Answers one question from the files, with citations, or says that they do not contain the answer. Nothing is stored.
A folder stands for every file below it; hidden files and what programs leave behind are skipped. "-" is standard input.

  --chunks FILE        ready-made passages instead of files: a JSON list of { id, text }
  --batch FILE         JSON lines with id, question and chunks or files, answered with one line each
                       ("-" reads standard input)
  --prompt-file FILE   read the question from a file; all arguments are then files
  --password WORD      the password of protected files
  --ocr WHEN           recognise text in images: auto (where a page has no text), never or always
  --languages LIST     languages of the text in images, such as deu,eng
  --config FILE, --model NAME, --base-url URL, --budget AMOUNT
                       as for "dossier run"
  -q, --quiet          show no progress
  --warnings           print every warning instead of one line
  --json               print one JSON value

Exit codes: 0 answered, 3 refused. A batch exits with 0 if every line was answered or refused, otherwise with 4.`;

const options = {
  ...modelOptions,
  ...readingOptions,
  ...progressOptions,
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
    const { reading, password } = readReading(values);
    const asking = { config, signal, reading };
    const common = await readSource(values.chunks, path === undefined ? [] : positionals);
    if (path !== undefined)
      return withAsk({ ...asking, company: { password } }, (answer) =>
        answerBatch({
          ...{ path, signal },
          answer: async (line) => withoutLanguage(await answer(toQuestion(line, common))),
        }),
      );
    const { message, rest } = await readMessage({ file: values["prompt-file"], positionals }, usage);
    const files = givenFiles(rest, values["prompt-file"]);
    const question = { question: message, ...common, ...(files.length > 0 && { files }) };
    const progress = openProgress(values, detectLanguage(message));
    const company = { password, onReading: followReading(progress) };
    return withAsk({ ...asking, company, tell: progress.take }, async (answer) => {
      const asked = await takeIn(progress, () => answer(question));
      progress.close();
      if (values.json === true) printJson(withoutLanguage(asked));
      else {
        print(describe(asked, message));
        const told = { warnings: asked.warnings ?? [], language: asked.language };
        const how = "dossier ask … --warnings";
        for (const line of tellWarnings({ ...told, all: values.warnings === true, how }))
          process.stderr.write(`${line}\n`);
      }
      return asked.status === "OK" ? 0 : 3;
    });
  },
};

type Asked = Awaited<ReturnType<QuestionAsker>>;

function withoutLanguage({
  language: _language,
  byWords: _byWords,
  ...asked
}: Asked): Omit<Asked, "language" | "byWords"> {
  return asked;
}

async function readSource(
  chunks: string | undefined,
  files: readonly string[],
): Promise<Omit<GivenQuestion, "question">> {
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
function toQuestion({ text, members }: BatchLine, common: Omit<GivenQuestion, "question">): GivenQuestion {
  const { chunks, files } = members;
  if (chunks !== undefined) return { question: text, chunks: toChunks(chunks) };
  if (files === undefined) return { question: text, ...common };
  if (!Array.isArray(files) || !files.every((file) => typeof file === "string"))
    throw new Failure("invalid", '"files" must be a list of paths.');
  return { question: text, files };
}

function toChunks(value: unknown): GivenPassage[] {
  if (!Array.isArray(value)) throw new Failure("invalid", '"chunks" must be a list of { id, text }.');
  return value.map((item: unknown) => {
    const { id, text } = (item ?? {}) as Record<string, unknown>;
    if ((typeof id !== "string" && typeof id !== "number") || typeof text !== "string")
      throw new Failure("invalid", '"chunks" must be a list of { id, text }.');
    return { id: String(id), text };
  });
}

/** The answer with numbers for its sources, or plainly that it is not there. */
function describe(asked: Asked, question: string): string {
  const { status, claims, evidence, language, byWords } = asked;
  const words = phrasesFor(language);
  if (status === "REJECT") return words.rejected;
  if (status === "REFUSAL") return describeRefusal(asked, question);
  const numbers = new Map(evidence.map(({ id }, index) => [id, index + 1]));
  const said = claims.map(
    ({ text, citations }) => `${text} ${citations.map((id) => `[${numbers.get(id) ?? "?"}]`).join("")}`,
  );
  const sources = evidence.map(({ document, position, text }, index) => {
    const place = [document, printPosition(position, language)].filter((part) => part !== "").join(", ");
    const quote = text.replaceAll(/\s+/g, " ").trim();
    return `[${index + 1}] ${place}: ${inQuotationMarks(quote, language)}`;
  });
  const found = byWords === true ? evidence.map((item) => item.language) : [];
  const others = otherLanguages(found, language);
  const told = others.length === 0 ? [] : ["", `${words.otherLanguage} ${others.join(", ")}`];
  return [...said, "", words.sources, ...sources, ...told].join("\n");
}

/** What was not found, what comes closest, and what a language model would add. */
function describeRefusal({ language, byWords, closest = [] }: Asked, question: string): string {
  const words = phrasesFor(language);
  const near = closest.map(({ document, position, text }) => {
    const place = [document, printPosition(position, language)].filter((part) => part !== "").join(", ");
    return `- ${place}: ${inQuotationMarks(shortQuote({ quote: text }), language)}`;
  });
  return [
    byWords === true ? words.notFoundByWords : words.notInDocuments,
    `- ${question}`,
    ...(near.length > 0 ? [words.closest, ...near] : []),
    ...(byWords === true ? [words.nextModel] : []),
  ].join("\n");
}

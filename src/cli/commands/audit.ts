import { addAll } from "../../lib/add-all.ts";
import { readClaim, withAudit } from "../../app/audit-claims.ts";
import type { Audit, ClaimAudit, ClaimToAudit } from "../../app/audit-claims.ts";
import { loadProcessConfig } from "../../app/config.ts";
import { Failure, toFailure } from "../../model/failure.ts";
import { printPosition } from "../../model/documents/print-position.ts";
import { readBatch, readId, toMembers } from "../answer-batch.ts";
import type { BatchLine } from "../answer-batch.ts";
import { modelOptions, openProgress, print, printJson, readBudget } from "../command.ts";
import type { Command } from "../command.ts";
import { givenFiles } from "../given-files.ts";
import { interruptSignal } from "../interrupt-signal.ts";
import { whileReading } from "../progress/follow-reading.ts";
import { readMessage } from "../read-message.ts";
import { readArgs, usageError } from "../read-args.ts";

const usage = `Usage: dossier audit "statement" files, folders or patterns… [options]
       dossier audit --batch FILE [options]

Says whether the files prove a statement: VALID, INVALID, NOT_IN_CONTEXT, or UNDECIDED where rules alone
cannot tell and no model is configured. Nothing is stored.

  --batch FILE         JSON lines with id, claim, language, evidence and supports, answered with one line
                       each of id, verdict, stage and reason ("-" reads standard input). Evidence is a list
                       of { id, text } or { id, table: { rows } }, with heading, document and position where
                       known; supports are { evidence, quote } or { evidence, cell }, and are searched for
                       if omitted
  --prompt-file FILE   read the statement from a file; all arguments are then files
  --config FILE, --model NAME, --base-url URL, --budget AMOUNT
                       as for "dossier run"
  -q, --quiet          show no progress
  --json               print one JSON value

Exit codes: 0 proven, 3 not proven. A batch exits with 0 if every line was judged, otherwise with 4.`;

const options = {
  ...modelOptions,
  json: { type: "boolean" },
  quiet: { type: "boolean", short: "q" },
  batch: { type: "string" },
  "prompt-file": { type: "string" },
} as const;

export const audit: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, options, usage);
    const { batch: path, model, "base-url": baseUrl } = values;
    const config = loadProcessConfig({
      config: values.config,
      ...{ model, baseUrl, budget: readBudget(values.budget) },
    });
    const signal = interruptSignal();
    if (path !== undefined) {
      if (positionals.length > 0) throw usageError("A batch takes no arguments.", usage);
      return withAudit({ config, signal }, (judge) => auditBatch(path, judge, signal));
    }
    const { message, rest } = await readMessage({ file: values["prompt-file"], positionals }, usage);
    if (rest.length === 0) throw usageError("Name the files that the statement rests on.", usage);
    const files = givenFiles(rest, values["prompt-file"]);
    const [judged] = await whileReading(openProgress(values, "en"), (watch) =>
      withAudit({ config, signal, ...watch }, (judge) => judge([{ claim: message, files }])),
    );
    if (judged === undefined) throw new Failure("internal", "The statement got no verdict.");
    if (values.json === true) printJson({ ...toLine(judged), supports: sourcesOf(judged) });
    else print(describe(judged));
    return judged.verdict === "VALID" ? 0 : 3;
  },
};

/** As many claims as one call of a model takes. */
const atATime = 20;

type Read = { id: BatchLine["id"]; claim: ClaimToAudit } | { id: BatchLine["id"]; error: unknown };

/** One answer line for each line, in order; a line that goes wrong says so in its place. */
async function auditBatch(path: string, judge: Audit, signal: AbortSignal): Promise<number> {
  const lines = await readBatch(path);
  let isWhole = true;
  for (let from = 0; from < lines.length; from += atATime) {
    const read = lines.slice(from, from + atATime).map(readLine);
    const judged = await auditLines(read, judge);
    signal.throwIfAborted();
    for (const answer of judged) {
      isWhole &&= !("error" in answer);
      printJson(answer);
    }
  }
  return isWhole ? 0 : 4;
}

function readLine(line: string): Read {
  let id: BatchLine["id"] = null;
  try {
    const members = toMembers(line);
    id = readId(members);
    return { id, claim: readClaim(members) };
  } catch (error) {
    return { id, error };
  }
}

async function auditLines(read: readonly Read[], judge: Audit): Promise<object[]> {
  const claims = read.flatMap((line) => ("claim" in line ? [line.claim] : []));
  const judged = await judgeTogether(claims, judge);
  let next = 0;
  return read.map((line) => {
    const { id } = line;
    if ("error" in line) return toError(id, line.error);
    const own = judged[next++];
    return own === undefined || own instanceof Failure ? toError(id, own) : { id, ...toLine(own) };
  });
}

/** One of them may have spoilt it for all; but where the model fails, it fails for each. */
async function judgeTogether(
  claims: readonly ClaimToAudit[],
  judge: Audit,
): Promise<(ClaimAudit | Failure)[]> {
  try {
    return await judge(claims);
  } catch (error) {
    const failure = toFailure(error);
    if (failure.code !== "internal" || claims.length === 1) return claims.map(() => failure);
    const alone: (ClaimAudit | Failure)[] = [];
    for (const claim of claims) addAll(alone, await judgeTogether([claim], judge));
    return alone;
  }
}

function toError(id: BatchLine["id"], error: unknown): object {
  const { code, message } = toFailure(error);
  return { id, error: { code, message } };
}

function toLine({ verdict, stage, reason }: ClaimAudit): {
  verdict: string;
  stage: number;
  reason: string;
} {
  return { verdict, stage, reason };
}

/** Where the words or cells stand that it was held against. */
function sourcesOf({ located, evidence }: ClaimAudit) {
  return located.flatMap((support) => {
    if (support.kind === "computation") return [];
    const passage = evidence.find(({ id }) => id === support.evidence);
    if (passage === undefined) return [];
    const { document, position } = passage;
    const quote =
      support.kind === "quote" ? support.quote : support.cells.map(({ value }) => value).join(" | ");
    const cells =
      support.kind === "cells" ? { cell: support.cells.map(({ address }) => address).join(" ") } : {};
    return [{ document, position, quote, ...cells }];
  });
}

function describe(judged: ClaimAudit): string {
  const { verdict, reason } = judged;
  const sources = sourcesOf(judged).map(({ document, position, quote }, at) => {
    const place = printPosition(position, "en");
    return `[${at + 1}] ${document}${place === "" ? "" : `, ${place}`}: ${shorten(quote)}`;
  });
  return [
    reason === "" ? verdict : `${verdict}: ${reason}`,
    ...(sources.length > 0 ? ["", ...sources] : []),
  ].join("\n");
}

const mostShown = 300;

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/gu, " ").trim();
  return line.length <= mostShown ? line : `${line.slice(0, mostShown)}…`;
}

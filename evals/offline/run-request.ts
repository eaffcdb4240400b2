import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { createDossier } from "../../src/app/create-dossier.ts";
import { createExtractor } from "../../src/extract/extract.ts";
import type { Extractor } from "../../src/extract/extract.ts";
import type { RoundResult } from "../../src/model/round-result.ts";
import type { Said } from "./judge-answer.ts";
import type { OfficeRequest } from "./office-request.ts";

type Extracted = Awaited<ReturnType<Extractor["extract"]>>;

const shared = resolve(import.meta.dirname, "../../../shared");
const places: Record<string, string> = {
  own: join(import.meta.dirname, "files"),
  samples: resolve(import.meta.dirname, "../../samples"),
  scenarios: join(shared, "eval/scenarios/files"),
  tables: join(shared, "eval/tables/files"),
  corpus: join(shared, "corpus"),
};

export function pathOf(file: string): string {
  const [place = "", ...path] = file.split("/");
  return join(places[place] ?? "", ...path);
}

export type ReadText = (path: string) => Promise<string>;

/** Reads documents and what was delivered as plain text, by the product's own readers; each path once. */
export async function withReader<T>(body: (read: ReadText) => Promise<T>): Promise<T> {
  const extractor = createExtractor({ workers: 2 });
  const known = new Map<string, Promise<string>>();
  try {
    return await body((path) => {
      const text = known.get(path) ?? readText(path, extractor);
      known.set(path, text);
      return text;
    });
  } finally {
    await extractor.close();
  }
}

async function readText(path: string, extractor: Extractor): Promise<string> {
  const fileName = basename(path);
  const signal = new AbortController().signal;
  return textOf(await extractor.extract({ documentId: path, fileName, path, signal }));
}

/** With what is inside it: attachments, and the XML of an invoice. */
function textOf({ parts, documents = [] }: Extracted): string {
  const own = parts.map(({ text, heading, table }) =>
    [...(heading ?? []), text, table === undefined ? "" : plainCells(table)].join("\n"),
  );
  const inside = documents.map((one) => ("parts" in one ? textOf(one) : ""));
  return [...own, ...documents.map(({ document }) => document.fileName), ...inside].join("\n");
}

const plainCells = (table: object) => JSON.stringify(table).replaceAll(/["[\]{}]/gu, " ");

/** All rounds of a request in a data folder of its own, which is removed; what the last one delivered. */
export async function runRequest(request: OfficeRequest, read: ReadText): Promise<Said> {
  const folder = mkdtempSync(join(tmpdir(), "dossier-eval-offline-"));
  const dossier = await createDossier({ data: join(folder, "data"), model: "offline" });
  try {
    let workflowId: string | undefined;
    let result: RoundResult | undefined;
    for (const [at, { message, files }] of request.rounds.entries()) {
      const round = { prompt: message, files: files.map(pathOf), outFolder: join(folder, `out${at + 1}`) };
      const handle =
        workflowId === undefined ? await dossier.start(round) : await dossier.continue(workflowId, round);
      workflowId = handle.workflowId;
      result = await handle.result();
    }
    if (result === undefined) throw new Error(`${request.id} has no round.`);
    return await toSaid(result, request, read);
  } finally {
    await dossier.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function toSaid(result: RoundResult, request: OfficeRequest, read: ReadText): Promise<Said> {
  const { status, message, claims, documents, missing, evidence } = result;
  const given = request.rounds.flatMap(({ files }) => files);
  const texts = await Promise.all(given.map((file) => read(pathOf(file))));
  const files = documents.map(async ({ format, path }) => ({ format, text: await read(path) }));
  return {
    ...{ status, message: withoutSources(message.text), isPartial: missing.length > 0 },
    claims: claims
      .filter(({ verdict }) => verdict === "VALID")
      .map(({ text, computation, citations }) => ({
        text,
        isComputed: computation !== undefined || citations.some((id) => /^(?:q|c)[0-9a-z]{6,}/u.test(id)),
      })),
    files: await Promise.all(files),
    // a passage says where it stands, too: a file name, a page, a cell
    sources: [
      ...[...texts, ...given.map((file) => basename(file)), ...request.rounds.map((round) => round.message)],
      ...evidence.map((item) => `${item.document} ${JSON.stringify(item.position)}`),
    ].join("\n"),
  };
}

/** The list of sources quotes more than was said. */
function withoutSources(message: string): string {
  const lines = message.split("\n");
  const at = lines.findIndex((line) => /^(?:Quellen|Sources|Fonti)$/u.test(line.trim()));
  return at === -1 ? message : lines.slice(0, at).join("\n");
}

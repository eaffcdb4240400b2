import { z } from "zod";
import { plainLine } from "../../../lib/text/plain-line.ts";
import { Failure } from "../../../model/failure.ts";
import type { ByteSource } from "../byte-source.ts";
import { DriveItem, encodePath, nameTrouble } from "./drive-item.ts";
import type { Graph } from "../graph-port.ts";
import { quickXorHash } from "./quick-xor-hash.ts";
import { readFile } from "./read-file.ts";
import { uploadRanges } from "../upload-ranges.ts";
import type { RangeDeps } from "../upload-ranges.ts";

export interface FileToUpload {
  driveId: string;
  /** From the root of the library; it must be there. */
  folder: string;
  name: string;
  mediaType: string;
  source: ByteSource;
  /** Whether a file of this name with other content is replaced; its etag is checked in any case. */
  replace: boolean;
}

export interface UploadedFile {
  item: DriveItem;
  outcome: "new" | "replaced" | "same";
}

const needs = "Files.ReadWrite.All or Sites.ReadWrite.All";
const small = 4_000_000;
const rangeBytes = 16 * 327_680;
const mostSessions = 3;
const Session = z.object({ uploadUrl: z.url() });

/**
 * Puts a file into a library, once. It is looked for first: the same content is left as it is, other content is never
 * replaced unless that was asked for, and then only the version that was seen.
 */
export async function uploadFile(graph: Graph, file: FileToUpload, deps: RangeDeps): Promise<UploadedFile> {
  const trouble = nameTrouble(file.name);
  if (trouble !== undefined)
    throw new Failure("invalid", `"${plainLine(file.name, 100)}" cannot be the name of a file: ${trouble}.`);
  const there = await look(graph, file);
  if (there !== undefined && (await isSame(graph, { item: there, file }, deps)))
    return { item: there, outcome: "same" };
  if (there !== undefined && !file.replace) throw taken(file);
  const etag = there?.eTag ?? undefined;
  const item =
    file.source.bytes <= small
      ? await putWhole(graph, file, etag)
      : await putRanges(graph, { file, etag }, deps);
  return { item, outcome: there === undefined ? "new" : "replaced" };
}

function itemPath({ driveId, folder, name }: FileToUpload): string {
  return `/drives/${encodeURIComponent(driveId)}/root:/${encodePath(`${folder}/${name}`)}`;
}

async function look(graph: Graph, file: FileToUpload): Promise<DriveItem | undefined> {
  const doing = `look for "${file.name}"`;
  const answer = await graph.call({ path: itemPath(file), doing, needs, expects: [404] });
  if (answer.error === undefined) return DriveItem.parse(JSON.parse((await answer.bytes()).toString("utf8")));
  const folder = encodePath(file.folder);
  if (folder === "") return undefined;
  const path = `/drives/${encodeURIComponent(file.driveId)}/root:/${folder}`;
  const parent = await graph.call({ path, doing, needs, expects: [404] });
  if (parent.error !== undefined)
    throw new Failure("not-found", `The library has no folder "${plainLine(file.folder, 100)}".`);
  return undefined;
}

/** The server's hash only tells what differs, since many contents share one; what may be the same is compared byte by byte. */
async function isSame(
  graph: Graph,
  { item, file }: { item: DriveItem; file: FileToUpload },
  { fetch, signal }: RangeDeps,
): Promise<boolean> {
  if ((item.file ?? null) === null || item.size !== file.source.bytes) return false;
  const hash = item.file?.hashes?.quickXorHash ?? undefined;
  if (hash !== undefined && hash !== (await quickXorHash(piecesOf(file.source)))) return false;
  const { content } = await readFile(graph, item, { fetch, signal, mostBytes: item.size });
  for (let start = 0; start < content.length; start += rangeBytes) {
    const end = Math.min(start + rangeBytes, content.length);
    if (!content.subarray(start, end).equals(await file.source.read(start, end))) return false;
  }
  return true;
}

async function* piecesOf(source: ByteSource): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < source.bytes; start += rangeBytes)
    yield await source.read(start, Math.min(start + rangeBytes, source.bytes));
}

async function putWhole(graph: Graph, file: FileToUpload, etag: string | undefined): Promise<DriveItem> {
  const behaviour = etag === undefined ? "fail" : "replace";
  const answer = await graph.call({
    path: `${itemPath(file)}:/content?@microsoft.graph.conflictBehavior=${behaviour}`,
    ...{ method: "PUT", doing: `upload "${file.name}"`, needs, expects: [409, 412] },
    body: { content: await file.source.read(0, file.source.bytes), mediaType: file.mediaType },
    ...(etag !== undefined && { headers: { "if-match": etag } }),
    limits: { headersMs: 60_000, wholeMs: 120_000 },
  });
  if (answer.status === 409) throw taken(file);
  if (answer.status === 412) throw changed(file);
  return DriveItem.parse(JSON.parse((await answer.bytes()).toString("utf8")));
}

/** A session that is gone is begun anew; nothing of it counts until its last range is there. */
async function putRanges(
  graph: Graph,
  { file, etag }: { file: FileToUpload; etag: string | undefined },
  deps: RangeDeps,
): Promise<DriveItem> {
  const behaviour = etag === undefined ? "fail" : "replace";
  for (let tries = 1; tries <= mostSessions; tries += 1) {
    const begun = await graph.call({
      path: `${itemPath(file)}:/createUploadSession`,
      ...{ method: "POST", doing: `upload "${file.name}"`, needs, expects: [409, 412] },
      json: { item: { "@microsoft.graph.conflictBehavior": behaviour, name: file.name } },
      ...(etag !== undefined && { headers: { "if-match": etag } }),
    });
    if (begun.status === 409) throw taken(file);
    if (begun.status === 412) throw changed(file);
    const { uploadUrl } = Session.parse(JSON.parse((await begun.bytes()).toString("utf8")));
    const ended = await uploadRanges({ url: uploadUrl, source: file.source, rangeBytes }, deps);
    if (ended.kind === "done") return DriveItem.parse(JSON.parse(ended.body));
    if (ended.kind === "conflict") throw ended.status === 412 ? changed(file) : taken(file);
  }
  throw new Failure("unavailable", `The upload of "${file.name}" broke off too often.`, { retryable: true });
}

function taken({ name }: FileToUpload): Failure {
  return new Failure(
    "invalid",
    `There is another file called "${name}" in the folder. It was not replaced; take another name, or say that it is to be replaced.`,
  );
}

function changed({ name }: FileToUpload): Failure {
  return new Failure("invalid", `"${name}" was changed by somebody in the meantime. It was not replaced.`);
}

import { plainLine } from "../../../lib/text/plain-line.ts";
import { Failure } from "../../../model/failure.ts";
import type { GuardedFetch } from "../../fetch/guarded-fetch.ts";
import { DriveItem } from "./drive-item.ts";
import type { Graph } from "../graph-port.ts";

/** A file by drive and id, or by a link that somebody pasted. */
export type FileAddress = { driveId: string; itemId: string } | { link: string };

export interface SharePointFile {
  item: DriveItem;
  driveId: string;
  content: Buffer;
}

const needs = "Files.Read.All or Sites.Read.All";
const mostTries = 3;

export async function findFile(graph: Graph, address: FileAddress): Promise<DriveItem> {
  if ("link" in address) {
    const name = Buffer.from(address.link.trim(), "utf8").toString("base64url");
    return graph.read({ path: `/shares/u!${name}/driveItem`, doing: "open the link", needs }, DriveItem);
  }
  const path = `/drives/${encodeURIComponent(address.driveId)}/items/${encodeURIComponent(address.itemId)}`;
  return graph.read({ path, doing: "open the file", needs }, DriveItem);
}

/** The bytes of a file. They come from another address, which is asked without our token and through the same guard. */
export async function readFile(
  graph: Graph,
  item: DriveItem,
  deps: { fetch: GuardedFetch; signal: AbortSignal; mostBytes: number },
): Promise<SharePointFile> {
  const driveId = item.parentReference?.driveId;
  const name = plainLine(item.name, 100);
  if (driveId === null || driveId === undefined || (item.file ?? null) === null)
    throw new Failure("unsupported", `"${name}" is not a file that can be read.`);
  if (item.size > deps.mostBytes)
    throw new Failure("limit", `"${name}" has ${item.size} bytes; at most ${deps.mostBytes} are read.`);
  const path = `/drives/${encodeURIComponent(driveId)}/items/${encodeURIComponent(item.id)}/content`;
  for (let tries = 1; ; tries += 1) {
    const answer = await graph.call({
      path,
      doing: `read "${name}"`,
      needs,
      limits: { bytes: deps.mostBytes },
    });
    const content = await follow(answer, name, deps);
    // a line that broke ends like a file that is shorter
    if (content?.length === item.size) return { item, driveId, content };
    if (tries >= mostTries)
      throw new Failure("unavailable", `"${name}" did not come whole from Microsoft 365.`, {
        retryable: true,
      });
  }
}

/** Undefined where the address was used up or the line broke: another one is asked for. */
async function follow(
  answer: { status: number; headers: Headers; bytes(): Promise<Buffer> },
  name: string,
  { fetch, signal, mostBytes }: { fetch: GuardedFetch; signal: AbortSignal; mostBytes: number },
): Promise<Buffer | undefined> {
  if (answer.status === 200) return answer.bytes();
  const location = answer.headers.get("location");
  if (location === null)
    throw new Failure("unavailable", `Microsoft 365 does not say where "${name}" can be read.`, {
      retryable: true,
    });
  try {
    const limits = { bytes: mostBytes, wholeMs: 300_000, headersMs: 30_000 };
    const sent = await fetch(location, { signal, limits });
    return sent.ok ? Buffer.from(await sent.arrayBuffer()) : undefined;
  } catch (error) {
    if (error instanceof Failure && error.retryable) return undefined;
    throw error;
  }
}

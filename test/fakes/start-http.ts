import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Config } from "../../src/app/config.ts";
import type { ConfigInput } from "../../src/app/config.ts";
import { createDossier } from "../../src/app/create-dossier.ts";
import type { Dossier, DossierParts } from "../../src/app/create-dossier.ts";
import { startServer } from "../../src/http/http.ts";
import type { RunningServer } from "../../src/http/http.ts";

export interface HttpForTests extends RunningServer {
  dossier: Dossier;
  /** The data folder. */
  data: string;
  /** Defects of ours that were met. */
  defects: unknown[];
  json(path: string, init?: RequestInit): Promise<{ status: number; body: unknown }>;
}

/** A server on a free port with the offline model, in a data folder of its own. */
export async function startHttp(
  config: ConfigInput & { host?: string } = {},
  parts: DossierParts = {},
): Promise<HttpForTests> {
  const data = mkdtempSync(join(tmpdir(), "dossier-http-"));
  const { host = "127.0.0.1", ...settings } = config;
  const whole = Config.parse({ data, model: "offline", ...settings });
  const dossier = await createDossier(whole, parts);
  const defects: unknown[] = [];
  const ending = new AbortController();
  const working = dossier.work(ending.signal);
  const server = await startServer({
    ...{ dossier, config: whole, host, port: 0, version: "0.0.0" },
    onDefect: (error) => void defects.push(error),
  });
  return {
    ...server,
    ...{ dossier, defects, data: whole.data },
    async json(path, init) {
      const response = await fetch(new URL(path, server.url), init);
      const text = await response.text();
      return { status: response.status, body: text === "" ? undefined : JSON.parse(text) };
    },
    async close() {
      ending.abort();
      await server.close();
      await working;
      await dossier.close();
    },
  };
}

/** A JSON body with its header. */
export function posting(body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  };
}

export interface SeenEvent {
  id?: string;
  event?: string;
  data?: string;
}

/** Reads an event stream until it ends, or until the reader has seen enough. */
export async function readEvents(
  url: string,
  {
    headers = {},
    until = () => false,
  }: { headers?: Record<string, string>; until?: (seen: SeenEvent[]) => boolean } = {},
): Promise<{ status: number; events: SeenEvent[] }> {
  const response = await fetch(url, { headers });
  const events: SeenEvent[] = [];
  let text = "";
  const decoder = new TextDecoder();
  if (response.body === null) return { status: response.status, events };
  for await (const chunk of response.body) {
    text += decoder.decode(chunk as Uint8Array, { stream: true });
    const blocks = text.split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const event = readBlock(block);
      if (event !== undefined) events.push(event);
    }
    if (until(events)) break;
  }
  return { status: response.status, events };
}

function readBlock(block: string): SeenEvent | undefined {
  const fields = block
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith(":"))
    .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 2)]);
  const event: SeenEvent = Object.fromEntries(fields.filter(([name]) => name !== "retry"));
  return Object.keys(event).length === 0 ? undefined : event;
}

/** Uploads a text file and returns its id. */
export async function upload(
  to: string | { url: string; headers: Record<string, string> },
  fileName: string,
  content: string | Uint8Array<ArrayBuffer>,
): Promise<string> {
  const { url, headers } = typeof to === "string" ? { url: to, headers: {} } : to;
  const form = new FormData();
  form.append("files", new Blob([content]), fileName);
  const response = await fetch(new URL("/api/v1/documents", url), { method: "POST", body: form, headers });
  const answer: { documents: { id: string }[] } = JSON.parse(await response.text());
  const [first] = answer.documents;
  if (first === undefined) throw new Error(`Nothing was uploaded: ${response.status}`);
  return first.id;
}

/** Waits until the round is over, with a limit. */
export async function waitForRound(url: string, workflowId: string): Promise<SeenEvent[]> {
  const { events } = await readEvents(`${url}/api/v1/workflows/${workflowId}/events`, {
    until: (seen) => seen.some(({ event }) => event === "end"),
  });
  return events;
}

import { shortHash } from "../../lib/hash.ts";
import { Failure } from "../../model/failure.ts";
import type { OpenedConnection } from "../opened-connection.ts";
import type { McpClient } from "./mcp-client.ts";
import { placeToPin, toPlace } from "./mcp-place.ts";
import { readMcpSettings } from "./mcp-settings.ts";
import { openMcp } from "./open-mcp.ts";

/** Open lines to MCP servers, kept for a while: a server may remember between two calls what it was doing. */
export interface McpLines {
  /** Works on the connection's line, opened if need be. One that breaks on the way is not used again. */
  use<T>(opened: OpenedConnection, work: (client: McpClient) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

interface KeptLine {
  client: Promise<McpClient>;
  users: number;
  timer?: NodeJS.Timeout;
}

const keptMs = 60_000;

export function createMcpLines(): McpLines {
  const lines = new Map<string, KeptLine>();
  return {
    async use(opened, work) {
      const settings = readMcpSettings(opened.record);
      const key = shortHash([opened.record.id, opened.record.owner, placeToPin(settings)]);
      const line = lines.get(key) ?? { client: begin(opened), users: 0 };
      lines.set(key, line);
      clearTimeout(line.timer);
      line.users += 1;
      try {
        return await work(await line.client);
      } catch (error) {
        if (lines.get(key) === line && isBroken(error)) lines.delete(key);
        throw error;
      } finally {
        line.users -= 1;
        if (line.users === 0) rest(key, line);
      }
    },
    async close() {
      const open = [...lines.values()];
      lines.clear();
      for (const { timer } of open) clearTimeout(timer);
      await Promise.all(open.map(hangUp));
    },
  };

  async function begin(opened: OpenedConnection): Promise<McpClient> {
    const { record, signal } = opened;
    return openMcp(await toPlace(readMcpSettings(record), opened), { label: record.label, signal });
  }

  /** Nobody uses it now: it stays a while, or goes at once if it failed. */
  function rest(key: string, line: KeptLine): void {
    if (lines.get(key) !== line) {
      void hangUp(line);
      return;
    }
    line.timer = setTimeout(() => {
      lines.delete(key);
      void hangUp(line);
    }, keptMs);
    line.timer.unref();
  }
}

/** A tool that says no has a line that holds. */
function isBroken(error: unknown): boolean {
  return !(error instanceof Failure) || error.code === "unavailable" || error.code === "timeout";
}

async function hangUp({ client }: KeptLine): Promise<void> {
  await client.then(
    (opened) => opened.close(),
    () => undefined,
  );
}

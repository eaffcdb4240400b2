import type { CallToolResult, ReadResourceResult } from "@modelcontextprotocol/client";
import type { McpTool } from "../../model/connections/mcp-tool.ts";

/** Which handshake a server understood: the one with `initialize`, or the newer one without. */
export type McpEra = "legacy" | "modern";

/** Where a server is, with everything that is needed to reach it. */
export type McpPlace =
  | {
      kind: "stdio";
      command: string;
      args: readonly string[];
      /** Exactly these variables, beside those that every program needs (PATH, HOME and the like). */
      env: Readonly<Record<string, string>>;
      folder?: string;
      era?: McpEra;
    }
  | {
      kind: "http";
      url: string;
      /** Every request of the protocol goes through this one. */
      fetch: (url: string | URL, init?: RequestInit) => Promise<Response>;
      /** The bearer token for the next request; undefined where the server wants none. */
      token?: (refused?: string) => Promise<string | undefined>;
    };

export interface McpCall {
  tool: string;
  parameters: Record<string, unknown>;
  /** Without a sign of life for so long, it is given up; a sign of progress counts as one. */
  idleMs: number;
  /** However lively it is. */
  mostMs: number;
  onProgress?: (done: number, total: number | undefined, words: string | undefined) => void;
}

/** An open line to one server. */
export interface McpClient {
  era: McpEra;
  /** What the server calls itself; shown to people only, never a name for anything. */
  server: string;
  listTools(signal: AbortSignal): Promise<McpTool[]>;
  call(call: McpCall, signal: AbortSignal): Promise<CallToolResult>;
  read(uri: string, signal: AbortSignal): Promise<ReadResourceResult["contents"]>;
  /** A text without the values that the program was started with: what it says is kept, and shown to models. */
  hide(text: string): string;
  /** Questions of the server to the person, which nobody answers here. */
  declined: readonly string[];
  close(): Promise<void>;
}

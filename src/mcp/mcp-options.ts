import type { Config } from "../app/config.ts";
import type { OwnDossier } from "../app/own/own-dossier.ts";

/** What a client of our MCP server may do, and for whom it works. */
export interface McpOptions {
  /** Everything of one person and nothing of anybody else. */
  own: OwnDossier;
  config: Config;
  version: string;
  /** Folders below which documents may be named by path; undefined where paths are not taken at all. */
  folders: readonly string[] | undefined;
  /** Whether the client may approve what waits for a person. A model that approves its own actions defeats that. */
  mayApprove: boolean;
}

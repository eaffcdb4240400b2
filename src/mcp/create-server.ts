import { McpServer } from "@modelcontextprotocol/server";
import type { McpOptions } from "./mcp-options.ts";
import { offerPrompts } from "./offer-prompts.ts";
import { offerResources } from "./offer-resources.ts";
import { offerDocumentTools } from "./tools/document-tools.ts";
import { offerLookTools } from "./tools/look-tools.ts";
import { offerRoundTools } from "./tools/round-tools.ts";

const instructions = [
  "Dossier answers requests from documents, with a checked source for every statement, and writes finished files.",
  "run begins a request and returns at once; wait for it until its status is no longer RUNNING. ask answers one short question at once.",
  "REFUSAL means that the documents do not contain it: say so, and do not answer from memory.",
  'What waits for a person is in `waiting`: the person answers it with "dossier approve" or on the web page.',
].join("\n");

/** A server for one caller, with its tools always in the same order. */
export function createServer(options: McpOptions): McpServer {
  const server = new McpServer(
    { name: "dossier", title: "Dossier", version: options.version },
    { instructions, capabilities: { tools: {}, resources: {}, prompts: {} } },
  );
  offerRoundTools(server, options);
  offerLookTools(server, options);
  offerDocumentTools(server, options);
  offerResources(server, options);
  offerPrompts(server);
  return server;
}

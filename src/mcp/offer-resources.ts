import { ResourceTemplate } from "@modelcontextprotocol/server";
import type { McpServer, ReadResourceResult } from "@modelcontextprotocol/server";
import { Failure } from "../model/failure.ts";
import type { McpOptions } from "./mcp-options.ts";
import { showRound } from "./show-round.ts";
import { documentTemplate, documentUri, resultTemplate, resultUri } from "./uris.ts";

/** Some hosts put all of it into a model's window. */
const largestRead = 4 * 1_048_576;
const mostListed = 50;
const textTypes = /^(?:text\/|application\/(?:json|xml)$)/;

/** Documents and results as resources; each is looked up among the caller's own. */
export function offerResources(server: McpServer, options: McpOptions): void {
  const { own } = options;
  server.registerResource(
    "document",
    new ResourceTemplate(documentTemplate, {
      list: async () => {
        const { items } = await own.documents.list({ limit: mostListed });
        const resources = items.map(({ id, fileName, mediaType, bytes }) => ({
          ...{ uri: documentUri(id), name: fileName, mimeType: mediaType, size: bytes },
        }));
        return { resources };
      },
    }),
    { title: "Document", description: "The bytes of a document that was given or made." },
    (uri, { id }, { mcpReq: { signal } }) => readDocument({ uri: uri.href, id: one(id) }, options, signal),
  );
  server.registerResource(
    "result",
    new ResourceTemplate(resultTemplate, {
      list: async () => {
        const { items } = await own.list({ limit: mostListed });
        const resources = items.map(({ id, title }) => ({
          ...{ uri: resultUri(id), name: title, mimeType: "application/json" },
        }));
        return { resources };
      },
    }),
    {
      title: "Result",
      description: "What the latest round of a workflow brought.",
      mimeType: "application/json",
    },
    async (uri, { id }) => {
      const round = await showRound({ workflowId: one(id) }, options);
      return { contents: [{ uri: uri.href, mimeType: "application/json", text: JSON.stringify(round) }] };
    },
  );
}

function one(value: string | readonly string[] | undefined): string {
  return decodeURIComponent(String(value));
}

async function readDocument(
  { uri, id }: { uri: string; id: string },
  { own }: McpOptions,
  signal: AbortSignal,
): Promise<ReadResourceResult> {
  const { bytes, mediaType, fileName, open } = await own.documents.content(id, signal);
  if (bytes > largestRead)
    throw new Failure(
      "limit",
      `${fileName} has ${bytes} bytes. Read it piece by piece with the tool extract.`,
    );
  const pieces: Uint8Array[] = [];
  for await (const piece of await open()) pieces.push(piece);
  const content = Buffer.concat(pieces);
  const whole = textTypes.test(mediaType)
    ? { text: content.toString("utf8") }
    : { blob: content.toString("base64") };
  return { contents: [{ uri, mimeType: mediaType, ...whole }] };
}

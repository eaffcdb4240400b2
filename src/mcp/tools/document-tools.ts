import type { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { withAsk } from "../../app/ask-question.ts";
import type { GivenFile } from "../../app/files/given-file.ts";
import { Failure } from "../../model/failure.ts";
import type { McpOptions } from "../mcp-options.ts";
import { McpAnswered, McpParts } from "../shapes.ts";
import { GivenDocuments, takeDocuments } from "../take-documents.ts";
import { documentUri } from "../uris.ts";
import { looks, offerTool } from "./define-tool.ts";

const mostParts = 200;

/** Single questions to documents, and what stands in them; answered at once, without a workflow. */
export function offerDocumentTools(server: McpServer, options: McpOptions): void {
  offerTool(server, options, {
    ...{ name: "ask", title: "Ask documents", scope: "run", hints: { ...looks, openWorldHint: true } },
    description:
      "Answer one question from documents, with citations, or say that they do not contain the answer. For anything longer use run.",
    input: z.object({ question: z.string().min(1), documents: GivenDocuments.min(1) }),
    output: McpAnswered,
    async run({ question, documents }, { mcpReq: { signal } }) {
      const ids = await takeDocuments(documents, options, signal);
      const files = await Promise.all(ids.map((id) => toGiven(id, options, signal)));
      const { config } = options;
      return { value: await withAsk({ config, signal }, (ask) => ask({ question, files })) };
    },
  });
  offerTool(server, options, {
    ...{ name: "extract", title: "Read a document", scope: "read", hints: looks },
    description: "The text and tables of a document, each piece with its page, sheet or slide.",
    input: z.object({
      document: z.union([GivenDocuments.element.options[0], GivenDocuments.element.options[1]]),
      after: z.int().nonnegative().default(0),
      limit: z.int().min(1).max(mostParts).default(50),
    }),
    output: McpParts,
    async run({ document: given, after, limit }, { mcpReq: { signal } }) {
      const [id] = await takeDocuments([given], options, signal);
      if (id === undefined) throw new Failure("usage", "Name a document.");
      const document = await options.own.documents.find(id);
      const read = await options.own.documents.parts(id, { after, limit }, signal);
      const { fileName, mediaType, bytes } = document;
      const link = { uri: documentUri(id), name: fileName, mediaType, bytes };
      return { value: { document, ...read }, links: [link] };
    },
  });
}

async function toGiven(id: string, { own }: McpOptions, signal: AbortSignal): Promise<GivenFile> {
  const { fileName, open } = await own.documents.content(id, signal);
  return { fileName, content: await open() };
}

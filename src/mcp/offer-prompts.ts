import type { GetPromptResult, McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";

const name = z.string().min(1).describe("the id of a document, or its path where paths are allowed");

/** What people often want, in words that lead to the right tools. */
export function offerPrompts(server: McpServer): void {
  server.registerPrompt(
    "brief",
    {
      title: "Brief me on a document",
      description: "One page on what a document says, every statement with its source.",
      argsSchema: z.object({ document: name }),
    },
    ({ document }) =>
      ask(
        "Summarise the document on one page: purpose, parties, dates, amounts, obligations and what is open.",
        [document],
      ),
  );
  server.registerPrompt(
    "compare",
    {
      title: "Compare two documents",
      description: "What differs between two documents, point by point, with both sources.",
      argsSchema: z.object({ first: name, second: name }),
    },
    ({ first, second }) =>
      ask("Compare the two documents point by point in a table: topic, first, second, what differs.", [
        first,
        second,
      ]),
  );
  server.registerPrompt(
    "table",
    {
      title: "Extract a table",
      description: "Chosen fields of a document as a table in an Excel file.",
      argsSchema: z.object({ document: name, columns: z.string().min(1).describe("the columns, by commas") }),
    },
    ({ document, columns }) => ask(`Extract a table with these columns: ${columns}. As xlsx.`, [document]),
  );
}

function ask(request: string, documents: readonly string[]): GetPromptResult {
  const text = `Call the tool run with this request and these documents, then wait until it has ended, and show me its message, its sources and the files it wrote.\n\n${JSON.stringify({ request, documents }, undefined, 1)}`;
  return { messages: [{ role: "user", content: { type: "text", text } }] };
}

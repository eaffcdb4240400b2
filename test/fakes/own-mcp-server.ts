import { appendFileSync, readFileSync } from "node:fs";
import { McpServer } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { z } from "zod";

/** What the server is to offer, read anew from a file at each start: so that it changes between two connects. */
const Script = z.object({
  /** Turns away clients of the old handshake. */
  modernOnly: z.boolean().default(false),
  tools: z.array(
    z.object({
      name: z.string(),
      description: z.string(),
      annotations: z.record(z.string(), z.boolean()).default({}),
      /** What it says. */
      answer: z.string().default("done"),
      /** It does what it is to do, and then breaks off without a word. */
      dies: z.boolean().default(false),
    }),
  ),
});
export type OwnServerScript = z.input<typeof Script>;

const [, , scriptFile = "", callsFile = ""] = process.argv;
const script = Script.parse(JSON.parse(readFileSync(scriptFile, "utf8")));

serveStdio(
  () => {
    const server = new McpServer({ name: "own", version: "1" });
    for (const { name, description, annotations, answer, dies } of script.tools)
      server.registerTool(
        name,
        { description, annotations, inputSchema: z.object({ text: z.string() }) },
        async ({ text }) => {
          appendFileSync(callsFile, `${JSON.stringify({ name, text })}\n`);
          if (dies) process.exit(1);
          return { content: [{ type: "text", text: answer }] };
        },
      );
    return server;
  },
  { legacy: script.modernOnly ? "reject" : "serve" },
);

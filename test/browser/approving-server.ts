import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startModelServer } from "../../src/ai/testing/model-server.ts";
import { analysis, parameters, select } from "../fakes/script-answers.ts";
import { startHttp } from "../fakes/start-http.ts";
import type { HttpForTests } from "../fakes/start-http.ts";

export interface ApprovingServer {
  server: HttpForTests;
  /** What was written in the end. */
  written(): string;
  close(): Promise<void>;
}

interface Wanted {
  request: string;
  objective: string;
  /** What the action is to be called with. */
  values: Record<string, string>;
}

/** A server with an action that writes down what it is given, and a model that wants it used: it waits for a person. */
export async function startApproving({ request, objective, values }: Wanted): Promise<ApprovingServer> {
  const folder = mkdtempSync(join(tmpdir(), "dossier-approval-"));
  const notes = join(folder, "notes.txt");
  const plugin = join(folder, "notes.mjs");
  const names = Object.keys(values);
  writeFileSync(
    plugin,
    `import { appendFileSync } from "node:fs";
import { z } from ${JSON.stringify(import.meta.resolve("zod"))};
export const actions = [{
  name: "notes.append",
  summary: "Append a line to the notes.",
  effect: "write",
  needs: { documents: "none", connection: "none" },
  parameters: z.object({ ${names.map((name) => `${name}: z.string().min(1)`).join(", ")} }),
  async run(given, { run }) {
    const line = Object.values(given).join("; ");
    await run.step("append", async () => appendFileSync(${JSON.stringify(notes)}, line) ?? null);
    return { kind: "done", summary: "appended", findings: [line], documents: [] };
  },
}];`,
  );
  const model = await startModelServer();
  const fields = names.map((name) => ({ name, type: "string", required: true, description: name }));
  const chosen = { actionObjective: objective, requiredInputDocuments: [], parametersSchema: { fields } };
  const script = [
    analysis(request, { requiresDocuments: false }),
    select("notes.append", chosen),
    parameters(values),
  ];
  model.enqueue(...script.map(({ value }) => ({ kind: "answer" as const, text: JSON.stringify(value) })));
  const server = await startHttp({ plugins: [plugin], baseUrl: `${model.baseUrl}/v1`, model: "served" });
  return {
    server,
    written: () => (existsSync(notes) ? readFileSync(notes, "utf8") : ""),
    async close() {
      await server.close();
      await model.close();
    },
  };
}

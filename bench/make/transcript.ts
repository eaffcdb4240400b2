import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ModelRequest } from "../../src/ai/ai.ts";
import { createDossier } from "../../src/app/create-dossier.ts";
import { createRichModel, richRequest } from "../../test/fakes/rich-model.ts";

const root = join(import.meta.dirname, "../..");
const path = join(root, "docs/transcript.md");

const opening = `# Every prompt of one complex run

What a model is sent, word for word, for this request with the files of \`samples/\`:

> ${richRequest}

The answers come from a stand-in model that follows a fixed rule for each prompt, so that this page is the same on every
run (\`npm run bench transcript\` writes it again); the prompts are those that every model gets. The second \`write-report\`
is a continuation: the first answer was cut off in the middle of a word.
`;

/** Plays the run and writes down what was asked and answered, in order. */
export async function makeTranscript(): Promise<Record<string, number>> {
  const folder = await mkdtemp(join(tmpdir(), "dossier-transcript-"));
  const model = createRichModel();
  const turns: string[] = [];
  const call = async (request: ModelRequest) => {
    const reply = await model.call(request);
    turns.push(describe(request, reply.kind === "answer" ? reply.text : "", turns.length + 1));
    return reply;
  };
  const dossier = await createDossier(
    { data: join(folder, "data") },
    { models: [{ card: model.card, call }], newWorkflowId: () => "wf_transcript", clock: { now: () => 0 } },
  );
  try {
    const handle = await dossier.start({ prompt: richRequest, files: [join(root, "samples")] });
    const result = await handle.result(AbortSignal.timeout(60_000));
    if (result.status !== "OK") throw new Error(`${result.status}: ${result.message.text}`);
    await writeFile(path, `${[opening, ...turns].join("\n")}`);
    return { calls: turns.length };
  } finally {
    await dossier.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function describe({ prompt, text }: ModelRequest, answer: string, number: number): string {
  return [
    `## ${number}. ${prompt.name}, version ${prompt.version}`,
    "### Instructions",
    fenced(text.instructions),
    "### Data",
    fenced(text.data),
    "### Answer",
    fenced(pretty(answer)),
    "",
  ].join("\n\n");
}

function pretty(answer: string): string {
  try {
    return JSON.stringify(JSON.parse(answer), null, 1);
  } catch {
    return answer; // cut off on purpose
  }
}

function fenced(text: string): string {
  let mark = "```";
  while (text.includes(mark)) mark += "`";
  return `${mark}text\n${text}\n${mark}`;
}

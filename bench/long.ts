import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startModelServer } from "../src/ai/testing/model-server.ts";
import { createDossier } from "../src/app/create-dossier.ts";
import { printTable } from "./print-table.ts";

const pieceLength = 2_000;
const answerCounts = [10, 40, 80, 160, 320];

/** Many sections and one long table: what a continuation has to tell of grows as long as it may. */
function makeDocument(length: number): string {
  const sections: unknown[] = [];
  for (let n = 0; JSON.stringify(sections).length < length; n += 1) {
    const rows = Array.from({ length: 20 }, (_, row) => [row, `Position ${n}.${row}`, row * 1.25]);
    sections.push({ id: `h${n}`, content_type: "heading", elements: [{ level: 2, text: `Part ${n}` }] });
    sections.push({
      id: `t${n}`,
      content_type: "table",
      elements: [{ headers: ["Nr", "Text", "Price"], rows }],
    });
  }
  return JSON.stringify({ metadata: { title: "Long", language: "en" }, sections }).slice(0, length - 1);
}

/** What is sent to go on with a document of so many answers, as the server counts it. */
async function measure(answers: number): Promise<{ tokensSent: number; characters: number }> {
  const whole = makeDocument(answers * pieceLength);
  let at = 0;
  const server = await startModelServer({
    respond: () => {
      const text = whole.slice(at, at + pieceLength);
      at += pieceLength;
      // the end is cut off too, so that every document takes exactly as many answers as asked for
      return { kind: "answer", text, finish: "length" };
    },
  });
  const folder = await mkdtemp(join(tmpdir(), "dossier-bench-long-"));
  const dossier = await createDossier({
    data: join(folder, "data"),
    baseUrl: server.baseUrl,
    model: "bench",
  });
  try {
    const handle = await dossier.generate({
      instruction: "Write a long document.",
      out: join(folder, "long.json"),
    });
    await handle.result();
    const tokensSent = server.requests.slice(0, answers).reduce((sum, { tokensIn }) => sum + tokensIn, 0);
    return { tokensSent, characters: whole.length };
  } finally {
    await dossier.close();
    await server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Tokens sent for a document of n answers: linear in n, or every continuation would cost more than the last. */
export async function benchLong(): Promise<Record<string, number>> {
  const rows: { answers: number; tokensSent: number; characters: number }[] = [];
  for (const answers of answerCounts) rows.push({ answers, ...(await measure(answers)) });
  printTable("Tokens sent to write a document of n cut-off answers", [
    ["answers", "characters written", "tokens sent", "tokens sent per answer"],
    ...rows.map(({ answers, characters, tokensSent }) =>
      [answers, characters, tokensSent, Math.round(tokensSent / answers)].map(String),
    ),
  ]);
  const perAnswer = (index: number) => (rows.at(index)?.tokensSent ?? 0) / (rows.at(index)?.answers ?? 1);
  const figures = Object.fromEntries(
    rows.map(({ answers, tokensSent }) => [`tokensSent${answers}`, tokensSent]),
  );
  return { ...figures, perAnswerLastToMiddle: Number((perAnswer(-1) / perAnswer(2)).toFixed(2)) };
}

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withAsk } from "../../src/app/ask-question.ts";
import type { QuestionAsker } from "../../src/app/ask-question.ts";
import { loadConfig } from "../../src/app/config.ts";
import { cleanFileName } from "../../src/lib/text/clean-file-name.ts";
import { judgeAnswer } from "./judge-answer.ts";
import type { JudgedAnswer } from "./judge-answer.ts";
import type { QaRow } from "./qa-row.ts";

/** Every row through the built-in model and the gate, as `dossier ask` answers it, in a folder that is removed. */
export async function askRows(rows: readonly QaRow[]): Promise<JudgedAnswer[]> {
  const folder = mkdtempSync(join(tmpdir(), "dossier-qa-"));
  const config = loadConfig({ env: {}, folder, flags: { data: join(folder, "data"), model: "offline" } });
  const signal = new AbortController().signal;
  try {
    return await withAsk({ config, signal }, (ask) => askAll(rows, { ask, folder }));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function askAll(
  rows: readonly QaRow[],
  { ask, folder }: { ask: QuestionAsker; folder: string },
): Promise<JudgedAnswer[]> {
  const judged: JudgedAnswer[] = [];
  for (const row of rows) {
    const files = row.docs.map(({ title, text }, at) => {
      const path = join(folder, `${row.id}-${at}`, "");
      return writeDocument(path, title, text);
    });
    const { answer } = await ask({ question: row.question, files });
    judged.push(judgeAnswer(row, answer));
  }
  return judged;
}

/** Under its title, as a person would have it. */
function writeDocument(folder: string, title: string, text: string): string {
  const path = join(mkdtempSync(`${folder}-`), `${cleanFileName(title)}.txt`);
  writeFileSync(path, text);
  return path;
}

/** The whole product in a process of its own: `createDossier` answers questions on documents, with the offline model. */
import { createDossier } from "../src/app/create-dossier.ts";
import { countWritten, tellParent } from "./engine-child.ts";
import type { Written } from "./engine-child.ts";
import { watchMemory } from "./watch-memory.ts";
import type { PeakMemory } from "./watch-memory.ts";

export interface ProductJob {
  data: string;
  files: string[];
  prompts: string[];
}

export interface ProductAnswer extends Written {
  seconds: number;
  statuses: string[];
  texts: string[];
  memory: PeakMemory;
}

if (import.meta.main) {
  const { data, files, prompts } = JSON.parse(process.argv[2] ?? "{}") as ProductJob;
  const [begin, count] = [performance.now(), countWritten(data)];
  const memory = watchMemory();
  const dossier = await createDossier({ data });
  const statuses: string[] = [];
  const texts: string[] = [];
  for (const prompt of prompts) {
    const round = await dossier.start({ prompt, files });
    const result = await round.result();
    statuses.push(result.status);
    texts.push(JSON.stringify(result));
  }
  await dossier.close();
  tellParent({
    ...count(),
    seconds: (performance.now() - begin) / 1_000,
    statuses,
    texts,
    memory: memory.stop(),
  } satisfies ProductAnswer);
}

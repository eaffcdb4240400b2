/** One life of a round that is killed at a given turn of a given step; started again and again by the crash test. */
import { appendFileSync, readFileSync } from "node:fs";
import { createOfflineModel } from "../../src/ai/offline/offline-model.ts";
import { createDossier } from "../../src/app/create-dossier.ts";
import type { ConfigInput } from "../../src/app/config.ts";
import type { StepTurn } from "../../src/engine/engine-port.ts";
import { sha256 } from "../../src/lib/hash.ts";
import { createRichModel } from "./rich-model.ts";

export interface Life {
  config: ConfigInput;
  workflowId: string;
  prompt: string;
  files: string[];
  formats: string[];
  /** Which model answers; the offline one if left out. */
  model?: "rich";
  log: string;
  outFolder: string;
  kill?: { index: number; turn: StepTurn["turn"] };
}

const life = JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Life;
const note = (line: string) => appendFileSync(life.log, `${line}\n`);

const model = life.model === "rich" ? createRichModel() : createOfflineModel();
const dossier = await createDossier(life.config, {
  clock: { now: () => 1_700_000_000_000 },
  newWorkflowId: () => life.workflowId,
  models: [
    {
      card: model.card,
      call: (request) => {
        note(`asked ${request.prompt.name} ${sha256(request.text.data)}`);
        return model.call(request);
      },
    },
  ],
  observe: ({ index, name, turn }) => {
    note(`${turn} ${index} ${name}`);
    if (life.kill?.index === index && life.kill.turn === turn) process.kill(process.pid, "SIGKILL");
  },
});

const known = (await dossier.list()).some(({ id }) => id === life.workflowId);
const { prompt, files, formats, outFolder } = life;
const handle = known
  ? await dossier.resume(life.workflowId)
  : await dossier.start({ prompt, files, formats, outFolder });
const result = await handle.result(AbortSignal.timeout(30_000));
process.stdout.write(JSON.stringify(result));
await dossier.close();

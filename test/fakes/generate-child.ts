/** One life of a document that is killed when a given answer has come; started again by the test. */
import { createDossier } from "../../src/app/create-dossier.ts";

interface Life {
  data: string;
  baseUrl: string;
  out: string;
  runId?: string;
  killAfter?: number;
}

const life = JSON.parse(process.argv[2] ?? "") as Life;
const { data, baseUrl, out, runId, killAfter } = life;
const dossier = await createDossier(
  { data, baseUrl, model: "any" },
  {
    observe: ({ name, turn }) => {
      if (turn === "executed" && name === `write ${killAfter}`) process.kill(process.pid, "SIGKILL");
    },
  },
);
const handle =
  runId === undefined
    ? await dossier.generate({ instruction: "Write a long list.", out })
    : await dossier.resumeGenerate(runId);
process.stdout.write(`${handle.runId}\n`);
process.stdout.write(JSON.stringify(await handle.result()));
await dossier.close();

/** One life of a round at the command line's own hands, which sends itself signals at a given turn of a given step. */
import { createDossier } from "../../../src/app/create-dossier.ts";
import type { ConfigInput } from "../../../src/app/config.ts";
import { openProgress } from "../../../src/cli/command.ts";
import { followRound, takeUp } from "../../../src/cli/follow-round.ts";
import type { BeginRound } from "../../../src/cli/follow-round.ts";
import type { StepTurn } from "../../../src/engine/engine-port.ts";

export interface FaultLife {
  config: ConfigInput;
  round: { prompt: string; files: string[]; formats: string[]; outFolder: string };
  /** The workflow to go on with; a new one if left out. */
  resume?: string;
  /** Where the signals come; nowhere if left out. */
  at?: { index: number; turn: StepTurn["turn"] };
  signals: NodeJS.Signals[];
}

const betweenMs = 3;
const life = JSON.parse(process.argv[2] ?? "{}") as FaultLife;
let left = life.signals;

function send(): void {
  const [signal, ...rest] = left;
  left = rest;
  if (signal === undefined) return;
  process.kill(process.pid, signal);
  if (rest.length > 0) setTimeout(send, betweenMs);
}

const dossier = await createDossier(life.config, {
  observe: ({ index, turn }) => {
    if (life.at?.index === index && life.at.turn === turn) send();
    process.stderr.write(`step ${index} ${turn}\n`);
  },
});
const progress = openProgress({}, "en");
try {
  const { resume } = life;
  const begin: BeginRound =
    resume === undefined
      ? (onTaking) => dossier.start({ ...life.round, onTaking })
      : takeUp(() => dossier.resume(resume));
  process.exitCode = await followRound(begin, { dossier, json: true, warnings: false, progress });
} finally {
  await dossier.close();
}

/** Our contestant: the planning call as a round makes it, with the pool that `--base-url` opens. */
import { join } from "node:path";
import { createAi, openPool } from "../src/ai/ai.ts";
import type { Ai } from "../src/ai/ai.ts";
import { systemClock } from "../src/lib/clock.ts";
import type { Ledger } from "../src/model/calls/ledger.ts";
import type { Usage } from "../src/model/calls/usage.ts";
import { analyseRequest } from "../src/prompts/analyse-request.ts";
import { openDataFile, openStore } from "../src/store/store.ts";
import { answerTurns } from "./ai-caller.ts";
import type { Call, CallerJob } from "./ai-caller.ts";
import { analysisAnswer } from "./ai-answer.ts";

const callsPerRun = 5;

function createMemoryLedger(): Ledger {
  const runs = new Map<string, Map<string, string>>();
  return {
    find: async (run, key) => runs.get(run)?.get(key),
    async record(run, key, body) {
      const entries = runs.get(run) ?? new Map<string, string>();
      runs.set(run, entries);
      if (!entries.has(key)) entries.set(key, body);
    },
    forget: async (run) => void runs.delete(run),
  };
}

/** The ledger that a round uses: rows in the data file, synced with every commit. */
async function openProductLedger(folder: string): Promise<Ledger> {
  const sqlite = await openDataFile(join(folder, "dossier.db"));
  const kind = { kind: "sqlite", sqlite, ledgerFolder: join(folder, "ledger") } as const;
  return (await openStore(kind, { clock: systemClock })).ledger;
}

async function open({ baseUrl, folder, variant }: CallerJob): Promise<Call> {
  const settings = { models: [], keys: {}, baseUrls: {}, model: "bench", baseUrl };
  const pool = await openPool(settings, systemClock);
  const ledger = variant === "disk" ? await openProductLedger(folder) : createMemoryLedger();
  const openRun = (number: number) => {
    const used: Usage[] = [];
    const report = async (usage: Usage) => void used.push(usage);
    const budget = { limit: 10, spent: 0 };
    const ai: Ai = createAi({ pool, ledger, clock: systemClock, currency: "CHF", budget, report });
    return { ai, run: `run-${number}`, signal: new AbortController().signal };
  };
  let current = openRun(0);
  return async (n) => {
    if (n % callsPerRun === 0) current = openRun(n / callsPerRun);
    const { ai, run, signal } = current;
    const place = { round: 1, task: 0, action: 0 };
    const input = analyseRequest.sample;
    const reply = await ai.plan({
      prompt: analyseRequest,
      input,
      run,
      stepKey: `${run}/${n}`,
      place,
      signal,
    });
    if (reply.kind !== "value" || reply.value.intent !== analysisAnswer.intent)
      throw new Error(`The call was not answered as expected: ${JSON.stringify(reply)}`);
  };
}

if (import.meta.main) await answerTurns(open);

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createScriptedModel } from "../src/ai/testing/scripted-model.ts";
import type { ScriptedCall } from "../src/ai/testing/scripted-model.ts";
import { createDossier } from "../src/app/create-dossier.ts";
import type { NewRound } from "../src/app/rounds/new-round.ts";
import type { Round } from "../src/model/workflow.ts";
import { callScenarios } from "./call-scenarios.ts";
import type { CallScenario } from "./call-scenarios.ts";
import { judge, printTable } from "./print-table.ts";

/** Calls that write or answer something; all others decide. */
const contentPrompts = new Set([
  ...["answer-from-evidence", "write-report", "process-chunk", "write-document"],
  ...["audit-claims", "mend-statements"],
]);

interface Counted {
  scenario: CallScenario;
  calls: number;
  content: number;
  /** What was chosen: each would have had an intent call of its own in the old design. */
  actions: number;
  tasks: number;
}

async function play(
  round: NewRound,
  script: readonly ScriptedCall[],
): Promise<{ round: Round; actions: number }> {
  const folder = await mkdtemp(join(tmpdir(), "dossier-bench-calls-"));
  const model = createScriptedModel(script);
  const dossier = await createDossier({ data: join(folder, "data") }, { models: [model] });
  try {
    const handle = await dossier.start(round);
    const result = await handle.result(AbortSignal.timeout(60_000));
    model.done();
    if (result.status !== "OK") throw new Error(`${round.prompt}: ${result.status} ${result.message.text}`);
    const events = await dossier.trace(handle.workflowId);
    const actions = events.filter(({ event }) => event.type === "action-chosen").length;
    const last = (await dossier.workflow(handle.workflowId)).rounds.at(-1);
    if (last === undefined) throw new Error("No round.");
    return { round: last, actions };
  } finally {
    await dossier.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** AI calls of each scenario, beside the design in which workflow, task and action had intent calls of their own. */
export async function benchCalls(): Promise<Record<string, number>> {
  const counted: Counted[] = [];
  for (const scenario of callScenarios) {
    const { round, actions } = await play(scenario.round, scenario.script());
    const content = round.usage.filter(({ prompt }) => contentPrompts.has(prompt)).length;
    counted.push({ scenario, calls: round.usage.length, content, actions, tasks: round.tasks.length });
  }
  printTable("AI calls per request", [
    ["scenario", "tasks", "actions", "deciding", "content", "calls", "before", "goal"],
    ...counted.map((row) => {
      const { scenario, calls, content, tasks, actions } = row;
      const numbers = [tasks, actions, calls - content, content, calls, before(row)].map(String);
      return [scenario.name, ...numbers, judge(calls, { atMost: limit(row) })];
    }),
  ]);
  return Object.fromEntries(
    counted.flatMap((row) => [
      [row.scenario.key, row.calls],
      [`${row.scenario.key}Before`, before(row)],
    ]),
  );
}

/** One intent call more for the workflow, for each task and for each action. A simple request had them too. */
function before({ calls, tasks, actions }: Counted): number {
  return calls + 1 + Math.max(1, tasks) + Math.max(1, actions);
}

/** Simple 1; moderate 4; a plan one more; each further action 2 and its own content calls. */
function limit({ scenario, content, actions, tasks }: Counted): number {
  if (actions === 0) return 1;
  const planning = tasks > 1 ? 1 : 0;
  const further = actions - 1;
  const ownContent = Math.max(0, content - 1);
  return 4 + planning + 2 * further + ownContent + (scenario.isReviewed ? 1 : 0);
}

// Mastra's workflows on its libSQL store in a file, as its documentation sets it up; registered with Mastra, so that its
// default applies: the snapshot of a run is written after every step. The store sets WAL and synchronous = NORMAL by itself.
import { Mastra } from "@mastra/core/mastra";
import { noopLogger } from "@mastra/core/logger";
import { createStep, createWorkflow } from "@mastra/core/workflows";
import { LibSQLStore } from "@mastra/libsql";
import { z } from "zod";
import { answerJob } from "../engine-child.ts";

const Counted = z.object({ n: z.number() });
// The document stands in the workflow's state, which every step sees; handed from output to input it would be written more often.
const State = z.object({ document: z.string().optional() });

function createRuns(steps) {
  let workflow = createWorkflow({ id: "bench", inputSchema: Counted, outputSchema: Counted, stateSchema: State });
  for (let n = 0; n < steps; n += 1) {
    const execute = async ({ inputData }) => ({ n: inputData.n + 1 });
    workflow = workflow.then(createStep({ id: `step-${n}`, inputSchema: Counted, outputSchema: Counted, stateSchema: State, execute }));
  }
  return workflow.commit();
}

async function open(file, job) {
  const storage = new LibSQLStore({ id: "bench", url: `file:${file}` });
  await storage.init();
  const mastra = new Mastra({ storage, logger: noopLogger, workflows: { bench: createRuns(job.steps) } });
  const workflow = mastra.getWorkflow("bench");
  return {
    async run(id, _steps, document) {
      const run = await workflow.createRun({ runId: id });
      const result = await run.start({ inputData: { n: 0 }, initialState: document === "" ? {} : { document } });
      if (result.status !== "success") throw new Error(`Mastra ended with ${result.status}: ${result.error}`);
      return result.result.n;
    },
    async verify(id) {
      const snapshot = await (await storage.getStore("workflows")).loadWorkflowSnapshot({ runId: id, workflowName: "bench" });
      if (snapshot?.status !== "success") throw new Error(`Mastra kept no finished snapshot of ${id}.`);
    },
    synchronous: async () => Number((await storage.client.execute("PRAGMA synchronous")).rows[0].synchronous),
    close: () => storage.close(),
  };
}

await answerJob(open);

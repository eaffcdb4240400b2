// LangGraph.js with its SQLite checkpointer, as its documentation sets it up: SqliteSaver on a file, one thread id per run.
// durability "sync": the checkpoint is written before the next step begins, which is what a durable step means.
// better-sqlite3 is compiled so that WAL mode means synchronous = NORMAL: a checkpoint survives a crash of the process,
// but not a power cut. That default is kept; the variant "full" asks for what ours always does.
import { StateGraph, Annotation, START, END } from "@langchain/langgraph";
import { SqliteSaver } from "@langchain/langgraph-checkpoint-sqlite";
import { answerJob } from "../engine-child.ts";

const State = Annotation.Root({ n: Annotation(), document: Annotation() });

function compile(steps, checkpointer) {
  const graph = new StateGraph(State);
  // returns what changed alone, so that the document is not handed in again by every node
  for (let n = 0; n < steps; n += 1) graph.addNode(`step-${n}`, async (state) => ({ n: state.n + 1 }));
  graph.addEdge(START, "step-0");
  for (let n = 1; n < steps; n += 1) graph.addEdge(`step-${n - 1}`, `step-${n}`);
  graph.addEdge(`step-${steps - 1}`, END);
  return graph.compile({ checkpointer });
}

async function open(file, job) {
  const saver = SqliteSaver.fromConnString(file);
  saver.setup();
  if (job.variant === "full") saver.db.pragma("synchronous = FULL");
  const graph = compile(job.steps, saver);
  return {
    async run(id, steps, document) {
      const options = { configurable: { thread_id: id }, durability: "sync", recursionLimit: steps + 10 };
      const state = await graph.invoke({ n: 0, ...(document === "" ? {} : { document }) }, options);
      return state.n;
    },
    async verify(id, steps) {
      const kept = saver.db.prepare("SELECT count(*) AS n FROM checkpoints WHERE thread_id = ?").get(id).n;
      if (kept < steps) throw new Error(`${kept} checkpoints were kept of ${steps} steps.`);
    },
    synchronous: async () => saver.db.pragma("synchronous", { simple: true }),
    close: async () => saver.db.close(),
  };
}

await answerJob(open);

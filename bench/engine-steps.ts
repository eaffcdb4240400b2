import { askChild } from "./engine-child.ts";
import { freshFolder } from "./engine-contestants.ts";
import type { Figures } from "./engine-contestants.ts";
import type { StepTimes, StepsJob } from "./engine-steps-run.ts";
import { judge, printTable } from "./print-table.ts";
import { percentile, round } from "./statistics.ts";

/** One durable step against one bare commit of the same payload. */
export async function benchSteps(folder: string): Promise<Figures> {
  const job: StepsJob = { folder: freshFolder(folder), blocks: 400, perBlock: 10 };
  const { steps, commits } = await askChild<StepTimes>("engine-steps-run.ts", job);
  const ratio = round(percentile(steps, 0.5) / percentile(commits, 0.5));
  const figures = {
    stepP50Ms: round(percentile(steps, 0.5)),
    stepP95Ms: round(percentile(steps, 0.95)),
    commitP50Ms: round(percentile(commits, 0.5)),
    commitP95Ms: round(percentile(commits, 0.95)),
    stepToCommit: ratio,
  };
  const { stepP50Ms, stepP95Ms, commitP50Ms, commitP95Ms } = figures;
  printTable(`One durable step against one bare commit (${steps.length} each, in turns of ${job.perBlock})`, [
    ["", "p50", "p95", "p50 ratio", "goal"],
    [
      "durable step, embedded engine",
      `${stepP50Ms} ms`,
      `${stepP95Ms} ms`,
      `${ratio} ×`,
      judge(ratio, { atMost: 1.5 }),
    ],
    ["bare node:sqlite commit, WAL, synchronous = FULL", `${commitP50Ms} ms`, `${commitP95Ms} ms`, "", ""],
  ]);
  return figures;
}

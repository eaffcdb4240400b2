import type { StoredEvent } from "../../model/event.ts";
import type { RoundResult } from "../../model/round-result.ts";
import { sumUsage } from "../../model/calls/usage.ts";
import type { Usage } from "../../model/calls/usage.ts";
import { oneLine, printDuration, printTotals } from "./print-figures.ts";
import { tellBeginning } from "./tell-beginning.ts";
import { tellWork } from "./tell-work.ts";

/** One round: what was asked, how it was understood, what was done for it task by task, and what came of it. */
export function tellRound(told: readonly StoredEvent[], number: number): string[] {
  const first = told[0];
  if (first?.event.type !== "round-started") return [];
  const usage = told.flatMap(({ event }) => (event.type === "ai-called" ? [event.usage] : []));
  const clock: Clock = { task: first.at, action: first.at, tasks: 0, isInTask: false };
  const lines = told.flatMap((stored) => tellStored(stored, clock, usage));
  const last = told.at(-1) ?? first;
  return [
    `Round ${number} (${first.event.runId})`,
    ...indent([...lines, `Cost of the round: ${costOf(usage)}, ${printDuration(last.at - first.at)}`]),
  ];
}

/** When the current task and action began, how many tasks have begun, and whether one is under way. */
interface Clock {
  task: number;
  action: number;
  tasks: number;
  isInTask: boolean;
}

function tellStored({ event, at }: StoredEvent, clock: Clock, usage: readonly Usage[]): string[] {
  switch (event.type) {
    case "round-started":
      return ["Request", ...indent(event.prompt.split("\n"))];
    case "task-started":
      clock.tasks += 1;
      clock.task = at;
      clock.isInTask = true;
      return [`Task ${clock.tasks}: ${event.taskId}`, ...indent([event.objective])];
    case "task-finished": {
      clock.isInTask = false;
      const own = usage.filter(({ task }) => task === clock.tasks);
      const spent = `${costOf(own)}, ${printDuration(at - clock.task)}`;
      return indent([`Ended: ${oneLine(event.summary, 400)}`, `Cost of the task: ${spent}`]);
    }
    case "action-started":
      clock.action = at;
      return indent([`Did ${event.action}: ${oneLine(event.objective, 200)}`]);
    case "action-finished": {
      const outcome = event.success ? event.summary : `failed: ${event.summary}`;
      return indent([`  ${oneLine(outcome, 400)} (${printDuration(at - clock.action)})`]);
    }
    case "round-finished":
      return tellResult(event.result);
    default: {
      const lines = [...tellBeginning(event), ...tellWork(event)];
      return clock.isInTask ? indent(lines) : lines;
    }
  }
}

function tellResult(result: RoundResult): string[] {
  const { status, reason, message, missing, documents, warnings } = result;
  return [
    `Result: ${[status, reason].filter(Boolean).join(", ")}`,
    ...indent([
      ...message.text.split("\n"),
      ...missing.map(({ intent, text, reason: why }) => `missing ${intent}: ${oneLine(text, 200)} (${why})`),
      ...documents.map(
        ({ id, fileName, bytes, path }) => `docItem:${id}:${fileName} (${bytes} bytes) ${path}`,
      ),
      ...warnings.map(({ code, message: warning }) => `warning ${code}: ${warning}`),
    ]),
  ];
}

function costOf(usage: readonly Usage[]): string {
  return printTotals(sumUsage(usage, usage[0]?.currency ?? "USD"));
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => (line === "" ? "" : `  ${line}`));
}

import type { StoredEvent } from "../../model/event.ts";
import { sumUsageBy } from "../../model/usage.ts";
import { commonOptions, needOne, print, printJson, readArgs, withDossier } from "../command.ts";
import type { Command } from "../command.ts";

const usage = `Usage: dossier trace WORKFLOW [--data DIR] [--json]

Every event of the workflow in order; with --json one JSON line each.`;

export const trace: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readArgs(args, commonOptions, usage);
    const workflowId = needOne(positionals, "workflow", usage);
    return withDossier(values, async (dossier) => {
      const told = await dossier.trace(workflowId);
      for (const stored of told) {
        if (values.json === true) printJson(stored);
        else print(describe(stored));
      }
      if (values.json !== true) printCosts(told);
      return 0;
    });
  },
};

/** What each action cost, by round.task.action. */
function printCosts(told: readonly StoredEvent[]): void {
  const calls = told.flatMap(({ event }) => (event.type === "ai-called" ? [event.usage] : []));
  for (const [place, total] of sumUsageBy("action", calls, calls[0]?.currency ?? "USD")) {
    const { aiCalls, tokensIn, tokensOut, price, currency } = total;
    print(`${place}: ${aiCalls} AI calls, ${tokensIn} tokens in, ${tokensOut} out, ${price} ${currency}`);
  }
}

function describe({ offset, at, event }: StoredEvent): string {
  const time = new Date(at).toISOString().slice(11, 23);
  return `${String(offset).padStart(4)}  ${time}  ${event.type.padEnd(18)} ${detailOf(event)}`.trimEnd();
}

function detailOf(event: StoredEvent["event"]): string {
  switch (event.type) {
    case "workflow-created":
      return `${event.user}, ${event.mode}`;
    case "round-started":
      return `${event.runId}: ${oneLine(event.prompt)}`;
    case "message-added":
      return `${event.message.role}: ${oneLine(event.message.summary ?? event.message.text)} (${event.message.documents.length} documents)`;
    case "request-understood":
      return `${event.analysis.detectedLanguage}, ${event.analysis.complexity}: ${oneLine(event.analysis.intent)}`;
    case "intents-split":
      return event.split.intents.map(({ id, role, text }) => `${id} ${role} ${oneLine(text)}`).join(" | ");
    case "tasks-planned":
      return event.tasks.map(({ id, objective }) => `${id} ${oneLine(objective)}`).join(" | ");
    case "task-started":
    case "task-finished":
      return event.taskId;
    case "action-started":
      return `${event.action}: ${oneLine(event.objective)}`;
    case "action-progressed":
      return `${event.done} of ${event.total}`;
    case "action-finished":
      return `${event.success ? "done" : "failed"}: ${oneLine(event.summary)}`;
    case "claims-checked":
      return event.audited
        .map(({ verdict, claim, reason }) => `${verdict} “${oneLine(claim.text)}” (${reason})`)
        .join(" | ");
    case "ai-called": {
      const { model, prompt, promptVersion, tokensIn, tokensOut, price, currency, milliseconds } =
        event.usage;
      return `${model} ${prompt} v${promptVersion}, ${tokensIn} in, ${tokensOut} out, ${price} ${currency}, ${milliseconds} ms`;
    }
    case "budget-raised":
      return String(event.round);
    case "warning-raised":
      return `${event.code}: ${oneLine(event.message)}`;
    case "round-finished":
      return [event.result.status, event.result.reason].filter(Boolean).join(": ");
    case "round-stopped":
    case "round-resumed":
      return "";
  }
}

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= 100 ? line : `${line.slice(0, 99)}…`;
}

import type { StoredEvent } from "../../model/event.ts";
import { tellRound } from "./tell-round.ts";

/** The whole story of a workflow for a person, round by round. */
export function tellStory(told: readonly StoredEvent[]): string[] {
  const rounds: StoredEvent[][] = [];
  const lines: string[] = [];
  for (const stored of told) {
    const { event } = stored;
    if (event.type === "workflow-created")
      lines.push(`Workflow ${event.workflowId} of ${event.user}, ${event.mode}, ${printTime(stored.at)}`);
    else if (event.type === "round-started") rounds.push([stored]);
    else rounds.at(-1)?.push(stored);
  }
  return [...lines, ...rounds.flatMap((round, index) => ["", ...tellRound(round, index + 1)])];
}

function printTime(at: number): string {
  return new Date(at).toISOString().slice(0, 19).replace("T", " ");
}

import { mkdtempSync } from "node:fs";
import { join } from "node:path";

export type Figures = Record<string, number>;

export interface Contestant {
  /** Begins the names of its figures. */
  key: string;
  title: string;
  script: string;
  variant: string;
}

export const ours: Contestant = {
  key: "ours",
  title: "dossier, embedded",
  script: "engine-ours.ts",
  variant: "",
};

const langgraph: Contestant = {
  key: "langgraph",
  title: "LangGraph.js 1.4.18, SqliteSaver 1.0.4",
  script: "peers/langgraph.mjs",
  variant: "",
};

const mastra: Contestant = {
  key: "mastra",
  title: "Mastra 1.71.0, LibSQLStore 1.23.1",
  script: "peers/mastra.mjs",
  variant: "",
};

export const peers: readonly Contestant[] = [langgraph, mastra];

/** Not counted against a goal: a peer that is asked to promise as much as ours does. */
export const strictPeer: Contestant = {
  ...langgraph,
  key: "langgraphFull",
  title: "LangGraph.js, asked for synchronous = FULL",
  variant: "full",
};

export const stepsPerRun = 20;
export const fact = "The daily meal allowance in 2026 is 75 francs.";
export const question = "What is the daily meal allowance in 2026?";

export function freshFolder(folder: string): string {
  return mkdtempSync(join(folder, "run-"));
}

/** A peer that fails is named in the table with its reason; ours must not fail. */
export async function attempt<T>(contestant: Contestant, work: () => Promise<T>): Promise<T | string> {
  try {
    return await work();
  } catch (error) {
    if (contestant === ours) throw error;
    const { stderr = "", message } = error as { stderr?: string; message: string };
    return (/^\w*Error.*$/m.exec(stderr)?.[0] ?? message.split("\n")[0] ?? "").slice(0, 200);
  }
}

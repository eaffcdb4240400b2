import { uniqueById } from "../../lib/unique-by-id.ts";
import type { Analysis } from "../../model/intent.ts";
import type { Checked } from "../../model/round.ts";
import type { TaskResult } from "../../model/work.ts";
import type { RoundDeps } from "../round-deps.ts";
import { fromClaims } from "./from-claims.ts";
import { writeFiles } from "./write-files.ts";

export interface ProvenPart {
  analysis: Analysis;
  request: string;
  finished: TaskResult[];
  last: TaskResult;
  checked: Checked[];
}

/** The proven part of a refused round as finished tasks, with files where a format was asked for. Nobody is asked. */
export async function makeProven(part: ProvenPart | undefined, deps: RoundDeps): Promise<TaskResult[]> {
  if (part === undefined) return [];
  const { analysis, request, finished, last, checked } = part;
  const { detectedLanguage: language, primaryGoal: goal, topics } = analysis;
  const task = { ...last.task, dependsOn: [] };
  const made = { task, status: "done" as const, checked, summary: task.objective };
  // what is left out is named in the message; alone it is no document
  const isProven = checked.some(({ handOff }) => (handOff?.claims.length ?? 0) > 0);
  const document = isProven ? fromClaims(checked, { title: request, language, goal, topics }) : null;
  if (document === null) return finished.length === 0 ? [] : [...finished, { ...made, document, files: [] }];
  const sources = uniqueById(checked.flatMap(({ evidence }) => evidence));
  const wanted = { document, sources, formats: analysis.expectedFormats };
  const { files } = await writeFiles({ ...wanted, documents: [], extracted: [], own: [] }, deps);
  return [...finished, { ...made, document, files }];
}

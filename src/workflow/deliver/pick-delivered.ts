import { formatOf } from "../../model/documents/format-of.ts";
import type { Document } from "../../model/document.ts";
import type { Analysis } from "../../model/intent.ts";
import type { Task } from "../../model/task.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import type { Made, TaskResult } from "../../model/work.ts";

export interface PickInput {
  analysis: Analysis;
  tasks: readonly Task[];
  results: readonly TaskResult[];
  answered: Made | undefined;
}

/** The files a person asked for, and what is in them. What one task made only for the next stays in the workflow. */
export function pickDelivered(input: PickInput): { files: Document[]; documents: UnifiedDocument[] } {
  const { analysis, tasks, results, answered } = input;
  if (answered !== undefined)
    return { files: answered.files, documents: answered.document === null ? [] : [answered.document] };
  const needed = new Set(tasks.flatMap(({ dependsOn }) => dependsOn));
  const files = results.flatMap(({ task, files: made }) =>
    made.filter(
      ({ fileName }) => !needed.has(task.id) || analysis.expectedFormats.includes(formatOf(fileName)),
    ),
  );
  const last = results.filter(({ task }) => !needed.has(task.id));
  return { files, documents: last.flatMap(({ document }) => document ?? []) };
}

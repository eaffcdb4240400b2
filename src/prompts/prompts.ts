import { analyseRequest } from "./analyse-request.ts";
import { answerFromEvidence } from "./answer-from-evidence.ts";
import { auditClaims } from "./audit-claims.ts";
import { checkModel } from "./check-model.ts";
import type { Prompt } from "./define-prompt.ts";
import { lookAtPicture } from "./look-at-picture.ts";
import { mendStatements } from "./mend-statements.ts";
import { planActions } from "./plan-actions.ts";
import { planQuery } from "./plan-query.ts";
import { planSearch } from "./plan-search.ts";
import { planTasks } from "./plan-tasks.ts";
import { processChunk } from "./process-chunk.ts";
import { reworkDocument } from "./rework-document.ts";
import { reviewTask } from "./review-task.ts";
import { selectAction } from "./select-action.ts";
import { setParameters } from "./set-parameters.ts";
import { writeDocument } from "./write-document.ts";
import { writeReport } from "./write-report.ts";

/** A prompt that shows itself with its own sample input. */
export interface ShownPrompt {
  name: string;
  version: number;
  operation: string;
  instructions: string;
  sample: string;
}

/** Every prompt there is. */
export const prompts: readonly ShownPrompt[] = [
  show(analyseRequest),
  show(answerFromEvidence),
  show(auditClaims),
  show(checkModel),
  show(lookAtPicture),
  show(mendStatements),
  show(planActions),
  show(planQuery),
  show(planSearch),
  show(planTasks),
  show(processChunk),
  show(reviewTask),
  show(reworkDocument),
  show(selectAction),
  show(setParameters),
  show(writeDocument),
  show(writeReport),
];

function show<Input, Output>(prompt: Prompt<Input, Output>): ShownPrompt {
  const { name, version, operation, instructions } = prompt;
  return { name, version, operation, instructions, sample: prompt.render(prompt.sample) };
}

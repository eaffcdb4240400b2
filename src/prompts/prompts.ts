import { analyseRequest } from "./analyse-request.ts";
import { answerFromEvidence } from "./answer-from-evidence.ts";
import { checkModel } from "./check-model.ts";
import type { Prompt } from "./define-prompt.ts";
import { processChunk } from "./process-chunk.ts";
import { writeDocument } from "./write-document.ts";

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
  show(checkModel),
  show(processChunk),
  show(writeDocument),
];

function show<Input, Output>(prompt: Prompt<Input, Output>): ShownPrompt {
  const { name, version, operation, instructions } = prompt;
  return { name, version, operation, instructions, sample: prompt.render(prompt.sample) };
}

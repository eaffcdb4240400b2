import { Failure } from "../model/failure.ts";
import { prompts } from "../prompts/prompts.ts";
import type { ShownPrompt } from "../prompts/prompts.ts";

/** Every prompt there is, rendered with its sample input. */
export function listPrompts(): readonly ShownPrompt[] {
  return prompts;
}

export function showPrompt(name: string): ShownPrompt {
  const found = prompts.find((prompt) => prompt.name === name);
  if (found !== undefined) return found;
  const names = prompts.map((prompt) => prompt.name).join(", ");
  throw new Failure("usage", `There is no prompt "${name}". Available prompts: ${names}.`);
}

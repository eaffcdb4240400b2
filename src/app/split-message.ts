import type { Split } from "../model/sub-intent.ts";
import { splitMessage as split } from "../workflow/understand-message.ts";

/** Takes a request apart by rules; no model, no files, no settings. */
export function splitMessage(text: string): Split {
  return split(text);
}

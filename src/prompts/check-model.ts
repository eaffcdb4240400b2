import { z } from "zod";
import { definePrompt } from "./define-prompt.ts";

const CheckInput = z.object({});
const CheckAnswer = z.object({ ok: z.boolean() });

/** The smallest question there is, to see whether a model can be reached and answers in JSON. */
export const checkModel = definePrompt<z.infer<typeof CheckInput>, z.infer<typeof CheckAnswer>>({
  name: "check-model",
  version: 1,
  operation: "text",
  input: CheckInput,
  output: CheckAnswer,
  instructions: 'This is a test of the connection. Reply with the JSON object {"ok": true} and nothing else.',
  render: () => "Reply now.",
  // room to think for models that cannot leave it; the answer itself takes a handful
  maxOutputTokens: 2_000,
  sample: {},
});

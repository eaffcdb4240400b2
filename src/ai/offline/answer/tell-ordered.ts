import { detectLanguage } from "../../../lib/text/detect-language.ts";
import type { AnswerInput } from "../../../prompts/answer-from-evidence.ts";
import type { FieldClaim } from "../forms/field-claim.ts";
import { reminderPart } from "../plan/written/find-reminder.ts";
import { statedPart } from "../plan/written/find-stated.ts";
import type { ComputedClaim } from "../tables/answer-by-plan.ts";
import { fitOrder } from "../write/fit-order.ts";
import { tellReminder } from "./points/tell-reminder.ts";
import { tellStated } from "./points/tell-stated.ts";
import type { Quoted } from "./quoted.ts";

/** How the part is called that finds what a text is written from. */
const groundEnding = ".evidence";

/** Whether a part finds what a text is written from. */
export function isGround({ intent }: Pick<AnswerInput, "intent">): boolean {
  return intent.id.endsWith(groundEnding);
}

/** What a letter is to say, or to bring about, asks nothing: it is there, or it is not. Undefined where something is asked. */
export function tellOrdered(
  { id, text }: { id: string | undefined; text: string },
  input: AnswerInput,
): (Quoted | ComputedClaim | FieldClaim)[] | undefined {
  const { intent, evidence } = input;
  const language = input.language === "unknown" ? detectLanguage(intent.text) : input.language;
  if (isGround(input)) return fitOrder(intent.text, language, evidence);
  const reminder = intent.role === "LOOKUP" ? reminderPart(intent.text) : undefined;
  if (reminder !== undefined) return tellReminder({ ...reminder, point: text }, { language, evidence });
  const part = intent.role === "LOOKUP" ? statedPart(intent.text) : undefined;
  if (part === undefined) return undefined;
  return tellStated({ text: id === undefined ? part.rest : text, lead: part.lead, language }, evidence);
}

import { z } from "zod";
import { sha256 } from "../../src/lib/hash.ts";

/** A question over its documents, with the answers that count, or none where the documents do not hold one. */
export const QaRow = z.object({
  id: z.string(),
  question: z.string(),
  docs: z.array(z.object({ title: z.string(), text: z.string() })),
  answers: z.array(z.object({ text: z.string() })),
  answerable: z.boolean(),
  lang: z.string(),
  kind: z.string(),
  all_answers_needed: z.boolean().optional(),
});
export type QaRow = z.infer<typeof QaRow>;

export type Half = "tuning" | "held-out";

/** By the id alone, so that nobody chooses what is tuned on; of the other half only figures are looked at. */
export function halfOf({ id }: Pick<QaRow, "id">): Half {
  return Number.parseInt(sha256(id).slice(0, 2), 16) % 2 === 0 ? "tuning" : "held-out";
}

import { z } from "zod";
import { readParameters, readSelection } from "../src/workflow/act/read-action-answer.ts";
import { readGold } from "./read-gold.ts";

const Row = z.object({
  id: z.string(),
  stage: z.union([z.literal(1), z.literal(2)]),
  allowed_actions: z.array(z.string()),
  declared_fields: z.array(z.string()),
  output: z.string(),
  verdict: z.enum(["accept", "accept_after_repair", "continue", "reject"]),
  kind: z.string(),
});

/** Whether answers of the two stages are taken, repaired, continued or rejected as they should be. */
export async function evalActionFormat(): Promise<Record<string, number>> {
  const rows = await readGold("eval/action-format.jsonl", Row);
  let right = 0;
  for (const row of rows) {
    const read =
      row.stage === 1
        ? readSelection(row.output, row.allowed_actions)
        : readParameters(row.output, row.declared_fields);
    const verdict = read.kind === "accept" && read.isRepaired ? "accept_after_repair" : read.kind;
    if (verdict === row.verdict) right += 1;
    else console.log(`${row.id} ${row.kind}: ${verdict}, should be ${row.verdict}`);
  }
  console.log(`${right} of ${rows.length} verdicts are right`);
  return rows.length === 0 ? {} : { rows: rows.length, accuracy: right / rows.length };
}

import { z } from "zod";
import { once } from "../../lib/once.ts";
import { handOffIdOf } from "../../model/hand-off-id.ts";
import { tablesOf, toReportClaims } from "../../model/report-claims.ts";
import { writeReport } from "../../prompts/write-report.ts";
import type { ReportInput } from "../../prompts/write-report.ts";
import type { ActionContext } from "../actions.ts";
import { defineAction } from "../define-action.ts";
import { joinLines } from "../join-lines.ts";
import { readReport } from "./read-report.ts";
import { rewriteAsProse } from "./rewrite-as-prose.ts";

/** Writes from checked claims alone where there are any; the host checks afterwards that nothing new is in it. */
export const generateReport = defineAction({
  name: "ai.generateReport",
  summary:
    "Write a letter, mail, report or other text: from what was found and checked in the documents, or freely where none are needed.",
  effect: "read",
  needs: { documents: "optional", connection: "none" },
  parameters: z.object({
    instruction: z.string().min(1).describe("what to write, for whom, and what it must contain"),
    title: z.string().min(1).optional(),
    style: z.string().min(1).optional().describe("such as formal, friendly or plain"),
    detailLevel: z.string().min(1).optional().describe("such as short, usual or detailed"),
  }),
  inferParameters({ objective, context, deliverable: { style, detailLevel } }) {
    return {
      instruction: joinLines(objective, context),
      ...(style && { style }),
      ...(detailLevel && { detailLevel }),
    };
  },
  readsContent: true,
  usesModel: true,
  asks: () => ({}),
  async run(parameters, context) {
    const { run, ai, blobs, place, used } = context;
    const input = toInput(parameters, context);
    const call = { prompt: writeReport, input, run: run.runId, place };
    const generated = await ai.generate({ ...call, step: run.step });
    for (const usage of generated.usage) used(usage);
    const said = generated.text === "" ? await rewriteAsProse(input, context) : generated;
    const stored = await run.step("keep the text", async ({ signal }) => {
      const { document, text } = await readReport(said, input.language);
      const info = await blobs.put(once(text), { signal });
      const echoed = document.metadata["handoff_id"];
      const sections = document.sections.length;
      return { info, sections, ...(typeof echoed === "string" && { handOffId: echoed }) };
    });
    const { info, sections, handOffId } = stored;
    const { complete, reason } = said;
    return {
      kind: "written",
      summary: `${sections} sections, ${info.bytes} bytes${complete ? "" : `, not complete: ${reason ?? "cut off"}`}`,
      document: info,
      complete,
      ...(reason !== undefined && { reason }),
      ...(handOffId !== undefined && { handOffId }),
    };
  },
});

type Wishes = Pick<ReportInput, "instruction" | "title" | "style" | "detailLevel">;

function toInput(
  wishes: { [K in keyof Wishes]?: Wishes[K] | undefined } & { instruction: string },
  { handOffs, pool, language, learnings, missing }: ActionContext,
): ReportInput {
  const { instruction, title, style, detailLevel } = wishes;
  const tables = tablesOf(handOffs.flatMap((handOff) => handOff.claims));
  return {
    instruction,
    ...(title !== undefined && { title }),
    ...(style !== undefined && { style }),
    ...(detailLevel !== undefined && { detailLevel }),
    ...{ language, handOffId: handOffIdOf(handOffs), learnings: [...learnings], missing: [...missing] },
    claims: toReportClaims(handOffs, pool, language),
    tables: tables.map(({ name, columns, rows }) => ({ name, columns, rows })),
  };
}

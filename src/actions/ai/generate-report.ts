import { z } from "zod";
import { streamOf } from "../../lib/stream-of.ts";
import { writeReport } from "../../prompts/write-report.ts";
import type { ReportInput } from "../../prompts/write-report.ts";
import type { ActionContext } from "../action-context.ts";
import { defineAction } from "../define-action.ts";
import { loadMadeFrom, withoutCitations } from "../document/made-from.ts";
import { joinLines } from "../join-lines.ts";
import { readLabels } from "./read-labels.ts";
import { readReport } from "./read-report.ts";
import { settleReport } from "./settle-report.ts";
import { toReportInput } from "./to-report-input.ts";
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
  inferParameters({ objective, context, deliverable }) {
    const said = readLabels(context);
    const [style, detailLevel] = [
      said.style ?? deliverable.style,
      said.detailLevel ?? deliverable.detailLevel,
    ];
    return {
      instruction: joinLines(withoutRepeats(objective, said.instruction ?? "")),
      ...(said.title !== undefined && { title: said.title }),
      ...(style && { style }),
      ...(detailLevel && { detailLevel }),
    };
  },
  readsContent: true,
  usesModel: true,
  asks: () => ({}),
  async run(parameters, context) {
    const { run, ai, blobs, place, used } = context;
    const input = { ...toReportInput(parameters, context), ...(await earlierTexts(context)) };
    const call = { prompt: writeReport, input, run: run.runId, place };
    const generated = await ai.generate({ ...call, step: run.step });
    for (const usage of generated.usage) used(usage);
    const said = generated.text === "" ? await rewriteAsProse(input, context) : generated;
    const stored = await run.step("keep the text", async ({ signal }) => {
      const { document, text } = settleReport(await readReport(said, input.language), input, context);
      const info = await blobs.put(streamOf(text), { signal });
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

/** Those of the named documents that were made here, without their citations: they come from the claims again. */
async function earlierTexts({ documents, blobs, run }: ActionContext): Promise<Pick<ReportInput, "drafts">> {
  const drafts: NonNullable<ReportInput["drafts"]> = [];
  const seen = new Set<string>();
  for (const { fileName, madeFrom } of documents) {
    if (madeFrom === undefined || seen.has(madeFrom.sha256)) continue;
    seen.add(madeFrom.sha256);
    const { document } = await loadMadeFrom(blobs, madeFrom.sha256, run.signal);
    drafts.push({ name: fileName, document: JSON.stringify(withoutCitations(document)) });
  }
  return drafts.length === 0 ? {} : { drafts };
}

/** What one of them says as well is said once. */
function withoutRepeats(objective: string, instruction: string): string[] {
  const [a, b] = [objective.trim(), instruction.trim()];
  if (b.includes(a)) return [b];
  return a.includes(b) ? [a] : [a, b];
}

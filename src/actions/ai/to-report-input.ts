import { handOffIdOf, numberClaims } from "../../model/hand-off-id.ts";
import { tablesOf, toReportClaims } from "../../model/report-claims.ts";
import { documentKindOf } from "../../model/wording/document-kind.ts";
import { roomFor } from "../../model/wording/room-for.ts";
import { languageOfPart, targetLanguage } from "../../model/wording/target-language.ts";
import type { ReportInput } from "../../prompts/write-report.ts";
import type { ActionContext } from "../action-context.ts";

type Names = "instruction" | "title" | "style" | "detailLevel";
type Wishes = { [K in Names]?: ReportInput[K] | undefined } & { instruction: string };

/** What a writer is told: the order with its form, language and room, and the claims with their parts and sources. */
export function toReportInput(wishes: Wishes, context: ActionContext): ReportInput {
  const { instruction, title, style, detailLevel } = wishes;
  const { handOffs, pool, language: requested, learnings, missing, intent, parts } = context;
  const order = intent === undefined ? [] : [intent.text, ...(intent.constraints ?? [])];
  const kind = [...order, instruction]
    .map((text) => documentKindOf(text))
    .find((found) => found !== undefined);
  const room = roomFor([...order, instruction, ...(intent === undefined ? [context.request] : [])]);
  const documents = [...new Set(pool.map(({ document }) => document))];
  const named = numberClaims(handOffs);
  const idOf = new Map(named.map(({ id, claim }) => [claim, id]));
  return {
    instruction,
    ...(order.length > 0 && { asked: order }),
    ...(title !== undefined && { title }),
    ...(style !== undefined && { style }),
    ...(detailLevel !== undefined && { detailLevel }),
    language: languageFor(instruction, context),
    ...(kind !== undefined && { kind }),
    ...(room !== undefined && { room }),
    ...(documents.length > 0 && { documents }),
    ...{ handOffId: handOffIdOf(handOffs), learnings: [...learnings], missing: [...missing] },
    claims: toReportClaims(handOffs, { pool, language: requested, parts }),
    tables: tablesOf(named.map(({ claim }) => claim)).map(({ name, columns, rows, claims }) => ({
      ...{ name, columns, rows },
      claims: claims.flatMap((claim) => idOf.get(claim) ?? []),
    })),
  };
}

/** The language of the text: the one that the part names, else the instruction, else the request. */
function languageFor(instruction: string, { intent, request, language }: ActionContext): string {
  const asked = [
    ...(intent === undefined ? [] : [languageOfPart(intent, language)]),
    targetLanguage(instruction, language),
    ...(intent === undefined ? [targetLanguage(request, language)] : []),
  ];
  return asked.find((own) => own !== language) ?? language;
}

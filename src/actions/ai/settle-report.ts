import { documentKindOf, readDocumentKind } from "../../model/wording/document-kind.ts";
import { layoutWishes, withLayoutWishes } from "../../model/wording/layout-wishes.ts";
import { settleTitle } from "../../model/wording/name-document.ts";
import type { ReportInput } from "../../prompts/write-report.ts";
import type { ActionContext } from "../action-context.ts";
import type { Report } from "./read-report.ts";

/** A text with what its writer forgot of its form: what kind it is, a title that repeats no order, the look that was asked for. */
export function settleReport(
  report: Report,
  input: Pick<ReportInput, "instruction" | "kind" | "asked" | "language">,
  { intent, request }: Pick<ActionContext, "intent" | "request">,
): Report {
  const { document } = report;
  const { asked = [], instruction, language } = input;
  const own = readDocumentKind(document.metadata["kind"]);
  const kind = own ?? input.kind ?? documentKindOf(instruction);
  const title = settleTitle(document.metadata.title, {
    ...{ parts: intent === undefined ? [] : [intent.text], request: instruction, language },
  });
  const wishes = layoutWishes([...asked, instruction, ...(intent === undefined ? [request] : [])]);
  const isForm = kind === "mail" || kind === "letter";
  const settled = withLayoutWishes(
    {
      ...document,
      metadata: {
        ...document.metadata,
        title,
        // a report needs no word for what it is
        ...(kind !== undefined && (own !== undefined || kind !== "report") && { kind }),
      },
    },
    isForm ? {} : wishes,
  );
  const isSame = JSON.stringify(settled) === JSON.stringify(document);
  return isSame ? report : { document: settled, text: JSON.stringify(settled) };
}

import type { FailureCode } from "../model/failure.ts";

const remedies: Partial<Record<FailureCode, string>> = {
  password_required: "Use --password WORD.",
  needs_ocr: "Use --ocr auto or --ocr always.",
};

/** What went wrong, and the flag that helps where there is one. */
export function withRemedy(message: string, code: string | undefined): string {
  const remedy = remedies[code as FailureCode];
  return remedy === undefined || message.includes(remedy) ? message : `${message} ${remedy}`;
}

import { Failure } from "../../model/failure.ts";

export function unfoldsTooFar(fileName: string): Failure {
  return new Failure(
    "limit",
    `${fileName} unfolds to far more text than its size can explain; it was not read. Send its content in smaller files.`,
  );
}

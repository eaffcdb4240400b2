import { Failure } from "../model/failure.ts";

/** Whatever a reader threw, as a Failure of a closed code that names the file. */
export function toReadFailure(error: unknown, fileName: string): Failure {
  if (error instanceof Failure) return error;
  const said = error instanceof Error ? error.message : String(error);
  const why = said.split("\n", 1)[0]?.slice(0, 200) ?? "";
  if (codeOf(error) === "ERR_ACCESS_DENIED" || codeOf(error) === "ERR_MODULE_NOT_FOUND")
    return new Failure("internal", `${fileName} could not be read: ${why}.`, { cause: error });
  if (error instanceof RangeError)
    return new Failure(
      "limit",
      `${fileName} is too deep or too large to be read (${why}). Send it in smaller parts.`,
      { cause: error },
    );
  return new Failure("corrupt", `${fileName} is damaged and cannot be read (${why}). Send it again.`, {
    cause: error,
  });
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

import { z } from "zod";
import { plainLine } from "../../lib/text/plain-line.ts";
import { Failure } from "../../model/failure.ts";

const Inner: z.ZodType<InnerError> = z.lazy(() =>
  z.object({
    code: z.string().optional(),
    "request-id": z.string().optional(),
    innerError: Inner.optional(),
    innererror: Inner.optional(),
  }),
);
interface InnerError {
  code?: string | undefined;
  "request-id"?: string | undefined;
  innerError?: InnerError | undefined;
  innererror?: InnerError | undefined;
}

const Body = z.object({
  error: z.object({
    code: z.string().default(""),
    message: z.string().default(""),
    innerError: Inner.optional(),
    innererror: Inner.optional(),
  }),
});

/** What Graph said was wrong: the innermost code it names, its words, and the number that Microsoft's support asks for. */
export interface GraphError {
  status: number;
  code: string;
  message: string;
  requestId: string | undefined;
}

const deepest = 10;

export function readGraphError(status: number, headers: Headers, text: string): GraphError {
  const parsed = Body.safeParse(parseJson(text));
  const header = headers.get("request-id") ?? undefined;
  if (!parsed.success) return { status, code: "", message: "", requestId: header };
  const { error } = parsed.data;
  let { code } = error;
  let requestId: string | undefined;
  let inner = error.innerError ?? error.innererror;
  for (let depth = 0; inner !== undefined && depth < deepest; depth += 1) {
    if (inner.code !== undefined && inner.code !== "") code = inner.code;
    requestId = inner["request-id"] ?? requestId;
    inner = inner.innerError ?? inner.innererror;
  }
  return { status, code, message: plainLine(error.message, 300), requestId: header ?? requestId };
}

/** As a Failure in words: what was tried, what Graph said, and which permission it lacks. */
export function toGraphFailure(
  error: GraphError,
  { doing, needs }: { doing: string; needs: string },
): Failure {
  const { status, code, message, requestId } = error;
  const said = [code, message, requestId === undefined ? "" : `request ${requestId}`]
    .filter((part) => part !== "")
    .join(", ");
  const told = said === "" ? `status ${status}` : said;
  switch (status) {
    case 400:
      return new Failure("invalid", `Microsoft 365 could not ${doing}: ${told}.`);
    case 401:
      return new Failure(
        "reconnect",
        `Microsoft 365 does not accept the sign-in any more (${told}). Sign in again.`,
      );
    case 403:
      return new Failure(
        "configuration",
        `Microsoft 365 does not allow to ${doing}: the permission ${needs} is missing, or the account has no access (${told}).`,
      );
    case 404:
      return new Failure("not-found", `Microsoft 365 could not ${doing}: it is not there (${told}).`);
    case 409:
    case 412:
    case 423:
      return new Failure("busy", `Microsoft 365 could not ${doing}: ${told}.`);
    case 413:
    case 507:
      return new Failure(
        "limit",
        `Microsoft 365 could not ${doing}: it is too large or there is no room (${told}).`,
      );
    case 429:
    case 509:
      return new Failure("throttled", `Microsoft 365 wants fewer requests (${told}). Try again later.`, {
        retryable: true,
      });
    default:
      return new Failure("unavailable", `Microsoft 365 could not ${doing}: ${told}.`, {
        retryable: status >= 500,
      });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

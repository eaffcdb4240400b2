import { z } from "zod";
import { failureCodes, toFailure } from "../../model/failure.ts";
import type { FailureCode } from "../../model/failure.ts";

/** What every error of /api/v1 looks like (RFC 9457). */
export const Problem = z
  .object({
    /** A path in the documentation. */
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    code: z.enum(failureCodes),
    requestId: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: "Problem" });
export type Problem = z.infer<typeof Problem>;

export const statusOf = {
  usage: 400,
  configuration: 409,
  "not-found": 404,
  reference: 400,
  unsupported: 415,
  password_required: 422,
  corrupt: 422,
  empty: 422,
  needs_ocr: 422,
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  throttled: 429,
  limit: 413,
  store: 503,
  busy: 409,
  incompatible: 409,
  model: 502,
  unavailable: 503,
  reconnect: 409,
  budget: 402,
  stopped: 503,
  timeout: 504,
  internal: 500,
} satisfies Record<FailureCode, number>;

const titles = {
  usage: "The request cannot be carried out",
  configuration: "A setting is missing or wrong",
  "not-found": "Not found",
  reference: "A reference cannot be resolved",
  unsupported: "Not supported",
  password_required: "A password is needed",
  corrupt: "The file is damaged",
  empty: "The file is empty",
  needs_ocr: "The file holds pictures of text",
  invalid: "The request is not as described",
  unauthorized: "Sign in first",
  forbidden: "Not allowed",
  throttled: "Too many requests",
  limit: "Too large",
  store: "The store does not answer",
  busy: "Busy",
  incompatible: "Recorded by another version",
  model: "A model answered unusably",
  unavailable: "Not available for now",
  reconnect: "Sign in to the connection again",
  budget: "The budget is used up",
  stopped: "Stopped",
  timeout: "It took too long",
  internal: "Something went wrong here",
} satisfies Record<FailureCode, string>;

/** Anything thrown as a problem. What is our own defect is told in general words: the log has the rest. */
export function toProblem(error: unknown, requestId: string): Problem {
  const failure = toFailure(error);
  const { code, cause } = failure;
  const detail =
    code === "internal"
      ? "Something went wrong on the server; its log has this request's id."
      : failure.message;
  const issues = cause instanceof z.ZodError ? cause.issues.slice(0, 20) : [];
  const errors = issues.map(({ path, message }) => ({ path: path.join("."), message }));
  return {
    ...{
      type: `/docs#problem-${code}`,
      title: titles[code],
      status: statusOf[code],
      detail,
      code,
      requestId,
    },
    ...(errors.length > 0 && { errors }),
  };
}

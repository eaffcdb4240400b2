/** What the server says when something went wrong, as problem+json; also made here when the line is down. */
export interface Problem {
  status: number;
  title: string;
  detail: string;
  code: string;
  requestId?: string;
}

/** A problem as something that can be thrown; it travels as the cause. */
export function problemError(problem: Problem): Error {
  return new Error(problem.detail === "" ? problem.title : problem.detail, { cause: problem });
}

export function toProblem(error: unknown): Problem {
  const cause = error instanceof Error ? error.cause : undefined;
  if (isProblem(cause)) return cause;
  const detail = error instanceof Error ? error.message : String(error);
  return { status: 0, title: "", detail, code: "internal" };
}

export const offline: Problem = { status: 0, title: "offline", detail: "", code: "offline" };

export async function readProblem(response: Response): Promise<Problem> {
  return problemFrom(response, await response.json().catch(() => ({})));
}

export function problemFrom(
  { status, statusText }: { status: number; statusText: string },
  said: Partial<Problem>,
): Problem {
  const { title = statusText, detail = "", code = "internal", requestId } = said;
  return { status, title, detail, code, ...(requestId !== undefined && { requestId }) };
}

function isProblem(value: unknown): value is Problem {
  return typeof value === "object" && value !== null && "status" in value && "code" in value;
}

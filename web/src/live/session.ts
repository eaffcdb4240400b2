import { request } from "../api/request.ts";
import { toProblem } from "../api/problem.ts";
import type { Problem } from "../api/problem.ts";
import type { Me } from "../api/types.ts";
import { createValue, useValue } from "./create-value.ts";

export type Session =
  | { kind: "opening" }
  | { kind: "in"; me: Me }
  | { kind: "out" }
  | { kind: "down"; problem: Problem };

const session = createValue<Session>({ kind: "opening" });

export function useSession(): Session {
  return useValue(session);
}

/** Who is asking: on a single computer nobody has to sign in. */
export async function loadSession(): Promise<void> {
  try {
    session.set({ kind: "in", me: await request<Me>("/me") });
  } catch (error) {
    const problem = toProblem(error);
    session.set(problem.status === 401 ? { kind: "out" } : { kind: "down", problem });
  }
}

export async function signOut(): Promise<void> {
  await request("/session", { method: "DELETE" });
  session.set({ kind: "out" });
}

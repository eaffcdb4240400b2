import { isComplaint } from "../expression.ts";
import type { Complaint } from "../complaint.ts";
import { Plan } from "./plan.ts";

const deepest = 24;
const mostNodes = 50_000;

/** A plan from outside, or what is wrong with its shape. */
export function readPlan(given: unknown): Plan | Complaint {
  const size = measure(given);
  if (isComplaint(size)) return size;
  const read = Plan.safeParse(given);
  if (read.success) return read.data;
  const problems = read.error.issues.slice(0, 3).map(({ path, message }) => {
    const at = path.length === 0 ? "the plan" : path.map(String).join(".").slice(0, 100);
    return `${at}: ${message.slice(0, 200)}`;
  });
  return { complaint: `The plan does not have the right shape. ${problems.join("; ")}.` };
}

/** Without recursion, so that a plan of a hundred thousand brackets is refused and not run into. */
function measure(given: unknown): { depth: number } | Complaint {
  let level: unknown[] = [given];
  let nodes = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return { complaint: `The plan is nested more than ${deepest} levels deep.` };
    nodes += level.length;
    if (nodes > mostNodes) return { complaint: `The plan has more than ${mostNodes} values.` };
    level = level.flatMap((one) => (typeof one === "object" && one !== null ? Object.values(one) : []));
  }
  return { depth: level.length };
}

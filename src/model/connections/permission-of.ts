import type { ActionOffer } from "../action.ts";
import { everyone } from "./connection.ts";
import type { Connection, Permission } from "./connection.ts";

export interface FoundPermission {
  permission: Permission;
  /** Whether a person said so for this connection; else it follows from the effect. */
  isStated: boolean;
}

/** What an action may do over a connection. What is named exactly wins over a pattern, and a longer pattern over a shorter one. */
export function permissionOf(
  { allow, owner }: Pick<Connection, "allow" | "owner">,
  { name, effect }: Pick<ActionOffer, "name" | "effect">,
): FoundPermission {
  const fitting = Object.keys(allow)
    .filter((pattern) => fits(pattern, name))
    .toSorted((a, b) => weightOf(b) - weightOf(a));
  const stated = allow[fitting[0] ?? ""];
  if (stated !== undefined) return { permission: stated, isStated: true };
  if (effect === "read") return { permission: "always", isStated: false };
  // what everybody shares changes nothing unless its keeper says so
  return { permission: owner === everyone ? "never" : "ask", isStated: false };
}

/** A name, or its beginning with a star. */
function fits(pattern: string, name: string): boolean {
  return pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}

function weightOf(pattern: string): number {
  return pattern.endsWith("*") ? pattern.length : Number.MAX_SAFE_INTEGER;
}

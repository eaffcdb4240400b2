import { addAll } from "../lib/add-all.ts";
import type { Complaint } from "./complaint.ts";

/** What can be called in an expression, with how many arguments. A list may stand for any number of them. */
export const functions = {
  sum: { least: 1, most: 1000 },
  count: { least: 1, most: 1000 },
  average: { least: 1, most: 1000 },
  min: { least: 1, most: 1000 },
  max: { least: 1, most: 1000 },
  median: { least: 1, most: 1000 },
  abs: { least: 1, most: 1 },
  round: { least: 1, most: 2 },
  percent: { least: 2, most: 2 },
  change: { least: 2, most: 2 },
  difference: { least: 2, most: 2 },
  days: { least: 2, most: 2 },
} as const satisfies Record<string, { least: number; most: number }>;
export type FunctionName = keyof typeof functions;

export type ArithmeticSign = "+" | "-" | "*" | "/";

export type Expression =
  | { kind: "number"; text: string }
  | { kind: "name"; name: string }
  | { kind: "negative"; of: Expression }
  | { kind: "operation"; sign: ArithmeticSign; left: Expression; right: Expression }
  | { kind: "call"; name: FunctionName; of: Expression[] };

export function isComplaint(value: object): value is Complaint {
  return "complaint" in value;
}

/** Every part of an expression, from left to right, without recursion. */
export function listParts(expression: Expression): Expression[] {
  const parts: Expression[] = [];
  const waiting = [expression];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    parts.push(part);
    if (part.kind === "negative") waiting.push(part.of);
    if (part.kind === "operation") waiting.push(part.right, part.left);
    if (part.kind === "call") addAll(waiting, part.of.toReversed());
  }
  return parts;
}

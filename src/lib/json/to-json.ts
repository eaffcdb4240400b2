import { runInNewContext } from "node:vm";
import { jsonrepair } from "jsonrepair";
import { closeJson } from "./close-json.ts";
import { findJson } from "./find-json.ts";
import { parseJson } from "./parse-json.ts";

export interface ToJson {
  value: Record<string, unknown>;
  /** Only the first three are what the text says; a repaired value may lack or invent members. */
  status: "as-is" | "wrapped" | "extracted" | "repaired" | "hopeless";
}

/** Reads an answer that should be JSON, an object or array. Never throws. */
export function toJson(text: string): ToJson {
  const plain = text.startsWith("\uFEFF") ? text.slice(1) : text;
  const whole = parseJson(plain);
  if (whole.ok) {
    const value = toObject(whole.value);
    return value === undefined
      ? hopeless(text)
      : { value, status: Array.isArray(whole.value) ? "wrapped" : "as-is" };
  }
  const region = findJson(plain);
  if (region === undefined) return hopeless(text);
  const found = region.found ?? repair(plain.slice(region.start, region.end));
  const value = toObject(found?.value);
  if (value === undefined) return hopeless(text);
  return { value, status: region.found === undefined ? "repaired" : "extracted" };
}

function hopeless(text: string): ToJson {
  return { value: { content: text, parseError: true }, status: "hopeless" };
}

function toObject(value: unknown): Record<string, unknown> | undefined {
  if (Array.isArray(value)) return { data: value };
  return isObject(value) ? value : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Ordinary texts take milliseconds; texts made for it would keep jsonrepair busy for minutes. */
const repairTimeMs = 2_000;

function repair(text: string): { value: unknown } | undefined {
  const parsed = parseJson(closeJson(text) ?? repairBroken(text) ?? "");
  return parsed.ok ? parsed : undefined;
}

function repairBroken(text: string): string | undefined {
  try {
    const repaired: unknown = runInNewContext(
      "jsonrepair(text)",
      { jsonrepair, text },
      { timeout: repairTimeMs },
    );
    return typeof repaired === "string" ? repaired : undefined;
  } catch {
    // it knows no repair, took too long, or the text is nested deeper than the stack
    return undefined;
  }
}

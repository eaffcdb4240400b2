import { hash } from "node:crypto";
import { canonicalJson } from "./json/canonical-json.ts";

export function sha256(data: string | Uint8Array): string {
  return hash("sha256", data, "hex");
}

/** A short, stable name for a value: the same value gives the same name on every machine. */
export function shortHash(value: unknown, length = 16): string {
  return sha256(canonicalJson(value)).slice(0, length);
}

import { createJsonScanner } from "./json-scanner.ts";

/** Where a text stops being JSON; `cut` if it only ends too early. */
export type ParsedJson = { ok: true; value: unknown } | { ok: false; at: number; cut: boolean };

/** In place of JSON.parse wherever keys come from data: Node 24's returns wrong keys after escapes (nodejs/node#63785). */
export function parseJson(text: string): ParsedJson {
  const scanner = createJsonScanner();
  scanner.push(text);
  const status = scanner.end();
  if (status.kind === "invalid") return { ok: false, at: status.at, cut: false };
  if (status.kind === "incomplete") return { ok: false, at: text.length, cut: true };
  const rest = text.slice(status.end).search(/[^ \t\r\n]/);
  return rest < 0 ? { ok: true, value: scanner.value() } : { ok: false, at: status.end + rest, cut: false };
}

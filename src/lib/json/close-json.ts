import { createJsonScanner } from "./json-scanner.ts";

/** Makes a cut object or array whole: keeps what is finished and the text of an open string, invents nothing. */
export function closeJson(text: string): string | undefined {
  const scanner = createJsonScanner();
  const open = scanner.push(text).kind === "incomplete" ? scanner.open() : [];
  const innermost = open.at(-1);
  if (innermost === undefined) return undefined;
  const scalar = scanner.openScalar();
  const kept =
    scalar?.kind === "string"
      ? `${text.slice(0, text.length - (scalar.pendingEscape?.length ?? 0))}"`
      : // a cut key, number or literal could have become anything
        text.slice(0, innermost.lastItem?.end ?? innermost.start + 1);
  const brackets = open.map(({ kind }) => (kind === "object" ? "}" : "]"));
  return kept + brackets.toReversed().join("");
}

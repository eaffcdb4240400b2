import type { Span } from "../layout.ts";

export function spanText(spans: readonly Span[]): string {
  return spans.map(({ text }) => text).join("");
}

/** In places that hold one line only. */
export function oneLine(text: string): string {
  return text.replaceAll(/(?<!\s)\s*\n\s*/g, " ").trim();
}

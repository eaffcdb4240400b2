import type { Position } from "./document.ts";
import { phrasesFor } from "./phrases.ts";

/** "page 3", "Blatt Preise, B4", "line 12": as a person would say it. */
export function printPosition(position: Position, language: string): string {
  const words = phrasesFor(language);
  const said = [
    position.page === undefined ? "" : `${words.page} ${position.page}`,
    position.sheet === undefined ? "" : `${words.sheet} ${position.sheet}`,
    position.range ?? "",
    position.slide === undefined ? "" : `${words.slide} ${position.slide}`,
    position.line === undefined ? "" : `${words.line} ${position.line}`,
  ];
  return said.filter((part) => part !== "").join(", ");
}

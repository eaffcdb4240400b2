import type { Position } from "./document.ts";
import { phrasesFor } from "./phrases.ts";

/** A file inside of another one, as in an archive or a mail. */
const innerFile = /(?:^|\/)[^/]+\.[a-z0-9]{1,5}(?:\/|$)/i;

/** "page 3", "Blatt Preise, B4", "line 12": as a person would say it; a path where nothing else is known. */
export function printPosition(position: Position, language: string): string {
  const words = phrasesFor(language);
  const { path } = position;
  const { page, sheet, range, slide, line } = position;
  const isPlaced = [page, sheet, range, slide, line].some((known) => known !== undefined);
  const said = [
    path === undefined || (isPlaced && !innerFile.test(path)) ? "" : `${words.place} ${path}`,
    position.page === undefined ? "" : `${words.page} ${position.page}`,
    position.sheet === undefined ? "" : `${words.sheet} ${position.sheet}`,
    position.range ?? "",
    position.slide === undefined ? "" : `${words.slide} ${position.slide}`,
    position.line === undefined ? "" : `${words.line} ${position.line}`,
  ];
  return said.filter((part) => part !== "").join(", ");
}

import { screenInstructions } from "./answer/hygiene/screen-instructions.ts";
import type { FoundInstruction } from "./answer/hygiene/screen-instructions.ts";
import { warnOfInstructions } from "./answer/hygiene/warn-of-instructions.ts";

/** In letters of one document: what speaks to a model wants to be read, and reading on costs time. */
const mostScreened = 2 * 1_048_576;
const mostFound = 100;

/** Looks through a document as it is read, for orders to whoever reads it. */
export interface DocumentScreen {
  add(text: string, isHidden: boolean): void;
  /** One line for the user; undefined where there is nothing to tell. */
  warning(language: string): string | undefined;
}

export function screenDocument(fileName: string): DocumentScreen {
  const found: FoundInstruction[] = [];
  let letters = 0;
  return {
    add(text, isHidden) {
      if (letters > mostScreened || found.length >= mostFound) return;
      letters += text.length;
      for (const instruction of screenInstructions(text, { isHidden }).found) found.push(instruction);
    },
    warning: (language) => warnOfInstructions({ document: fileName, found }, language),
  };
}

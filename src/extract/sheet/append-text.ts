import { Failure } from "../../model/failure.ts";

const longest = 64 * 1_048_576;

/** Adds to the text of one cell, which may not grow without end. */
export function appendText(text: string, piece: string, fileName: string): string {
  if (text.length + piece.length > longest)
    throw new Failure(
      "limit",
      `${fileName} holds a text of more than ${longest / 1_048_576} MB; it was not read.`,
    );
  return text + piece;
}

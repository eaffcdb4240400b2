import { plainLine } from "../../../lib/text/plain-line.ts";

/** Longer ones are cut before they are looked at. */
const mostLetters = 20_000;
/** Letters that are drawn by nothing, turn text around, or fill it up. */
const unseen = /\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffc]/gu;

/** A server's words about itself in one plain line: nothing hidden, nothing that turns text around, no comments. */
export function cleanWords(text: string, most: number): string {
  return plainLine(withoutComments(text.slice(0, mostLetters)).replaceAll(unseen, ""), most);
}

/** HTML comments are not shown to a person who reads a description, but would be to a model. */
function withoutComments(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf("<!--", from);
    if (start === -1) return kept.concat(text.slice(from)).join("");
    kept.push(text.slice(from, start));
    const end = text.indexOf("-->", start + 4);
    if (end === -1) return kept.join("");
    from = end + 3;
  }
}

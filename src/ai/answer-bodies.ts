/** A stretch of an answer that may be the continuation. */
export interface AnswerBody {
  text: string;
  /** How it was found: the weaker the way, the more must fit. */
  way: "raw" | "fenced" | "behind-prose" | "from-bracket";
}

const opening = /(?:^|\n)[ \t]*(?:```+|~~~+)[ \t]*[\w+.-]*[ \t]*\r?\n/;
const closing = /\r?\n[ \t]*(?:```|~~~)|\r?\n[ \t]*(?:`{1,2}|~{1,2})$/;
const proseLines = 8;

/** JSON strings hold no raw line breaks, so a fence on its own line is never a part of the document. */
export function listBodies(answer: string): AnswerBody[] {
  const fenced = listFenced(answer);
  const bodies: AnswerBody[] = [{ text: answer, way: "raw" }, ...fenced];
  if (fenced.length > 0) return bodies;
  // the fence was opened in an earlier answer
  if (closing.test(answer)) bodies.push({ text: untilFence(answer), way: "raw" });
  let line = answer.indexOf("\n");
  for (let count = 0; line >= 0 && count < proseLines; count += 1) {
    const isBehind = isProse(answer.slice(0, line)) && !/^[ \t]*\r?\n/.test(answer.slice(line + 1));
    if (isBehind) bodies.push({ text: untilFence(answer.slice(line + 1)), way: "behind-prose" });
    line = answer.indexOf("\n", line + 1);
  }
  const bracket = answer.search(/[[{]/);
  if (bracket > 0) bodies.push({ text: untilFence(answer.slice(bracket)), way: "from-bracket" });
  return bodies;
}

/** Lines of JSON have brackets or end in a quote or comma; a sentence does not. */
function isProse(text: string): boolean {
  return /\p{L}{2}[^{}[\]]*[:.!?…]\s*$/u.test(text) && !/[{}[\]]|"\s*[,:]/.test(text);
}

function listFenced(answer: string): AnswerBody[] {
  const bodies: AnswerBody[] = [];
  for (let at = 0; ;) {
    const found = opening.exec(answer.slice(at));
    if (found === null) return bodies;
    const begin = at + found.index + found[0].length;
    const text = untilFence(answer.slice(begin));
    bodies.push({ text, way: "fenced" });
    const rest = answer.indexOf("\n", begin + text.length + 1);
    if (rest < 0) return bodies;
    at = rest;
  }
}

function untilFence(text: string): string {
  const end = text.search(closing);
  return end < 0 ? text : text.slice(0, end);
}

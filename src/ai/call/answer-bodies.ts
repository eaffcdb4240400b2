/** A stretch of an answer that may be the continuation. */
export interface AnswerBody {
  text: string;
  /** How it was found: the weaker the way, the more must fit. */
  way: "raw" | "fenced" | "behind-prose" | "from-bracket";
}

const opening = /(?:^|\n)[ \t]*(?:```+|~~~+)[ \t]*[\w+.-]*[ \t]*\r?\n/;
const closing = /\r?\n[ \t]*(?:```|~~~)|\r?\n[ \t]*(?:`{1,2}|~{1,2})$/;
const proseLines = 8;
/** So many brackets of a remark are tried before the JSON behind it. */
const mostBrackets = 8;
/** What stands behind a bracket of JSON, as against one in a sentence. */
const begun = /[[{][\t\n\r ]*(?:$|["[{}\]\d-]|true|false|null)/y;

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
  for (const start of listStarts(answer))
    if (start > 0) bodies.push({ text: untilFence(answer.slice(start)), way: "from-bracket" });
  return bodies;
}

/** Where an answer's JSON may begin: at each of the first brackets that have no other JSON before them. */
export function listStarts(answer: string): number[] {
  // behind a key, or behind the end of a text, everything is inside of JSON
  const inside = answer.search(/"[\t\n\r ]*[,:}\]]/);
  const end = inside < 0 ? answer.length : inside;
  const starts: number[] = [];
  const bracket = /[[{]/g;
  for (let found = bracket.exec(answer); found !== null; found = bracket.exec(answer)) {
    if (found.index > end || starts.length >= mostBrackets) break;
    begun.lastIndex = found.index;
    if (
      begun.test(answer) &&
      !/[[{,][\t\n\r ]*$/.test(answer.slice(Math.max(0, found.index - 100), found.index))
    )
      starts.push(found.index);
  }
  return starts;
}

/** Lines of JSON hold no words but in quotes; a remark ends like a sentence, or is put in brackets as a whole. */
function isProse(text: string): boolean {
  const told = text.trimEnd();
  const hasBrackets = /[{}[\]]/.test(told);
  if (hasBrackets ? told.includes('"') : /"\s*[,:]/.test(told)) return false;
  if (!/\p{L}{2}/u.test(told.replaceAll(/\b(?:true|false|null)\b/g, ""))) return false;
  return /[:.!?…]$/.test(told.slice(-1)) || (/[\]}]$/.test(told.slice(-1)) && isBalanced(told));
}

function isBalanced(text: string): boolean {
  const open: string[] = [];
  for (const [mark] of text.matchAll(/[[\]{}]/g)) {
    if (mark === "[" || mark === "{") open.push(mark === "[" ? "]" : "}");
    else if (open.pop() !== mark) return false;
  }
  return open.length === 0;
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

export function untilFence(text: string): string {
  const end = text.search(closing);
  return end < 0 ? text : text.slice(0, end);
}

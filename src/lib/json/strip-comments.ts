/**
 * JSON as people write it: comments and commas after the last member become blanks, so that every letter
 * keeps its place and a parser's complaint names the right line.
 */
export function stripComments(text: string): string {
  const kept = [...pieces(text)].join("");
  return dropLastCommas(kept);
}

/** The text in pieces: strings as they are, comments as blanks. */
function* pieces(text: string): Generator<string> {
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      at = endOfString(text, at);
      continue;
    }
    const end = sign === "/" ? endOfComment(text, at) : undefined;
    if (end === undefined) continue;
    yield text.slice(from, at);
    yield text.slice(at, end).replaceAll(/[^\r\n]/g, " ");
    from = end;
    at = end - 1;
  }
  yield text.slice(from);
}

/** The place of the closing quotation mark, or the last letter where there is none. */
function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === "\\") at += 1;
    else if (text[at] === '"') return at;
  }
  return text.length - 1;
}

function endOfComment(text: string, start: number): number | undefined {
  const end = (mark: string) => {
    const found = text.indexOf(mark, start + 2);
    return found === -1 ? text.length : found;
  };
  if (text[start + 1] === "/") return end("\n");
  return text[start + 1] === "*" ? Math.min(text.length, end("*/") + 2) : undefined;
}

function dropLastCommas(text: string): string {
  const commas: number[] = [];
  let comma: number | undefined;
  let before = "";
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (sign === '"') at = endOfString(text, at);
    if ((sign === "}" || sign === "]") && comma !== undefined) commas.push(comma);
    if (sign.trim() === "") continue;
    // only behind a value: "{,}" and "[1,,]" stay as wrong as they are
    comma = sign === "," && before !== "" && !"{[,".includes(before) ? at : undefined;
    before = sign;
  }
  let from = 0;
  const kept = commas.map((at) => {
    const piece = `${text.slice(from, at)} `;
    from = at + 1;
    return piece;
  });
  return kept.join("") + text.slice(from);
}

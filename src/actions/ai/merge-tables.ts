const row = /^\s*\|.*\|\s*$/u;
const rule = /^\s*(?:\|\s*)?:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*(?:\|\s*)?$/u;

/** Markdown tables that follow each other with the same head, as pieces of one document give them, become one table. */
export function mergeTables(text: string): string {
  const lines = text.split("\n");
  const kept: string[] = [];
  let head: string | undefined;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? "";
    const isHead = row.test(line) && rule.test(lines[at + 1] ?? "");
    if (isHead && fold(line) === head) {
      while (kept.at(-1)?.trim() === "") kept.pop();
      at += 1;
      continue;
    }
    if (isHead) head = fold(line);
    else if (line.trim() !== "" && !row.test(line)) head = undefined;
    kept.push(line);
  }
  return kept.join("\n");
}

function fold(line: string): string {
  return line.toLowerCase().replaceAll(/[\s*]+/gu, "");
}

const definition = /^ {0,3}\[\^([^\]\s]{1,100})\]:[ \t]*(.*)$/;
const fence = /^ {0,3}(`{3,}|~{3,})/;

/** Takes the definitions of footnotes out of Markdown, each with the indented lines that belong to it. */
export function takeFootnotes(text: string): { body: string; notes: Map<string, string> } {
  const notes = new Map<string, string>();
  const kept: string[] = [];
  let closing: string | undefined;
  let current: string | undefined;
  for (const line of text.split("\n")) {
    const mark = fence.exec(line)?.[1];
    if (closing !== undefined) {
      if (mark !== undefined && mark.startsWith(closing)) closing = undefined;
    } else if (mark !== undefined) closing = mark;
    const found = closing === undefined && mark === undefined ? definition.exec(line) : null;
    if (found !== null) {
      current = found[1] ?? "";
      notes.set(current, found[2] ?? "");
    } else if (current !== undefined && /^(?: {2,}|\t)\S/.test(line) && closing === undefined) {
      notes.set(current, `${notes.get(current)} ${line.trim()}`);
    } else {
      current = undefined;
      kept.push(line);
    }
  }
  return { body: kept.join("\n"), notes };
}

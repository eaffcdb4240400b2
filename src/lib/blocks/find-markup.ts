import type { Line } from "../text/split-lines.ts";
import type { Block } from "./block.ts";

const opening = /^\s*<(?:\?xml|!doctype\s+(?<doctype>\w+)|!--|(?<name>[a-z][\w:.-]*)(?=[\s>/]))[^<]*/iu;

/** Elements left open after which a text is taken to hold no markup, so that time stays linear. */
const mostFailures = 20;

/** XML and HTML: from a line that opens an element to the line that closes it, and on over its neighbours. */
export function findMarkup(text: string, lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  let until = 0;
  let failures = 0;
  for (const line of lines) {
    if (line.start < until || failures >= mostFailures) continue;
    const last = blocks.at(-1);
    const isOpening = opening.exec(line.text);
    if (isOpening === null) continue;
    const start = line.start + line.text.length - line.text.trimStart().length;
    const end = closingTag(text, start, isOpening.groups?.["name"]);
    if (end === undefined) {
      failures += 1;
      continue;
    }
    if (last !== undefined && text.slice(last.end, start).trim() === "") last.end = end;
    else blocks.push({ kind: "markup", start, end });
    until = end;
  }
  return blocks.filter(({ start, end }) => (text.slice(start, end).match(/<\/?[a-z]/giu) ?? []).length >= 4);
}

/** The end of the element that opens at `start`; of a prologue or comment, the end of itself. */
function closingTag(text: string, start: number, name: string | undefined): number | undefined {
  const opened = text.indexOf(">", start) + 1;
  if (opened === 0) return undefined;
  if (name === undefined || text.charAt(opened - 2) === "/") return opened;
  const tag = new RegExp(`<(?<slash>/?)${name.replaceAll(".", "\\.")}(?=[\\s>/])[^>]*>`, "giu");
  tag.lastIndex = start;
  let depth = 0;
  for (let match = tag.exec(text); match !== null; match = tag.exec(text)) {
    if (match.groups?.["slash"] === "/") depth -= 1;
    else if (!match[0].endsWith("/>")) depth += 1;
    if (depth === 0) return match.index + match[0].length;
  }
  return undefined;
}

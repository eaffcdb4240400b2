import type { Line } from "../text/split-lines.ts";
import type { Block } from "./block.ts";

/** Objects and arrays open a line or follow a colon; what follows the bracket tells them from prose. */
const begins = /(?:^\s*|:\s+)(?<bracket>[[{]\s*(?:$|["'}\]]|[[{]|-?\d+(?:\.\d+)?\s*[,\]]))/u;

/** Broken openings after which a text is taken to hold no further JSON, so that time stays linear. */
const mostFailures = 20;

/** JSON values in a text, with their neighbours of the next line, as in JSON Lines. */
export function findJsonBlocks(text: string, lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  let until = 0;
  let failures = 0;
  for (const line of lines) {
    if (line.start < until || failures >= mostFailures) continue;
    const match = begins.exec(line.text);
    const bracket = match?.groups?.["bracket"];
    if (match === null || bracket === undefined) continue;
    const start = line.start + match.index + match[0].length - bracket.length;
    const end = closingBracket(text, start);
    if (
      end === undefined ||
      !endsLine(text, end, start === line.start + line.text.search(/\S/u)) ||
      !looksLikeJson(text.slice(start, end))
    ) {
      failures += end === undefined ? 1 : 0;
      continue;
    }
    const last = blocks.at(-1);
    if (last !== undefined && /^[ \t]*(?:\r\n|\n|\r)?[ \t]*$/u.test(text.slice(last.end, start)))
      last.end = end;
    else blocks.push({ kind: "json", start, end });
    until = end;
  }
  return blocks;
}

/** Where the bracket at `start` is closed; brackets in strings do not count. */
function closingBracket(text: string, start: number): number | undefined {
  let depth = 0;
  let inString = false;
  for (let at = start; at < text.length; at += 1) {
    const unit = text.charAt(at);
    if (unit === '"') inString = !inString;
    else if (inString) at += unit === "\\" ? 1 : 0;
    else if (unit === "{" || unit === "[") depth += 1;
    else if ((unit === "}" || unit === "]") && (depth -= 1) === 0) return at + 1;
  }
  return undefined;
}

/** Brackets that a line of code or a sentence goes on after are not data; only a row of them may have commas. */
function endsLine(text: string, end: number, opensLine: boolean): boolean {
  const rest = text.slice(end, end + 200);
  return opensLine
    ? /^[ \t]*[.,;]?[ \t]*(?:[\r\n]|$)/u.test(rest)
    : /^[ \t]*\.?[ \t]*(?:[\r\n]|$)/u.test(rest);
}

function looksLikeJson(region: string): boolean {
  try {
    JSON.parse(region);
    return true;
  } catch {
    // with a comma too many, a comment or single quotation marks it is still meant as JSON
    const names = region.match(/["'][^"'\n]{1,80}["']\s*:/gu) ?? [];
    return names.length >= 3;
  }
}

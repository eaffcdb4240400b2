import type { Line } from "../text/split-lines.ts";
import type { Block } from "./block.ts";
import { isBlank, toBlock } from "./find-runs.ts";

/** Lines that hardly anything but a program holds. */
const strong = [
  /^\s*(?:async\s+)?(?:def|class|interface|struct|enum|fn|func|function|impl|trait|module|namespace)\s+[\w$]+.*[:{(;]?\s*$/u,
  /^\s*(?:import\s+[\w.*{"']|from\s+[\w.]+\s+import\s|#include\s*[<"]|using\s+[\w.]+;|package\s+[\w.]+;?$|require\s*\(?["'])/u,
  /^\s*(?:const|let|var|final|static|public|private|protected|export|auto|int|float|double|char|bool|void|string|String)\s+[\w$<>[\]*&, ]+\s*(?:=|\(|;|\{)/u,
  /^\s*(?:if|elif|else if|for|while|switch|catch|with|except|unless)\b.*[:{]\s*$/u,
  /^\s*(?:else|try|finally|do)\s*[:{]\s*$/u,
  /^\s*(?:return|raise|throw|yield|break|continue|pass)\b(?:[^.?!]|[.!?](?=[\w=.]))*;?\s*$/u,
  /^\s*[\w$.[\]"']+\s*(?:[-+*/%|&^]|\*\*|<<|>>|:)?=(?!=)\s*\S.*$/u,
  /^\s*[\w$.]+\(.*\)\s*(?:[;{:]\s*)?$/u,
  /^\s*(?:@\w|\/\/|\/\*|#!|<\?php|<%)/u,
  /[;{}]\s*$|^\s*[})\]]+[;,)]*\s*$/u,
  /^\s*(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE (?:TABLE|VIEW|INDEX)|ALTER TABLE|WITH \w+ AS|FROM|LEFT JOIN|INNER JOIN|JOIN|WHERE|GROUP BY|ORDER BY)\b/u,
  /^\s*(?:fi|done|esac|end)\s*;?$|;\s*(?:then|do)\s*$|\$\{?\w+|\s&&\s|^\s*(?:echo|sudo|curl|git|npm|pip|docker|kubectl|mkdir|export|set)\s+["'$\w-]/u,
  /^\s*\w+\s*<-\s*\S|\s(?:=>|->)\s*[\w{(]|^\s*>>> /u,
];
/** Comments and lines set in go with a program but do not make one. */
const weak = /^(?:\s+\S|#|--|\*)/u;

const fewestStrong = 3;
/** One line that opens a function or class counts for two. */
const definition = /^\s*(?:export\s+|async\s+)*(?:def|class|fn|func|function)\s+[\w$]+\s*[(:{<]/u;

/** Programs that stand in a text without a fence around them. */
export function findCode(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    if (!isStrong(lines[at])) continue;
    const from = startOfCode(lines, at);
    const to = endOfCode(lines, at);
    const body = lines.slice(from, to);
    const filled = body.filter((line) => !isBlank(line));
    const marked = filled.filter(isStrong).length;
    const defined = filled.some(({ text }) => definition.test(text)) ? 1 : 0;
    if (marked + defined >= fewestStrong && marked + defined >= filled.length / 4)
      blocks.push(toBlock("code", body));
    at = to - 1;
  }
  return blocks;
}

function isStrong(line: Line | undefined): boolean {
  return line !== undefined && strong.some((pattern) => pattern.test(line.text));
}

function belongs(line: Line): boolean {
  return isStrong(line) || weak.test(line.text);
}

/** Comments and decorators right above the first line of code are part of it. */
function startOfCode(lines: readonly Line[], at: number): number {
  let from = at;
  for (
    let line = lines[from - 1];
    line !== undefined && !isBlank(line) && belongs(line);
    line = lines[from - 1]
  ) {
    from -= 1;
  }
  return from;
}

/** On to the last line of code; a blank line ends it unless code or a line set in follows. */
function endOfCode(lines: readonly Line[], at: number): number {
  let end = at + 1;
  for (let next = end; next < lines.length; next += 1) {
    const line = lines[next];
    if (line === undefined) break;
    if (isBlank(line)) continue;
    const isApart = next > end;
    if (belongs(line)) end = next + 1;
    // one strange line inside a program: the next one tells
    else if (isApart || !belongsSoon(lines, next)) break;
  }
  return end;
}

function belongsSoon(lines: readonly Line[], at: number): boolean {
  return lines.slice(at + 1, at + 3).some((line) => !isBlank(line) && isStrong(line));
}

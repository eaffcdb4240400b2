import { addAll } from "../add-all.ts";
import type { Line } from "../text/split-lines.ts";
import type { Block } from "./block.ts";
import { isBlank, toBlock } from "./find-runs.ts";

const time = String.raw`\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?`;
const stamped = new RegExp(
  String.raw`^\W{0,2}(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}[T ,]+${time}|\d{1,2}[-/. ](?:\d{1,2}|[a-z]{3})[-/. ]\d{2,4}[T :,]+${time}|` +
    String.raw`[a-z]{3} +\d{1,2} (?:\d{4} )?${time}|(?:[a-z]{3} )[a-z]{3} +\d{1,2} ${time}|\d{2}:\d{2}:\d{2}[.,]?\d*\b|\d{10,13}(?:\.\d+)?\s)`,
  "iu",
);
const levelled = /^\W{0,2}(?:TRACE|DEBUG|INFO|NOTICE|WARN(?:ING)?|ERROR|FATAL|CRITICAL|SEVERE)\b/u;
const access = /^\S+ \S+ \S+ \[[^\]]+\] "[A-Z]+ /u;
const spoken = /^\W{0,2}[\d:.,]+\W{0,3}\p{Lu}[\p{L}. ]{0,30}:\s/u;

/** Lines set in, or of a stack trace. */
const hanging = /^(?:\s+\S|Caused by|Traceback|\.\.\. \d+ more|\S*(?:Error|Exception)\b)/u;

/** Lines between two entries that may belong to the first: a stack trace, for example. */
const longestTail = 60;
const fewestEntries = 3;
/** What marks an entry stands in front; a line may be millions of letters long. */
const longestHead = 500;

/** Entries with a time, a level or an address in front, and what hangs on them. */
export function findLogs(lines: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  let run: Line[] = [];
  let entries = 0;
  let tail: Line[] = [];
  const close = (): void => {
    if (entries >= fewestEntries) blocks.push(toBlock("log", [...run, ...untilBlank(tail)]));
    [run, tail, entries] = [[], [], 0];
  };
  for (const line of lines) {
    if (isEntry(line)) {
      addAll(run, tail);
      run.push(line);
      tail = [];
      entries += 1;
    } else if (entries > 0) {
      tail.push(line);
      const breaks = tail.filter(isBlank).length;
      // after a blank line only what is set in can still hang on an entry
      const isApart = breaks > 0 && !isBlank(line) && !hanging.test(line.text);
      if (tail.length > longestTail || breaks > 1 || isApart) close();
    }
  }
  close();
  return blocks;
}

function isEntry({ text }: Line): boolean {
  const head = text.slice(0, longestHead);
  return levelled.test(head) || access.test(head) || (stamped.test(head) && !spoken.test(head));
}

/** After the last entry only what hangs on it. */
function untilBlank(tail: readonly Line[]): Line[] {
  const end = tail.findIndex(({ text }) => !hanging.test(text));
  return tail.slice(0, end < 0 ? tail.length : end);
}

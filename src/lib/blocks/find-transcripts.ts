import type { Line } from "../text/split-lines.ts";
import type { Block } from "./block.ts";
import { isBlank, toBlock } from "./find-runs.ts";

interface Turn {
  index: number;
  speaker: string;
  isEmpty: boolean;
}

/** "Anna:", "> PhD A:", "[10:32] Anna Meier:", "Anna (10:32):" or "**Anna:**", with what was said behind it. */
const spoken =
  /^\s*(?:>\s*)?(?:[[(]?\d{1,2}:\d{2}(?::\d{2})?[\])]?\s*(?:[-–]\s*)?)?\**(?<speaker>\p{L}[\p{L}\p{N}.'’ _-]{0,39}?)\**\s?(?:[([]\d{1,2}:\d{2}(?::\d{2})?[)\]])?\s?:\**(?<said>\s.*|)$/u;

const fewestTurns = 4;
/** Lines without a speaker that may stand between two turns. */
const longestPause = 12;

/** Talk between at least two speakers, one of whom speaks again; blank lines between turns are part of it. */
export function findTranscripts(lines: readonly Line[]): Block[] {
  const groups: Turn[][] = [];
  for (const turn of lines.flatMap(readTurn)) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group === undefined || last === undefined || turn.index - last.index > longestPause)
      groups.push([turn]);
    else group.push(turn);
  }
  return groups.map(dropTitle).flatMap((turns) => {
    const first = turns[0];
    const last = turns.at(-1);
    if (first === undefined || last === undefined || !isTalk(turns)) return [];
    const range = lines.slice(first.index, endOfTurn(lines, last.index));
    const filled = range.filter((line) => !isBlank(line)).length;
    return turns.length >= filled / 3 ? [toBlock("transcript", range)] : [];
  });
}

function readTurn(line: Line, index: number): Turn[] {
  const groups = spoken.exec(line.text)?.groups;
  const speaker = groups?.["speaker"];
  if (speaker === undefined || speaker.trim().split(/\s+/u).length > 4) return [];
  return [{ index, speaker: speaker.trim().toLowerCase(), isEmpty: (groups?.["said"] ?? "").trim() === "" }];
}

/** "Transcript:" stands above the talk and says nothing. */
function dropTitle(turns: readonly Turn[]): Turn[] {
  const [first, ...others] = turns;
  const isTitle = first?.isEmpty === true && !others.some(({ speaker }) => speaker === first.speaker);
  return isTitle ? others : [...turns];
}

function isTalk(turns: readonly Turn[]): boolean {
  const speakers = new Set(turns.map(({ speaker }) => speaker));
  const said = turns.filter(({ isEmpty }) => !isEmpty).length;
  if (said < turns.length / 2) return false;
  return turns.length >= fewestTurns && speakers.size >= 2 && speakers.size <= turns.length * 0.75;
}

/** What the last speaker says may run on until a blank line. */
function endOfTurn(lines: readonly Line[], index: number): number {
  let end = index + 1;
  for (let line = lines[end]; line !== undefined && !isBlank(line); line = lines[end]) end += 1;
  return end;
}

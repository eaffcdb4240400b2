import { addAll } from "../../lib/add-all.ts";
import { compareRestart } from "./compare-restart.ts";
import { type CutState, roleAt, unitRoles } from "./open-path.ts";
import { findOverlap } from "./find-overlap.ts";
import { listItems } from "./list-items.ts";

/** What is told again must say so much that it is known again. */
const telling = 24;
/** Among so many units before it, what comes next must be the only one of its kind. */
const nearby = 40;
const nearWords = 600;
const insideWord = /(?<=[^\p{L}\d\\][\p{L}\d]{2,9})[\p{L}\d]{2}/gu;
const lineEnd = /(?<!\\)(?:\\\\)*\\n/g;

export interface ReceivedText {
  ground: CutState;
  /** So much may be told again: an answer has to bring something new as well. */
  reach: number;
  /** How often an answer from here could be read in two ways. */
  tries: number;
}

/**
 * A place before the cut from which the next answer can be read in one way only: what follows there is known, and
 * nothing like it stands shortly before. Where rows, items or lines come several times in a row, that is before them.
 * Where that is too far back for an answer, it is in the middle of a word: nobody who repeats something begins there.
 */
export function stepBack({ ground, reach, tries }: ReceivedText): number | undefined {
  const places = listPlaces(ground, reach).filter((place) => isTelling(ground.text.slice(place)));
  return places.at(-1 - Math.floor(tries / 4)) ?? midWord(ground.text, tries);
}

function listPlaces(ground: CutState, reach: number): number[] {
  const { text, open } = ground;
  const found: number[] = [];
  for (const level of open.keys()) {
    if (!unitRoles.includes(roleAt(ground, level) ?? "")) continue;
    const { places, isLastAlone } = unitPlaces(text, open[level]?.start ?? 0, reach);
    addAll(found, places);
    // a place inside of one of several that are the same is none
    if (!isLastAlone) return found;
  }
  return [...found, ...linePlaces(ground, reach)];
}

/** In the middle of a word, where only who goes on at the very next character begins. */
function midWord(text: string, tries: number): number | undefined {
  const start = Math.max(0, text.length - nearWords);
  const words = [...text.slice(start).matchAll(insideWord)].map(({ index }) => start + index);
  const fit = words.filter((place) => text.length - place >= telling);
  return fit.at(-1 - tries) ?? fit[0];
}

/** Not the same few characters over and over. */
function isTelling(known: string): boolean {
  const some = known.slice(0, 400);
  return some.length >= telling && findOverlap(some.slice(1), some).length <= some.length - telling / 2;
}

interface Places {
  /** Behind each unit that is followed by one that is not the same as any shortly before. */
  places: number[];
  /** The unit that is cut is one of those. */
  isLastAlone: boolean;
}

function unitPlaces(text: string, arrayStart: number, reach: number): Places {
  const units = listItems(text, arrayStart, Number.POSITIVE_INFINITY);
  const textOf = (index: number) => text.slice(units[index]?.start, units[index]?.end);
  const from = Math.min(
    units.length - 1,
    units.findLastIndex(({ start }) => text.length - start > reach) + 1,
  );
  const places: number[] = [];
  let isLastAlone = false;
  for (let index = Math.max(0, from); index < units.length; index += 1) {
    const unit = textOf(index);
    const before = Array.from({ length: Math.min(index, nearby) }, (_, back) => textOf(index - 1 - back));
    isLastAlone = before.every((other) => compareRestart(unit, other) === "differs");
    const place = units[index - 1]?.end ?? arrayStart + 1;
    if (isLastAlone && text.length - place <= reach) places.push(place);
  }
  return { places, isLastAlone };
}

/** The beginning of each line of a cut string that is not the same as any shortly before. */
function linePlaces({ text, scalar }: CutState, reach: number): number[] {
  if (scalar?.kind !== "string") return [];
  const start = scalar.start + 1;
  const starts = [...text.slice(start).matchAll(lineEnd)].map(
    ({ index, 0: end }) => start + index + end.length,
  );
  const all = [start, ...starts];
  const lineAt = (index: number) => text.slice(all[index], all[index + 1] ?? text.length);
  return all.filter((place, index) => {
    const line = lineAt(index);
    if (text.length - place > reach || line.length < 3) return false;
    const before = Array.from({ length: Math.min(index, nearby) }, (_, back) => lineAt(index - 1 - back));
    return before.every((other) => !other.startsWith(line));
  });
}

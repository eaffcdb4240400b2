import { beforeClock, clockWords, untilWords } from "../../../lexicon/facts/date-words.ts";
import { findDateBounds } from "../find-bound.ts";
import { createPhrases, phraseAt, phraseBefore } from "../text/phrases.ts";
import type { FactReading } from "../text/fact-reading.ts";
import { place } from "../text/fact-reading.ts";
import type { Scan } from "../text/scan.ts";
import { foldedOf, isDigits, isGlued, isMark, isNear, isWord, textOf } from "../text/scan.ts";

const clocks = createPhrases([{ words: clockWords, value: true }]);
const until = createPhrases([{ words: untilWords, value: true }], "own");
const before = createPhrases([{ words: beforeClock, value: true }], "own");

interface Clock {
  hours: number;
  minutes: string;
  seconds?: string;
  next: number;
  /** Nothing else can be meant: 16:05, 16 Uhr. */
  isSure: boolean;
}

/** A time of the day from a token on: 16:05, 4 pm, 16h05, 16.05 Uhr, à 16 heures. */
export function readTime(scan: Scan, first: number): FactReading | undefined {
  if (!isDigits(scan, first) || textOf(scan, first).length > 2) return undefined;
  const clock = withHalf(scan, readClock(scan, first));
  if (clock === undefined || clock.hours > 24 || !(clock.isSure || isUntilClock(scan, clock.next)))
    return undefined;
  const key = `${String(clock.hours).padStart(2, "0")}:${clock.minutes}`;
  const isExact = clock.seconds !== undefined && clock.seconds !== "00";
  const keys = isExact ? [`${key}:${clock.seconds}`, ...(scan.role === "evidence" ? [key] : [])] : [key];
  const at = { first, next: clock.next };
  return { facts: [place(scan, { kind: "time", keys, ...findDateBounds(scan, at) }, at)], next: clock.next };
}

/** The first of "8 bis 12 Uhr" and "8–12 Uhr". */
function isUntilClock(scan: Scan, at: number): boolean {
  const word = isNear(scan, at) ? phraseAt(scan, at, until(scan.language)) : undefined;
  const second = word?.next ?? (isMark(scan, at, "-–") ? at + 1 : undefined);
  if (second === undefined || !isDigits(scan, second) || textOf(scan, second).length > 2) return false;
  const end = minutesAt(scan, second + 1)?.next ?? second + 1;
  return foldedOf(scan, end) === "uhr" && isNear(scan, end);
}

function readClock(scan: Scan, at: number): Clock | undefined {
  const hours = Number(textOf(scan, at));
  const isSaid = phraseBefore(scan, at, before(scan.language)) !== undefined;
  const minutes = minutesAt(scan, at + 1);
  if (minutes === undefined) {
    const word = clockAt(scan, at + 1);
    const isHour = word !== undefined && (isSaid || /^(?:uhr|o)$/u.test(foldedOf(scan, at + 1)));
    const isShort = isSaid && foldedOf(scan, at + 1) === "h" && scan.language !== "en";
    const isBefore = /^(?:ore)$/u.test(foldedOf(scan, at - 1)) && !isWord(scan, at + 1);
    if (isHour)
      return {
        hours,
        minutes: minutesInWords(scan, word) ?? "00",
        next: minutesInWords(scan, word) === undefined ? word : word + 1,
        isSure: true,
      };
    if (isShort) {
      const behind = minutesInWords(scan, at + 2);
      return { hours, minutes: behind ?? "00", next: behind === undefined ? at + 2 : at + 3, isSure: true };
    }
    return { hours, minutes: "00", next: at + 1, isSure: isBefore };
  }
  const seconds = minutesAt(scan, minutes.next);
  const isColon = isMark(scan, at + 1, ":") && isMark(scan, minutes.next, ":");
  const end = seconds !== undefined && isColon ? seconds.next : minutes.next;
  const word = clockAt(scan, end);
  const isSure = !isMark(scan, at + 1, ".") || word !== undefined || (isSaid && scan.language === "it");
  return {
    hours,
    minutes: minutes.text,
    ...(seconds !== undefined && isColon ? { seconds: seconds.text } : {}),
    next: word ?? end,
    isSure,
  };
}

/** Two digits behind a colon, a full stop or an h. */
function minutesAt(scan: Scan, at: number): { text: string; next: number } | undefined {
  const isMarked = isMark(scan, at, ":.") || textOf(scan, at) === "h";
  if (!isMarked || !isGlued(scan, at) || !isDigits(scan, at + 1) || !isGlued(scan, at + 1)) return undefined;
  const text = textOf(scan, at + 1);
  if (!/^[0-5]\d$/u.test(text)) return undefined;
  const runsOn =
    isGlued(scan, at + 2) &&
    (isMark(scan, at + 2, ".,") ? isDigits(scan, at + 3) && isGlued(scan, at + 3) : false);
  return runsOn ? undefined : { text, next: at + 2 };
}

/** The token behind "Uhr", "o'clock" and the like. */
function clockAt(scan: Scan, at: number): number | undefined {
  return isNear(scan, at) ? phraseAt(scan, at, clocks(scan.language))?.next : undefined;
}

/** 16 Uhr 30 */
function minutesInWords(scan: Scan, at: number): string | undefined {
  const text = textOf(scan, at);
  return isDigits(scan, at) && isNear(scan, at) && /^[0-5]\d$/u.test(text) ? text : undefined;
}

/** Behind it am, pm, a.m. or p.m. */
function withHalf(scan: Scan, clock: Clock | undefined): Clock | undefined {
  if (clock === undefined || clock.hours > 12 || !isNear(scan, clock.next)) return clock;
  const word = foldedOf(scan, clock.next);
  const isOneWord = word === "am" || word === "pm";
  const isTwo =
    (word === "a" || word === "p") &&
    isMark(scan, clock.next + 1, ".") &&
    foldedOf(scan, clock.next + 2) === "m";
  if ((!isOneWord && !isTwo) || (scan.language === "de" && word === "am" && !isGlued(scan, clock.next)))
    return clock;
  const isLate = word.startsWith("p");
  const hours = isLate ? (clock.hours === 12 ? 12 : clock.hours + 12) : clock.hours === 12 ? 0 : clock.hours;
  const end = isOneWord ? clock.next + 1 : clock.next + 3;
  return {
    ...clock,
    hours,
    next: isTwo && isMark(scan, end, ".") && isGlued(scan, end) ? end + 1 : end,
    isSure: true,
  };
}

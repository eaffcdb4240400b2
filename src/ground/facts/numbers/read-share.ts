import { halfWords, roundNouns, shareWords, timesWords } from "../../../lexicon/facts/magnitudes.ts";
import { createPhrases, phraseAt } from "../text/phrases.ts";
import { readNumeral } from "./read-numeral.ts";
import { readQuantity } from "./read-quantity.ts";
import type { Unplaced, FactReading } from "../text/fact-reading.ts";
import { toReading } from "../text/fact-reading.ts";
import type { Scan } from "../text/scan.ts";
import { isDigits, isGlued, isMark, textOf } from "../text/scan.ts";

const shares = createPhrases(
  shareWords.map(({ numerator, denominator, ...words }) => ({ words, value: { numerator, denominator } })),
  "own",
);
const halves = createPhrases([{ words: halfWords, value: true }], "own");
const rounds = createPhrases(
  roundNouns.map(({ value, ...words }) => ({ words, value })),
  "own",
);

const times = createPhrases(
  timesWords.map(({ value, ...words }) => ({ words, value })),
  "own",
);

/** Half, two thirds, 3/4, une dizaine: what may bind but mostly rejects nothing. */
export function readShare(scan: Scan, first: number): FactReading | undefined {
  const fraction = readFraction(scan, first);
  if (fraction !== undefined) return fraction;
  const often = phraseAt(scan, first, times(scan.language));
  if (often !== undefined) {
    const keys = [...often.values];
    const unplaced: Unplaced = { kind: "number", keys, digits: keys, dimension: "×", weak: true };
    return toReading(scan, unplaced, { first, next: often.next });
  }
  const round = phraseAt(scan, first, rounds(scan.language));
  const [about] = round?.values ?? [];
  if (round !== undefined && about !== undefined) {
    const half = about.length > 1 ? `5${"0".repeat(about.length - 2)}` : "0.5";
    return toReading(
      scan,
      { kind: "number", keys: [about], digits: [about], hedge: true, roundedBy: half, weak: true },
      { first, next: round.next },
    );
  }
  const part = phraseAt(scan, first, halves(scan.language)) && readQuantity(scan, first);
  if (part !== undefined) return part;
  const share = phraseAt(scan, first, shares(scan.language));
  const [value] = share?.values ?? [];
  if (share === undefined || value === undefined) return undefined;
  const { numerator, denominator } = value;
  const percent = (numerator * 100) / denominator;
  const isExact = Number.isInteger(percent);
  const keys = isExact ? [String(percent)] : [`${numerator}/${denominator}`];
  return toReading(
    scan,
    { kind: "number", keys, digits: keys, dimension: "%", weak: true },
    { first, next: share.next },
  );
}

/** 3/4 in digits: a fraction where it is less than one and its parts are small. */
function readFraction(scan: Scan, first: number): FactReading | undefined {
  if (!isDigits(scan, first) || !isMark(scan, first + 1, "/⁄∕") || !isDigits(scan, first + 2))
    return undefined;
  if (
    !isGlued(scan, first + 1) ||
    !isGlued(scan, first + 2) ||
    (isGlued(scan, first + 3) && isMark(scan, first + 3, "/⁄-"))
  )
    return undefined;
  const [over, under] = [Number(textOf(scan, first)), Number(textOf(scan, first + 2))];
  const isPart = over >= 1 && over < under && under <= 100 && readNumeral(scan, first)?.next === first + 1;
  if (!isPart) return undefined;
  const key = `${over}/${under}`;
  const hundred = (over * 100) / under;
  const keys = Number.isInteger(hundred)
    ? [key, `0.${String(hundred).padStart(2, "0")}`.replace(/0$/u, "")]
    : [key];
  return toReading(scan, { kind: "number", keys, digits: keys }, { first, next: first + 3 });
}

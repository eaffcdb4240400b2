import { comparingWords } from "../../../lexicon/tables/cell-words.ts";
import { componentWords, periodChrome, whichPeriod } from "../../../lexicon/tables/period-words.ts";
import type { Language } from "../../../lexicon/words-by-language.ts";
import { readAsked, type Wanted } from "../answer/look-up/read-asked.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import { openCueBook } from "../tables/cue-book.ts";
import { compilePhrases, phrasesAt } from "../tables/match-phrases.ts";
import { createWordReader } from "../tables/read-words.ts";
import { readMonths, readPeriods, type SaidPeriod } from "./read-periods.ts";

/** A question over periods: what it names, when, and the words that may ask for a computation. */
export interface PeriodQuestion {
  text: string;
  periods: readonly SaidPeriod[];
  months: number | undefined;
  /** What a row, or something around it, has to explain. */
  subject: readonly Wanted[];
  cues: readonly Cue[];
  /** "Which year": the larger or the smaller one. */
  which: "more" | "less" | undefined;
  asksWhich: boolean;
  asksForParts: boolean;
}

/** A word that may ask for something to be computed, unless it is part of a name. */
export interface Cue {
  tag: string;
  start: number;
  end: number;
}

type Span = Pick<Cue, "start" | "end">;

export function readPeriodQuestion(text: string, language: Language): PeriodQuestion {
  const periods = readPeriods(text);
  const words = createWordReader(language)(text);
  const book = openCueBook(language);
  const chrome = compilePhrases({ chrome: periodChrome }, language);
  const cues: Cue[] = [];
  const passed: Span[] = [...periods];
  const small: Span[] = [];
  for (const at of words.keys()) {
    const [start = 0] = [words[at]?.start];
    const endOf = (length: number) => words[at + length - 1]?.end ?? start;
    const [cue] = phrasesAt<string>(book.aggregates, words, at);
    if (cue !== undefined) cues.push({ tag: cue.tag, start, end: endOf(cue.length) });
    for (const { length } of phrasesAt(chrome, words, at)) small.push({ start, end: endOf(length) });
  }
  const asksWhich = whichPeriod.test(text);
  const comparing = asksWhich ? [comparingWords.more, comparingWords.less] : [];
  for (const pattern of [whichPeriod, componentWords, ...comparing]) {
    const found = pattern.exec(text);
    if (found !== null) passed.push({ start: found.index, end: found.index + found[0].length });
  }
  const isIn = (spans: readonly Span[], { start }: Wanted) =>
    spans.some((span) => start >= span.start && start < span.end);
  const { wanted } = readAsked(text, wordReaderOf(language));
  const compared = { more: comparingWords.more.test(text), less: comparingWords.less.test(text) };
  return {
    ...{ text, periods, months: readMonths(text), cues },
    subject: wanted
      .filter((word) => !isIn(passed, word) && !isSpan(word, text))
      .map((word) => (isIn(small, word) ? { ...word, isLight: true } : word)),
    which: compared.more === compared.less ? undefined : compared.more ? "more" : "less",
    asksWhich,
    asksForParts: componentWords.test(text),
  };
}

/** "the 3 year period", "nine months": how long, and no part of a name. */
function isSpan({ start, end, isNumber }: Wanted, text: string): boolean {
  const behind = text.slice(end, end + 10);
  return (
    (isNumber || /^\p{L}+$/u.test(text.slice(start, end))) &&
    /^[\s-](?:months?|years?|monat|jahr|mois|ans?\b|mesi|anni|meses|años)/iu.test(behind) &&
    isSmallNumber(text.slice(start, end))
  );
}

function isSmallNumber(text: string): boolean {
  return (
    /^\d{1,2}$/u.test(text) ||
    /^(?:two|three|four|five|six|nine|twelve|zwei|drei|vier|fünf|sechs|neun|zwölf|deux|trois|quatre|cinq|neuf|douze|due|tre|quattro|cinque|nove|dodici|dos|tres|cuatro|cinco|nueve|doce)$/iu.test(
      text,
    )
  );
}

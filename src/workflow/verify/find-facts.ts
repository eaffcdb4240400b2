import { findDates } from "../../lib/find-dates.ts";
import { monthNames } from "../../lib/month-names.ts";
import { readNumber, writtenNumber } from "../../lib/read-number.ts";

/** Something that is either so or not: what a draft may only take over, never bring along. */
export interface Fact {
  kind: "url" | "mail" | "quotation" | "date" | "time" | "number" | "code";
  /** As it stands in the text. */
  text: string;
  /** What it may mean; the same meaning has the same key however it is written. */
  keys: string[];
  /** Of a number with "million" or the like behind it: its digits alone, and how many places it moves them. */
  scaled?: { from: string[]; places: number };
}

const mail = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/giu;
const url =
  /(?:https?:\/\/|www\.)[^\s<>"“”«»]+|(?<![\p{L}\p{N}@.])(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|info|io|eu|ch|de|at|fr|it|es|uk|gov|edu|swiss)(?:\/[^\s<>"“”«»]*)?(?![\p{L}\p{N}])/giu;
const quotation = /“([^“”]{2,}?)”|„([^„“”]{2,}?)[“”]|«([^«»]{2,}?)»|‹([^‹›]{2,}?)›|"([^"\n]{2,}?)"/gu;
const time =
  /(?<![\p{N}.,:])([01]?\d|2[0-3])(?:[:h]|\.(?=\d\d\s?Uhr))([0-5]\d)(?:\s?([ap])\.?m\b)?(?![\p{N}:])/giu;
/** A month by itself, where its capital is not that of a sentence. */
const lonelyMonth = /(?<=[\p{L}\p{N},]\s)\p{Lu}\p{Ll}{2,}(?![\p{L}\p{N}])/gu;
const codePattern =
  /(?<![\p{L}\p{N}])(?=[\p{L}\p{N}/.-]*\p{L})(?=[\p{L}\p{N}/.-]*\p{N})[\p{L}\p{N}]+(?:[-/.][\p{L}\p{N}]+)*/gu;
/** A number with its unit, as 65CHF or 20-page, is a number. */
const withUnit = /^(?:[A-Z]{3})?(\d[\d.,]*?)(?:-?\p{Ll}+|-?\p{L}{1,3})?$/u;
const scales: readonly (readonly [RegExp, number])[] = [
  [/^\s?(?:thousand|tausend|tsd|mille|mila|mil)\b/iu, 3],
  [/^\s?(?:million(?:s|en)?|mio|milioni|milione|mill(?:ón|ones))\b/iu, 6],
  [/^\s?(?:billion|milliarden?|mrd|milliards?|miliard[oi])\b/iu, 9],
];

const longestScale = 20;

/** Addresses, quotations, dates, times, codes and numbers of a text; none is found inside another but in quotations. */
export function findFacts(text: string): Fact[] {
  const facts: Fact[] = [];
  let left = text.normalize("NFC");
  const take = (pattern: RegExp, read: (found: RegExpExecArray) => Fact | undefined, keeps = false) => {
    for (const found of [...left.matchAll(pattern)]) {
      const fact = read(found);
      if (fact === undefined) continue;
      facts.push(fact);
      if (!keeps) left = blank(left, found.index, found[0].length);
    }
  };
  take(
    quotation,
    (found) => toFact("quotation", found.slice(1).find((inner) => inner !== undefined) ?? ""),
    true,
  );
  take(mail, ([found]) => toFact("mail", found, [found.toLowerCase()]));
  take(url, ([found]) => toFact("url", found.replace(/[.,;:!?)\]]+$/, ""), [urlKey(found)]));
  for (const { keys, text: said, start, end } of findDates(left)) {
    facts.push({ kind: "date", text: said, keys });
    left = blank(left, start, end - start);
  }
  take(lonelyMonth, ([found]) => {
    const month = monthNames.get(found.toLowerCase());
    return month === undefined || found.length < 3 ? undefined : toFact("date", found, [monthKey(month)]);
  });
  take(time, ([found, hours = "", minutes = "", half]) =>
    toFact("time", found, timeKeys(hours, minutes, half)),
  );
  take(codePattern, ([found]) =>
    withUnit.test(found) ? undefined : toFact("code", found, [codeKey(found)]),
  );
  facts.push(...findNumbers(left));
  return facts;
}

function findNumbers(text: string): Fact[] {
  const pattern = new RegExp(
    String.raw`(?<![\p{N}])(?<sign>(?<=^|[\s(])[-−+])?(?<number>${writtenNumber.source})`,
    "gu",
  );
  return [...text.matchAll(pattern)].flatMap(({ 0: said, index, groups }) => {
    const number = groups?.["number"] ?? "";
    const readings = readNumber(number);
    // what is no one number, as 1.2.3, is several
    if (readings.length === 0)
      return number.split(/[.,]/).map((piece) => toFact("number", piece, readNumber(piece)));
    const behind = text.slice(index + said.length, index + said.length + longestScale);
    const places = scaleOf(behind);
    const sign = (value: string) => (/^[-−]/.test(said) && value !== "0" ? `-${value}` : value);
    const fact = toFact("number", said.trim(), readings.map(sign));
    if (places === undefined) return [fact];
    return [
      {
        ...fact,
        keys: readings.map((value) => sign(shift(value, places))),
        scaled: { from: fact.keys, places },
      },
    ];
  });
}

/** How many places a word such as "million" at the beginning of a text moves the number before it. */
export function scaleOf(text: string): number | undefined {
  return scales.find(([words]) => words.test(text))?.[1];
}

/** So many places to the left, without the errors of a machine's fractions. */
function shift(value: string, places: number): string {
  const [whole = "", fraction = ""] = value.split(".");
  const digits = fraction.padEnd(places, "0");
  return readNumber(`${whole}${digits.slice(0, places)}.${digits.slice(places)}0`)[0] ?? value;
}

/** How a month without day and year is told. */
export function monthKey(month: number): string {
  return `month ${month}`;
}

function toFact(kind: Fact["kind"], text: string, keys: string[] = []): Fact {
  return { kind, text, keys };
}

function blank(text: string, start: number, length: number): string {
  return `${text.slice(0, start)}${" ".repeat(length)}${text.slice(start + length)}`;
}

function urlKey(found: string): string {
  return found
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, "")
    .replace(/[.,;:!?)\]/]+$/, "");
}

function codeKey(found: string): string {
  return found.toLowerCase().replaceAll(/[-/.]/g, "");
}

function timeKeys(hours: string, minutes: string, half: string | undefined): string[] {
  const given = Number(hours);
  const late = half?.toLowerCase() === "p" && given < 12 ? given + 12 : given;
  return [`${half?.toLowerCase() === "a" && given === 12 ? 0 : late}:${minutes}`];
}

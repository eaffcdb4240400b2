import { factorOf, unitOf, unitOfSign } from "./known-units.ts";

export interface HeadUnit {
  unit?: string;
  factor?: string;
}

const longestHead = 300;

/** What a head says of its numbers: "Amount (CHF)", "Umsatz in Tsd. EUR", "Weight [kg]", "(in thousands)", "Price, $". */
export function readHeadUnit(head: string): HeadUnit {
  const text = head.slice(0, longestHead);
  const inBrackets = [...text.matchAll(/[([]([^()[\]]{1,60})[)\]]/g)].map((match) => match[1] ?? "");
  const [, behindIn] = /(?:^|[\s/,])(?:in|en)\s([^()[\]]{1,40})$/i.exec(text) ?? [];
  const [, behindComma] = /[,/]\s?([^\s,/]{1,8})$/.exec(text) ?? [];
  const last = /(?:^|\s)([%‰€$£]|[A-Z]{3})$/.exec(text)?.[1];
  const found: { unit?: string | undefined; factor?: string | undefined } = {};
  for (const said of [...inBrackets, behindIn, signOnly(behindComma), last]) {
    if (said === undefined) continue;
    const read = readWords(said);
    found.unit ??= read.unit;
    found.factor ??= read.factor;
  }
  return { ...(found.unit && { unit: found.unit }), ...(found.factor && { factor: found.factor }) };
}

/** "second" behind a slash is a name, "kg" is a unit. */
function signOnly(text: string | undefined): string | undefined {
  return text === undefined || unitOfSign(text) === undefined ? undefined : text;
}

/** Every word must be a unit, a magnitude or small talk between them; else it says something else. */
function readWords(text: string): { unit: string | undefined; factor: string | undefined } {
  const whole = unitOf(text);
  if (whole !== undefined) return { unit: whole, factor: undefined };
  let unit: string | undefined;
  let factor: string | undefined;
  for (const word of text.split(/[\s,]+/)) {
    if (word === "" || /^(?:in|en|of|de|di|von|en|US|d’|d')$/i.test(word)) continue;
    const times = factorOf(word);
    const known = times === undefined ? unitOf(word) : undefined;
    if (times !== undefined) factor ??= times;
    else if (known !== undefined) unit ??= known;
    else return { unit: undefined, factor: undefined };
  }
  const prefixed = /^[tk](chf|eur|usd)$/i.exec(text.trim())?.[1];
  return { unit: unit ?? prefixed?.toUpperCase(), factor };
}

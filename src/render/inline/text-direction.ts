import type { Direction } from "../layout.ts";

const rightToLeft = [
  ...["Hebr", "Arab", "Syrc", "Thaa", "Nkoo", "Samr", "Mand", "Adlm", "Rohg", "Mend"],
  ...["Phnx", "Armi", "Avst", "Phli", "Prti", "Sogd", "Yezi", "Lydi", "Cprt", "Hatr"],
];

/** The first character that has a direction of its own; digits and signs have none. */
const firstStrong = new RegExp(
  `([[${rightToLeft.map((script) => `\\p{sc=${script}}`).join("")}\\u200f\\u061c]&&[\\p{L}\\p{M}\\u200f\\u061c]])|[\\p{L}\\u200e]`,
  "v",
);

const languages = new Set([
  "ar",
  "he",
  "iw",
  "fa",
  "ur",
  "yi",
  "ji",
  "ps",
  "sd",
  "ug",
  "dv",
  "ckb",
  "syr",
  "nqo",
]);
const scripts = new Set(["arab", "hebr", "thaa", "syrc", "nkoo", "adlm"]);

/** As a reader sees it: the first letter decides; without letters, what stands around it. */
export function directionOf(text: string, around: Direction): Direction {
  const found = firstStrong.exec(text);
  if (found === null) return around;
  return found[1] === undefined ? "ltr" : "rtl";
}

export function directionOfLanguage(language: string): Direction {
  const [base = "", ...rest] = language.toLowerCase().split("-");
  const script = rest.find((part) => part.length === 4);
  const isRtl = script === undefined ? languages.has(base) : scripts.has(script);
  return isRtl ? "rtl" : "ltr";
}

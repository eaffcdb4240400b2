import { currencyWords, noFigure } from "../../../lexicon/table-layout-words.ts";

/** What a piece of a line is to a table of figures; a mark stands where there is no figure. */
export type Kind = "number" | "mark" | "text";

const longest = 28;
/** Of what is left without signs. */
const digitShare = 0.75;
const mostLetters = 3;
const signs = /[\s.,'’´`:;/()[\]{}%‰*†‡§#+~≈<>≤≥=±|^°\-‐-―−$€£¥₹\u00a0\u2000-\u200a\u202f]/gu;
const marks = /^(?:[-‐-―−]{1,3}|\.{2,3}|…|\*{1,5}|[†‡]{1,3}|:|\([-‐-―−X]\))$/u;
const digit = /\d/;
const money = /[$€£¥₹]/u;
const year =
  /^(?:FY|[QHST][1-4])?\s?(?:1[89]|20)\d\d\s?(?:[-‐-―−/]\s?(?:(?:1[89]|20)?\d\d))?[*†‡a-zA-Z]{0,2}\)?$/u;
const date = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/;

export function kindOf(text: string): Kind {
  if (isMark(text)) return "mark";
  return isNumberLike(text) ? "number" : "text";
}

export function isMark(text: string): boolean {
  return marks.test(text) || (text.length <= 9 && noFigure.has(text.toLowerCase()));
}

/** An amount, a share, a range, a date: mostly digits once signs are taken away. */
export function isNumberLike(text: string): boolean {
  if (text.length > longest || !digit.test(text)) return false;
  const left = withoutCurrency(text).replaceAll(signs, "");
  let digits = 0;
  for (const letter of left) if (digit.test(letter) || isRaised(letter)) digits++;
  return digits >= left.length * digitShare && left.length - digits <= mostLetters;
}

/** Years and dates stand in heads as often as in cells. */
export function isDateLike(text: string): boolean {
  const plain = text.trim();
  return year.test(plain) || date.test(plain);
}

export function isMoneySign(text: string): boolean {
  return (
    text.length <= 3 &&
    money.test(text) &&
    !digit.test(text) &&
    (text.length === 1 || currencyWords.has(text.toLowerCase()) || /^\(?[$€£¥₹]\(?$/u.test(text))
  );
}

function isRaised(letter: string): boolean {
  return "¹²³⁰⁴⁵⁶⁷⁸⁹".includes(letter);
}

function withoutCurrency(text: string): string {
  if (!/[a-z]/i.test(text)) return text;
  return text
    .split(/(\s+|(?<=\d)(?=[A-Za-z])|(?<=[A-Za-z])(?=\d))/)
    .filter((word) => !currencyWords.has(word.toLowerCase()))
    .join("");
}

/** "12 345": a space may part thousands. */
export function isThousands(left: string, right: string): boolean {
  return /^\d{3}(?:[.,]\d+)?$/.test(right) && /^[^\d.,]*\d{1,3}$/.test(left);
}

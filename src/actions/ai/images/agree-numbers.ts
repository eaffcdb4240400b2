import { readNumber, writtenNumber } from "../../../lib/text/read-number.ts";

export interface AgreedText {
  text: string;
  /** Numbers that text recognition did not read, as they were said. */
  doubted: string[];
}

/** Stands where a number was that nobody confirms: a model may misread a picture, and a quotation of it would prove it. */
const mark = "[?]";

/** What a model saw, with each number held against what text recognition read: one that it did not read is marked. */
export function agreeNumbers(seen: string, recognised: string): AgreedText {
  const known = new Set(numbersIn(recognised).flatMap(readNumber));
  const doubted: string[] = [];
  const text = seen.replaceAll(new RegExp(writtenNumber.source, "gu"), (number) => {
    if (readNumber(number).some((value) => known.has(value))) return number;
    doubted.push(number);
    return mark;
  });
  return { text, doubted };
}

function numbersIn(text: string): string[] {
  return text.match(new RegExp(writtenNumber.source, "gu")) ?? [];
}

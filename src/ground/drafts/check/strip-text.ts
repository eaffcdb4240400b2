import { closings, greetings, placeholderWords } from "../../../lexicon/draft-words.ts";
import { foldWord } from "../../facts/fold-word.ts";

const holeWords: ReadonlySet<string> = new Set(
  Object.values(placeholderWords).flatMap((list) => list.split("|").map(foldWord)),
);
const hole = /\[([^[\]\n]{1,60})\]|\{\{?([^{}\n]{1,60})\}?\}|<([^<>\n]{1,60})>|_{3,}/gu;

/** What a writer leaves for somebody to fill in states nothing: [Your name]. Anything else in brackets does. */
export function withoutHoles(text: string): string {
  return text.replaceAll(hole, (whole: string, ...groups: unknown[]) => {
    const inner = groups.slice(0, 3).find((group) => typeof group === "string") ?? "";
    const words = String(inner).split(/[^\p{L}\p{N}-]+/u);
    return words.every((word) => word === "" || holeWords.has(foldWord(word)))
      ? " ".repeat(whole.length)
      : whole;
  });
}

/** Names of the sources that a statement rests on, and their pages, may be told anywhere. */
export function withoutPlaces(text: string, places: readonly string[]): string {
  let left = text;
  for (const place of places.toSorted((a, b) => b.length - a.length)) {
    if (place.length < 4 || !/\p{L}/u.test(place)) continue;
    const at = findWords(left, place);
    if (at >= 0) left = `${left.slice(0, at)}${" ".repeat(place.length)}${left.slice(at + place.length)}`;
  }
  return left;
}

function findWords(text: string, words: string): number {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at < 0) return -1;
  const isPart =
    /[\p{L}\p{N}]/u.test(text[at - 1] ?? "") || /[\p{L}\p{N}]/u.test(text[at + words.length] ?? "");
  return isPart ? -1 : at;
}

const starts = Object.values(greetings).flatMap((list) => list.split("|"));
const ends = Object.values(closings).flatMap((list) => list.split("|"));

/** "Dear Ms Rossi, the rate is new." in two: whom it speaks to (by name: Ms Rossi), and what it says. Closings speak to somebody too. */
export function cutGreeting(text: string): { greeting: string; named: string; rest: string } {
  const said = text.trimStart().toLowerCase();
  const start = [...starts, ...ends].find((words) => {
    return said.startsWith(words) && !/[\p{L}\p{N}]/u.test(said[words.length] ?? "");
  });
  if (start === undefined) return { greeting: "", named: "", rest: text };
  const from = text.length - text.trimStart().length;
  const found = /[,!:;–—]\s|[,!:]$|\s-\s|\.\s(?=\p{Lu}\p{Ll}{3})/u.exec(
    text.slice(from + start.length, from + longestGreeting),
  );
  const end = found === null ? text.length : from + start.length + found.index + 1;
  // a long run of words without a break is a sentence that only begins politely
  if (end - from > longestGreeting) return { greeting: "", named: "", rest: text };
  return { greeting: text.slice(0, end), named: text.slice(from + start.length, end), rest: text.slice(end) };
}

const longestGreeting = 90;
const longestClosing = 250;

/** A line with which a letter ends, as each language has it. */
export function isClosing(text: string): boolean {
  const said = text.trimStart().toLowerCase().replaceAll("’", "'");
  return (
    text.length <= longestClosing &&
    ends.some((words) => said.startsWith(words) && !/[\p{L}\p{N}]/u.test(said[words.length] ?? ""))
  );
}

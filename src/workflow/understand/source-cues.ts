import {
  pastedTexts,
  textPlaces,
  textPointers,
  vaguePointers,
} from "../../lexicon/messages/pasted-text-words.ts";
import { createCueFinder } from "./match-cue.ts";

const places = createCueFinder(textPlaces.split("|"));

const pointed = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${textPointers})['’]?\\s*(?:[\\p{L}-]+\\s+){0,2}?(?:${pastedTexts})(?![\\p{L}\\p{N}])`,
  "iu",
);
const named = new RegExp(`(?<![\\p{L}\\p{N}])(?:${pastedTexts})(?![\\p{L}\\p{N}])`, "iu");

/** "this text", "the following", "ci-dessous": words that need something to point at. */
export function pointsAtSource(text: string): boolean {
  return pointed.test(text) || places(text).length > 0;
}

const pronouns = createCueFinder(vaguePointers.split("|"));

/** "Turn this into three points": a short sentence that says nothing without something beside it. */
export function pointsVaguely(text: string): boolean {
  return text.length <= 150 && pronouns(text).length > 0;
}

/** "Article", "Here are the data": it names a kind of text. */
export function namesSource(text: string): boolean {
  return named.test(text);
}

/** A short line that announces what comes next. */
export function isAnnouncement(line: string): boolean {
  const text = line.trim();
  if (text.length === 0 || text.length > 120) return false;
  if (/[:：]$/u.test(text)) return true;
  return text.length <= 60 && /[.…]$/u.test(text) && namesSource(text) && places(text).length > 0;
}

import {
  ownQuestionWords,
  questionWords,
  tellingVerbs,
  toldQuestionWords,
} from "../../../lexicon/requests/ask-words.ts";
import { pronounArticles } from "../../../lexicon/requests/pronoun-articles.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import { cutOutside } from "./cut-list.ts";
import { trimPoint } from "./cut-questions.ts";

const mostPoints = 8;
/** Between the verb and what it tells stands who is told. */
const mostBetween = 6;
const fewestWords = 3;
/** Longer orders tell what they want in sentences of their own. */
const longestOrder = 800;

const telling = new RegExp(`(?<!\\p{L})(?:${tellingVerbs})(?!\\p{L})[\\s,:]*`, "giu");
const joint =
  /(?<!\s)\s*[,;]\s+(?:(?:and|und|sowie|et|e|ed|y)\s+)?|(?<!\s)\s+(?:and|und|sowie|et|e|ed|y)\s+/giu;

const opened = new Map<string, RegExp>(
  languages.map((language) => {
    const words = [questionWords, ownQuestionWords, toldQuestionWords]
      .flatMap((all) => (all[language] ?? "").split("|"))
      // "che" and "que" go on with a statement: "a mail that says that …"
      .filter((word) => word !== "" && !/^(?:che|que|qu'|qui|chi)$/u.test(word))
      .toSorted((a, b) => b.length - a.length);
    return [language, new RegExp(`^(?:${words.join("|")})(?![\\p{L}\\p{N}])`, "iu")];
  }),
);

/** "A mail that tells them until when …, and on which day …": the questions that a text is to answer, each by itself. */
export function findTold(text: string, language: string): string[] {
  const opening = opened.get(language);
  if (opening === undefined || text.length > longestOrder) return [];
  for (const { index, 0: verb } of [...text.matchAll(telling), ...colons(text)]) {
    const rest = text.slice(index + verb.length);
    const from = openedAt(rest, opening);
    const points = from === undefined ? [] : cutAt(rest.slice(from), opening);
    if (points.length > 0) return points;
  }
  return [];
}

/** "A mail to the team: when is the meeting?" */
function colons(text: string): RegExpExecArray[] {
  return [...text.matchAll(/:\s+/gu)];
}

/** Where the first question begins, not far behind. */
function openedAt(rest: string, opening: RegExp): number | undefined {
  const starts = [0, ...[...rest.matchAll(/[\s,:]+/gu)].map(({ index, 0: gap }) => index + gap.length)];
  return starts.slice(0, mostBetween).find((start) => opening.test(rest.slice(start, start + 40)));
}

function cutAt(text: string, opening: RegExp): string[] {
  const [clause = ""] = text.split(/(?<=\p{L}{2})[.!](?:\s|$)/u);
  const cuts = cutOutside(clause, joint).filter(({ end }) => opening.test(clause.slice(end, end + 40)));
  const starts = [0, ...cuts.map(({ end }) => end)];
  const ends = [...cuts.map(({ start }) => start), clause.length];
  const pieces = starts.map((start, at) => trimPoint(clause.slice(start, ends[at])));
  // "how to apply and by when": what is left out stands in the other one
  const points = pieces.flatMap((piece, at) => {
    const isBare = piece.split(/\s+/u).length < fewestWords;
    const whole = pieces[at + 1] ?? pieces[at - 1];
    if (isBare) return whole === undefined ? [] : [`${piece} ${whole.replace(opening, "").trim()}`];
    return [piece];
  });
  if (points.length > mostPoints || points.some((point) => point.split(/\s+/u).length < fewestWords))
    return [];
  return points.map((point, at) => withThing(point, points[at - 1] ?? ""));
}

const firstThing =
  /(?<!\p{L})(?:the|our|this|der|die|das|den|dem|unsere?[nmr]?|le|la|les|notre|nos|il|lo|i|gli|el|los|las)\s+[\p{L}\p{N}-]+|(?<!\p{L})l['’][\p{L}\p{N}-]+/iu;

/** "Until when the pool is closed and when it opens": it is what the question before speaks of first. */
function withThing(point: string, before: string): string {
  const thing = firstThing.exec(before)?.[0];
  if (thing === undefined) return point;
  const found = pronounArticles.find(({ pronoun, article }) => pronoun.test(point) && article.test(thing));
  return found === undefined ? point : point.replace(found.pronoun, thing);
}

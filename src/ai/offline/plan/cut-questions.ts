import {
  beforeRelative,
  ledQuestionWords,
  ownQuestionWords,
  questionWords,
  verbFirst,
} from "../../../lexicon/requests/ask-words.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import type { WordsByLanguage } from "../../../lexicon/words-by-language.ts";
import { completePoint } from "./complete-point.ts";
import { cutOutside } from "./cut-list.ts";

const mostWordsOfLead = 14;
const mostPoints = 24;
/** What asks for more says it in a list. */
const longestList = 2_000;

/** Clauses that each begin with a word that asks, parted by commas and "and". */
export function cutQuestions(text: string, language: string): string[] {
  if (text.length > longestList) return [];
  const opening = clauseOpenings(language);
  const isVerbFirst = readVerbFirst(text, language);
  const cuts = cutOutside(
    text,
    /(?<!\s)\s*[,;]\s+(?:(?:and|und|sowie|et|e|ed|y)\s+)?|(?<!\s)\s+(?:and|und|sowie|et|e|ed|y)\s+/giu,
  );
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of cuts) {
    const behind = text.slice(end, end + 60);
    const isOwn = /\p{L}/u.test(text.slice(start, end)) && isVerbFirst(behind);
    if ((!opening.test(behind) && !isOwn) || beforeRelative.test(text.slice(0, start))) continue;
    pieces.push(text.slice(from, start));
    from = end;
  }
  pieces.push(text.slice(from));
  const [first = ""] = pieces;
  const isLead = !opening.test(first) && first.split(/\s+/u).length <= mostWordsOfLead;
  const points = (isLead ? pieces.slice(1) : pieces).map(trimPoint);
  const isAsked = points.every(
    (point) => isVerbFirst(point) || (opening.test(point) && point.split(/\s+/u).length > 2),
  );
  if (points.length < 2 || points.length > mostPoints || !isAsked) return [];
  // "when does the shop open, and do they take cards": those who keep it, and not the thing before
  const complete = (point: string, before: string | undefined) =>
    isVerbFirst(point) && /^\p{L}+\sthey(?!\p{L})/iu.test(point) ? point : completePoint(point, before);
  return points.reduce<string[]>((all, point) => [...all, complete(point, all.at(-1))], []);
}

const clauseOpened = openingsOf([questionWords, ownQuestionWords, ledQuestionWords]);
const english = /^\W*(?:what|which|who|when|where|why|how)(?!\p{L})/iu;

function openingsOf(all: readonly WordsByLanguage[]): ReadonlyMap<string, RegExp> {
  return new Map(
    languages.map((language) => {
      const words = all
        .flatMap((own) => (own[language] ?? "").split("|"))
        .filter((word) => word !== "")
        .toSorted((a, b) => b.length - a.length);
      return [language, new RegExp(`^\\W*(?:${words.join("|")})(?![\\p{L}\\p{N}])`, "iu")];
    }),
  );
}

function clauseOpenings(language: string): RegExp {
  return clauseOpened.get(language) ?? english;
}

/** "… and is it refunded?": behind a question that asks with a word, in a sentence that ends as a question. */
function readVerbFirst(text: string, language: string): (clause: string) => boolean {
  const own = languages.find((known) => known === language);
  const isAsked = /[?？]\s*$/u.test(text.slice(-10)) && clauseOpenings(language).test(text.slice(0, 60));
  return (clause) => isAsked && own !== undefined && verbFirst[own].test(clause);
}

/** Without marks before it, nor marks and an "and" behind it. */
export function trimPoint(text: string): string {
  let rest = text.trim().replace(/^[^\p{L}\p{N}]+/u, "");
  for (let round = 0; round < 2; round += 1)
    rest = rest
      .replace(/(?<![\s.;,])[\s.;,]+$/u, "")
      .replace(/(?<=[\s.;,])(?:and|und|sowie|et|ed?|y)$/iu, "");
  return rest.replace(/(?<![\s.;,])[\s.;,]+$/u, "");
}

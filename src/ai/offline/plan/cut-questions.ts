import { beforeRelative, ownQuestionWords, questionWords } from "../../../lexicon/requests/ask-words.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import { completePoint } from "./complete-point.ts";
import { cutOutside } from "./cut-list.ts";

const mostWordsOfLead = 14;
const mostPoints = 24;
/** What asks for more says it in a list. */
const longestList = 2_000;

/** Clauses that each begin with a word that asks, parted by commas and "and". */
export function cutQuestions(text: string, language: string): string[] {
  if (text.length > longestList) return [];
  const opening = openings(language);
  const cuts = cutOutside(
    text,
    /(?<!\s)\s*[,;]\s+(?:(?:and|und|sowie|et|e|ed|y)\s+)?|(?<!\s)\s+(?:and|und|sowie|et|e|ed|y)\s+/giu,
  );
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of cuts) {
    if (!opening.test(text.slice(end, end + 60)) || beforeRelative.test(text.slice(0, start))) continue;
    pieces.push(text.slice(from, start));
    from = end;
  }
  pieces.push(text.slice(from));
  const [first = ""] = pieces;
  const isLead = !opening.test(first) && first.split(/\s+/u).length <= mostWordsOfLead;
  const points = (isLead ? pieces.slice(1) : pieces).map(trimPoint);
  const isAsked = points.every((point) => opening.test(point) && point.split(/\s+/u).length > 2);
  if (points.length < 2 || points.length > mostPoints || !isAsked) return [];
  return points.reduce<string[]>((all, point) => [...all, completePoint(point, all.at(-1))], []);
}

const opened = new Map<string, RegExp>(
  languages.map((language) => {
    const words = [questionWords, ownQuestionWords]
      .flatMap((all) => (all[language] ?? "").split("|"))
      .filter((word) => word !== "")
      .toSorted((a, b) => b.length - a.length);
    return [language, new RegExp(`^\\W*(?:${words.join("|")})(?![\\p{L}\\p{N}])`, "iu")];
  }),
);

export function openings(language: string): RegExp {
  return opened.get(language) ?? /^\W*(?:what|which|who|when|where|why|how)(?!\p{L})/iu;
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

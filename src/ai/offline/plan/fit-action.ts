import { actionVerbs, everydaySynonyms } from "../../../lexicon/requests/action-verbs.ts";
import { createTermReader, type TermReader } from "../../../lib/text/create-term-reader.ts";
import { matchTerms } from "../../../lib/text/match-terms.ts";
import type { ActionOffer } from "../../../model/action.ts";
import { synonymsOf } from "../answer/synonyms.ts";

interface Fit {
  offer: ActionOffer;
  score: number;
}

/** What words of an offer count: its name says most, a parameter least. */
const weights = { name: 2, summary: 1, field: 0.7 };
/** So much of what an offer says of itself must be spoken of, or so many of its words. */
const leastShare = 0.22;
const leastWords = 3;
/** A request that does something else than the offer is none for it. */
const otherDeed = 0.35;
/** More of a request is never needed to tell which tool it is for. */
const longestRequest = 4_000;

const verbGroups = new Map<string, string>(
  Object.entries(actionVerbs).flatMap(([group, words]) =>
    Object.values(words).flatMap((list) => list.split("|").map((word) => [word, group] as const)),
  ),
);
const synonyms = everydaySynonyms.map((words) => words.split("|"));

/** Of the actions offered the one whose words the request speaks of; none where none does clearly. */
export function fitAction(
  request: string,
  { offers, language }: { offers: readonly ActionOffer[]; language: string },
): ActionOffer | undefined {
  // tools are described in English, whatever language a request is in
  const readers = [...new Set([language, "en"])].map(createTermReader);
  const text = request.slice(0, longestRequest);
  const asked = toTerms(text, readers);
  const asksTo = readDeed(text);
  const bags = offers.map((offer) => readOffer(offer, readers));
  const fits = offers.map((offer, at): Fit => {
    const bag = bags[at] ?? new Map<string, number>();
    const found = [...bag].filter(([term]) => [...asked].some((word) => matchTerms(word, term) >= 0.7));
    const rarity = (term: string) =>
      1 + Math.log(bags.length / bags.filter((other) => other.has(term)).length);
    const sum = (terms: readonly (readonly [string, number])[]) =>
      terms.reduce((total, [term, weight]) => total + weight * rarity(term), 0);
    const share = sum(found) / Math.max(1, sum(main(bag)));
    const isSpokenOf = share >= leastShare || found.length >= leastWords;
    const deed = doesOther(offer, asksTo) ? otherDeed : 1;
    const score = (sum(found) * (0.5 + share) + countFitting(offer, text)) * deed;
    return {
      offer,
      score: isSpokenOf && found.length > 0 && (deed === 1 || deed * share >= leastShare) ? score : 0,
    };
  });
  const [best, second] = fits.toSorted((a, b) => b.score - a.score);
  if (best === undefined || best.score <= 0) return undefined;
  return best.score === second?.score ? undefined : best.offer;
}

/** What an offer is about; its parameters only add to it. */
function main(bag: ReadonlyMap<string, number>): [string, number][] {
  return [...bag].filter(([, weight]) => weight >= weights.summary);
}

/** Terms with their weight; verbs that only say "get" or "calculate" tell no tools apart and are left out. */
function readOffer(offer: ActionOffer, readers: readonly TermReader[]): Map<string, number> {
  const bag = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const { text: word, term } of readers.at(-1)?.content(text) ?? [])
      if (!verbGroups.has(word.toLowerCase()) && !empty.has(term) && /\p{L}{2}/u.test(term))
        bag.set(term, Math.max(bag.get(term) ?? 0, weight));
  };
  add(splitName(ownName(offer)), weights.name);
  add(firstSentence(offer.summary), weights.summary);
  for (const { name, description } of offer.fields) add(`${splitName(name)} ${description}`, weights.field);
  return bag;
}

/** Words in which tools speak of themselves. */
const empty = new Set(
  createTermReader("en")
    .all(
      "function specific specified given certain particular based using used use user users information detail details data value values option options optional list provide provided return returns allow allows request name id type number format default new one two api tool method result results",
    )
    .map(({ term }) => term),
);

function firstSentence(text: string): string {
  return /^.{20,}?[.!](?=\s)/su.exec(text)?.[0] ?? text;
}

/** An MCP tool carries its server in front. */
function ownName({ name }: ActionOffer): string {
  return name.replace(/^mcp\.[^.]+\./u, "");
}

/** "getTopScorer", "league_stats.get" → words. */
function splitName(name: string): string {
  return name.replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})|[._\d-]+/gu, " ");
}

function toTerms(text: string, readers: readonly TermReader[]): Set<string> {
  const terms = new Set<string>();
  for (const reader of readers)
    for (const { text: word, term } of reader.content(splitName(text))) {
      const plain = word.toLowerCase();
      if (verbGroups.has(plain) && empty.has(term)) continue;
      terms.add(term);
      const others = [...synonymsOf(plain), ...(synonyms.find((group) => group.includes(plain)) ?? [])];
      for (const other of others) for (const { term: same } of reader.all(other)) terms.add(same);
    }
  return terms;
}

/** What a request opens with doing; a question looks things up or reckons. */
function readDeed(text: string): string | undefined {
  const words =
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.slice(0, 12) ?? [];
  const known = words.flatMap((word) => verbGroups.get(word) ?? []);
  return known[0] ?? (text.trimEnd().endsWith("?") ? "find" : undefined);
}

const kin: ReadonlySet<string> = new Set(["find", "reckon"]);

/** Looking up and reckoning are near each other; creating, removing, sending, ordering and playing are not. */
function doesOther(offer: ActionOffer, asked: string | undefined): boolean {
  const words =
    `${splitName(ownName(offer))} ${firstSentence(offer.summary)}`.toLowerCase().match(/\p{L}+/gu) ?? [];
  const own = words.flatMap(
    (word) => verbGroups.get(word.replace(/(?<=\p{L}{3})s$/u, "")) ?? verbGroups.get(word) ?? [],
  )[0];
  if (own === undefined || asked === undefined || own === asked) return false;
  return !(kin.has(own) && kin.has(asked));
}

/** Values in the request that look like what a parameter is named for. */
const shapes: readonly { value: RegExp; field: RegExp }[] = [
  {
    value: /\d/u,
    field:
      /(?:^|_)(?:n|num|number|count|amount|quantity|year|age|price|rate|value|days?|size|total|radius|length|height|mass)(?:_|\d|$)|s$/iu,
  },
  {
    value: /\d{4}-\d{2}|\d{1,2}[./]\d{1,2}|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today/iu,
    field: /date|day|time/iu,
  },
  {
    value: /(?<!\p{L})(?:in|at|from|to|near)\s+(?:the\s+)?\p{Lu}\p{Ll}+/u,
    field: /location|city|country|region|place|state|destination|origin|address/iu,
  },
  {
    value: /(?<!^)(?<![.!?]\s)\p{Lu}\p{Ll}+\s+\p{Lu}\p{Ll}+/u,
    field: /name|player|artist|actor|person|starring|author|team/iu,
  },
  { value: /["'“‘«].+["'”’»]/u, field: /name|title|text|query|keyword/iu },
  { value: /https?:\/\//u, field: /url|link/iu },
];

function countFitting({ fields }: ActionOffer, text: string): number {
  const fitting = fields.filter(({ name }) =>
    shapes.some(({ value, field }) => field.test(name) && value.test(text)),
  );
  return fields.length === 0 ? 0 : fitting.length / fields.length;
}

import { askingWords, type AnswerKind } from "../../../../lexicon/answers/answer-kinds.ts";
import { lengthAsked } from "../../../../lexicon/answers/asked/length-questions.ts";
import { languages, type Language } from "../../../../lexicon/words-by-language.ts";

/** What is asked for, and where in the question the words stand that only say so. */
export interface ReadKind {
  kind: AnswerKind;
  /** Start and end of the words that ask, such as "how high"; they say nothing of the subject. */
  asking: readonly TextSpan[];
  /** The same of the noun that names the kind. */
  noun: readonly TextSpan[];
}

type TextSpan = readonly [start: number, end: number];

interface Cue {
  kind: AnswerKind | "which";
  pattern: RegExp;
}

interface Compiled {
  cues: readonly Cue[];
  nouns: readonly { kind: AnswerKind; words: ReadonlySet<string> }[];
  between: ReadonlySet<string>;
  alone: ReadonlySet<string>;
  helping: ReadonlySet<string>;
  paying: RegExp;
  whether: RegExp;
  whatIs: RegExp;
  /** Whether it joins nouns to one word. */
  joins: boolean;
}

const compiled: ReadonlyMap<Language, Compiled> = new Map(languages.map((own) => [own, compile(own)]));

function compile(language: Language): Compiled {
  const { kinds, which, between, nouns, whether, whatIs, ...verbs } = askingWords[language];
  const cues = Object.entries({ ...kinds, which }).map(([kind, words]) => ({
    kind: kind as Cue["kind"],
    pattern: toPattern(words, ""),
  }));
  return {
    cues,
    nouns: Object.entries(nouns).map(([kind, words]) => ({
      kind: kind as AnswerKind,
      words: new Set(words.split("|")),
    })),
    between: new Set(between.split("|")),
    alone: new Set(verbs.alone.split("|")),
    helping: new Set(verbs.helping.split("|")),
    paying: toPattern(verbs.paying, ""),
    whether: toPattern(whether, "^\\P{L}*"),
    whatIs: toPattern(whatIs, "^\\P{L}*"),
    joins: language === "de",
  };
}

function toPattern(words: string, before: string): RegExp {
  // invisible marks stand among the words of copied text
  const spaced = words.replaceAll(" ", "[\\s\u200b-\u200d\ufeff]+");
  const longestFirst = spaced.split("|").toSorted((a, b) => b.length - a.length);
  return new RegExp(`${before}(?<!\\p{L})(?:${longestFirst.join("|")})(?!\\p{L})`, "u");
}

/** The asking word that stands first decides; "which" by the noun behind it. */
export function readKind(text: string, language: string): ReadKind {
  const plain = withoutCondition(text.toLowerCase().replaceAll("’", "'"));
  const known = compiled.get(languages.find((own) => own === language) ?? "en");
  if (known === undefined || plain.length !== text.length) return { kind: "thing", asking: [], noun: [] };
  const cue = known.cues
    .flatMap(({ kind, pattern }) => {
      const found = pattern.exec(plain);
      return found === null ? [] : [{ kind, at: found.index, end: found.index + found[0].length }];
    })
    .toSorted((a, b) => a.at - b.at || b.end - a.end)[0];
  const whether = known.whether.exec(plain);
  // "est-ce que" holds a "que" that asks nothing
  const isWhether = whether !== null && (cue === undefined || cue.at > 20 || cue.end <= whether[0].length);
  // a question without a word that asks wants a yes or a no
  if (isWhether || turnsAround(plain, language, cue?.at) || (cue === undefined && /\?\s*$/u.test(plain)))
    return { kind: "yes-or-no", asking: [], noun: [] };
  if (cue === undefined) return { kind: "thing", asking: [], noun: [] };
  const asking = [[cue.at, cue.end] as const, ...askedAlso(plain, cue, known)];
  if (cue.kind === "amount" && isTime(plain, cue, known)) return { kind: "period", asking, noun: [] };
  if (cue.kind === "period" && lengthAsked.test(plain)) return { kind: "amount", asking, noun: [] };
  if (cue.kind !== "which") return { kind: cue.kind, asking, noun: [] };
  if (asksPrice(plain, cue, known)) return { kind: "amount", asking, noun: [] };
  const noun = readNoun(plain, cue, known);
  const defined = noun.kind === "thing" ? known.whatIs.exec(plain) : null;
  if (defined !== null && isNoun(plain.slice(defined[0].length), meaning.test(defined[0])))
    return { kind: "definition", asking: [[0, defined[0].length], ...asking.slice(1)], noun: [] };
  return { kind: noun.kind, asking, noun: noun.spans };
}

/** "How much notice", "quanto preavviso": so much of a thing that is told in time. */
function isTime(plain: string, { end }: FoundCue, { nouns }: Compiled): boolean {
  const [, next = ""] = /^\s+(?:(?:de|di|d'|advance)\s*)?(\p{L}+)/u.exec(plain.slice(end, end + 60)) ?? [];
  return nouns.some(({ kind, words }) => kind === "period" && words.has(next));
}

const joining = /(?:,|(?<!\p{L})(?:and|und|et|e|ed|y))\s+$/u;

/** "…, and from what date": what is asked for besides. */
function askedAlso(plain: string, { end }: FoundCue, { cues }: Compiled): TextSpan[] {
  const rest = plain.slice(end);
  return cues.flatMap(({ kind, pattern }): TextSpan[] => {
    const found = kind === "which" ? null : pattern.exec(rest);
    if (found === null || !joining.test(rest.slice(0, found.index))) return [];
    return [[end + found.index, end + found.index + found[0].length]];
  });
}

/** "Le papier est-il compris": French asks by turning verb and pronoun round, wherever they stand. */
function turnsAround(plain: string, language: string, cue = plain.length): boolean {
  const found =
    language === "fr" ? /\p{L}-(?:t-)?(?:ils?|elles?|on|nous|vous|je)(?!\p{L})/u.exec(plain) : null;
  return found !== null && found.index < cue;
}

/** "What does it cost", "que payons-nous": a verb of paying behind the word that asks, not a noun such as "cost of sales". */
function asksPrice(plain: string, { at, end }: FoundCue, { paying, alone, helping }: Compiled): boolean {
  const rest = plain.slice(end);
  const [first = ""] = /\p{L}+/u.exec(rest) ?? [];
  const found = paying.exec(rest);
  const opens = alone.has(plain.slice(at, end)) || helping.has(first) || found?.index === 1;
  return opens && found !== null && !/^\s+(?:of|and)\s/u.test(rest.slice(found.index + found[0].length));
}

/** "When forces act on a body, what …": what stands before the comma is no question; it becomes blanks of the same length. */
function withoutCondition(plain: string): string {
  const found =
    /^\P{L}*(?:when|if|where|while|as|wenn|falls|sobald|quand|lorsque|si|quando|se|cuando)(?!\p{L})[^,?]{3,200},(?=[^?]{0,40}(?<!\p{L})(?:what|which|who|how|where|when|why|wer|was|wie|wo|wann|welche[rmns]?|que|quel|quelle|qui|combien|che|chi|quanto|quale|qué|quién|cuál|cómo)(?!\p{L}))/u.exec(
      plain,
    );
  return found === null ? plain : " ".repeat(found[0].length) + plain.slice(found[0].length);
}

/** Asks for what a word stands for, so that a word follows, whatever it ends with. */
const meaning = /mean|meant|gemeint|versteh|entend|intend/u;

const mostOfDefinition = 4;

/** Behind "what is": a few words, none of which is a verb or waits for another word. */
function isNoun(plain: string, isMeant: boolean): boolean {
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return (
    words.length <= mostOfDefinition &&
    !waiting.test(words.at(-1) ?? "") &&
    !ofThem.test(words.at(-1) ?? "") &&
    (isMeant || !words.some((word) => /(?:ed|ing)$/u.test(word) && word.length > 5))
  );
}

const waiting =
  /^(?:with|in|for|to|of|by|from|on|as|into|about|at|after|between|under|over|do|make|mit|für|von|zu|aus|an|auf|avec|pour|con|per|para|include|mean|enthalten)$/u;

/** "What are the contract types": which ones there are, and not what a type is. */
const ofThem =
  /^(?:types|kinds|sorts|forms|categories|classes|arten|typen|formen|kategorien|klassen|genres|catégories|formes|tipi|categorie|forme|tipos|categorías|formas)$/u;

const shortestHead = 5;

/** The last part of a compound says what it is: "Zinsbetrag" is a "Betrag". */
function endsLike(word: string, nouns: ReadonlySet<string>): boolean {
  for (let from = 3; from <= word.length - shortestHead; from += 1)
    if (nouns.has(word.slice(from))) return true;
  return false;
}

/** How many words may stand between "which" and the noun that it asks for. */
const reach = 4;

interface FoundCue {
  at: number;
  end: number;
}

function readNoun(
  plain: string,
  { at, end: from }: FoundCue,
  { nouns, between, joins, alone, helping }: Compiled,
): { kind: AnswerKind; spans: TextSpan[] } {
  const words = [...plain.slice(from, from + 120).matchAll(/[\p{L}\p{N}]+(?:[-'][\p{L}\p{N}]+)*/gu)].slice(
    0,
    reach + 2,
  );
  const first = words.findIndex(([word]) => !between.has(word));
  const isApart = first > 0;
  const isAlone = alone.has(plain.slice(at, from)) || helping.has(words[0]?.[0] ?? "");
  if (isAlone && !isApart) return { kind: "thing", spans: [] };
  const own = words.slice(first < 0 ? words.length : first, isApart ? first + 2 : reach);
  for (const { 0: word, index } of own) {
    // "l'utile" is a noun with its article
    const bare = word.replace(/^\p{L}{1,4}'/u, "");
    const named = nouns.find((noun) => noun.words.has(bare));
    const kind = (named ?? nouns.find((noun) => joins && endsLike(bare, noun.words)))?.kind;
    // "what fee" must be answered by a fee, "what city" by a name
    const isSaid = kind === "amount" || kind === "period";
    if (kind !== undefined)
      return { kind, spans: isSaid ? [] : [[from + index, from + index + word.length]] };
  }
  const [head] = own;
  if (isApart || head === undefined) return { kind: "thing", spans: [] };
  return { kind: "thing", spans: [[from + head.index, from + head.index + head[0].length]] };
}

import { clauseWords } from "../../../lexicon/facts/limits-of-clause.ts";
import { modality, type Modality } from "../../../lexicon/facts/modality.ts";
import { polarity } from "../../../lexicon/facts/polarity.ts";
import { languages, type Language } from "../../../lexicon/words-by-language.ts";
import {
  findNegated,
  findNegations,
  findRestrictions,
  type Negation,
  type NegationWords,
} from "./find-negations.ts";
import { compileWords, findWords, textOf, type WordHit, type WordMatcher } from "./match-words.ts";
import { readTokens, type Token } from "./read-tokens.ts";

/** The words of a text that turn, bound or weaken what it says. */
export interface TextSignals {
  text: string;
  tokens: Token[];
  /** Of each token the clause it stands in. */
  clauses: number[];
  /** Tokens that negate, outside phrases such as "no less than". */
  negations: Negation[];
  /** Clauses that are negated in the end; two negations lift each other where the language does so. */
  negated: ReadonlySet<number>;
  /** Whether two words make one negation, as is the rule of the language. */
  concord: boolean;
  /** Words that deny without a negation, such as "refused". */
  denying: string[];
  modality: ReadonlyMap<Modality, string[]>;
  /** Where each of them stands. */
  modalClauses: { step: Modality; clause: number }[];
  only: string[];
  always: string[];
  all: string[];
  condition: string[];
  report: string[];
  denial: string[];
  except: string[];
  mostly: string[];
}

interface Matchers extends NegationWords {
  denying: WordMatcher;
  clause: Record<
    "only" | "always" | "all" | "condition" | "report" | "denial" | "except" | "mostly",
    WordMatcher
  >;
  modality: readonly (readonly [Modality, WordMatcher])[];
  concord: boolean;
}

const steps: readonly Modality[] = ["may", "should", "must"];

const byLanguage = new Map<string, Matchers>(languages.map((language) => [language, compile(language)]));

function compile(language: Language): Matchers {
  const words = polarity[language];
  const clause = clauseWords[language];
  return {
    negations: compileWords(words.negations),
    without: compileWords(words.without),
    denying: compileWords(words.denying),
    innocent: compileWords(words.innocent),
    bounds: compileWords(words.bounds),
    clause: {
      only: compileWords(clause.only),
      always: compileWords(clause.always),
      all: compileWords(clause.all),
      condition: compileWords(clause.condition),
      report: compileWords(clause.report),
      denial: compileWords(clause.denial),
      except: compileWords(clause.except),
      mostly: compileWords(clause.mostly),
    },
    modality: steps.map((step) => [step, compileWords(modality[language][step])] as const),
    concord: words.concord,
  };
}

/** Empty but for its words in a language that no lexicon knows. */
export function readSignals(text: string, language: string): TextSignals {
  const tokens = readTokens(text);
  const clauses = readClauses(text, tokens);
  const matchers = byLanguage.get(language);
  const said = (hits: readonly WordHit[]) => hits.map((hit) => textOf(text, tokens, hit));
  const read = (name: keyof Matchers["clause"]) =>
    matchers === undefined ? [] : said(findWords(tokens, matchers.clause[name]));
  const restrictions = language === "fr" ? findRestrictions({ language, text, tokens, clauses }) : [];
  const negations =
    matchers === undefined ? [] : findNegations({ language, text, tokens, clauses }, matchers, restrictions);
  return {
    ...{ text, tokens, clauses, negations, concord: matchers?.concord ?? false },
    denying: matchers === undefined ? [] : said(findWords(tokens, matchers.denying)),
    negated: findNegated(negations, matchers?.concord ?? false),
    ...findModality({ text, tokens, clauses }, matchers?.modality ?? []),
    only: [...read("only"), ...said(restrictions)],
    always: read("always"),
    all: read("all"),
    condition: read("condition"),
    report: read("report"),
    denial: read("denial"),
    except: read("except"),
    mostly: read("mostly"),
  };
}

/** "May" with a capital inside a sentence is a month. */
function findModality(
  { text, tokens, clauses }: Pick<TextSignals, "text" | "tokens" | "clauses">,
  matchers: Matchers["modality"],
): Pick<TextSignals, "modality" | "modalClauses"> {
  const isMonth = ({ from }: WordHit) =>
    tokens[from]?.text === "May" && (from > 0 || /^\s?\d/u.test(text.slice(tokens[from]?.end ?? 0)));
  const found = matchers
    .map(([step, words]) => [step, findWords(tokens, words).filter((hit) => !isMonth(hit))] as const)
    .filter(([, hits]) => hits.length > 0);
  return {
    modality: new Map(found.map(([step, hits]) => [step, hits.map((hit) => textOf(text, tokens, hit))])),
    modalClauses: found.flatMap(([step, hits]) =>
      hits.map(({ from }) => ({ step, clause: clauses[from] ?? 0 })),
    ),
  };
}

/** A clause ends at a comma, colon, bracket or dash, and before a word that turns against it. */
const turning: ReadonlySet<string> = new Set(
  "but aber sondern jedoch mais ma però bensì pero sino however while whereas während".split(" "),
);

function readClauses(text: string, tokens: readonly Token[]): number[] {
  let clause = 0;
  let before = 0;
  return tokens.map(({ start, end, word }) => {
    const gap = text.slice(before, start);
    if (/[,;:()[\]–—!?]|\.\s/u.test(gap) || turning.has(word)) clause++;
    before = end;
    return clause;
  });
}

import { detectLanguage } from "../../../lib/text/detect-language.ts";
import { segmentWords } from "../../../lib/text/segment-words.ts";
import { foldWord } from "../../facts/fold-word.ts";
import type { Statement } from "../statements/statement.ts";
import { hasWord } from "./claim-holds.ts";
import type { TableToInsert } from "./values/insert-tables.ts";
import { foldedWords, prepareClaim } from "./prepare-claim.ts";
import type { DraftClaim, PreparedClaim } from "./prepare-claim.ts";
import { prepareRequest } from "./prepare-request.ts";
import type { PreparedRequest } from "./prepare-request.ts";
import { contentWords } from "./content-words.ts";

/** Everything that a statement may be proven by, read once. */
export interface DraftScope {
  claims: PreparedClaim[];
  tables: readonly TableToInsert[];
  request: PreparedRequest;
  /** Of the draft's text as a whole; its own word for it does not count. */
  language: string;
  /** The claims that a statement may rest on, and whether it named them itself. */
  candidates(statement: Statement): { claims: PreparedClaim[]; isNamed: boolean };
  languageOf(text: string): string;
  /** Whether claims, their sources or the request have the word. */
  knows(word: string): boolean;
  /** Content words of a text that neither claims nor sources nor the request have. */
  newWords(text: string): string[];
}

export interface ScopeInput {
  claims: readonly DraftClaim[];
  tables: readonly TableToInsert[];
  request: string;
  language: string;
  statements: readonly Statement[];
}

const sampleSize = 4_000;
const fewestWords = 6;

export function createDraftScope({ claims, tables, request, language, statements }: ScopeInput): DraftScope {
  const sample = statements
    .filter(({ kind }) => kind === "sentence" || kind === "item" || kind === "footnote")
    .map(({ text }) => text)
    .join("\n")
    .slice(0, sampleSize);
  const detected = sample.length < 60 ? "unknown" : detectLanguage(sample);
  const own = detected === "unknown" ? language : detected;
  const claimLanguage = detectLanguage(claims.map(({ text }) => text).join("\n"));
  const languages = { claims: claimLanguage === "unknown" ? language : claimLanguage, request: language };
  const ready = claims.map((claim) => prepareClaim(claim, languages));
  const said = prepareRequest(request, language);
  const tableWords = tables
    .flatMap(({ columns, rows }) => [...columns, ...rows.flat()].map(String))
    .join("\n");
  const words = new Set([
    ...ready.flatMap((claim) => [...claim.words, ...claim.around]),
    ...said.words,
    ...foldedWords(tableWords),
  ]);
  const asked = new Map<string, boolean>();
  const knows = (word: string): boolean => {
    const folded = foldWord(word);
    const known =
      asked.get(folded) ?? folded.split(/['’_-]/u).every((piece) => piece === "" || hasWord(piece, words));
    asked.set(folded, known);
    return known;
  };
  const languageOf = createLanguageReader(own);
  return {
    ...{ claims: ready, tables, request: said, language: own, languageOf, knows },
    candidates({ uses }) {
      const named = ready.filter(({ id }) => uses.includes(id));
      return named.length > 0 ? { claims: named, isNamed: true } : { claims: ready, isNamed: false };
    },
    newWords: (text) =>
      contentWords(text, languageOf(text))
        .filter(({ text: word }) => !knows(word))
        .map(({ text: word }) => word),
  };
}

/** A statement may be in another language than the rest; a short one tells nothing of itself. */
function createLanguageReader(own: string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const detected = segmentWords(text).length < fewestWords ? "unknown" : detectLanguage(text);
    const language = detected === "unknown" ? own : detected;
    known.set(text, language);
    return language;
  };
}

import { datedFact, factOwner, holdsDate } from "../../../lexicon/requests/delivered/fact-nouns.ts";
import { kindNouns } from "../../../lexicon/requests/kind-nouns.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { readStatements } from "../write/read-statements.ts";
import type { ReadWord } from "./look-up/create-word-reader.ts";
import { bestMatch } from "./look-up/match-word.ts";
import { languagesOf } from "./look-up/read-places.ts";
import { wordReaderOf } from "./look-up/word-readers.ts";
import type { Quoted } from "./quoted.ts";

const mostStatements = 2;
/** The same word, its stem, or one that means the same. */
const isSaid = 0.7;

/** What a document says about a thing that is only named: its section of that heading, else the sentence that names it. */
export function tellAbout(thing: string, language: string, evidence: readonly EvidenceItem[]): Quoted[] {
  const nouns = nounsOf(thing, language);
  const kinds = kindNouns.filter(({ noun }) => nouns.some(({ word }) => noun.test(word)));
  const isKind = (word: string) => kinds.some(({ noun }) => noun.test(word));
  const wanted = nouns.filter(({ word }) => !isKind(word));
  if (wanted.length === 0) return [];
  const spoken = languagesOf(evidence, language);
  const says = (text: string, document: string) => {
    const own = wordReaderOf(spoken.get(document) ?? language).read(text);
    return wanted.filter((word) => bestMatch(word, own) >= isSaid).length;
  };
  const open = { document: "", article: "" };
  const all = evidence
    .filter(({ table }) => table === undefined)
    .flatMap((item) => readStatements(item, open, "sentence"))
    .filter(({ text }) => kinds.every(({ holds }) => holds.test(text)))
    .map((statement) => ({
      ...statement,
      inText: says(statement.text, statement.item.document),
      inAll: says(`${statement.item.heading?.at(-1) ?? ""} ${statement.text}`, statement.item.document),
      inHeading: says(statement.item.heading?.at(-1) ?? "", statement.item.document),
    }));
  const underHeading = all.filter(({ inHeading }) => inHeading === wanted.length);
  const naming = all.filter(({ inText, inAll }) => inText > 0 && inAll === wanted.length);
  const found = underHeading.length > 0 ? underHeading.slice(0, mostStatements) : best(naming);
  return found.map(({ text, quote, item }) => ({ text, supports: [{ evidence: item.id, quote }] }));
}

/** "The reserve date of the fair": all days that the section of that name tells; nothing where none has its name. */
export function tellDates(fact: string, language: string, evidence: readonly EvidenceItem[]): Quoted[] {
  const owner = datedFact.test(fact) ? factOwner.exec(fact)?.[0] : undefined;
  const nouns = owner === undefined ? [] : nounsOf(owner, language);
  if (nouns.length === 0) return [];
  const spoken = languagesOf(evidence, language);
  const own = evidence.filter(({ heading, document }) => {
    const said = wordReaderOf(spoken.get(document) ?? language).read(heading?.at(-1) ?? "");
    return said.length > 0 && nouns.every((word) => bestMatch(word, said) >= isSaid);
  });
  const open = { document: "", article: "" };
  const told = own
    .filter(({ table }) => table === undefined)
    .flatMap((item) => readStatements(item, open, "sentence"))
    .filter(({ text }) => holdsDate.test(text));
  return told
    .slice(0, mostDates)
    .map(({ text, quote, item }) => ({ text, supports: [{ evidence: item.id, quote }] }));
}

const mostDates = 3;

function nounsOf(thing: string, language: string): ReadWord[] {
  return wordReaderOf(language)
    .read(thing)
    .filter(({ isStop, isNumber, word }) => !isStop && (isNumber || word.length > 2));
}

/** The one with most figures and obligations; the first of equals. */
function best<Scored extends { score: number }>(statements: readonly Scored[]): Scored[] {
  return statements.toSorted((a, b) => b.score - a.score).slice(0, 1);
}

import { deliverables } from "../../../lexicon/requests/deliverable-words.ts";
import { handingVerbs } from "../../../lexicon/requests/output-words.ts";
import { placeColumns } from "../../../lexicon/requests/column-wishes.ts";
import { roleVerbs } from "../../../lexicon/requests/role-verbs.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import type { TermReader } from "../../../lib/text/create-term-reader.ts";
import { matchTerms } from "../../../lib/text/match-terms.ts";
import { splitSentences } from "../../../lib/text/split-sentences.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { isFormatWord } from "../plan/find-formats.ts";

const formWords = new Set(
  [...Object.values(deliverables), ...Object.values(roleVerbs)].flatMap((words) =>
    languages.flatMap((language) => (words[language] ?? "").split("|")),
  ),
);

/** "Fais-moi un résumé", "fammi un riassunto", "give me the main points": how something is asked for, and no subject. */
export const handingWords: ReadonlySet<string> = new Set(
  [handingVerbs, roleVerbs.SUMMARIZE].flatMap((words) =>
    languages.flatMap((language) => (words[language] ?? "").split(/[|\s-]/u)),
  ),
);

/** What a text is to be about: the words of its order that name no form, format or work. */
export function topicTerms(order: string, reader: TermReader): string[] {
  return reader
    .content(order)
    .filter(({ text }) => {
      const word = text.toLowerCase();
      const isForm = formWords.has(word) || handingWords.has(word) || isFormatWord(word);
      return !isForm && !placeColumns.has(word) && word.length > 2;
    })
    .map(({ term }) => term);
}

/**
 * The documents whose names say the whole topic; else the sections whose own heading names it, with their tables;
 * everything where none does, or the title of all.
 */
export function aboutTopic(
  evidence: readonly EvidenceItem[],
  wanted: ReadonlySet<string>,
  reader: TermReader,
): readonly EvidenceItem[] {
  const terms = [...wanted];
  const named = namedDocuments(evidence, terms, reader);
  if (named !== undefined) return evidence.filter(({ document }) => named.has(document));
  if (isTitle(evidence, terms, reader)) return evidence;
  const found = evidence.filter(({ heading = [] }) => shared(heading.at(-1) ?? "", terms, reader).length > 0);
  if (found.length === 0) return evidence;
  const open = terms.filter((term) =>
    found.every(({ heading = [] }) => !shared(heading.at(-1) ?? "", [term], reader).includes(term)),
  );
  return evidence.filter((item) => found.includes(item) || namesBoth(item, { open, terms }, reader));
}

/** What the only document is called in its title is the document; what else is asked for has a heading of its own, or none. */
function isTitle(evidence: readonly EvidenceItem[], terms: readonly string[], reader: TermReader): boolean {
  const isOne = new Set(evidence.map(({ document }) => document)).size === 1;
  const [title] = evidence[0]?.heading ?? [];
  if (!isOne || title === undefined) return false;
  const inTitle = shared(title, terms, reader);
  const rest = terms.filter((term) => !inTitle.includes(term));
  const isHeaded = ({ heading = [] }: EvidenceItem) => shared(heading.at(-1) ?? "", rest, reader).length > 0;
  return inTitle.length > 0 && !evidence.some(isHeaded);
}

/** "Lost devices" where only devices have a heading: a sentence elsewhere that says both words belongs to it. */
function namesBoth(
  { text, table }: EvidenceItem,
  { open, terms }: { open: readonly string[]; terms: readonly string[] },
  reader: TermReader,
): boolean {
  if (table !== undefined || open.length === 0) return false;
  return splitSentences(text).some(({ text: sentence }) => {
    const said = shared(sentence, terms, reader);
    return said.length > 1 && said.some((term) => open.includes(term));
  });
}

/** "The lease and the moving offer": the fewest documents that are called so; undefined where a word is in no name. */
function namedDocuments(
  evidence: readonly EvidenceItem[],
  terms: readonly string[],
  reader: TermReader,
): ReadonlySet<string> | undefined {
  const names = [...new Set(evidence.map(({ document }) => document))].map((document) => ({
    document,
    said: shared(document.replaceAll(/[._-]+/gu, " "), terms, reader),
  }));
  const chosen = new Set<string>();
  let open = terms;
  while (open.length > 0) {
    const news = names.map(({ document, said }) => ({ document, said, count: count(said, open) }));
    const best = news.toSorted((a, b) => b.count - a.count)[0];
    if (best === undefined || best.count === 0) return undefined;
    chosen.add(best.document);
    open = open.filter((term) => !best.said.includes(term));
  }
  return chosen.size > 0 ? chosen : undefined;
}

function count(said: readonly string[], open: readonly string[]): number {
  return open.filter((term) => said.includes(term)).length;
}

function shared(text: string, terms: readonly string[], reader: TermReader): string[] {
  const own = reader.content(text).map(({ term }) => term);
  return terms.filter((term) => own.some((other) => matchTerms(other, term) > 0));
}

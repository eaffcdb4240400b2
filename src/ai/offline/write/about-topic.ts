import { deliverables } from "../../../lexicon/requests/deliverable-words.ts";
import { placeColumns } from "../../../lexicon/requests/column-wishes.ts";
import { roleVerbs } from "../../../lexicon/requests/role-verbs.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import type { TermReader } from "../../../lib/text/create-term-reader.ts";
import { matchTerms } from "../../../lib/text/match-terms.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { isFormatWord } from "../plan/find-formats.ts";

const formWords = new Set(
  [...Object.values(deliverables), ...Object.values(roleVerbs)].flatMap((words) =>
    languages.flatMap((language) => (words[language] ?? "").split("|")),
  ),
);

/** What a text is to be about: the words of its order that name no form, format or work. */
export function topicTerms(order: string, reader: TermReader): string[] {
  return reader
    .content(order)
    .filter(({ text }) => {
      const word = text.toLowerCase();
      return !formWords.has(word) && !isFormatWord(word) && !placeColumns.has(word) && word.length > 2;
    })
    .map(({ term }) => term);
}

/** The sections whose own heading names the topic, with their tables; everything where none does, or the title of all. */
export function aboutTopic(
  evidence: readonly EvidenceItem[],
  wanted: ReadonlySet<string>,
  reader: TermReader,
): readonly EvidenceItem[] {
  const terms = [...wanted];
  const found = evidence.filter(({ heading = [] }) => {
    const own = reader.content(heading.at(-1) ?? "").map(({ term }) => term);
    return own.some((term) => terms.some((other) => matchTerms(term, other) > 0));
  });
  return found.length > 0 ? found : evidence;
}

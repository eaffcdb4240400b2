import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { readStatements } from "../../write/read-statements.ts";
import type { ReadWord } from "../look-up/create-word-reader.ts";
import { bestMatch, matchWord } from "../look-up/match-word.ts";
import { languagesOf } from "../look-up/read-places.ts";
import { wordReaderOf } from "../look-up/word-readers.ts";
import type { Quoted } from "../quoted.ts";

const mostStatements = 3;
/** The same word, its stem, or one that means the same. */
const isSaid = 0.7;
/** One part of a compound. */
const isPart = 0.5;

/**
 * What papers say under the heading that a point names, as far as they say it differently: what stands in all of them
 * has not changed. Empty where one of them has no such section, or nothing else to say there.
 */
export function differingUnder(
  point: string,
  language: string,
  papers: readonly (readonly EvidenceItem[])[],
): Quoted[] {
  const wanted = wordReaderOf(language)
    .read(point)
    .filter(({ isStop, word }) => !isStop && word.length > 2);
  const sections = papers.map((items) => {
    const open = { document: "", article: "" };
    const spoken = languagesOf(items, language);
    return items
      .filter(({ heading, document, table }) => {
        const said = wordReaderOf(spoken.get(document) ?? language).read(heading?.at(-1) ?? "");
        return table === undefined && isCalled(wanted, said);
      })
      .flatMap((item) => readStatements(item, open, "sentence"));
  });
  if (wanted.length === 0) return [];
  const isEverywhere = (text: string) => sections.every((own) => own.some((other) => other.text === text));
  const differing = sections.map((own) =>
    own.filter(({ text }) => !isEverywhere(text)).slice(0, mostStatements),
  );
  if (differing.some((own) => own.length === 0)) return [];
  return differing
    .flat()
    .map(({ text, quote, item }) => ({ text, supports: [{ evidence: item.id, quote }] }));
}

/** Each word stands in the heading; a compound stands there in its parts, "Privatautos" as "private cars", and the other way round. */
function isCalled(wanted: readonly ReadWord[], heading: readonly ReadWord[]): boolean {
  const said = heading.filter(({ isStop }) => !isStop);
  if (said.length === 0) return false;
  if (wanted.every((word) => bestMatch(word, said) >= isSaid)) return true;
  return isParted(wanted, said) || isParted(said, wanted);
}

function isParted(compound: readonly ReadWord[], words: readonly ReadWord[]): boolean {
  const [only, ...more] = compound;
  if (only === undefined || more.length > 0 || words.length < 2 || !only.hasParts) return false;
  return words.every((word) => matchWord(only, word) >= isPart);
}

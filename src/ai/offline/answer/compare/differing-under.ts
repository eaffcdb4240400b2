import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { readStatements } from "../../write/read-statements.ts";
import { bestMatch } from "../look-up/match-word.ts";
import { languagesOf } from "../look-up/read-places.ts";
import { wordReaderOf } from "../look-up/word-readers.ts";
import type { Quoted } from "../quoted.ts";

const mostStatements = 3;
/** The same word, its stem, or one that means the same. */
const isSaid = 0.7;

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
        return (
          table === undefined && said.length > 0 && wanted.every((word) => bestMatch(word, said) >= isSaid)
        );
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

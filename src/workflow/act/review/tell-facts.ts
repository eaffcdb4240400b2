import type { Observation } from "../../../model/action.ts";
import type { CriteriaFacts } from "../../../model/criteria/check-criteria.ts";
import { tellCounts } from "../../../model/phrases/review-phrases.ts";

/** What was counted, a line each, for a model that has to judge what counting cannot. */
export function tellFacts(facts: CriteriaFacts | undefined, { produced, claims = 0 }: Observation): string[] {
  const files = produced.map(
    (file) => `${file.fileName}: ${[...tellCounts(file), `${file.bytes} bytes`].join(", ")}`,
  );
  const estimated = produced.some(({ isEstimate }) => isEstimate === true)
    ? ['Pages with "about" are an estimate: the file may have one more or fewer.']
    : [];
  if (facts === undefined) return [...files, ...estimated, `proven claims: ${claims}`];
  const { counts, language, contents, numbering } = facts;
  const { words, sentences, paragraphs, headings, items, tables, rows, images, charts, citations } = counts;
  return [
    ...files,
    ...estimated,
    `words: ${words}, sentences: ${sentences}, paragraphs: ${paragraphs}, headings: ${headings}, list items: ${items}`,
    `tables: ${tables}, rows in them: ${rows}, images: ${images}, charts: ${charts}`,
    `language of the text: ${language}`,
    `table of contents: ${tellYes(contents)}; headings numbered: ${tellYes(numbering)}`,
    `proven claims: ${claims}; passages cited: ${citations}`,
  ];
}

function tellYes(known: boolean | undefined): string {
  return known === undefined ? "unknown" : known ? "yes" : "no";
}

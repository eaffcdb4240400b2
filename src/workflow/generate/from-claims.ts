import type { Claim } from "../../model/grounding.ts";
import { readRows } from "../../model/read-rows.ts";
import { missingTexts, tablesOf } from "../../model/report-claims.ts";
import { phrasesFor } from "../../model/phrases.ts";
import { typeColumns } from "../../model/table-section.ts";
import { toTitle } from "../../model/to-title.ts";
import type { Checked } from "../../model/round.ts";
import type { Section, UnifiedDocument } from "../../model/unified-document.ts";

/** A document of accepted claims alone, in their words; null where there are none. */
export function fromClaims(
  checked: readonly Checked[],
  { title, language }: { title: string; language: string },
): UnifiedDocument | null {
  const proven = checked.filter(({ handOff }) => handOff !== undefined);
  if (proven.length === 0) return null;
  const sections = proven.flatMap(({ intent, handOff, missing }): Section[] => {
    const body = [
      ...toSections(handOff?.claims ?? [], intent.id),
      ...notStated({ intent, missing, language }),
    ];
    if (proven.length === 1) return body;
    const text = toTitle(intent.text);
    return [{ content_type: "heading", id: intent.id, elements: [{ level: 2, text }] }, ...body];
  });
  return { metadata: { title: toTitle(title), language }, sections };
}

/** The answer that came with the analysis, as a document. */
export function fromAnswer(
  answer: string,
  { title, language }: { title: string; language: string },
): UnifiedDocument {
  const section: Section = { content_type: "paragraph", id: "answer", elements: [{ text: answer }] };
  return { metadata: { title: toTitle(title), language }, sections: [section] };
}

/** What was asked for and is not in the documents is said to be so. */
function notStated({
  intent,
  missing,
  language,
}: Pick<Checked, "intent" | "missing"> & { language: string }): Section[] {
  const words = phrasesFor(language);
  const say = (lead: string, own: Checked["missing"]) =>
    own.length === 0 ? [] : [{ text: `${lead} ${missingTexts([{ intent, missing: own }]).join("; ")}` }];
  const elements = [
    ...say(
      words.notStated,
      missing.filter(({ unproven }) => unproven !== true),
    ),
    ...say(
      words.leftOut,
      missing.filter(({ unproven }) => unproven === true),
    ),
  ];
  return elements.length === 0 ? [] : [{ content_type: "paragraph", id: `${intent.id}-missing`, elements }];
}

/** Each claim in its own words; rows with the same columns as the table that they were. */
function toSections(claims: readonly Claim[], id: string): Section[] {
  const built = tablesOf(claims).map(({ columns, ...table }) => ({ ...table, headers: columns }));
  const { tables, rest } = readRows(claims.filter(({ row }) => row === undefined));
  const texts = rest.map(({ text, citations }, index): Section => ({
    ...{ content_type: "paragraph", id: `${id}-${index + 1}`, elements: [{ text }], citations },
  }));
  const grids = [...built, ...tables].map(({ headers, rows, claims: own }, index): Section => {
    const element = { headers, rows };
    typeColumns(element);
    const citations = [...new Set(own.flatMap((claim) => claim.citations))];
    const cited = { ...element, rows: element.rows.map((row, at) => citeRow(row, own[at])) };
    return { content_type: "table", id: `${id}-t${index + 1}`, elements: [cited], citations };
  });
  return [...texts, ...grids];
}

/** Each row leads to its own sources, at its first cell. */
function citeRow<Cell>(row: readonly Cell[], claim: Claim | undefined) {
  const [first = null, ...others] = row;
  return claim?.row === undefined ? [...row] : [{ value: first, citations: claim.citations }, ...others];
}

import type { Evidence } from "../../../model/grounding.ts";
import { brief } from "../finding.ts";

/** A title, a date, who speaks: more of the beginning says nothing about a passage further down. */
const mostLetters = 220;
const firstLines = 3;

/** How the document begins, where no heading above the passage says it: it tells who "the committee" is. */
export function tellOpening(own: Evidence, evidence: readonly Evidence[]): string[] {
  if (own.position.sheet !== undefined) return tellSheets(own, evidence);
  const opening = evidence.find(({ documentId, position }) => {
    if (documentId !== own.documentId || position.path !== own.position.path) return false;
    const { page, slide, line } = position;
    return page === 1 || slide === 1 || (page === undefined && line !== undefined && line <= firstLines);
  });
  if (opening === undefined || opening.id === own.id) return [];
  const words = [...(opening.heading ?? []), opening.quote].join(" ").replaceAll(/\s+/gu, " ").trim();
  const isNamed = (own.heading ?? []).some((title) => words.includes(title));
  return words === "" || isNamed ? [] : [`(the document begins: ${brief(words, mostLetters)})`];
}

const mostSheets = 8;

/** What a sheet is about is often told by what its neighbours are about: "Sales" beside "Sales since 2020". */
function tellSheets({ documentId, position }: Evidence, evidence: readonly Evidence[]): string[] {
  const all = evidence.flatMap((one) => (one.documentId === documentId ? (one.position.sheet ?? []) : []));
  const others = [...new Set(all)].filter((sheet) => sheet !== position.sheet);
  if (others.length === 0) return [];
  const shown = others.slice(0, mostSheets).map((sheet) => brief(sheet, 60));
  return [`(other sheets: ${shown.join(", ")}${others.length > mostSheets ? ", …" : ""})`];
}

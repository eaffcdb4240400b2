import type { Section, UnifiedDocument } from "../../model/unified-document.ts";
import { editText } from "./edit/edit-text.ts";
import { groupEdits, setAt, valueAt } from "./edit/group-edits.ts";
import type { PlaceEdit } from "./edit/group-edits.ts";
import { dropped, sweep } from "./edit/sweep.ts";
import { dropWhole } from "./edit/drop-whole.ts";

/**
 * The document without some of its statements; the rest stays as it is. What is left empty goes as well: the paragraph
 * of a last sentence, the list of a last item, the heading above nothing.
 */
export function removeStatements(document: UnifiedDocument, paths: readonly string[]): UnifiedDocument {
  const copy = structuredClone(document);
  const hadContent = filledHeadings(document.sections);
  const edits = groupEdits(paths.map((path) => ({ path })));
  // the deepest first: what stands above may go as a whole
  for (const edit of edits.toSorted((a, b) => b.place.length - a.place.length)) remove(copy, edit);
  // headings keep their places until it is known what stands under them
  const sections = copy.sections.map((section) =>
    section.content_type === "heading" ? section : sweep(section),
  );
  const now = filledHeadings(sections);
  for (const key of hadContent) {
    if (now.has(key)) continue;
    const [section = 0, element = 0] = key.split(" ").map(Number);
    const elements = sections[section]?.elements as unknown[] | undefined;
    if (elements !== undefined) elements[element] = dropped;
  }
  const kept = sections.map(sweep).filter((section, at) => {
    return section.elements.length > 0 || document.sections[at]?.elements.length === 0;
  });
  return sweep({ ...copy, sections: kept });
}

function remove(copy: UnifiedDocument, { place, ranges, whole }: PlaceEdit): void {
  const value = valueAt(copy, place);
  if (value === undefined || value === dropped) return;
  if (whole === undefined && typeof value === "string") {
    const left = editText(value, ranges);
    if (/[\p{L}\p{N}]/u.test(left)) {
      setAt(copy, place, left);
      return;
    }
  }
  dropWhole(copy, place);
}

/** "3 0" is the first element of the fourth section: a heading with something else than headings under it. */
function filledHeadings(sections: readonly Section[]): Set<string> {
  const filled = new Set<string>();
  let open: { level: number; key: string }[] = [];
  for (const [at, { content_type: type, elements }] of sections.entries()) {
    if (type !== "heading") {
      if (elements.length > 0) for (const { key } of open) filled.add(key);
      continue;
    }
    for (const [index, element] of elements.entries()) {
      if ((element as unknown) === dropped) continue;
      open = [
        ...open.filter(({ level }) => level < element.level),
        { level: element.level, key: `${at} ${index}` },
      ];
    }
  }
  return filled;
}

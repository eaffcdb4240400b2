import type { Position } from "../../../src/model/document.ts";
import type { Words } from "../i18n/words.ts";

/** "page 3", "sheet Costs, B4", "line 12": where a passage stands, as a person would say it. */
export function placeWords(
  position: Position,
  { t }: Pick<Words, "t">,
  heading: readonly string[] = [],
): string {
  const { page, sheet, range, slide, line } = position;
  const parts = [
    page === undefined ? "" : t("place.page", { page: String(page) }),
    sheet === undefined ? "" : t("place.sheet", { sheet }),
    shortRange(range ?? ""),
    slide === undefined ? "" : t("place.slide", { slide: String(slide) }),
    page === undefined && slide === undefined && line !== undefined
      ? t("place.line", { line: String(line) })
      : "",
  ].filter((part) => part !== "");
  const last = heading.at(-1);
  return parts.length === 0 && last !== undefined ? `“${last}”` : parts.join(", ");
}

const mostCells = 3;

/** Many single cells are told by the first and the last. */
function shortRange(range: string): string {
  const cells = range.split(", ");
  return cells.length > mostCells ? `${cells[0]} … ${cells.at(-1)}` : range;
}

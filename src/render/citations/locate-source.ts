import type { Evidence } from "../../model/grounding.ts";
import { placesOf } from "../../model/documents/print-position.ts";
import type { PlacePart } from "../../model/documents/print-position.ts";

export interface SourcePlace {
  /** The page, sheet, slide, article or line: what is cited from one place is listed together. */
  place: string;
  /** The cell or article on it, which differs from quotation to quotation. */
  at: string;
}

const pages: readonly PlacePart["kind"][] = ["page", "sheet", "slide"];

export function locateSource(evidence: Evidence, language: string): SourcePlace {
  const { heading = [], cell } = evidence;
  const { range, ...position } = evidence.position;
  // the address of a cell leads somewhere in sheets alone
  const isOnPage = position.page !== undefined || position.slide !== undefined;
  const isCell = cell !== undefined && !isOnPage && (position.sheet ?? range) !== undefined;
  const address = cell === undefined ? range : isCell ? cell.address : undefined;
  const placed = address === undefined ? position : { ...position, range: address };
  const parts = placesOf(placed, language, heading);
  const has = (...kinds: readonly PlacePart["kind"][]) => parts.some(({ kind }) => kinds.includes(kind));
  const isPaged = has(...pages);
  const isFine = ({ kind }: PlacePart): boolean =>
    kind === "range" ? isPaged || isCell : kind === "article" && isPaged;
  const isNeeded = ({ kind }: PlacePart): boolean =>
    kind !== "line" || !(isPaged || isCell || has("article"));
  const print = (kept: readonly PlacePart[]) => kept.map(({ said }) => said).join(", ");
  return {
    place: print(parts.filter((part) => !isFine(part) && isNeeded(part))),
    at: print(parts.filter(isFine)),
  };
}

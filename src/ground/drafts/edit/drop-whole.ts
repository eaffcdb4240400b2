import { mapTexts } from "../../../model/documents/walk-members.ts";
import type { UnifiedDocument } from "../../../model/unified-document.ts";
import type { MemberPath } from "../statements/path.ts";
import { dropColumn, dropCell } from "./drop-cell.ts";
import { dropLabel, dropPoint } from "./drop-point.ts";
import { setAt, valueAt } from "./group-edits.ts";
import { dropped, hoist } from "./sweep.ts";

/** Takes a statement out, and with it what would stand there without meaning. The document must be a copy. */
export function dropWhole(copy: UnifiedDocument, place: MemberPath): void {
  if (place[0] === "footnotes") dropNote(copy, String(place[1]));
  else if (place[0] === "sections" && place[2] === "elements") dropFromElement(copy, place);
  // a document without a title member is none
  else setAt(copy, place, place[0] === "metadata" && place[1] === "title" ? "" : dropped);
}

function dropFromElement(copy: UnifiedDocument, place: MemberPath): void {
  const element = place.slice(0, 4);
  const [member, ...inside] = place.slice(4);
  switch (member) {
    case "text":
    case "code":
    case "table":
      return setAt(copy, element, dropped);
    case "alt":
      return setAt(copy, place, "");
    case "items":
      return dropItem(copy, place);
    case "headers":
      return dropColumn(copy, element, inside);
    case "rows":
      return dropCell(copy, element, inside);
    case "labels":
      return dropLabel(copy, element, Number(inside[0]));
    case "series":
      return dropPoint(copy, element, inside);
    default:
      return setAt(copy, place, dropped);
  }
}

/** Items below it take its place; without any item the list goes. */
function dropItem(copy: UnifiedDocument, place: MemberPath): void {
  const own = place.at(-1) === "text" ? place.slice(0, -1) : place;
  const item = valueAt(copy, own);
  const below = typeof item === "object" && item !== null && "items" in item ? item.items : undefined;
  const left = Array.isArray(below) ? below.filter((inner) => inner !== dropped) : [];
  const list = valueAt(copy, own.slice(0, -1));
  if (!Array.isArray(list)) return;
  setAt(copy, own, left.length > 0 ? hoist(left) : dropped);
  if (list.some((other) => other !== dropped)) return;
  const parent = own.slice(0, -2);
  if (parent.at(-2) === "elements") setAt(copy, parent, dropped);
  else setAt(copy, own.slice(0, -1), dropped);
}

/** Its marks go too: without their note they would be printed as they stand. */
function dropNote(copy: UnifiedDocument, key: string): void {
  setAt(copy, ["footnotes", key], dropped);
  const mark = `[^${key}]`;
  copy.sections = mapTexts(copy.sections, (text) => text.replaceAll(mark, ""));
}

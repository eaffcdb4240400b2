import type { JsonScanner } from "../../lib/json/json-scanner.ts";
import { type CutState, memberAt, readGround, roleAt, unitRoles } from "./open-path.ts";

/** Where a document was cut, in slices of the text as it was received. */
export interface DocumentCut {
  /** The section that is open, if the cut is in one. */
  section?: { index: number; id?: string; contentType?: string };
  /** The last finished element before the cut: of a table a row, of a list an item, of code its last lines. */
  lastElement?: string;
  /** What there is of the element that was cut; empty if the cut is between two. */
  cutElement: string;
}

/** Beyond this, a cut element's beginning says nothing about where to go on. */
const linesOfCode = 5;

export function findCut(text: string, scanner: JsonScanner): DocumentCut {
  const ground = readGround(text, scanner);
  const section = findSection(ground);
  const level = ground.open.findLastIndex((_, index) => unitRoles.includes(roleAt(ground, index) ?? ""));
  const unit = ground.open[level] ?? ground.open.at(-1);
  const { itemStart, lastItem } = unit ?? {};
  const cutElement = text.slice(itemStart ?? text.length);
  const last = lastItem === undefined ? lastLines(ground) : text.slice(lastItem.start, lastItem.end);
  return {
    ...(section !== undefined && { section }),
    ...(last !== undefined && { lastElement: last }),
    cutElement,
  };
}

function findSection(ground: CutState): DocumentCut["section"] {
  const level = ground.open.findIndex((_, index) => roleAt(ground, index) === "sections");
  const index = ground.open[level]?.index;
  if (ground.open[level]?.itemStart === undefined || index === undefined) return undefined;
  const section = ground.values[level + 1];
  const [id, contentType] = [memberAt(section, "id"), memberAt(section, "content_type")];
  return {
    index,
    ...(typeof id === "string" && { id }),
    ...(typeof contentType === "string" && { contentType }),
  };
}

/** Of code that is cut, the last whole lines, as received, before the one that is not. */
function lastLines({ open, scalar }: CutState): string | undefined {
  if (scalar?.kind !== "string" || open.at(-1)?.key !== "code") return undefined;
  const lines = scalar.raw.slice(1).split(/(?<=(?<!\\)(?:\\\\)*\\n)/);
  const whole = lines.slice(0, -1).slice(-linesOfCode).join("");
  return whole === "" ? undefined : whole;
}

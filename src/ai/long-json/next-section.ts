import { isDeepStrictEqual } from "node:util";
import { parseJson } from "../../lib/json/parse-json.ts";
import { type CutState, memberAt, roleAt } from "./open-path.ts";
import type { ItemSpan } from "./list-items.ts";
import { memberOf, type Outline, outlineJson, roleOf } from "./outline-json.ts";
import type { Seam } from "./seam.ts";
import { closersOf } from "./closers-of.ts";

/** The names of everything that may stand in a section; other members can only stand beside the sections. */
const namesInside: ReadonlySet<string> = new Set(
  "id content_type elements citations statements page_break_before level text items headers rows columns caption language code document data alt kind series labels value format formula note span rowSpan name currency align".split(
    " ",
  ),
);

/** The answer's sections, and the level of the open ones. */
interface Laid {
  ground: CutState;
  body: string;
  level: number;
}

interface Received {
  sections: readonly unknown[];
  /** All elements of the open one are there. */
  isBehind: boolean;
}

/** A rest that begins with the section after the open one: that is closed first, if nothing of it is missing. */
export function seamBeforeNext({ ground, body, level }: Laid, items: readonly ItemSpan[]): Seam[] {
  const [first] = items;
  const closers = closersOf(ground, level);
  if (first === undefined || closers === undefined) return [];
  const sections = ground.values[level];
  // behind its elements, the open one can hold no more of them
  const isBehind = ground.open[level + 1]?.key !== "elements" || ground.open.length === level + 2;
  if (!Array.isArray(sections) || !isNext(body, items, { sections, isBehind })) return [];
  return [{ keep: ground.text.length, from: first.start, before: `${closers},` }];
}

/** None of the sections is one that was received, and the first is not the open one under another name. */
function isNext(
  body: string,
  items: readonly ItemSpan[],
  { sections: received, isBehind }: Received,
): boolean {
  const outlines = items.map(({ start }) => outlineJson(body, start));
  if (outlines.some((outline) => roleOf(outline) !== "section")) return false;
  const known = new Set(received.map((section) => memberAt(section, "id")));
  const ids = outlines.map((outline) => textOf(body, memberOf(outline, "id")));
  if (ids.some((id) => id !== undefined && known.has(id))) return false;
  if (ids[0] !== undefined) return true;
  const type = textOf(body, memberOf(outlines[0], "content_type"));
  if (type === undefined) return false;
  const open = received.at(-1);
  // a rest of the open one would bear its name, unless it has none, or names are left out for the first time
  const isOther = isBehind || (memberAt(open, "id") !== undefined && known.has(undefined));
  if (type === memberAt(open, "content_type") && !isOther) return false;
  const [first] = items;
  const told = first?.end === undefined ? undefined : parseJson(body.slice(first.start, first.end));
  return !received.some((section) => told?.ok === true && isDeepStrictEqual(told.value, section));
}

function textOf(body: string, node: Outline | undefined): string | undefined {
  if (node?.kind !== "string" || node.end === undefined) return undefined;
  const parsed = parseJson(body.slice(node.start, node.end));
  return parsed.ok && typeof parsed.value === "string" ? parsed.value : undefined;
}

/** An empty list of sections, and something behind it: the open section is closed, and then the list. */
export function seamBehindEmpty({ ground, body, level }: Laid, node: Outline): Seam[] {
  const closers = closersOf(ground, level);
  if (node.end === undefined || closers === undefined) return [];
  return /^[\t\n\r ]*,/.test(body.slice(node.end, node.end + 1000))
    ? [{ keep: ground.text.length, from: node.end - 1, before: closers }]
    : [];
}

/** A rest that holds only members which stand behind the sections. */
export function seamBehindSections({ ground }: Laid, keyStart: number): Seam[] {
  const closers = isInSections(ground) ? closersOf(ground, 0) : undefined;
  return closers === undefined ? [] : [{ keep: ground.text.length, from: keyStart, before: `${closers},` }];
}

function isInSections(ground: CutState): boolean {
  return ground.open[0]?.kind === "object" && roleAt(ground, 1) === "sections";
}

/** An object of which no member can stand in a section. */
export function isBesideSections(node: Outline | undefined): boolean {
  return (
    node?.kind === "object" &&
    node.members.length > 0 &&
    node.members.every(({ key }) => !namesInside.has(key))
  );
}

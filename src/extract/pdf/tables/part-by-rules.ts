import type { Rule, PageWord } from "../pages/page-content.ts";

/** In points, and in sizes of type. */
const shortest = 60;
const fewestLines = 3;
/** Of the lines of the side with fewer: so many may stand level with a line of the other. */
const mostLevel = 0.4;
const sameHeight = 1.2;
const mostCuts = 12;
const touching = 3;

/** Words of a page, parted at long upright lines whose sides have nothing to do with one another. */
export function partByRules(words: readonly PageWord[], rules: readonly Rule[]): PageWord[][] {
  let zones: PageWord[][] = [[...words]];
  const walls = joinUprights(rules)
    .filter(({ y0, y1 }) => y1 - y0 >= shortest)
    .toSorted((a, b) => b.y1 - b.y0 - (a.y1 - a.y0))
    .slice(0, mostCuts);
  const levels = rules.filter(({ level }) => level);
  for (const wall of walls) {
    const outer = isOuterEdge(wall, levels);
    zones = zones.flatMap((zone) => cutZone(zone, wall, outer));
  }
  return zones;
}

/** The edge of a frame: level lines meet both its ends from one side, and none from the other. */
function isOuterEdge({ x0: x, y0, y1 }: Rule, levels: readonly Rule[]): boolean {
  const meeting = levels.filter((rule) => rule.y0 > y0 - touching && rule.y0 < y1 + touching);
  const left = meeting.filter((rule) => rule.x0 < x - touching && rule.x1 > x - touching);
  const right = meeting.filter((rule) => rule.x1 > x + touching && rule.x0 < x + touching);
  const closes = (side: readonly Rule[]) =>
    [y0, y1].every((y) => side.some((rule) => Math.abs(rule.y0 - y) < touching));
  return (right.length === 0 && closes(left)) || (left.length === 0 && closes(right));
}

function cutZone(zone: readonly PageWord[], { x0: x, y0, y1 }: Rule, outer: boolean): PageWord[][] {
  const [left, right, outside]: [PageWord[], PageWord[], PageWord[]] = [[], [], []];
  for (const word of zone) {
    const { box, baseline } = word;
    if (baseline < y0 || baseline - word.size > y1) outside.push(word);
    else if (box.x1 <= x + 1) left.push(word);
    else if (box.x0 >= x - 1) right.push(word);
    else return [[...zone]];
  }
  if (outer && left.length > 0 && right.length > 0)
    return [left, right, outside].filter(({ length }) => length > 0);
  const [one, other] = [baselinesOf(left), baselinesOf(right)];
  if (one.length < fewestLines || other.length < fewestLines) return [[...zone]];
  const [few, many] = one.length < other.length ? [one, other] : [other, one];
  const level = few.filter((y) => many.some((z) => Math.abs(y - z) < sameHeight)).length;
  return level > few.length * mostLevel
    ? [[...zone]]
    : [left, right, outside].filter(({ length }) => length > 0);
}

function baselinesOf(words: readonly PageWord[]): number[] {
  const found: number[] = [];
  for (const { baseline } of words.toSorted((a, b) => a.baseline - b.baseline))
    if (baseline - (found.at(-1) ?? -Infinity) > sameHeight) found.push(baseline);
  return found;
}

/** Pieces drawn row by row are one line. */
function joinUprights(rules: readonly Rule[]): Rule[] {
  const joined: Rule[] = [];
  const sorted = rules
    .filter(({ level }) => !level)
    .toSorted((a, b) => Math.round(a.x0) - Math.round(b.x0) || a.y0 - b.y0);
  for (const rule of sorted) {
    const last = joined.at(-1);
    if (last !== undefined && Math.abs(last.x0 - rule.x0) < 1.5 && rule.y0 - last.y1 < 2)
      last.y1 = Math.max(last.y1, rule.y1);
    else joined.push({ ...rule });
  }
  return joined;
}

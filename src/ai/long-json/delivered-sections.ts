import { type CutState, memberAt, roleAt } from "./open-path.ts";

/** Elements whose rows, items or lines are counted, so that a cut one has delivered something. */
const counted: ReadonlySet<unknown> = new Set(["table", "bullet_list", "numbered_list", "code_block"]);

/** The sections that were received; of the open one what is whole in it, without the row, item or element that was cut. */
export function deliveredSections(ground: CutState): unknown[] {
  const sections = memberAt(ground.values[0], "sections");
  if (!Array.isArray(sections)) return [];
  const level = roleAt(ground, 1) === "sections" ? 1 : -1;
  const section = ground.values[level + 1];
  if (level < 0 || ground.open[level + 1] === undefined) return sections;
  return [...sections.slice(0, -1), wholeOf(ground, section, level + 1)];
}

/** A copy of the open section without what is cut. */
function wholeOf(ground: CutState, section: unknown, level: number): unknown {
  const elements = memberAt(section, "elements");
  const isOpen = roleAt(ground, level + 1) === "elements" && ground.open[level + 2] !== undefined;
  if (!isRecord(section) || !Array.isArray(elements) || !isOpen) return section;
  const element: unknown = elements.at(-1);
  const isCounted = counted.has(memberAt(section, "content_type"));
  const last = isCounted && isRecord(element) ? [wholeElement(ground, element, level + 2)] : [];
  return { ...section, elements: [...elements.slice(0, -1), ...last] };
}

function wholeElement(ground: CutState, element: Record<string, unknown>, level: number): unknown {
  const { key } = ground.open[level] ?? {};
  if (key === "code" && ground.scalar?.kind === "string" && level === ground.open.length - 1) {
    const code = ground.scalar.decoded ?? "";
    return { ...element, code: code.slice(0, code.lastIndexOf("\n") + 1) };
  }
  const list = key === "rows" || key === "items" ? element[key] : undefined;
  // the row or item itself is open
  if (key === undefined || !Array.isArray(list) || ground.open[level + 2] === undefined) return element;
  return { ...element, [key]: list.slice(0, -1) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import { estimateTokens } from "../../lib/text/estimate-tokens.ts";

export interface DeliveredOptions {
  /** More lines than this are shortened … */
  maxLines?: number;
  /** … to so many at the beginning and at the end. */
  keep?: number;
  /** What all lines together may take. */
  maxTokens?: number;
}

const longestText = 120;

/** One line for each section that has an id: what has been delivered of it. Sections without an id are left out. */
export function describeDelivered(sections: readonly unknown[], options: DeliveredOptions = {}): string[] {
  const { maxLines = 200, keep = 100, maxTokens = Number.POSITIVE_INFINITY } = options;
  const lines = sections.flatMap((section) => describeSection(section) ?? []);
  const shown = lines.length > maxLines ? shorten(lines, keep) : lines;
  if (tokensOf(shown) <= maxTokens) return shown;
  return shorten(lines, largestThatFits(lines, Math.min(keep, Math.ceil(lines.length / 2) - 1), maxTokens));
}

function shorten(lines: string[], keep: number): string[] {
  const left = lines.length - 2 * keep;
  if (left <= 0) return lines;
  return [
    ...lines.slice(0, keep),
    `… ${left} more sections, not listed …`,
    ...lines.slice(lines.length - keep),
  ];
}

function largestThatFits(lines: string[], most: number, maxTokens: number): number {
  let [low, high] = [0, Math.max(0, most)];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (tokensOf(shorten(lines, middle)) <= maxTokens) low = middle;
    else high = middle - 1;
  }
  return low;
}

function tokensOf(lines: string[]): number {
  return estimateTokens(lines.join("\n"));
}

function describeSection(section: unknown): string | undefined {
  const id = memberOf(section, "id");
  if (typeof id !== "string" || id === "") return undefined;
  const type = memberOf(section, "content_type");
  const elements = listOf(section, "elements");
  const name = `${typeof type === "string" ? type : "section"} ${JSON.stringify(id)}`;
  return `${name} ${describeElements(type, elements)}`;
}

function describeElements(type: unknown, elements: unknown[]): string {
  const sum = (measure: (element: unknown) => number) =>
    elements.reduce<number>((total, element) => total + measure(element), 0);
  switch (type) {
    case "heading":
      return elements.map(describeHeading).join("; ") || "without text yet";
    case "paragraph":
    case "quote":
      return `with ${count(elements.length, "text")}`;
    case "bullet_list":
    case "numbered_list":
      return `with ${count(
        sum((element) => listOf(element, "items").length),
        "item",
      )}`;
    case "table":
      return `with ${count(
        sum((element) => listOf(element, "rows").length),
        "row",
      )}`;
    case "code_block":
      return `with ${count(sum(countLines), "line")}`;
    case "image":
      return `with ${count(elements.length, "image")}`;
    case "chart":
      return `with ${count(
        sum((element) => listOf(element, "series").length),
        "series",
        "series",
      )}`;
    default:
      return `with ${count(elements.length, "element")}`;
  }
}

function describeHeading(element: unknown): string {
  const [level, text] = [memberOf(element, "level"), memberOf(element, "text")];
  const shown = typeof text === "string" ? text.replaceAll(/\s+/g, " ").slice(0, longestText) : "";
  return `level ${typeof level === "number" ? level : "?"}: ${shown}`;
}

function countLines(element: unknown): number {
  const code = memberOf(element, "code");
  if (typeof code !== "string" || code === "") return 0;
  return code.replace(/\n$/, "").split("\n").length;
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

function memberOf(value: unknown, key: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Object.getOwnPropertyDescriptor(value, key)?.value;
}

function listOf(value: unknown, key: string): unknown[] {
  const list = memberOf(value, key);
  return Array.isArray(list) ? list : [];
}

import type { UnifiedDocument } from "../model/unified-document.ts";

type ListItem = string | { text: string; items?: ListItem[] | undefined };

export interface ListLine {
  depth: number;
  number: number;
  text: string;
}

/** A list of any depth as lines. */
export function listLines(items: readonly unknown[], depth = 0): ListLine[] {
  return (items as readonly ListItem[]).flatMap((item, index) => {
    const text = typeof item === "string" ? item : item.text;
    const below = typeof item === "string" ? [] : listLines(item.items ?? [], depth + 1);
    return [{ depth, number: index + 1, text }, ...below];
  });
}

export function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "object" && "value" in cell) return cellText(cell.value);
  return typeof cell === "object" ? JSON.stringify(cell) : String(cell as string | number | boolean);
}

/** Title first, unless the document opens with a heading that says the same. */
export function needsTitle({ metadata, sections }: UnifiedDocument): boolean {
  const [first] = sections;
  if (metadata.title === "") return false;
  return !(first?.content_type === "heading" && first.elements[0]?.text === metadata.title);
}

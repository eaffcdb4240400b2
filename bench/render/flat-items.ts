export interface FlatItem {
  text: string;
  level: number;
}

/** The items of a list, one after another, each with its depth. */
export function flatItems(items: readonly unknown[], level = 0): FlatItem[] {
  return items.flatMap((item) => {
    if (typeof item === "string") return [{ text: item, level }];
    const { text, items: below = [] } = item as { text: string; items?: unknown[] };
    return [{ text, level }, ...flatItems(below, level + 1)];
  });
}

import type { Layout } from "./layout.ts";

/** Who wrote it and when, on one line. */
export function byline({ authors, dateText }: Layout): string {
  return [authors.join(", "), dateText ?? ""].filter((part) => part !== "").join(" · ");
}

/** Whether the first heading is the title. */
export function isTitled({ showTitle, form, blocks: [first] }: Layout): boolean {
  return !showTitle && form === undefined && first?.kind === "heading";
}

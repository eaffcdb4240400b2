import type { Layout } from "../layout.ts";
import { oneLine, spanText } from "../inline/span-text.ts";
import { escapeMarkdown } from "./escape-markdown.ts";

/** A list of links to the headings, by the anchors that viewers of Markdown give them. */
export function writeContents({ blocks, words, title, showTitle }: Layout): string[] {
  const taken = new Map<string, number>();
  if (showTitle) toSlug(title, taken);
  toSlug(words.contents, taken);
  const lines = blocks.flatMap((block) => {
    if (block.kind !== "heading") return [];
    const text = [block.number ?? "", oneLine(spanText(block.spans))].filter((part) => part !== "").join(" ");
    return [`${"  ".repeat(block.level - 1)}- [${escapeMarkdown(text)}](#${toSlug(text, taken)})`];
  });
  if (lines.length === 0) return [];
  return [`## ${words.contents}`, lines.join("\n")];
}

/** As GitHub makes them, and others after it. */
function toSlug(text: string, taken: Map<string, number>): string {
  const slug = text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");
  const count = taken.get(slug) ?? 0;
  taken.set(slug, count + 1);
  return count === 0 ? slug : `${slug}-${count}`;
}

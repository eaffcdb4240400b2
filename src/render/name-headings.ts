import type { LayoutBlock, HeadingBlock } from "./layout.ts";

/** Gives headings their anchors and numbers, and tables their names, in one walk through the document. */
export function nameHeadings(
  blocks: readonly LayoutBlock[],
  { title, numbered, isTitled }: { title: string; numbered: boolean; isTitled: boolean },
): void {
  const anchors = new Set<string>();
  const number = createNumbers();
  let above = "";
  let tables = 0;
  for (const block of blocks) {
    if (block.kind === "heading") {
      const text = textOf(block);
      block.anchor = takeAnchor(text, anchors);
      above = text;
      const next = numbered && !(isTitled && block === blocks[0]) ? number(block.level) : undefined;
      // what is numbered by hand in the same way is not numbered twice
      if (next !== undefined && !text.startsWith(`${next} `) && !text.startsWith(`${next}.`))
        block.number = next;
    }
    if (block.kind === "table") {
      tables += 1;
      const caption = block.caption?.spans
        .map(({ text }) => text)
        .join("")
        .trim();
      // what heads the document heads its first table, where nothing else does
      block.name = caption || above || (tables === 1 ? title.trim() : "") || String(tables);
    }
  }
}

function textOf({ spans }: HeadingBlock): string {
  return spans
    .map(({ text }) => text)
    .join("")
    .trim();
}

/** Counts as an outline does, also where a level is left out. */
function createNumbers(): (level: number) => string {
  const trail: { level: number; count: number }[] = [];
  return (level) => {
    let above = 0;
    while ((trail.at(-1)?.level ?? 0) > level) above = trail.pop()?.count ?? 0;
    const last = trail.at(-1);
    if (last?.level === level) last.count += 1;
    else trail.push({ level, count: trail.length === 0 ? above + 1 : 1 });
    return trail.map(({ count }) => count).join(".");
  };
}

/** Writers use these for what they add themselves. */
const reserved = /^(?:source|cite|note|noteref|table|figure)-\d+(?:-\d+)*$/;
const longestAnchor = 60;

function takeAnchor(text: string, taken: Set<string>): string {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const slug = Array.from(words.join("-")).slice(0, longestAnchor).join("").replace(/-+$/, "") || "section";
  const base = reserved.test(slug) ? `section-${slug}` : slug;
  let anchor = base;
  for (let copy = 2; taken.has(anchor); copy += 1) anchor = `${base}-${copy}`;
  taken.add(anchor);
  return anchor;
}

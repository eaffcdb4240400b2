import type { Hidden } from "../reader.ts";
import { isShade, isWhite } from "../flow/text-looks.ts";
import type { DocxTextLook } from "./read-look.ts";
import { isPageField, putInLine } from "./running-line.ts";
import type { Story } from "./story.ts";

/** Text of the run at hand, seen or not. */
export function putText(story: Story, text: string): void {
  if (text === "") return;
  if (story.pageBreak && /\S/.test(text)) turnPage(story);
  const look = lookOf(story);
  const hidden = hiddenBy(story, look);
  const paragraph = story.paragraphs.at(-1);
  if (/\S/.test(text)) {
    story.pieces += 1;
    if (paragraph !== undefined && hidden === undefined) {
      paragraph.typed ||= look.monospace === true;
      paragraph.plain ||= look.monospace !== true;
    }
  }
  const { flow, fields } = story;
  if (paragraph?.line === undefined) flow.text(text, hidden);
  else putInLine(paragraph.line, { text, hidden, isCount: fields.some(isPageField) }, flow);
}

export function turnPage(story: Story): void {
  story.pageBreak = false;
  if (!story.hasPages) return;
  story.page += 1;
  story.flow.setPage(story.page);
}

function lookOf({ styles, paragraphs, runs }: Story): DocxTextLook {
  const run = runs.at(-1);
  return { ...styles.usual, ...paragraphs.at(-1)?.style.look, ...run?.style, ...run?.look };
}

function hiddenBy(story: Story, look: DocxTextLook): Hidden | undefined {
  if (story.deleted > 0) return "deleted";
  if (look.vanish === true || look.tiny === true || story.fields.some(({ part }) => part === "instruction"))
    return "text";
  if (!isWhite(look.color)) return undefined;
  return isShade(fillOf(story, look)) ? undefined : "text";
}

/** The nearest word on what lies behind the text. */
function fillOf({ paragraphs, fills }: Story, look: DocxTextLook): string | undefined {
  const nearest = [look.fill, paragraphs.at(-1)?.fill, ...fills.map(({ color }) => color).reverse()];
  return nearest.find((color) => color !== undefined && color !== "auto");
}

import type { Aside, Flow } from "../flow/flow.ts";
import { isShade, isWhite } from "../flow/text-looks.ts";
import type { Hidden } from "../reader.ts";
import type { XmlNode } from "../xml/xml-tree.ts";
import type { OdtLook, OdtStyle, OdtStyles } from "./collect-styles.ts";

export interface OdtParagraph {
  style: OdtStyle;
  heading: number | undefined;
  /** The text so far ends in a space, or has not begun: more white space adds nothing. */
  afterSpace: boolean;
  typed: boolean;
  plain: boolean;
}

export interface Frame {
  title: string;
  description: string;
  picture: string | undefined;
  object: boolean;
}

export interface OdtStory {
  flow: Flow;
  styles: OdtStyles;
  paragraphs: OdtParagraph[];
  spans: OdtLook[];
  fills: (string | undefined)[];
  hiddenSections: boolean[];
  frames: Frame[];
  cells: number[];
  rows: number[];
  /** Of the tables that are open, whether their heads are being read. */
  heads: boolean[];
  comment: Aside | undefined;
  /** Where the text of the element at hand goes, if it is no text of a paragraph. */
  collect: "creator" | "title" | "description" | undefined;
  hasPages: boolean;
  page: number;
  notes: Map<string, number>;
  /** A chart, sheet or formula, by the element that names it. */
  object(node: XmlNode): void;
  /** The package entry of a picture, if it is inside. */
  find(href: string): string | undefined;
}

export function putText(story: OdtStory, text: string): void {
  const paragraph = story.paragraphs.at(-1);
  if (paragraph === undefined || text === "") return;
  const look: OdtLook = { ...paragraph.style.look };
  for (const span of story.spans) Object.assign(look, span);
  const hidden = hiddenBy(story, look);
  if (/\S/.test(text) && hidden === undefined) {
    paragraph.typed ||= look.monospace === true;
    paragraph.plain ||= look.monospace !== true;
  }
  paragraph.afterSpace = text.endsWith(" ");
  story.flow.text(text, hidden);
}

/** White space in the source is layout of the file: it counts as one space, and not at the start. */
export function putCollapsed(story: OdtStory, text: string): void {
  const collapsed = text.replaceAll(/[\t\r\n ]+/g, " ");
  const begun = story.paragraphs.at(-1)?.afterSpace === false;
  putText(story, begun || !collapsed.startsWith(" ") ? collapsed : collapsed.slice(1));
}

function hiddenBy({ hiddenSections, fills }: OdtStory, look: OdtLook): Hidden | undefined {
  if (look.hidden === true || hiddenSections.includes(true)) return "text";
  if (!isWhite(look.color)) return undefined;
  const fill = [look.fill, ...fills.toReversed()].find((color) => color !== undefined);
  return isShade(fill) ? undefined : "text";
}

export function turnPage(story: OdtStory): void {
  if (!story.hasPages) return;
  story.page += 1;
  story.flow.setPage(story.page);
}

import type { Flow } from "../flow/flow.ts";
import type { XmlHandlers } from "../xml/read-xml.ts";
import { localName } from "../xml/xml-tree.ts";
import { blockElements } from "./block-elements.ts";
import type { OdtStyles } from "./collect-styles.ts";
import { inlineElements } from "./inline-elements.ts";
import { type OdtStory, putCollapsed } from "./story.ts";

export interface OdtStoryDeps {
  flow: Flow;
  styles: OdtStyles;
  object: OdtStory["object"];
  find: OdtStory["find"];
}

/** Labels, templates, scripts and forms: no text of the document. */
const skipped = new Set([
  ...["text:note-citation", "text:number", "text:tracked-changes-info", "office:change-info", "office:forms"],
  ...[
    "office:scripts",
    "text:script",
    "text:index-source",
    "office:binary-data",
    "dc:date",
    "meta:date-string",
  ],
]);

/** Handlers for content.xml and styles.xml: styles first, then text, tables, notes and pictures. */
export function createOdtStory({ flow, styles, object, find }: OdtStoryDeps): XmlHandlers {
  const story = createState({ flow, styles, object, find });
  let skipping = 0;
  return {
    open(name, attributes) {
      if (skipping > 0 || skipped.has(name) || name.endsWith("-source")) {
        skipping += 1;
        return;
      }
      if (story.paragraphs.length === 0) styles.open(localName(name), attributes);
      (blockElements.get(name) ?? inlineElements.get(name))?.open?.(story, attributes);
    },
    text(text) {
      if (skipping > 0) return;
      if (story.collect === undefined) putCollapsed(story, text);
      else collectText(story, text);
    },
    close(name) {
      if (skipping > 0) skipping -= 1;
      else (blockElements.get(name) ?? inlineElements.get(name))?.close?.(story);
    },
  };
}

function collectText({ collect, comment, frames }: OdtStory, text: string): void {
  const frame = frames.at(-1);
  if (collect === "creator" && comment !== undefined) comment.label = (comment.label ?? "") + text;
  else if (frame !== undefined && (collect === "title" || collect === "description")) frame[collect] += text;
}

function createState(deps: OdtStoryDeps): OdtStory {
  return {
    ...deps,
    paragraphs: [],
    spans: [],
    fills: [],
    hiddenSections: [],
    frames: [],
    cells: [],
    rows: [],
    heads: [],
    comment: undefined,
    collect: undefined,
    hasPages: false,
    page: 1,
    notes: new Map(),
  };
}

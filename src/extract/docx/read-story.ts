import type { XmlHandlers } from "../xml/read-xml.ts";
import { localName } from "../xml/xml-tree.ts";
import { valueOf } from "../flow/xml-names.ts";
import { blockElements, type Element } from "./block-elements.ts";
import { drawingElements } from "./drawing-elements.ts";
import { inlineElements, longestInstruction } from "./inline-elements.ts";
import { putText } from "./put-text.ts";
import { createStoryState, type Story, type StoryDeps } from "./story.ts";

/** Settings, and old versions of settings and instructions: no text of the document. */
const skipped = new Set([
  ...["rPrChange", "pPrChange", "tblPrChange", "tblPrExChange", "trPrChange", "tcPrChange", "sectPrChange"],
  ...[
    "numberingChange",
    "tblGrid",
    "tabs",
    "pBdr",
    "sectPr",
    "sdtPr",
    "sdtEndPr",
    "style",
    "bodyPr",
    "ctrlPr",
  ],
  ...["delInstrText", "fldData"],
]);

/** Handlers that turn one story of a document into paragraphs, tables, pictures and notes of its flow. */
export function createStory(deps: StoryDeps): XmlHandlers {
  const story = createStoryState(deps);
  const elements = new Map<string, Element>([
    ...blockElements,
    ...inlineElements,
    ...drawingElements,
    ...asideElements(),
  ]);
  let skipping = 0;
  if (deps.hasPages) deps.flow.setPage(1);
  return {
    open(fullName, attributes) {
      const name = localName(fullName);
      if (skipping > 0 || entersSkipped(story, name)) {
        skipping += 1;
        return;
      }
      elements.get(name)?.open?.(story, attributes);
    },
    text(text) {
      if (story.instructing && skipping === 0) instruct(story, text);
      else if (story.collecting && skipping === 0) putText(story, text.replaceAll(/[\t\r\n]/g, " "));
    },
    close(fullName) {
      const name = localName(fullName);
      if (skipping > 0) {
        skipping -= 1;
        return;
      }
      elements.get(name)?.close?.(story);
      closeChoice(story, name);
    },
  };
}

function instruct({ fields }: Story, text: string): void {
  const current = fields.at(-1);
  if (current !== undefined) current.says = (current.says + text).slice(0, longestInstruction);
}

/** The same content comes in several dialects: the first one that gives anything is taken, the others are not. */
function entersSkipped(story: Story, name: string): boolean {
  const choice = story.choices.at(-1);
  if (name === "AlternateContent") story.choices.push({ taken: false, start: story.pieces });
  else if ((name === "Choice" || name === "Fallback") && choice !== undefined) return choice.taken;
  return skipped.has(name);
}

function closeChoice(story: Story, name: string): void {
  const choice = story.choices.at(-1);
  if (choice === undefined) return;
  if (name === "AlternateContent") story.choices.pop();
  else if (name === "Choice") choice.taken = story.pieces > choice.start;
}

function asideElements(): [string, Element][] {
  const note: Element = {
    open({ flow, anchors, path }, attributes) {
      const key = `${path}/${valueOf(attributes, "id") ?? ""}`;
      const { number, ...place } = anchors.get(key) ?? {};
      flow.openAside({ path: number === undefined ? key : `${path}/${number}`, ...place });
    },
    close: ({ flow }) => flow.closeAside(),
  };
  const comment: Element = {
    open({ flow, anchors, path }, attributes) {
      const key = `${path}/${valueOf(attributes, "id") ?? ""}`;
      const label = valueOf(attributes, "author") ?? "";
      flow.openAside({ path: key, hidden: "comment", label, ...anchors.get(key) });
    },
    close: ({ flow }) => flow.closeAside(),
  };
  const running: Element = {
    open: ({ flow, path }) => flow.openAside({ path }),
    close: ({ flow }) => flow.closeAside(),
  };
  return [
    ["footnote", note],
    ["endnote", note],
    ["comment", comment],
    ["hdr", running],
    ["ftr", running],
  ];
}

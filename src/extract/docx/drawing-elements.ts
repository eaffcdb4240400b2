import { isShade, isWhite } from "../flow/text-looks.ts";
import { valueOf } from "../flow/xml-names.ts";
import type { Element } from "./block-elements.ts";
import { putText } from "./put-text.ts";
import type { Story } from "./story.ts";

/** A drawing that is no picture, such as a chart, still has its words. */
const drawing: Element = {
  open(story) {
    story.alt = "";
    story.pictured = false;
  },
  close(story) {
    if (!story.pictured && story.alt !== "") story.flow.image(story.alt);
    story.alt = "";
    story.pictured = true;
  },
};

const name: Element = {
  open(story, attributes) {
    story.alt = attributes["descr"] || attributes["title"] || story.alt;
  },
};

function putPicture(story: Story, id: string | undefined): void {
  const relationship = id === undefined ? undefined : story.relationships.get(id);
  if (relationship === undefined) return;
  story.pieces += 1;
  story.pictured = true;
  if (relationship.entry === undefined) story.missing(relationship.target);
  story.flow.image(story.alt, relationship.entry);
  story.alt = "";
}

const insert = (kind: "chunk" | "chart" | "diagram", attribute: string): Element => ({
  open(story, attributes) {
    const relationship = story.relationships.get(valueOf(attributes, attribute) ?? "");
    if (relationship === undefined) return;
    story.pieces += 1;
    story.insert(kind, relationship);
  },
});

/** What fills a shape says whether white text on it is seen; without a word, the theme fills it. */
const shape: Element = {
  open(story, attributes) {
    const { fills } = story;
    story.alt = attributes["alt"] || story.alt;
    const color = attributes["fillcolor"]?.split(" ")[0];
    fills.push({ color: color === undefined || color === "white" || isWhite(color) ? "auto" : "000000" });
  },
  close: ({ fills }) => fills.pop(),
};

const drawnShape: Element = {
  open: ({ fills }) => fills.push({ color: "000000" }),
  close: ({ fills }) => fills.pop(),
};

const putFill = (story: Story, color: string) => {
  const around = story.fills.at(-1);
  if (story.inside.at(-1) === "shape" && around !== undefined) around.color = color;
};

const fill: Element = {
  open(story, attributes) {
    const value = attributes["val"] ?? "";
    putFill(story, isShade(value) || !/^(bg1|lt1|[0-9a-f]{6})$/i.test(value) ? "000000" : "FFFFFF");
  },
};

const within = (what: "shape" | "run"): Element => ({
  open: ({ inside }) => inside.push(what),
  close: ({ inside }) => inside.pop(),
});

/** Fractions, powers and brackets keep their meaning on one line. */
const mathSign = (sign: string): Element => ({ open: (story) => putText(story, sign) });

const delimiter: Element = {
  open: ({ delimiters }) => delimiters.push({ open: "(", close: ")", begun: false }),
  close: (story) => putText(story, story.delimiters.pop()?.close ?? ""),
};

const delimiterSign = (side: "open" | "close"): Element => ({
  open({ delimiters }, attributes) {
    const current = delimiters.at(-1);
    if (current !== undefined) current[side] = valueOf(attributes, "val") ?? "";
  },
});

const mathArgument: Element = {
  open(story) {
    const current = story.delimiters.at(-1);
    if (current === undefined || current.begun) return;
    current.begun = true;
    putText(story, current.open);
  },
};

export const drawingElements: ReadonlyMap<string, Element> = new Map<string, Element>([
  ["drawing", drawing],
  ["pict", drawing],
  ["docPr", name],
  ["cNvPr", name],
  [
    "blip",
    {
      open: (story, attributes) =>
        putPicture(story, valueOf(attributes, "embed") ?? valueOf(attributes, "link")),
    },
  ],
  [
    "imagedata",
    { open: (story, attributes) => putPicture(story, attributes["r:id"] ?? valueOf(attributes, "id")) },
  ],
  ["altChunk", insert("chunk", "id")],
  ["chart", insert("chart", "id")],
  ["relIds", insert("diagram", "dm")],
  ["wsp", drawnShape],
  ["shape", shape],
  ["rect", shape],
  ["roundrect", shape],
  ["spPr", within("shape")],
  ["ln", within("run")],
  ["effectLst", within("run")],
  ["noFill", { open: (story) => putFill(story, "auto") }],
  ["srgbClr", fill],
  ["schemeClr", fill],
  ["den", mathSign("/")],
  ["sup", mathSign("^")],
  ["sub", mathSign("_")],
  ["rad", mathSign("√")],
  ["d", delimiter],
  ["begChr", delimiterSign("open")],
  ["endChr", delimiterSign("close")],
  ["e", mathArgument],
]);

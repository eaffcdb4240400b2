import { noteMark } from "../flow/note-mark.ts";
import { valueOf } from "../flow/xml-names.ts";
import { type Element, putLook } from "./block-elements.ts";
import { putText, turnPage } from "./put-text.ts";
import { countPage, isPageField } from "./running-line.ts";
import type { Story } from "./story.ts";
import { toSymbol } from "../flow/symbols.ts";

/** Fields inside fields, and places that something hangs on: more than any honest document has. */
const mostFields = 64;
const mostAnchors = 100_000;
export const longestInstruction = 200;

const putting = (text: string): Element => ({ open: (story) => putInRun(story, text) });

/** A tab or break in a run is text; in paragraph properties it is a setting. */
function putInRun(story: Story, text: string): void {
  if (story.inside.length === 0) putText(story, text);
}

const collecting: Element = {
  open(story) {
    story.collecting = true;
  },
  close(story) {
    story.collecting = false;
  },
};

const struck: Element = {
  open(story) {
    story.deleted += 1;
  },
  close(story) {
    story.deleted -= 1;
  },
};

const run: Element = {
  open: ({ runs }) => runs.push({ look: {}, style: {} }),
  close: ({ runs }) => runs.pop(),
};

const lineBreak: Element = {
  open(story, attributes) {
    if (story.inside.length > 0) return;
    putText(story, "\n");
    if (valueOf(attributes, "type") === "page") story.pageBreak = story.hasPages;
  },
};

const field: Element = {
  open({ fields, paragraphs }, attributes) {
    const kind = valueOf(attributes, "fldCharType");
    const current = fields.at(-1);
    if (kind === "begin" && fields.length < mostFields) fields.push({ part: "instruction", says: "" });
    else if (kind === "separate" && current !== undefined) current.part = "result";
    else if (kind === "end") {
      if (current !== undefined && isPageField(current)) countPage(paragraphs.at(-1)?.line);
      fields.pop();
    }
  },
};

/** What a field is to show: no text of the document. */
const instruction: Element = {
  open(story) {
    story.instructing = true;
  },
  close(story) {
    story.instructing = false;
  },
};

const simpleField: Element = {
  open({ fields }, attributes) {
    fields.push({ part: "result", says: (valueOf(attributes, "instr") ?? "").slice(0, longestInstruction) });
  },
  close({ fields, paragraphs }) {
    const ended = fields.pop();
    if (ended !== undefined && isPageField(ended)) countPage(paragraphs.at(-1)?.line);
  },
};

const symbol: Element = {
  open(story, attributes) {
    const code = Number.parseInt(valueOf(attributes, "char") ?? "", 16);
    putText(story, toSymbol(valueOf(attributes, "font") ?? "", code));
  },
};

const looks = ["vanish", "specVanish", "color", "sz", "highlight", "rFonts"].map(
  (name): [string, Element] => [name, { open: (story, attributes) => putLook(story, name, attributes) }],
);

/** Text beside the paragraph that holds it starts with a clean slate. */
const box: Element = {
  open(story) {
    story.runs.push({ look: {}, style: {} });
    story.flow.openBox();
  },
  close(story) {
    story.runs.pop();
    story.flow.closeBox();
  },
};

const anchor = (kind: string): Element => ({
  open({ anchors, flow }, attributes) {
    const key = `${kind}/${valueOf(attributes, "id") ?? ""}`;
    if (!anchors.has(key) && anchors.size < mostAnchors) anchors.set(key, flow.place());
  },
});

/** A note is counted where it is first referred to; one with a mark of its own has that in its text. */
const reference = (kind: "footnotes" | "endnotes"): Element => ({
  open({ anchors, notes, flow, deleted }, attributes) {
    const key = `${kind}/${valueOf(attributes, "id") ?? ""}`;
    const isOwn = ["1", "true", "on"].includes(valueOf(attributes, "customMarkFollows") ?? "");
    const known = anchors.get(key);
    const number = known?.number ?? (isOwn || deleted > 0 ? undefined : (notes.get(kind) ?? 0) + 1);
    if (number !== undefined && known?.number === undefined) notes.set(kind, number);
    if (known === undefined && anchors.size < mostAnchors)
      anchors.set(key, { ...flow.place(), ...(number === undefined ? {} : { number }) });
    if (number !== undefined && deleted === 0) flow.mark(noteMark(kind, number));
  },
});

export const inlineElements: ReadonlyMap<string, Element> = new Map<string, Element>([
  ["r", run],
  [
    "rPr",
    {
      open: ({ inside, runs }) => inside.push(inside.length === 0 && runs.length > 0 ? "run" : "paragraph"),
      close: ({ inside }) => inside.pop(),
    },
  ],
  [
    "rStyle",
    {
      open({ runs, styles, inside }, attributes) {
        const current = runs.at(-1);
        if (current !== undefined && inside.at(-1) === "run")
          current.style = styles.get(valueOf(attributes, "val")).look;
      },
    },
  ],
  ...looks,
  ["t", collecting],
  ["delText", collecting],
  ["del", struck],
  ["moveFrom", struck],
  ["tab", putting("\t")],
  ["ptab", putting("\t")],
  ["cr", putting("\n")],
  ["br", lineBreak],
  ["noBreakHyphen", putting("\u2011")],
  ["softHyphen", putting("\u00ad")],
  ["sym", symbol],
  ["fldChar", field],
  ["fldSimple", simpleField],
  ["instrText", instruction],
  ["pgNum", { open: ({ paragraphs }) => countPage(paragraphs.at(-1)?.line) }],
  ["lastRenderedPageBreak", { open: turnPage }],
  ["txbxContent", box],
  ["footnoteReference", reference("footnotes")],
  ["endnoteReference", reference("endnotes")],
  ["commentRangeStart", anchor("comments")],
  ["commentReference", anchor("comments")],
]);

import { noteMark } from "../flow/note-mark.ts";
import { repeatsOf } from "../odf/repeats-of.ts";
import type { OdtElement } from "./block-elements.ts";
import { type OdtStory, putText } from "./story.ts";

const mostSpaces = 1_000;

const putting = (text: string): OdtElement => ({ open: (story) => putText(story, text) });

const span: OdtElement = {
  open: ({ spans, styles }, attributes) => spans.push(styles.get("text", attributes["text:style-name"]).look),
  close: ({ spans }) => spans.pop(),
};

/** A note stands in a part of its own; the text it hangs on has its mark. */
const note: OdtElement = {
  open({ flow, notes, spans }, attributes) {
    const kind = attributes["text:note-class"] === "endnote" ? "endnotes" : "footnotes";
    const number = (notes.get(kind) ?? 0) + 1;
    notes.set(kind, number);
    spans.push({});
    flow.mark(noteMark(kind, number));
    flow.openAside({ path: `${kind}/${number}`, ...flow.place() });
  },
  close({ flow, spans }) {
    spans.pop();
    flow.closeAside();
  },
};

const comment: OdtElement = {
  open(story) {
    const number = (story.notes.get("comments") ?? 0) + 1;
    story.notes.set("comments", number);
    story.comment = { path: `comments/${number}`, hidden: "comment", label: "", ...story.flow.place() };
    story.flow.openAside(story.comment);
  },
  close(story) {
    story.comment = undefined;
    story.flow.closeAside();
  },
};

const collecting = (what: NonNullable<OdtStory["collect"]>): OdtElement => ({
  open(story) {
    story.collect = what;
  },
  close(story) {
    story.collect = undefined;
  },
});

const frame: OdtElement = {
  open: ({ frames }) => frames.push({ title: "", description: "", picture: undefined, object: false }),
  close({ frames, flow }) {
    const ended = frames.pop();
    if (ended === undefined) return;
    const alt = [ended.title, ended.description].filter((text) => text !== "").join(": ");
    flow.image(alt, ended.object ? undefined : ended.picture);
  },
};

const picture: OdtElement = {
  open({ frames, find }, attributes) {
    const current = frames.at(-1);
    if (current !== undefined) current.picture ??= find(attributes["xlink:href"] ?? "");
  },
};

const object: OdtElement = {
  open(story, attributes) {
    const current = story.frames.at(-1);
    if (current !== undefined) current.object = true;
    story.object({ name: "object", attributes, children: [] });
  },
};

const box: OdtElement = {
  open({ flow, spans }) {
    spans.push({});
    flow.openBox();
  },
  close({ flow, spans }) {
    spans.pop();
    flow.closeBox();
  },
};

/** The text of a switched-off field is in its attribute. */
const hiddenText: OdtElement = {
  open({ flow }, attributes) {
    if (attributes["text:is-hidden"] === "true") flow.text(attributes["text:string-value"] ?? "", "text");
  },
};

export const inlineElements: ReadonlyMap<string, OdtElement> = new Map<string, OdtElement>([
  ["text:span", span],
  [
    "text:s",
    {
      open: (story, attributes) => putText(story, " ".repeat(repeatsOf(attributes["text:c"], mostSpaces))),
    },
  ],
  ["text:tab", putting("\t")],
  ["text:line-break", putting("\n")],
  ["text:hidden-text", hiddenText],
  ["text:note", note],
  ["office:annotation", comment],
  ["dc:creator", collecting("creator")],
  ["svg:title", collecting("title")],
  ["svg:desc", collecting("description")],
  ["draw:frame", frame],
  ["draw:image", picture],
  ["draw:object", object],
  ["draw:text-box", box],
  ...["custom-shape", "rect", "ellipse", "circle", "caption", "polygon", "path", "line", "connector"].map(
    (name): [string, OdtElement] => [`draw:${name}`, box],
  ),
]);

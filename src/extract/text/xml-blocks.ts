import { addAll } from "../../lib/add-all.ts";
import type { XmlHandlers } from "../xml/read-xml.ts";
import type { NewPart } from "../reader.ts";
import { isAttribute, printXmlGroups, type XmlGroup, type XmlItem, type XmlRun } from "./print-xml-groups.ts";

interface Frame {
  path: string[];
  name: string;
  line: number;
  /** How often each child name came. */
  counts: Map<string, number>;
  attributes: XmlItem[];
  /** Text of this element and those inside, in order. */
  inline: string[];
  inlineSize: number;
  hasText: boolean;
  keepSpace: boolean;
  groups: XmlGroup[];
  size: number;
  hasChildren: boolean;
  /** Parts of it are out already. */
  flushed: boolean;
  run: XmlRun;
}

export interface XmlBlocks extends Required<Pick<XmlHandlers, "open" | "text" | "close">> {
  /** The parts found since the last call. */
  take(): NewPart[];
}

const smallSubtree = 2_000;
const longSubtree = 8_000;
const longText = 20_000;
/** Longer values are prose and stand alone. */
const longValue = 120;
const preformatted = /(?:^|:)(?:pre|code|programlisting|literallayout|screen|verse)$/i;

/** Groups the text of a document: a part for each paragraph and for each small record, a table for alike records. */
export function createXmlBlocks(): XmlBlocks {
  const frames: Frame[] = [];
  let parts: NewPart[] = [];
  const flush = (closed: Frame[] = []) => {
    // What stands before it comes first.
    for (const open of [...frames, ...closed]) {
      settleText(open);
      const own = { path: open.path, name: open.name, line: open.line, items: open.attributes, size: 0 };
      const groups = open.attributes.length === 0 ? open.groups : [own, ...open.groups];
      addAll(parts, printXmlGroups(groups, open.path, open.run));
      Object.assign(open, { attributes: [], groups: [], size: 0, inline: [], inlineSize: 0, flushed: true });
    }
  };
  return {
    open: (name, attributes, line) => void frames.push(openFrame(frames.at(-1), { name, attributes, line })),
    text(text) {
      const frame = frames.at(-1);
      if (frame === undefined) return;
      frame.inline.push(text);
      frame.inlineSize += text.length;
      if (text.trim() !== "") frame.hasText = true;
      if (frame.inlineSize > longText) flush();
    },
    close() {
      const frame = frames.pop();
      if (frame === undefined) return;
      const group = closeFrame(frame);
      const parent = frames.at(-1);
      if (group === undefined || parent === undefined) return flush([frame]);
      addAll(parent.inline, frame.inline);
      parent.inlineSize += frame.inlineSize;
      if (group.items.length === 0) return;
      parent.groups.push(group);
      parent.size += group.size;
      if (parent.size > (parent.hasText ? longText : longSubtree)) flush();
    },
    take() {
      const taken = parts;
      parts = [];
      return taken;
    },
  };
}

function openFrame(
  parent: Frame | undefined,
  { name, attributes, line }: { name: string; attributes: Record<string, string>; line: number },
): Frame {
  const count = (parent?.counts.get(name) ?? 0) + 1;
  parent?.counts.set(name, count);
  if (parent !== undefined) parent.hasChildren = true;
  const path = [...(parent?.path ?? []), count === 1 ? name : `${name}[${count}]`];
  const space = attributes["xml:space"];
  const keepSpace =
    space === undefined ? parent?.keepSpace === true || preformatted.test(name) : space === "preserve";
  const items = Object.entries(attributes).flatMap(([key, value]) =>
    value.trim() === "" ? [] : [{ path: [...path, `@${key}`], text: value, line, prose: false }],
  );
  return {
    ...{ path, name, line, counts: new Map(), attributes: items, inline: [], inlineSize: 0 },
    ...{ hasText: false, keepSpace, groups: [], size: 0, hasChildren: false, flushed: false },
    run: { name: "", header: [] },
  };
}

/** The element as a group of its parent, unless it is large enough to be handed over by itself. */
function closeFrame(frame: Frame): XmlGroup | undefined {
  if (frame.flushed) return undefined;
  settleText(frame);
  const { path, name, line } = frame;
  const inside = frame.groups.flatMap((group) => group.items);
  const items = frame.hasText ? [...inside, ...frame.attributes] : [...frame.attributes, ...inside];
  const size = items.reduce((sum, item) => sum + item.text.length + 10, 0);
  const isLeaf = frame.hasText || !frame.hasChildren;
  const isSmall = size <= smallSubtree && !items.some((item) => item.prose);
  return isLeaf || isSmall ? { path, name, line, items, size } : undefined;
}

/** Text between elements makes one text of it all; of the elements inside only the attributes stay. */
function settleText(frame: Frame): void {
  if (!frame.hasText) return;
  const { path, name, line, keepSpace } = frame;
  const joined = frame.inline.join("");
  const text = keepSpace
    ? joined.replace(/^\s*\n/, "").trimEnd()
    : joined.replaceAll(/[ \t\r\n]+/g, " ").trim();
  frame.groups = frame.groups.map((group) => ({ ...group, items: group.items.filter(isAttribute) }));
  if (text === "") return;
  const prose = text.length > longValue || frame.hasChildren;
  frame.groups.unshift({ path, name, line, items: [{ path, text, line, prose }], size: text.length });
}

import type { XmlHandlers } from "../read-xml.ts";
import { localName } from "../xml-tree.ts";

/** An element with text and without elements. */
export interface XmlLeaf {
  /** Local names from below the root, parted by slashes; empty where it stands too deep to be of interest. */
  key: string;
  /** Names as written, from the root, with a number from the second of a name on. */
  steps: readonly string[];
  text: string;
  attributes: Readonly<Record<string, string>>;
  line: number;
}

export interface LeafHandlers {
  /** The attributes that are told with it, where it is taken; undefined leaves it to the rest. */
  leaf(leaf: XmlLeaf): readonly string[] | undefined;
  open?(key: string, at: { steps: readonly string[]; line: number }): void;
  close?(key: string): void;
}

export interface LeafOptions {
  /** Gets what was not taken, as it came; an element that was taken stays as an empty one, so that counts are right. */
  rest?: Pick<XmlHandlers, "open" | "text" | "close">;
  renamed?: Readonly<Record<string, string>> | undefined;
}

interface Pending {
  name: string;
  attributes: Record<string, string>;
  line: number;
  texts: string[];
  size: number;
}

const deepest = 12;
/** No term of an invoice is longer; a file that is packed into it must not be held. */
const longestText = 10_000;

/** Offers each element without elements in it. */
export function createLeafStream(
  own: LeafHandlers,
  { rest, renamed = {} }: LeafOptions,
): Required<Pick<XmlHandlers, "open" | "text" | "close">> {
  const frames: { key: string; step: string; counts: Map<string, number> }[] = [];
  let pending: Pending | undefined;
  const stepsOf = () => frames.map(({ step }) => step);
  const passOn = () => {
    if (pending === undefined) return;
    rest?.open?.(pending.name, pending.attributes, pending.line);
    for (const text of pending.texts) rest?.text?.(text);
    pending = undefined;
  };
  const endLeaf = ({ name, attributes, line, texts }: Pending) => {
    const text = texts.join("").trim();
    const key = frames.at(-1)?.key ?? "";
    const taken =
      text === "" || key === ""
        ? undefined
        : own.leaf({ ...{ key, text, attributes, line }, steps: stepsOf() });
    if (taken === undefined) return passOn();
    const left = Object.entries(attributes).filter(([attribute]) => !taken.includes(attribute));
    rest?.open?.(name, Object.fromEntries(left), line);
    pending = undefined;
  };
  return {
    open(name, attributes, line) {
      passOn();
      const above = frames.at(-1);
      const count = (above?.counts.get(name) ?? 0) + 1;
      above?.counts.set(name, count);
      const local = localName(name);
      const key = keyBelow(above?.key, renamed[local] ?? local, frames.length);
      frames.push({ key, step: count === 1 ? name : `${name}[${count}]`, counts: new Map() });
      pending = { name, attributes, line, texts: [], size: 0 };
      if (key !== "") own.open?.(key, { steps: stepsOf(), line });
    },
    text(text) {
      if (pending === undefined) return rest?.text?.(text);
      pending.texts.push(text);
      pending.size += text.length;
      if (pending.size > longestText) passOn();
    },
    close(name) {
      if (pending !== undefined) endLeaf(pending);
      rest?.close?.(name);
      own.close?.(frames.at(-1)?.key ?? "");
      frames.pop();
    },
  };
}

/** The root has no name in a key: it is known. */
function keyBelow(above: string | undefined, name: string, depth: number): string {
  if (depth === 0 || depth > deepest || above === undefined || name.length > 100) return "";
  if (depth === 1) return name;
  return above === "" ? "" : `${above}/${name}`;
}

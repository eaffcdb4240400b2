import { decodeString, type JsonToken, readToken } from "./json-tokens.ts";

/** Where the parts of an answer's first value stand, as deep as a table's rows; the end is missing where it is cut. */
export interface Outline {
  kind: "object" | "array" | "string" | "bare";
  start: number;
  end?: number;
  members: { key: string; keyStart: number; value?: Outline }[];
  /** Of an array: its first item. */
  first?: Outline;
}

/** root, sections, section, elements, element, rows */
const depthOfInterest = 6;

interface Walk {
  text: string;
  stack: Outline[];
  root?: Outline;
  /** The last string might be a key. */
  pending?: { key: string; keyStart: number };
}

export function outlineJson(text: string, at = 0): Outline | undefined {
  const walk: Walk = { text, stack: [] };
  let offset = at;
  for (;;) {
    const token = readToken(text, offset);
    if (token === undefined) return withPending(walk);
    offset = token.end;
    if (token.kind !== "mark") takeScalar(walk, token);
    else if (!takeMark(walk, token)) return walk.root;
    if (walk.stack.length === 0) return walk.root;
  }
}

/** A key whose value is missing still says what the object is. */
function withPending({ root, stack, pending }: Walk): Outline | undefined {
  if (pending !== undefined) stack.at(-1)?.members.push(pending);
  return root;
}

function takeScalar(walk: Walk, token: JsonToken): void {
  const parent = walk.stack.at(-1);
  if (parent !== undefined && walk.stack.length > depthOfInterest) return;
  const raw = walk.text.slice(token.start, token.end);
  if (parent?.kind === "object" && token.kind === "string" && walk.pending === undefined) {
    const key = decodeString(raw, token.isOpen);
    if (key !== undefined) walk.pending = { key, keyStart: token.start };
    return;
  }
  const kind = token.kind === "string" ? "string" : "bare";
  place(walk, { kind, start: token.start, members: [], ...(token.isOpen ? {} : { end: token.end }) });
}

/** False where the text cannot be read as one value. */
function takeMark(walk: Walk, token: JsonToken): boolean {
  const mark = walk.text.charAt(token.start);
  if (mark === "," || mark === ":") return walk.stack.length > 0;
  if (mark === "{" || mark === "[") {
    const node: Outline = { kind: mark === "{" ? "object" : "array", start: token.start, members: [] };
    if (walk.stack.length <= depthOfInterest) place(walk, node);
    walk.stack.push(node);
    return true;
  }
  const closed = walk.stack.pop();
  if (closed === undefined) return false;
  closed.end = token.end;
  delete walk.pending;
  return true;
}

function place(walk: Walk, node: Outline): void {
  const parent = walk.stack.at(-1);
  if (parent === undefined) walk.root ??= node;
  else if (parent.kind === "array") parent.first ??= node;
  else if (walk.pending !== undefined) parent.members.push({ ...walk.pending, value: node });
  delete walk.pending;
}

export function memberOf(outline: Outline | undefined, key: string): Outline | undefined {
  return outline?.members.find((member) => member.key === key)?.value;
}

/** What an object is in a unified document, told by its keys. */
export function roleOf(outline: Outline | undefined): "document" | "section" | "other" {
  const keys = outline?.kind === "object" ? outline.members.map(({ key }) => key) : [];
  if (keys.includes("sections") || keys.includes("metadata")) return "document";
  return keys.includes("content_type") || keys.includes("elements") ? "section" : "other";
}

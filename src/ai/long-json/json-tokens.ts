export interface JsonToken {
  kind: "mark" | "string" | "bare";
  start: number;
  end: number;
  /** The text ends before it is certain that the token does. */
  isOpen: boolean;
}

const space = /[\t\n\r ]*/y;
const bare = /[^\t\n\r ,:[\]{}"]+/y;

/** The token at or behind an offset, also one that is cut; whether it is good JSON is the scanner's business. */
export function readToken(text: string, at: number): JsonToken | undefined {
  const start = skip(space, text, at);
  if (start >= text.length) return undefined;
  const first = text.charAt(start);
  if (",:[]{}".includes(first)) return { kind: "mark", start, end: start + 1, isOpen: false };
  if (first === '"') return readString(text, start);
  const end = skip(bare, text, start);
  return { kind: "bare", start, end, isOpen: end === text.length };
}

function skip(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return at + (pattern.exec(text)?.[0].length ?? 0);
}

function readString(text: string, start: number): JsonToken {
  for (let at = start + 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x5c) at += 1;
    else if (code === 0x22) return { kind: "string", start, end: at + 1, isOpen: false };
  }
  return { kind: "string", start, end: text.length, isOpen: true };
}

/** What a string token says; of a cut one what is certain, without an escape that is not whole. */
export function decodeString(raw: string, isOpen: boolean): string | undefined {
  const inner = isOpen
    ? raw.slice(1).replace(/(?<!\\)((?:\\\\)*)\\(?:u[0-9a-fA-F]{0,3})?$/, "$1")
    : raw.slice(1, -1);
  if (!inner.includes("\\")) return inner;
  try {
    const value: unknown = JSON.parse(`"${inner}"`);
    return typeof value === "string" ? value : undefined;
  } catch {
    return undefined;
  }
}

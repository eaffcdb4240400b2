import { readToken } from "./json-tokens.ts";

export interface ItemSpan {
  start: number;
  /** Missing where it is cut. */
  end?: number;
}

/** Where the first items of the array stand that begins at an offset. */
export function listItems(text: string, arrayStart: number, most = 40): ItemSpan[] {
  const items: ItemSpan[] = [];
  let [at, depth, start] = [arrayStart, 0, -1];
  while (items.length < most) {
    const token = readToken(text, at);
    if (token === undefined) break;
    const mark = token.kind === "mark" ? text.charAt(token.start) : "";
    if ((mark === "]" || mark === "}") && --depth === 0) break;
    const isAtItem = depth === 1 && mark !== "," && mark !== ":";
    if (isAtItem && start < 0) start = token.start;
    if (mark === "[" || mark === "{") depth += 1;
    if (isAtItem && depth === 1 && !token.isOpen) {
      items.push({ start, end: token.end });
      start = -1;
    }
    at = token.end;
  }
  if (start >= 0) items.push({ start });
  return items;
}

import type { NamedBlock } from "../../prompts/analyse-request.ts";
import { smallestBlock } from "./context-block.ts";
import { toFileName } from "./to-context-items.ts";
import type { CutItem } from "./to-context-items.ts";

export interface NamedBlocks {
  items: CutItem[];
  dropped: { title: string; reason: string }[];
}

/** What would be left must still be a request. */
const shortestRequest = 10;

/** Blocks that a model named, cut from the raw message: only what stands there word for word, and in no other block. */
export function findNamedBlocks(
  message: string,
  { named, known }: { named: readonly NamedBlock[]; known: readonly CutItem[] },
): NamedBlocks {
  const items: CutItem[] = [];
  const dropped: NamedBlocks["dropped"] = [];
  const taken = new Set(known.map(({ fileName }) => fileName));
  for (const block of named) {
    const found = findSpan(message, block);
    const reason = refuse(message, found, [...known, ...items]);
    if (found === undefined || reason !== undefined) {
      dropped.push({ title: block.title, reason: reason ?? "is not in the message" });
      continue;
    }
    const fileName = toFileName(block, known.length + items.length + 1, taken);
    taken.add(fileName);
    const { title, mimeType } = block;
    items.push({
      title: title || fileName,
      mimeType,
      ...found,
      fileName,
      text: message.slice(found.start, found.end),
    });
  }
  return { items, dropped };
}

interface Span {
  start: number;
  end: number;
}

function findSpan(message: string, { begins, ends }: NamedBlock): Span | undefined {
  const [first, last] = [begins.trim(), ends.trim()];
  const start = first === "" ? -1 : message.indexOf(first);
  if (start === -1 || last === "") return undefined;
  const at = message.indexOf(last, start);
  return at === -1 ? undefined : { start, end: at + last.length };
}

function refuse(message: string, found: Span | undefined, others: readonly Span[]): string | undefined {
  if (found === undefined) return undefined;
  const { start, end } = found;
  if (end - start < smallestBlock) return "is too short to be moved";
  if (others.some((other) => start < other.end && other.start < end)) return "lies in another block";
  const left = message.length - others.reduce((sum, other) => sum + other.end - other.start, end - start);
  return left < shortestRequest ? "is the whole message" : undefined;
}

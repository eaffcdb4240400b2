import { splitSentences } from "../../../lib/text/split-sentences.ts";
import type { Role } from "../../../model/sub-intent.ts";
import { classifyRole, dropFillers, readAsk } from "../classify-role.ts";
import type { InlineList } from "./find-lists.ts";
import type { MessagePiece } from "./message-piece.ts";
import { type ListText, readList } from "./read-list.ts";
import { trimEnd, trimStart } from "./trim-item.ts";

/** So much before a list is looked at, and repeated with each item. */
const longestLead = 400;
const longestItem = 3_000;

export interface CutList {
  /** From the beginning of the sentence that leads up to the list. */
  start: number;
  end: number;
  pieces: MessagePiece[];
}

export interface ListPlace {
  /** What lies before is cut already. */
  from: number;
  /** Where the next list begins. */
  to: number;
  cutPlain: (text: string) => MessagePiece[];
}

/** The requests of a list with what leads up to it; undefined where it is none of requests. */
export function cutList(
  text: string,
  list: InlineList,
  { from, to, cutPlain }: ListPlace,
): CutList | undefined {
  const { marks } = list;
  const first = marks[0]?.start ?? 0;
  if (first < from) return undefined;
  const start = findLead(text, { from, to: first });
  const end = findEnd(text, { from: marks.at(-1)?.end ?? first, to });
  const items = marks.map((mark, at) => trimStart(text.slice(mark.end, marks[at + 1]?.start ?? end)));
  const lead = text.slice(start, first).trim();
  const reading = readList(list, { lead, items });
  if (reading.kind === "none") return undefined;
  const isOfLines = marks.every((mark) =>
    /(?:^|\n)[ \t]*$/u.test(text.slice(Math.max(0, mark.start - 20), mark.start)),
  );
  if (reading.kind === "points") {
    // rows of data under a question look the same
    if (isOfLines) return undefined;
    const { role, points } = reading;
    const piece: MessagePiece = { kind: "ask", text: text.slice(start, end).trim(), role };
    return { start, end, pieces: [role === "DRAFT" ? piece : { ...piece, points }] };
  }
  // each line is read as a sentence anyway
  if (isOfLines && reading.roles.every((role) => role === undefined)) return undefined;
  return { start, end, pieces: toPieces({ lead, items }, reading.roles, cutPlain) };
}

/** The last sentence before the list, unless it is complete. */
function findLead(text: string, { from, to }: { from: number; to: number }): number {
  const base = Math.max(from, to - longestLead);
  const last = splitSentences(text.slice(base, to)).at(-1);
  if (last === undefined || (last.kind !== "sentence" && last.kind !== "item")) return to;
  const isComplete = /[.!?…]["'”»)]?$/u.test(last.text);
  return isComplete ? to : base + last.start;
}

/** The last item is one sentence; what follows is no longer part of the list. */
function findEnd(text: string, { from, to }: { from: number; to: number }): number {
  const [first] = splitSentences(text.slice(from, Math.min(to, from + longestItem)));
  return from + (first?.end ?? 0);
}

function toPieces(
  { lead, items }: ListText,
  roles: readonly (Role | undefined)[],
  cutPlain: ListPlace["cutPlain"],
): MessagePiece[] {
  const isOwn = standsAlone(lead, items);
  const prefix = isOwn || dropFillers(`${lead} `).trim() === "" ? "" : lead;
  const pieces = items.flatMap((item, at) => {
    const plain = trimEnd(item);
    const role = roles[at];
    const inner = role === undefined ? cutPlain(plain) : [];
    const asked = inner.findIndex((piece) => piece.kind === "ask");
    if (asked < 0) return [toAsk(prefix, { text: plain.trim(), role: role ?? classifyRole(plain) })];
    return inner.map((piece, index) =>
      index === asked ? toAsk(prefix, { ...piece, role: piece.role ?? classifyRole(piece.text) }) : piece,
    );
  });
  return isOwn ? [...cutPlain(lead), ...pieces] : pieces;
}

function toAsk(prefix: string, { text, role }: { text: string; role: Role }): MessagePiece {
  return { kind: "ask", text: prefix === "" ? text : `${prefix} ${text}`, role };
}

/** "Summarise the report and (a) draft …": what leads up to the list is a request by itself. */
function standsAlone(lead: string, items: readonly string[]): boolean {
  const { head, core } = readAsk(lead);
  if (head === undefined || head === "opener" || head === "question" || /[:：]$/u.test(lead)) return false;
  const orders = items.filter((item) => {
    const own = readAsk(item).head;
    return own !== undefined && own !== "question" && own !== "opener";
  });
  return orders.length === items.length && core.split(/\s+/u).length > 3;
}

import { findEncoded } from "./find-encoded.ts";
import { createUnseen, findMarkers } from "./find-markers.ts";
import { findOrders } from "./find-orders.ts";
import type { OrderSign } from "./find-orders.ts";
import { foldPassage } from "./fold-passage.ts";
import type { InstructionKind } from "./order-rules.ts";
import { readFoldedTokens } from "./read-folded-tokens.ts";

/** Words of a document that speak to the model which reads it, or order something. */
export interface FoundInstruction {
  kind: InstructionKind;
  /** As they stand there, in short; what they say where they are encoded. */
  words: string;
  start: number;
  end: number;
}

export interface ScreenOptions {
  /** Where a reader of the document would not see the text. */
  isHidden?: boolean;
}

/** Enough to warn of; a text of nothing else need not be listed whole. */
const mostFound = 100;

/** Instructions in the text of a document. They are told to the user and never followed. */
export function screenInstructions(text: string, options: ScreenOptions = {}): { found: FoundInstruction[] } {
  const plain = screenPlain(text, options);
  const encoded = findEncoded(text).flatMap(({ start, end, says }) => {
    const [first] = screenPlain(says, { isHidden: true });
    return first === undefined ? [] : [{ kind: "encoded" as const, words: shorten(says), start, end }];
  });
  return { found: [...plain, ...encoded].toSorted((a, b) => a.start - b.start).slice(0, mostFound) };
}

function screenPlain(text: string, { isHidden = false }: ScreenOptions): FoundInstruction[] {
  const folded = foldPassage(text);
  const signs = [...findOrders(readFoldedTokens(folded, text)), ...findMarkers(folded.text)].toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  );
  const isUnseen = isHidden || signs.length === 0 ? () => isHidden : createUnseen(folded.text);
  const counted = signs.filter(
    (sign, index) => !sign.isWeak || isUnseen(sign.start) || hasCompany(signs, index),
  );
  return joinOverlapping(counted).map(({ kind, start, end }) => {
    const from = folded.offsets[start] ?? 0;
    const to = endOf(text, folded.offsets[end - 1] ?? from);
    return { kind, words: shorten(text.slice(from, to)), start: from, end: to };
  });
}

/** So near must two weak signs stand. */
const near = 400;

/** At most so many neighbours are looked at on each side, however many there are. */
const mostNeighbours = 12;

function hasCompany(signs: readonly OrderSign[], index: number): boolean {
  const sign = signs[index];
  if (sign === undefined) return false;
  return signs
    .slice(Math.max(0, index - mostNeighbours), index + mostNeighbours + 1)
    .some((other) => other.kind !== sign.kind && isBeside(sign, other));
}

/** Near, but not the same words over again. */
function isBeside(a: OrderSign, b: OrderSign): boolean {
  const [first, second] = a.start <= b.start ? [a, b] : [b, a];
  return second.start >= first.end && second.start - first.start <= near;
}

function joinOverlapping(signs: readonly OrderSign[]): OrderSign[] {
  const joined: OrderSign[] = [];
  for (const sign of signs) {
    const last = joined.at(-1);
    if (last === undefined || sign.start >= last.end) joined.push({ ...sign });
    else last.end = Math.max(last.end, sign.end);
  }
  return joined;
}

/** Past the whole sign, which may be two units long. */
function endOf(text: string, last: number): number {
  return last + ((text.codePointAt(last) ?? 0) > 0xffff ? 2 : 1);
}

const longestWords = 120;

function shorten(words: string): string {
  const plain = words.replaceAll(/\s+/gu, " ").trim();
  return plain.length <= longestWords ? plain : `${plain.slice(0, longestWords - 1).trimEnd()}…`;
}

import { largest, smallest } from "../../../lib/largest.ts";
import { joinWords } from "../../../lexicon/orders/order-places.ts";
import { priorWords } from "../../../lexicon/orders/override-words.ts";
import { isOrder, opensClause } from "./is-order.ts";
import type { OrderRule } from "./order-rules.ts";
import { matchPhrase, toPhrases, wordsOf } from "./phrases.ts";
import type { PhraseList } from "./phrases.ts";
import type { FoldedToken } from "./read-folded-tokens.ts";

/** The tokens that a rule covers, both ends included. */
export interface Covered {
  from: number;
  to: number;
}

const joins = wordsOf(toPhrases(joinWords));
const prior = toPhrases(priorWords);

/** What a rule covers if it holds where its phrase begins. Only a few words around are looked at. */
export function matchRule(rule: OrderRule, tokens: readonly FoldedToken[], at: number): Covered | undefined {
  const length = matchPhrase(rule.words, tokens, at);
  const last = at + length - 1;
  if (length === 0 || !standsRight(rule, tokens, { from: at, to: last })) return undefined;
  if (rule.isLast === true) return matchBefore(rule, tokens, { from: at, to: last });
  const { needs, within } = rule;
  const end = windowEnd(tokens, last, within);
  const spans = needs.map((need) => findSpan(need, tokens, { from: last + 1, to: end }));
  const to = largest(
    spans.map((span) => span?.to ?? -1),
    last,
  );
  if (spans.includes(undefined) || isBroken(rule, tokens, { from: last + 1, to })) return undefined;
  return isFollowed(rule, tokens, to) ? { from: at, to } : undefined;
}

function standsRight(rule: OrderRule, tokens: readonly FoldedToken[], { from, to }: Covered): boolean {
  if (rule.at === "anywhere") return true;
  if (rule.at === "clause") return opensClause(tokens, from);
  // "Answer: …" and "email, chat" are no orders
  return isOrder(tokens, from) && !/^[:,;/|=)]$/.test(tokens[to + 1]?.text ?? "");
}

/** The last token of the sentence, or of so many words. */
function windowEnd(tokens: readonly FoldedToken[], last: number, words: number): number {
  let end = last;
  for (let left = words; left > 0;) {
    const next = tokens[end + 1];
    if (next === undefined || next.opensSentence || end - last > 3 * words) break;
    if (next.isWord) left -= 1;
    end += 1;
  }
  return end;
}

function findSpan(
  phrases: PhraseList,
  tokens: readonly FoldedToken[],
  { from, to }: Covered,
): Covered | undefined {
  for (let at = from; at <= to; at += 1) {
    const length = matchPhrase(phrases, tokens, at);
    if (length > 0) return { from: at, to: at + length - 1 };
  }
  return undefined;
}

function isBroken(
  { without, isOneObject }: OrderRule,
  tokens: readonly FoldedToken[],
  between: Covered,
): boolean {
  if (without !== undefined && findSpan(without, tokens, between) !== undefined) return true;
  if (isOneObject !== true) return false;
  for (let at = between.from; at <= between.to; at += 1)
    if (isJoin(tokens[at]) && matchPhrase(prior, tokens, at + 1) === 0) return true;
  return false;
}

/** The Italian "è" is no "e". */
function isJoin(token: FoldedToken | undefined): boolean {
  return token !== undefined && joins.has(token.text) && token.first.charCodeAt(0) < 0x80;
}

function isFollowed({ follows, unless }: OrderRule, tokens: readonly FoldedToken[], to: number): boolean {
  if (unless !== undefined && findSpan(unless, tokens, { from: to, to: to + 3 }) !== undefined) return false;
  const next = tokens[to + 1];
  if (follows === ":") return next?.text === ":";
  if (follows === undefined || next === undefined) return true;
  return !next.isWord || next.opensLine || next.opensSentence || follows.has(next.text);
}

/** "All previous instructions must be ignored", "Alle bisherigen Regeln ignorieren!" */
function matchBefore(rule: OrderRule, tokens: readonly FoldedToken[], said: Covered): Covered | undefined {
  let from = said.from;
  const { needs, within } = rule;
  for (let left = within; left > 0 && from > 0 && tokens[from]?.opensSentence !== true; from -= 1)
    if (tokens[from - 1]?.isWord === true) left -= 1;
  const spans = needs.map((need) => findSpan(need, tokens, { from, to: said.from - 1 }));
  if (spans.includes(undefined)) return undefined;
  // a bare infinitive is an order only where it ends its sentence and nothing leads up to it
  const isInfinitive = said.from === said.to;
  const after = tokens[said.to + 1];
  const isAtEnd = after === undefined || !after.isWord || after.opensSentence;
  const opens = tokens[from]?.opensSentence === true;
  if (isInfinitive && (!isAtEnd || !opens || tokens[said.from - 1]?.text === "zu")) return undefined;
  return {
    from: smallest(
      spans.map((span) => span?.from ?? from),
      from,
    ),
    to: said.to,
  };
}

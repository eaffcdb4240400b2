import { runVerbs, sendVerbs } from "../../../lexicon/orders/action-words.ts";
import { joinWords, leadWords, mustWords, youWords } from "../../../lexicon/orders/order-places.ts";
import { notWords, obeyVerbs, overrideVerbs, treatVerbs } from "../../../lexicon/orders/override-words.ts";
import { addVerbs, sayVerbs, workOrders } from "../../../lexicon/orders/reply-words.ts";
import { leakVerbs, revealVerbs } from "../../../lexicon/orders/reveal-words.ts";
import { switchOn } from "../../../lexicon/orders/role-words.ts";
import { toPhrases, wordsOf } from "./phrases.ts";
import type { FoldedToken } from "./read-folded-tokens.ts";

const leads = wordsOf(toPhrases(leadWords));
const joins = wordsOf(toPhrases(joinWords));
const yous = wordsOf(toPhrases(youWords));
const musts = wordsOf(toPhrases(mustWords));
const nots = wordsOf(toPhrases(notWords, { en: "don't|doesn't", fr: "n'|ne" }));

/** A sentence that begins with one of these orders something. */
const orders = new Set(
  toPhrases(
    ...[runVerbs, sendVerbs, obeyVerbs, overrideVerbs, treatVerbs, addVerbs, sayVerbs, workOrders],
    ...[leakVerbs, revealVerbs, switchOn],
  ).keys(),
);

/** So far back is looked for whom a sentence speaks to. */
const farthest = 14;

/** At the head of a clause: after a mark, or where a line or a sentence begins. */
export function opensClause(tokens: readonly FoldedToken[], at: number): boolean {
  const before = tokens[at - 1];
  const token = tokens[at];
  if (before === undefined || token === undefined) return true;
  return !before.isWord || token.opensLine || token.opensSentence;
}

/** Where a verb orders something: "Ignore …", "please ignore …", "you must ignore …", not "they ignore …", "to ignore …". */
export function isOrder(tokens: readonly FoldedToken[], at: number): boolean {
  if (opensClause(tokens, at)) return true;
  const before = tokens[at - 1]?.text ?? "";
  if (nots.has(before)) return false;
  if (leads.has(before)) return opensClause(tokens, at - 1) || leadsOn(tokens, at - 1);
  if (joins.has(before) || musts.has(before)) return speaksToReader(tokens, at - 1);
  return false;
}

/** "now please ignore", "you must now ignore". */
function leadsOn(tokens: readonly FoldedToken[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? "";
  if (nots.has(before)) return false;
  return leads.has(before) || ((joins.has(before) || musts.has(before)) && speaksToReader(tokens, at - 1));
}

/** A sentence that says "you", or that began with an order of its own. */
function speaksToReader(tokens: readonly FoldedToken[], at: number): boolean {
  for (let index = at; index >= 0 && index > at - farthest; index -= 1) {
    const token = tokens[index];
    if (token === undefined) return false;
    if (yous.has(token.text)) return true;
    if (token.opensSentence) return orders.has(token.text);
  }
  return false;
}

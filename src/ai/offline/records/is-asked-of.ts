import { dimensions, propertyLead, timeUnits } from "../../../lexicon/answers/asked-properties.ts";
import { amountNouns } from "../../../lexicon/tables/record-words.ts";
import type { ReadWord } from "../answer/look-up/create-word-reader.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import type { Asked } from "../answer/look-up/read-asked.ts";
import { explainsWord } from "./explain-word.ts";
import { isSmall } from "./weigh-words.ts";

const isThere = 0.5;
const numberNouns = /^(?:numbers?|nos?|codes?|ids?|nummern?|numéros?|numer[oi]|códigos?|números?)$/u;
const amounts = new Set(amountNouns.split("|"));

/**
 * Whether what is asked of a thing stands in its row or over it. "How high is the insurance of the boat", "how fast is
 * it" and "what does it cost for a week" name a row that says nothing of insurance, of speed or of weeks.
 */
export function isAskedOf(asked: Asked, near: readonly ReadWord[]): boolean {
  return saysProperty(asked, near) && saysDimension(asked, near) && saysTime(asked, near);
}

/** Names of two words are asked for by either: "the policy number", "the family name". */
function saysProperty({ text, all, language, kind }: Asked, near: readonly ReadWord[]): boolean {
  const lead = kinds.has(kind) ? propertyLead.exec(text) : null;
  const at = lead === null ? -1 : all.findIndex(({ start }) => start >= lead.index + lead[0].length);
  const [noun, next] = at < 0 ? [] : all.slice(at, at + 2);
  if (noun === undefined || noun.isStop || noun.isNumber || isSmall(noun.word, language)) return true;
  const isSaid = (word: ReadWord | undefined) =>
    word !== undefined && (bestMatch(word, near) >= isThere || explainsWord(word, near));
  // of an account number, another number says nothing
  const isNumber = next !== undefined && numberNouns.test(next.word);
  return amounts.has(noun.word) || isSaid(noun) || (next?.isStop === false && !isNumber && isSaid(next));
}

const kinds: ReadonlySet<string> = new Set(["amount", "count", "share", "thing", "definition"]);

function saysDimension({ text }: Asked, near: readonly ReadWord[]): boolean {
  return dimensions.every(
    ([asks, noun]) => !asks.test(text) || near.some(({ word, term }) => noun.test(word) || noun.test(term)),
  );
}

/** Where the columns are for other times than the one that was named, none of them is meant. */
function saysTime({ wanted, kind }: Asked, near: readonly ReadWord[]): boolean {
  if (kind !== "amount") return true;
  const isUnit = (unit: RegExp) => wanted.some(({ word }) => unit.test(word));
  const isOver = (unit: RegExp) => near.some(({ word }) => unit.test(word));
  const named = timeUnits.filter(isUnit);
  return named.length === 0 || named.some(isOver) || !timeUnits.some(isOver);
}

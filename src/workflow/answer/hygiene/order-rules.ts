import type { WordsByLanguage } from "../../../lexicon/words-by-language.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import { toPhrases } from "./phrases.ts";
import type { PhraseList } from "./phrases.ts";

export type InstructionKind =
  | "override" // pay no heed to what you were told
  | "role" // be somebody else
  | "reveal" // tell what you keep
  | "address" // this is for the model that reads it
  | "reply" // answer this, whatever is asked
  | "action" // send, forward, delete
  | "command" // run this
  | "secrecy" // and tell nobody
  | "favour" // judge in somebody's favour
  | "marker" // signs of a chat where none is
  | "encoded"; // an order in a form that people cannot read

interface Terms<Words> {
  /** Each must occur within so many words behind it; before it where `isLast`. */
  needs: readonly Words[];
  within: number;
  isLast?: boolean;
  /** None of these may stand between. */
  without?: Words;
  /** None of these may come right after. */
  unless?: Words;
  /** Nothing may be joined on with "and" before what is needed: "forget the past and keep your rules". */
  isOneObject?: boolean;
  /** A mark or one of these must follow; only a colon where it is ":". */
  follows?: Words | ":";
  /** It counts only beside a sign of another kind, or where nobody sees it. */
  isWeak?: boolean;
}

/** A phrase that gives itself away, or does so together with others near it in its sentence. */
export interface OrderRule extends Terms<PhraseList> {
  kind: InstructionKind;
  words: PhraseList;
  /** Where it must stand: as an order, at the head of a clause, or anywhere. */
  at: "order" | "clause" | "anywhere";
}

type Given = Partial<Terms<WordsByLanguage>>;

export const asOrder = toRuleAt("order");
export const atClause = toRuleAt("clause");
export const anywhere = toRuleAt("anywhere");

function toRuleAt(at: OrderRule["at"]) {
  return (kind: InstructionKind, words: WordsByLanguage, given: Given = {}): OrderRule => {
    const { needs = [], within = 0, without, unless, follows, ...rest } = given;
    return {
      ...{ ...rest, kind, at, within, words: toPhrases(words), needs: needs.map((need) => toPhrases(need)) },
      ...(without !== undefined && { without: toPhrases(without) }),
      ...(unless !== undefined && { unless: toPhrases(unless) }),
      ...(follows !== undefined && { follows: follows === ":" ? follows : toPhrases(follows) }),
    };
  };
}

export function mergeWords(...lists: readonly WordsByLanguage[]): WordsByLanguage {
  return Object.fromEntries(
    languages.map((one) => [one, lists.flatMap((list) => list[one] ?? []).join("|")]),
  );
}

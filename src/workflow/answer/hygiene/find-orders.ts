import { matchRule } from "./match-rule.ts";
import { instructionNouns, overrideVerbs, priorWords } from "../../../lexicon/orders/override-words.ts";
import { overrideRules, revealRules, roleRules } from "./override-rules.ts";
import { actionRules, addressRules, replyRules } from "./reply-rules.ts";
import type { InstructionKind, OrderRule } from "./order-rules.ts";
import { toPhrases, wordsOf } from "./phrases.ts";
import type { FoldedToken } from "./read-folded-tokens.ts";

/** Something in a folded text that orders, or helps to. Offsets are those of the folded text. */
export interface OrderSign {
  kind: InstructionKind;
  start: number;
  end: number;
  /** It counts only beside a sign of another kind, or where nobody sees it. */
  isWeak: boolean;
}

const rulesByWord: ReadonlyMap<string, readonly OrderRule[]> = byFirstWord();

function byFirstWord(): Map<string, OrderRule[]> {
  const rules = new Map<string, OrderRule[]>();
  const override = [...overrideRules, ...roleRules, ...revealRules];
  for (const rule of [...override, ...addressRules, ...replyRules, ...actionRules])
    for (const first of rule.words.keys()) rules.set(first, [...(rules.get(first) ?? []), rule]);
  return rules;
}

export function findOrders(read: readonly FoldedToken[]): OrderSign[] {
  const tokens = read.map(readDigits);
  return tokens.flatMap((token, at) => {
    if (!token.isWord) return [];
    if (isRunTogether(token.text))
      return [{ kind: "override", start: token.start, end: token.end, isWeak: false } as const];
    return (rulesByWord.get(token.text) ?? []).flatMap((rule) => {
      const covered = matchRule(rule, tokens, at);
      if (covered === undefined) return [];
      const start = tokens[covered.from]?.start ?? token.start;
      const end = tokens[covered.to]?.end ?? token.end;
      return [{ kind: rule.kind, start, end, isWeak: rule.isWeak === true }];
    });
  });
}

const verbs = toPhrases(overrideVerbs);
const nouns = toPhrases(instructionNouns);
const vocabulary = wordsOf(verbs, nouns, toPhrases(priorWords));
const letters: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s", 7: "t" };

/** "1gn0re" is read as it is meant, "b2b" and "p1" stay what they are. */
function readDigits(token: FoldedToken): FoldedToken {
  if (!/\d/.test(token.text) || !/[a-z]/.test(token.text)) return token;
  const text = token.text.replaceAll(/\d/g, (digit) => letters[digit] ?? digit);
  return vocabulary.has(text) ? { ...token, text } : token;
}

const together = { least: 14, most: 200 };
const longVerbs = [...verbs.keys()].filter((word) => word.length >= 6);
const longNouns = [...nouns.keys()].filter((word) => word.length >= 6);

/** "ignoreallpreviousinstructions", as it is left of letters set apart. */
function isRunTogether(text: string): boolean {
  if (text.length < together.least || text.length > together.most) return false;
  const verb = longVerbs.find((word) => text.startsWith(word));
  return verb !== undefined && longNouns.some((noun) => text.includes(noun, verb.length));
}

import { findDates } from "../../../../lib/text/find-dates.ts";
import { splitSentences } from "../../../../lib/text/split-sentences.ts";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { readThread } from "../../forms/read-thread.ts";
import { bestMatch } from "../look-up/match-word.ts";
import type { Wanted } from "../look-up/read-asked.ts";
import { wordReaderOf } from "../look-up/word-readers.ts";
import type { Quoted } from "../quoted.ts";

/** The same word or its stem: what only means the same may have another day. */
const isSame = 0.9;

interface Found extends Quoted {
  day: string;
}

/**
 * "I confirm the coach for the outing of 23 April": a thing that is called by its day, where no other day is said of it;
 * in a thread of mails as the newest one calls it. Undefined where none is, or two are.
 */
export function datedThing(
  things: readonly Wanted[],
  { language, evidence }: { language: string; evidence: readonly EvidenceItem[] },
): Quoted | undefined {
  const [thing] = things;
  if (thing === undefined) return undefined;
  const items = readThread(evidence, evidence)?.newest ?? evidence;
  const found = items
    .filter(({ table }) => table === undefined)
    .flatMap((item) => sentencesOf(item, thing, language));
  const [first] = found;
  const isOne = first !== undefined && found.every(({ day }) => day === first.day);
  return isOne ? { text: first.text, supports: first.supports } : undefined;
}

function sentencesOf(item: EvidenceItem, thing: Wanted, language: string): Found[] {
  return splitSentences(item.text).flatMap(({ text, start, end }) =>
    findDates(text).flatMap((date): Found[] => {
      const lead =
        /(?<thing>[\p{L}-]+)(?:\s+(?:of|on|vom|am|du|del|dell['’]|di|de|den|le|il|\p{L}{3,10}day|\p{L}{3,9}(?:tag|woch)|\p{L}{3,8}di|sabato|domenica),?){1,3}\s*$/iu.exec(
          text.slice(0, date.start),
        );
      const word = wordReaderOf(language).read(lead?.groups?.["thing"] ?? "");
      const [day] = date.keys;
      if (day === undefined || date.keys.length > 1 || bestMatch(thing, word) < isSame) return [];
      const quote = item.text.slice(start, end);
      return [{ day: day.slice(-5), text, supports: [{ evidence: item.id, quote }] }];
    }),
  );
}

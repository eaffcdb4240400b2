import { changedDay } from "../../../../lexicon/answers/asked/changed-days.ts";
import { findDates } from "../../../../lib/text/find-dates.ts";
import { splitSentences } from "../../../../lib/text/split-sentences.ts";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { readThread } from "../../forms/read-thread.ts";

interface Told {
  text: string;
  supports: readonly object[];
}

interface Said {
  item: EvidenceItem;
  text: string;
  start: number;
  end: number;
  days: readonly string[];
}

/**
 * A day of an older mail that the newest one calls off: what that one names instead, in the same sentence or the next
 * with a day. Undefined where it is called off and nothing takes its place.
 */
export function withNewerDay<Claim extends Told>(
  claim: Claim,
  evidence: readonly EvidenceItem[],
): Claim | undefined {
  const [support] = claim.supports;
  const id = support !== undefined && "evidence" in support ? support.evidence : undefined;
  const thread = readThread(evidence, evidence);
  const [day, ...more] = daysIn(claim.text);
  if (thread === undefined || day === undefined || more.length > 0) return claim;
  if (thread.older.every((item) => item.id !== id)) return claim;
  const said = thread.newest.flatMap(sentencesOf);
  const at = said.findIndex(({ text, days }) => days.includes(day) && changedDay.test(text));
  if (at < 0) return claim;
  const fresh = said.slice(at).find(({ days }) => days.some((one) => one !== day));
  if (fresh === undefined) return undefined;
  const [first] = said.slice(at);
  // from the day that is called off on: what takes its place leans on it
  const from = first?.item === fresh.item ? first.start : fresh.start;
  const quote = fresh.item.text.slice(from, fresh.end);
  const text = first?.item === fresh.item && first !== fresh ? `${first.text} ${fresh.text}` : fresh.text;
  return { ...claim, text, supports: [{ evidence: fresh.item.id, quote }] };
}

function sentencesOf(item: EvidenceItem): Said[] {
  return splitSentences(item.text)
    .filter(({ kind }) => kind === "sentence")
    .map(({ text, start, end }) => ({ item, text, start, end, days: daysIn(text) }));
}

/** Month and day: a mail seldom says the year. */
function daysIn(text: string): string[] {
  const keys = findDates(text).flatMap((date) => (date.keys.length === 1 ? date.keys : []));
  return [...new Set(keys.flatMap((key) => /\d\d-\d\d$/u.exec(key)?.[0] ?? []))];
}

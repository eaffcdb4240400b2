import { holdsHour } from "../../../../lexicon/requests/delivered/fact-nouns.ts";
import { splitSentences } from "../../../../lib/text/split-sentences.ts";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { namesDay } from "../look-up/holds-kind.ts";

interface Told {
  text: string;
  supports: readonly object[];
}

/** "We come on Friday, 20 February. The lift runs again at 2 pm.": a time of day belongs to the day named right before it. */
export function withDayBefore<Claim extends Told>(claim: Claim, evidence: readonly EvidenceItem[]): Claim {
  const [support, ...more] = claim.supports;
  if (more.length > 0 || !isPassage(support) || !holdsHour.test(claim.text) || namesDay(claim.text))
    return claim;
  const item = evidence.find(({ id }) => id === support.evidence);
  const at = item?.table === undefined ? (item?.text.indexOf(support.quote) ?? -1) : -1;
  if (item === undefined || at < 0) return claim;
  const sentences = splitSentences(item.text).filter(({ kind }) => kind === "sentence");
  const last = sentences.findLast(({ end }) => end <= at);
  if (last === undefined || !namesDay(last.text) || !isNext(item.text.slice(last.end, at))) return claim;
  const quote = item.text.slice(last.start, at + support.quote.length);
  return { ...claim, text: `${last.text} ${claim.text}`, supports: [{ ...support, quote }] };
}

function isPassage(support: object | undefined): support is { evidence: string; quote: string } {
  return support !== undefined && "evidence" in support && "quote" in support;
}

/** Nothing but blanks stands between them, and no empty line. */
function isNext(gap: string): boolean {
  return gap.trim() === "" && !/\n\s*\n/u.test(gap);
}

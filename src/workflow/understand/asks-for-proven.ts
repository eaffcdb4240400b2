import { provenPart } from "../../lexicon/proven-part.ts";
import { segmentWords } from "../../lib/text/segment-words.ts";
import type { EarlierRound, Received } from "../../model/work.ts";

const asks = provenPart.map((phrase) => new RegExp(`(?<!\\p{L})(?:${phrase})(?!\\p{L})`, "iu"));

/** A request that says more than this asks for more. */
const mostWords = 20;
const longestMessage = 400;

/** The newest round that was refused though something of it is proven; one that no model could do stands in nobody's way. */
export function refusedRound({ earlier }: Pick<Received, "earlier">): number | undefined {
  const last = earlier.find((round) => !isDeclined(round));
  return last !== undefined && isRefused(last) && provenIn(last) > 0 ? last.number : undefined;
}

/** The round before, where it was refused and there is nothing to be given of it. */
export function unprovenRound({ earlier }: Pick<Received, "earlier">): number | undefined {
  const [last] = earlier;
  return last !== undefined && isRefused(last) && provenIn(last) === 0 ? last.number : undefined;
}

function isRefused({ result }: EarlierRound): boolean {
  return result?.status === "REFUSAL" || result?.status === "REJECT";
}

function isDeclined(round: EarlierRound): boolean {
  return isRefused(round) && round.result?.reason === "not_supported" && provenIn(round) === 0;
}

function provenIn({ result }: EarlierRound): number {
  return result?.provable.length ?? 0;
}

/** "Only the part you can prove", in five languages, and nothing else. */
export function asksForProven(message: string): boolean {
  if (message.length > longestMessage) return false;
  return segmentWords(message).length <= mostWords && asks.some((pattern) => pattern.test(message));
}

import { provenPart } from "../../lexicon/proven-part.ts";
import { segmentWords } from "../../lib/text/segment-words.ts";
import type { Received } from "../../model/work.ts";

const asks = provenPart.map((phrase) => new RegExp(`(?<!\\p{L})(?:${phrase})(?!\\p{L})`, "iu"));

/** A request that says more than this asks for more. */
const mostWords = 20;
const longestMessage = 400;

/** The newest round that was refused though something of it is proven. */
export function refusedRound({ earlier }: Pick<Received, "earlier">): number | undefined {
  const [last] = earlier;
  const isRefused = last?.result?.status === "REFUSAL" || last?.result?.status === "REJECT";
  return isRefused && (last.result?.provable.length ?? 0) > 0 ? last.number : undefined;
}

/** "Only the part you can prove", in five languages, and nothing else. */
export function asksForProven(message: string): boolean {
  if (message.length > longestMessage) return false;
  return segmentWords(message).length <= mostWords && asks.some((pattern) => pattern.test(message));
}

import { createTermReader } from "../../lib/text/create-term-reader.ts";
import type { Answered } from "../../model/round.ts";
import { pointsOf } from "../../model/sub-intent.ts";

/** A field is named in a word or three; a longer point is a question, whose words say little about its answer. */
const mostTerms = 3;
/** A label and its value stand in one short line. */
const longestLine = 140;

/** The passage that has the words of a field with a value beside them, though its writer says that it is missing. */
export function findMention(point: string, { intent, evidence }: Answered): string | undefined {
  const text = pointsOf(intent).find(({ id }) => id === point)?.text ?? "";
  for (const item of evidence) {
    const reader = createTermReader(item.language ?? "unknown");
    const wanted = reader.content(text).map(({ term }) => term);
    if (wanted.length === 0 || wanted.length > mostTerms) continue;
    const isThere = item.quote.split("\n").some((line) => {
      if (line.length > longestLine || !/\p{N}/u.test(line)) return false;
      const terms = new Set(reader.all(line).map(({ term }) => term));
      return wanted.every((term) => terms.has(term));
    });
    if (isThere) return item.id;
  }
  return undefined;
}

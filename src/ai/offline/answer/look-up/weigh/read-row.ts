import { readTogether } from "../../../encode/read-together.ts";
import { wantsComputing } from "../../../records/wants-computing.ts";
import { holdsKind } from "../holds-kind.ts";
import { bestMatch } from "../match-word.ts";
import type { Asked } from "../read-asked.ts";
import type { AnswerPlace } from "../read-places.ts";
import { isThere, readSignals, scoreSignals } from "../read-signals.ts";
import { headingOf } from "./read-closely.ts";

/** Reading takes its time: of a long table the rows that share most with the question are read. */
const mostRead = 40;
/** How surely a row must answer, and how far ahead of every other it must be. */
const enough = { alone: 2.5, ahead: 2.5 };

/** The one row of a table that is read as the answer to a question of which not every word was found in it. */
export function readRow(
  asked: Asked,
  places: readonly AnswerPlace[],
  rarity: readonly number[],
): AnswerPlace | undefined {
  if (asked.asksMore || asked.kind === "count" || asked.kind === "reason") return undefined;
  const rows = places.filter((place) => isRow(place) && holdsKind(asked, place) !== "never");
  const near = rows
    .map((place) => ({ place, score: scoreSignals(readSignals(asked, place, rarity)) }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, mostRead)
    .map(({ place }) => ({ place, read: readTold(asked, place) }))
    .toSorted((one, other) => other.read - one.read);
  const [best, next] = near;
  if (best === undefined || best.read < enough.alone) return undefined;
  if (next !== undefined && best.read - next.read < enough.ahead) return undefined;
  const { headers = [], cells = [] } = best.place.sentence;
  const isComputed = wantsComputing(asked, [...headers, ...cells], { sums: true });
  return isComputed || !namesAll(asked, best.place) ? undefined : best.place;
}

function isRow({ sentence: { kind, cells = [], headers = [] }, isStatement }: AnswerPlace): boolean {
  return (
    kind === "row" && isStatement && headers.length > 0 && cells.filter((cell) => cell !== "").length > 1
  );
}

/** A row as it would be told: each value behind the head of its column. */
function readTold({ text, language }: Asked, place: AnswerPlace): number {
  const { cells = [], headers = [] } = place.sentence;
  const told = cells.flatMap((cell, at) => (cell === "" ? [] : [`${headers[at] ?? ""}: ${cell}`])).join("; ");
  return readTogether({ text, language }, { text: told, language: place.language }, headingOf(place));
}

/** Who or what is called by name in the question stands in the row, over it, or in the name of its document. */
function namesAll({ wanted }: Asked, { words, heading }: AnswerPlace): boolean {
  return wanted.every(
    (word) => !(word.isName || word.isNumber) || bestMatch(word, [...words, ...heading]) >= isThere,
  );
}

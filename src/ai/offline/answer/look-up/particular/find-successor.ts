import { replacing } from "../../../../../lexicon/answers/person-questions.ts";
import { bestMatch } from "../match-word.ts";
import { bringsName, namesOf, namesSomeone } from "../names-someone.ts";
import type { Asked, Wanted } from "../read-asked.ts";
import type { AnswerPlace } from "../read-places.ts";

/** Whether it is asked who comes in somebody's place: what else is said of either of them answers nothing. */
export function asksSuccessor(asked: Asked): boolean {
  return asked.kind === "person" && bringsName(asked) && replacing.asked.test(asked.text);
}

/** "In her place", right behind the sentence that names her, or "replaces Ms Sample": somebody else, and only one such sentence. */
export function findSuccessor(asked: Asked, places: readonly AnswerPlace[]): AnswerPlace | undefined {
  const names = namesOf(asked);
  const found = places.filter(
    (place) => place.isStatement && tellsSuccessor(place, names) && namesSomeone(asked, place),
  );
  const distinct = new Set(found.map(({ sentence }) => sentence.text));
  return distinct.size === 1 ? found[0] : undefined;
}

function tellsSuccessor(
  { sentence: { text }, words, before: [last] }: AnswerPlace,
  names: readonly Wanted[],
) {
  const own = words.filter((word) => names.some((name) => bestMatch(name, [word]) >= isSame));
  const [first] = own;
  const before = replacing.before.exec(text);
  const behind = replacing.behind.exec(text);
  if (first === undefined)
    return behind !== null && names.some((name) => bestMatch(name, last?.words ?? []) >= isSame);
  return (
    (before !== null && first.start > before.index) ||
    (behind !== null && first.start < behind.index + behind[0].length)
  );
}

const isSame = 0.9;

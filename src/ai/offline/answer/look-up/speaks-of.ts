import { placeLabel, within } from "../../../../lexicon/answers/labels/place-labels.ts";
import { addressSaid } from "../../../../lexicon/forms/contact-words.ts";
import { isAskedOf } from "../../records/is-asked-of.ts";
import type { ReadWord } from "./create-word-reader.ts";
import { ownWords } from "./holds-kind.ts";
import { bestMatch } from "./match-word.ts";
import type { Asked, Wanted } from "./read-asked.ts";
import type { AnswerPlace } from "./read-places.ts";
import { isThere } from "./read-signals.ts";

/** Also where the label is set in bold: "**Present:** …". */
const labelled = /^[^:.!?]{2,40}:[*_]{0,3}\s\S/u;

/** A label with its value answers what it is called, and not whatever is asked of the thing in it. */
export function isOther(asked: Asked, { sentence, words, heading }: AnswerPlace): boolean {
  if (!labelled.test(sentence.text)) return false;
  return !isAskedOf(asked, [...words, ...heading]) || (asked.kind === "place" && !tellsPlace(sentence.text));
}

/** "Kind of damage: water": says nothing of where. */
function tellsPlace(text: string): boolean {
  const [label = "", ...value] = text.split(/:[*_]{0,3}\s/u);
  const said = value.join(" ");
  return placeLabel.test(label) || within.test(said) || addressSaid.test(said) || said.length > longestValue;
}

const longestValue = 60;

function isNear(wanted: readonly Wanted[], words: readonly ReadWord[]): boolean {
  return wanted.some((word) => bestMatch(word, words) >= isThere);
}

/** A sentence that says nothing of the question itself answers it only where its heading says all of it. */
export function speaksOfIt(asked: Asked, place: AnswerPlace): boolean {
  if (isNear(asked.wanted, ownWords(asked, place))) return true;
  const over = [...place.above, ...place.heading];
  return asked.wanted.every((word) => word.isLight || bestMatch(word, over) >= isThere);
}

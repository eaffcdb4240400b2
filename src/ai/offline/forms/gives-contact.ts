import { contactAsked, contactBeside } from "../../../lexicon/forms/contact-words.ts";
import { personTitle } from "../../../lexicon/answers/person-questions.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import { readKind } from "../answer/look-up/read-kind.ts";
import { readAsked } from "../answer/look-up/read-asked.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import { contactKindAsked } from "./answer-contact.ts";
import { contactsIn } from "./contact-values.ts";

const isThere = 0.5;
const phoneLine = /^\P{L}{0,3}(?:tele(?:fon|fax|phone)|phone|fax|tél|tel)(?!\p{L})[^\p{L}\p{N}]*[+(\p{N}]/iu;

/** Whether a claim can answer at all where a phone, a mail or a web address is asked for: it holds one, and not somebody else's. */
export function givesContact({ text, language }: { text: string; language: string }, claim: string): boolean {
  const kind = contactKindAsked(text);
  // a line with a phone number tells no amount, whoever it names
  if (kind === undefined) return !phoneLine.test(claim) || readKind(text, language).kind !== "amount";
  if (kind === "title" || kind === "address") return true;
  const isPhone = kind === "phone" || kind === "mobile" || kind === "fax";
  if (!(isPhone ? /\p{N}(?:[\s./-]?\p{N}){2}/u.test(claim) : contactsIn(claim).has(kind))) return false;
  if (contactAsked[kind].test(claim)) return true;
  const read = wordReaderOf(language);
  const said = read.read(claim);
  return readAsked(text, read)
    .wanted.filter(({ word }) => !contactBeside.test(word) && !contactAsked[kind].test(word))
    .filter(({ word, isLight }) => !isLight && !personTitle.test(word))
    .every((word) => [word, ...word.sameName].some((one) => bestMatch(one, said) >= isThere));
}

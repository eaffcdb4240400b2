import {
  citeOrders,
  citedWords,
  everyWords,
  jointWords,
  sourceNames,
  statedThings,
  wholeWords,
} from "../../lexicon/documents/proof-words.ts";

const edge = { before: String.raw`(?<![\p{L}\p{N}])`, after: String.raw`(?![\p{L}\p{N}])` };

const nothingWithout = `(?:no|keine?|aucune?|pas (?:de|d['’])|nessun[ao]?|ningun[ao]?|ningún)\\s+(?:single\\s+|einzige\\s+)?(?:${statedThings})\\s+(?:without|ohne|sans|senza|sin)\\s+(?:\\p{L}+\\s+)?(?:${sourceNames})`;
const nearby = String.raw`(?:\s+(?!(?:${jointWords})\s)[\p{L}'’-]{1,30}){0,3}?\s+`;
const subject = `(?:${everyWords})${nearby}(?:${statedThings})|${wholeWords}`;
const pattern = (source: string) => new RegExp(`${edge.before}(?:${source})${edge.after}`, "giu");
const subjects = pattern(subject);
const marks = pattern(citedWords);
const orderFirst = pattern(`(?:${citeOrders})\\s+(?:${subject})|${nothingWithout}`);

export interface ProofWish {
  /** What else the criterion says: of that nothing is known. */
  rest: string;
}

/** Whether a criterion of some hundred letters says, beyond mistake, that everything stated has a source; undefined where it does not. */
export function readProofWish(criterion: string): ProofWish | undefined {
  const ordered = criterion.replaceAll(orderFirst, " ; ");
  if (ordered !== criterion) return { rest: ordered };
  const at = criterion.search(subjects);
  if (at < 0) return undefined;
  const behind = criterion.slice(at).replace(new RegExp(subjects.source, "iu"), " ; ");
  const rest = behind.replaceAll(marks, " ; ");
  return rest === behind ? undefined : { rest: criterion.slice(0, at) + rest };
}

import { compoundCues } from "../../../lexicon/tables/column-concepts.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import type { Language } from "../../../lexicon/words-by-language.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import type { TableShape } from "../../../model/documents/table-shape.ts";
import { openCueBook } from "./cue-book.ts";
import type { CueBook } from "./cue-book.ts";
import type { TableDraft } from "./draft/draft.ts";
import { draftPlan } from "./draft/draft-plan.ts";
import { phrasesAt } from "./match-phrases.ts";
import { readItems } from "./read-items.ts";
import { rewordings } from "./rewordings.ts";
import { createWordReader } from "./read-words.ts";
import type { QuestionWord } from "./read-words.ts";
import { readTerms } from "./table-terms.ts";

/** Longer requests say more than one plan can hold. */
const longestQuestion = 400;

/** The one plan that answers a question over these tables; undefined where none does, or more than one. */
export function readTableQuestion(
  text: string,
  shapes: readonly TableShape[],
  language: string,
): TableDraft | undefined {
  const known = languages.find((one) => one === language);
  if (known === undefined || text.length > longestQuestion || shapes.length === 0) return undefined;
  for (const said of rewordings(text, shapes, known)) {
    const draft = onlyDraft(draftsOf(said, shapes, known), shapes);
    if (draft !== undefined) return draft;
  }
  return undefined;
}

function onlyDraft(drafts: readonly TableDraft[], shapes: readonly TableShape[]): TableDraft | undefined {
  const bases = new Set(drafts.map(({ table }) => table));
  const own = drafts.filter(({ table }) => {
    const base = shapes.find(({ id }) => id === table)?.viewOf;
    return base === undefined || !bases.has(base);
  });
  return own.length === 1 ? own[0] : undefined;
}

function draftsOf(text: string, shapes: readonly TableShape[], language: Language): TableDraft[] {
  const read = createWordReader(language);
  const book = openCueBook(language);
  const words = read(text);
  // a plan says how much, never yes or no
  if (phrasesAt(book.yesNo, words, 0).length > 0 || !asksToCompute(words, book)) return [];
  return shapes.flatMap((shape) => {
    const items = readItems(text, readTerms(shape, read), { book, read });
    const draft = items === undefined ? undefined : draftPlan(items, shape);
    return draft === undefined ? [] : [draft];
  });
}

const shortQuestion = 12;

function asksForRows(words: readonly QuestionWord[], at: number, book: CueBook): boolean {
  if (at === 0 && phrasesAt(book.listing, words, at).length > 0) return true;
  return phrasesAt(book.aggregates, words, at).some(({ tag }) => tag === "which" || tag === "who");
}

const small: ReadonlySet<string> = new Set(["per", "which", "who", "allPeriods"]);
const openings = Object.values(compoundCues).flatMap((list) => list.split("|").map(foldText));

/** A cheap look before tables are: most questions name nothing that is computed. */
function asksToCompute(words: readonly QuestionWord[], book: CueBook): boolean {
  // a question that only names what it asks for may want rows
  if (words.length <= shortQuestion && words.slice(0, 2).some((_, at) => asksForRows(words, at, book)))
    return true;
  return words.some(
    ({ fold }, at) =>
      phrasesAt(book.aggregates, words, at).some(({ tag }) => !small.has(tag)) ||
      phrasesAt(book.spending, words, at).length > 0 ||
      openings.some((opening) => fold.startsWith(opening)),
  );
}

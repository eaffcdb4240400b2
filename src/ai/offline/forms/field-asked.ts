import { foldLabel, formFields } from "../../../lexicon/forms/field-labels.ts";
import type { FormField, FormFieldName } from "../../../lexicon/forms/field-labels.ts";
import {
  bareFields,
  comparingForms,
  dayWords,
  formThings,
  payingWords,
} from "../../../lexicon/forms/asking-words.ts";
import {
  billNouns,
  howMuch,
  payVerbs,
  taxBefore,
  taxBehind,
  taxNames,
} from "../../../lexicon/forms/tax-words.ts";
import { hasPaid, howLarge, oweVerbs } from "../../../lexicon/forms/paying-words.ts";
import { largest } from "../../../lib/largest.ts";
import { knownLabels } from "../../../lexicon/forms/labels-of-fields.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import { openCueBook } from "../tables/cue-book.ts";
import { phrasesAt } from "../tables/match-phrases.ts";
import { createWordReader } from "../tables/read-words.ts";

const asked = new Map<string, FormFieldName>(
  (Object.entries(formFields) as [FormFieldName, FormField][]).flatMap(([name, field]) =>
    (field.asked ?? "")
      .split("|")
      .filter((text) => text !== "")
      .map((text) => [foldLabel(text), name] as const),
  ),
);
const bare = new Map<string, FormFieldName>(
  Object.entries(bareFields).flatMap(([field, words]) =>
    words.split("|").map((text) => [foldLabel(text), field as FormFieldName] as const),
  ),
);
const days = new Set(dayWords.split("|").map(foldLabel));
const things = new Set([
  ...`${formThings}|${comparingForms}`.split("|").map(foldLabel),
  ...[...days].flatMap((phrase) => phrase.split(" ")),
]);
const paying = new Set(payingWords.split("|").map(foldLabel));
const taxed = readTaxed();
const bills = new Set(billNouns.split("|").map(foldLabel));
const pays = new Set(payVerbs.split("|").map(foldLabel));
const owes = new Set(oweVerbs.split("|").map(foldLabel));
const mostWords = 8;
/** "From", "to" and "date" are labels of a mail, and mean little in a question. */
const heads: ReadonlySet<FormFieldName> = new Set(["mailFrom", "mailTo", "mailDate"]);

/** What the documents say of whom a question names. */
export interface NamedWords {
  /** The words in the names of the documents, and those of firms and people. */
  names: ReadonlySet<string>;
  /** Whoever wrote them, and may get money. */
  payees: ReadonlySet<string>;
  /** Whether they are bills, of which it is clear what is to be paid. */
  isBill: boolean;
}

/**
 * The field of a form that a point or a question asks for, and nothing besides; undefined where it asks for another
 * thing, or for more.
 */
export function fieldAsked(text: string, language: string, known: NamedWords): FormFieldName | undefined {
  const whole = foldLabel(text).replace(/^(?:the|die|der|das|le|la|les|l|il|lo|i|el|los|las)\s/u, "");
  const named = bare.get(whole) ?? fieldOf(whole);
  if (named !== undefined) return named;
  const spoken = languages.find((one) => one === language);
  // a few words are taken for those of a neighbouring language
  if (spoken === undefined)
    return languages.map((one) => fieldAsked(text, one, known)).find((one) => one !== undefined);
  const words = createWordReader(spoken)(text);
  const book = openCueBook(spoken);
  const found = new Set<FormFieldName>();
  for (let at = 0; at < words.length;) {
    const fit = longest(words.slice(at, at + mostWords).map((word) => word.text));
    const neutral = [
      ...phrasesAt(book.neutral, words, at),
      ...phrasesAt<string>(book.aggregates, words, at).filter(
        ({ tag }) => tag === "which" || tag === "who" || tag === "count",
      ),
    ].map(({ length }) => length);
    const fold = foldLabel(words[at]?.text ?? "");
    if (fit !== undefined) {
      found.add(fit.field);
      at += fit.length;
    } else if (neutral.length > 0) at += largest(neutral, 1);
    else if (isBeside(fold) || known.names.has(fold)) at += 1;
    else return undefined;
  }
  // "when is it to be paid" asks for a day, and not for the amount
  const asksDay = words.some((_, at) =>
    [1, 2, 3].some((length) => days.has(foldWords(words.slice(at, at + length)))),
  );
  if (
    asksDay &&
    [...found].every((field) => field === "total" || field === "dueDate" || field === "paymentTerms")
  ) {
    if (hasPaid.test(text)) return undefined;
    return found.size === 0 && !words.some(({ text: word }) => paying.has(foldLabel(word)))
      ? undefined
      : "dueDate";
  }
  if (found.size === 0) return asksBill(text, words, known) ? "total" : undefined;
  const [only, ...more] = ofMoney(found);
  if (only === undefined || more.length > 0) return undefined;
  // how many there are of something is no name and no number of a form
  return counts.test(text) && only !== "paymentTerms" && formFields[only].kind !== "money" ? undefined : only;
}

/** "Devons-nous" are two words, and "Getränkerechnung" is a bill. */
function isBeside(fold: string): boolean {
  return fold.split(" ").every(
    (word) =>
      // "Sample's" are two words as well
      word === "" ||
      word === "s" ||
      [things, paying, pays, owes].some((known) => known.has(word)) ||
      bill.test(word),
  );
}

const bill = /^\p{L}{3,20}(?:rechnung|bestellung|offerte|formular)$/u;

const theirs: ReadonlySet<FormFieldName> = new Set(["vatId", "taxNumber", "iban", "bic"]);

const counts = /(?<!\p{L})(?:how many|wie ?viele|combien de|quant[ie]|cuánt[oa]s)(?!\p{L})/iu;

/** "The amount of the tax" asks for the tax, and "in total without tax" for what is left of the total. */
function ofMoney(found: ReadonlySet<FormFieldName>): FormFieldName[] {
  const isPart = found.has("vat") || found.has("net");
  // whose account or number it is: the form is the supplier's
  const isTheirs = [...found].some((field) => theirs.has(field));
  return [...found].filter(
    (field) => (field !== "total" || !isPart) && !((field === "seller" || field === "total") && isTheirs),
  );
}

/** "How much is the bill", "what do we have to pay Sample Ltd": all of it. */
function asksBill(
  text: string,
  words: readonly { text: string }[],
  { names, payees, isBill: areBills }: NamedWords,
): boolean {
  const folds = words.flatMap((word) => foldLabel(word.text).split(" "));
  const says = (known: ReadonlySet<string>) => folds.some((fold) => known.has(fold));
  const isBill = says(bills) || folds.some((fold) => bill.test(fold));
  const isOfThing = folds.some((fold) => names.has(fold) && !payees.has(fold));
  if (isBill && howLarge.test(text)) return true;
  if (!howMuch.test(text) || hasPaid.test(text)) return false;
  return (
    (isBill && says(pays)) ||
    (says(payees) && (says(owes) || says(pays))) ||
    (areBills && says(owes) && !isOfThing)
  );
}

/** "Including VAT", "ohne Mehrwertsteuer", "taxe comprise": the total, or what it is without tax. */
function readTaxed(): ReadonlyMap<string, FormFieldName> {
  const names = taxNames.split("|");
  const all = (["in", "out"] as const).flatMap((side) =>
    names.flatMap((name) => [
      ...taxBefore[side].split("|").map((word) => [side, `${word} ${name}`] as const),
      ...taxBehind[side].split("|").map((word) => [side, `${name} ${word}`] as const),
    ]),
  );
  return new Map(all.map(([side, text]) => [foldLabel(text), side === "in" ? "total" : "net"]));
}

function foldWords(words: readonly { text: string }[]): string {
  return foldLabel(words.map(({ text }) => text).join(" "));
}

function fieldOf(fold: string): FormFieldName | undefined {
  const byTax = taxed.get(fold);
  if (byTax !== undefined) return byTax;
  // "facture du 3 mai" is a date, "la facture du traiteur" is none
  if (openEnd.test(fold)) return asked.get(fold);
  const sure = knownLabels.get(fold)?.filter(({ field, isLoose }) => !isLoose && !heads.has(field)) ?? [];
  return sure.length === 1 ? sure[0]?.field : (asked.get(fold) ?? undefined);
}

const openEnd = / (?:du|de|le|au|vom|bis|zum|am|by|on|until|entro|il|antes de)$/u;

function longest(words: readonly string[]): { field: FormFieldName; length: number } | undefined {
  for (let length = words.length; length > 0; length -= 1) {
    const field = fieldOf(foldLabel(words.slice(0, length).join(" ")));
    if (field !== undefined) return { field, length };
  }
  return undefined;
}

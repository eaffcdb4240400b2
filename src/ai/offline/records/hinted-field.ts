import { foldLabel } from "../../../lexicon/forms/field-labels.ts";
import { labelAdjectives } from "../../../lexicon/answers/labels/office-bills.ts";
import { partyLabel } from "../../../lexicon/answers/labels/place-labels.ts";
import { personTitle } from "../../../lexicon/answers/person-questions.ts";
import { besideLabels, officeLabels } from "../../../lexicon/answers/labels/office-labels.ts";
import { languages, type Language } from "../../../lexicon/words-by-language.ts";
import type { ReadWord } from "../answer/look-up/create-word-reader.ts";
import type { Asked } from "../answer/look-up/read-asked.ts";
import { fitsKind } from "./fits-kind.ts";
import { isTold } from "./is-told.ts";
import { isOfLater } from "./is-whose.ts";
import { isField, type OfficeRecord } from "./read-records.ts";

/** What states fewer fields is prose with a colon in it. */
const fewestFields = 3;

/**
 * The one field whose label the question means without naming it: who came to check is the inspector. Every other word
 * of the question must stand in the same form, or over it; none where two labels are meant.
 */
export function hintedField(
  asked: Asked,
  records: readonly OfficeRecord[],
  around: Around = nothing,
): OfficeRecord | undefined {
  const fields = records.filter(isField);
  const text = foldLabel(asked.text);
  const own = languages.find((one) => one === asked.language) ?? "en";
  for (const { kinds, except, phrases, label, isWhole, isOfPerson, isOfTitle } of questions) {
    const isAsked = kinds.has(asked.kind) && except?.test(asked.text) !== true;
    const said = isAsked ? phrases[own].filter(({ whole }) => whole.test(text)) : [];
    if (said.length === 0) continue;
    const meant = fields.filter(
      (field) => label.test(toLabel(field.cells[0]?.text ?? "")) && fitsKind(asked.kind, field, asked),
    );
    const exact = meant.filter((field) => isWhole.test(toLabel(field.cells[0]?.text ?? "")));
    const [only, ...more] = exact.length === 1 ? exact : meant;
    if (only === undefined) continue;
    const hinting = said.flatMap(({ words }) => words);
    return more.length === 0 &&
      isExplained(asked, only, { fields, hinting, isOfTitle, around: isOfPerson ? nothing : around })
      ? only
      : undefined;
  }
  return undefined;
}

/** As it is compared: "expected delivery" is a delivery. */
function toLabel(text: string): string {
  return foldLabel(text).replace(labelAdjectives, "");
}

/** What else a document says, where that counts too. */
export type Around = (document: string) => readonly ReadWord[];

const nothing: Around = () => [];

interface Form {
  around: Around;
  isOfTitle: boolean;
  fields: readonly OfficeRecord[];
  /** The words of the question that mean the label. */
  hinting: readonly RegExp[];
}

/** Whether the form speaks of everything else in the question, and no other label that could answer does. */
function isExplained(
  asked: Asked,
  only: OfficeRecord,
  { fields, hinting, around, isOfTitle }: Form,
): boolean {
  const form = fields.filter(({ item }) => item.document === only.item.document);
  if (form.length < fewestFields) return false;
  const beside = besides.get(asked.language);
  const isHinting = (word: string) => beside?.has(word) === true || hinting.some((one) => one.test(word));
  const carrying = asked.wanted.filter(
    ({ isLight, word }) => !isLight && !isHinting(foldLabel(word)) && !personTitle.test(word),
  );
  if (isOfTitle) return carrying.every((word) => isTold(word, asked, [only.above]));
  if (
    asked.kind !== "person" &&
    carrying.some((word) => word.isName && isOfLater(word, asked, { form, only }))
  )
    return false;
  const others = form.filter((other) => other !== only);
  // whoever has another role in the form is not whom it is about
  const told = others.filter(({ cells: [label] }) => !isRole(label?.text ?? ""));
  const said = [only, ...told].flatMap(({ cells, above }) =>
    cells === only.cells ? [above] : [...cells.map(({ words }) => words), above],
  );
  const rivals = others.filter(
    (other) =>
      single.has(asked.kind) &&
      fitsKind(asked.kind, other, asked) &&
      (asked.kind !== "person" || isSomebody(other.cells[0]?.text ?? "")),
  );
  const label = only.cells[0]?.words ?? [];
  return carrying.every((word) => {
    if (isTold(word, asked, [label])) return true;
    if (rivals.some(({ cells: [other] }) => isTold(word, asked, [other?.words ?? []]))) return false;
    return (
      isTold(word, asked, said) ||
      (!word.isName && !word.isNumber && isTold(word, asked, [around(only.item.document)]))
    );
  });
}

/** Kinds of which a form may hold several: another label that the question names is the one that is meant. */
const single: ReadonlySet<string> = new Set(["person", "date"]);

/** "Bicycle: Sample Sport" looks like a name, and its label is that of a thing. */
function isSomebody(label: string): boolean {
  return isRole(label) || partyLabel.test(label);
}

/** Whether a label says what somebody does, rather than whom the form is about. */
export function isRole(label: string): boolean {
  return questions.some((one) => one.kinds.has("person") && one.label.test(foldLabel(label)));
}

const besides = new Map<string, ReadonlySet<string>>(
  languages.map((own) => [own, new Set(besideLabels[own].split("|").map(foldLabel))]),
);

const questions = officeLabels.map(
  ({ kinds, except, asked, labels, isOfPerson = false, isOfTitle = false }) => ({
    except,
    isOfPerson,
    isOfTitle,
    kinds: new Set<string>(kinds),
    phrases: Object.fromEntries(languages.map((own) => [own, asked[own].split("|").map(toPhrase)])) as Record<
      Language,
      ReturnType<typeof toPhrase>[]
    >,
    label: toPattern(labels, "(?: |$)"),
    isWhole: toPattern(labels, "$"),
  }),
);

function toPattern(labels: Readonly<Record<Language, string>>, end: string): RegExp {
  const all = Object.values(labels).join("|").split("|").map(foldLabel);
  return new RegExp(`^(?:${all.join("|")})${end}`, "u");
}

/** "Travel* with": in this order, with a few words between. */
function toPhrase(phrase: string): { whole: RegExp; words: RegExp[] } {
  const words = phrase.split(" ").map((word) => foldLabel(word) + (word.endsWith("*") ? "\\p{L}*" : ""));
  return {
    whole: new RegExp(`(?<!\\p{L})${words.join("(?: \\p{L}+){0,4}? ")}(?!\\p{L})`, "u"),
    words: words.map((word) => new RegExp(`^${word}$`, "u")),
  };
}

import { foldLabel } from "../../../lexicon/forms/field-labels.ts";
import type { FormFieldName } from "../../../lexicon/forms/field-labels.ts";
import {
  accountBeside,
  dueLabel,
  oweAsked,
  owedLabel,
  paidBefore,
} from "../../../lexicon/forms/paying-words.ts";
import { findDates } from "../../../lib/text/find-dates.ts";
import { readNumber } from "../../../lib/text/read-number.ts";
import type { FoundField } from "./find-fields.ts";

const mostLabels = 2;

/** What was asked, and all that the document says. */
interface Around {
  text: string;
  said: string;
}

/**
 * What a document states for a field that is asked for: of a bill that was paid in part, what is left of it where it is
 * asked what to pay; the number of an account where it is no other number.
 */
export function pickAsked(
  field: FormFieldName,
  found: readonly FoundField[],
  { text, said }: Around,
): FoundField[] {
  const picked = pickField(field, found);
  if (field === "iban" && picked.length === 0 && accountBeside.test(said))
    return pickField("customerNumber", found).filter(({ label }) => /^account/iu.test(label));
  if (field !== "total" || !oweAsked.test(text)) return picked;
  const totals = found.filter((one) => one.field === "total");
  const owed = [owedLabel, dueLabel]
    .map((label) => totals.filter((one) => label.test(foldLabel(one.label))))
    .find(([first, ...more]) => first !== undefined && more.every(({ value }) => isSame(value, first.value)));
  if (owed !== undefined) return owed.slice(0, 1);
  return paidBefore.test(said) ? [] : picked;
}

/**
 * The one value that a document states for a field. Where it states two under different labels, both are told as they
 * stand; where one label has two values, nobody knows which is meant.
 */
export function pickField(field: FormFieldName, found: readonly FoundField[]): FoundField[] {
  const all = found.filter((one) => one.field === field);
  // the heads of older mails stand below that of the mail
  const own = field.startsWith("mail") ? all.filter((one) => one.evidence === all[0]?.evidence) : all;
  const sure = own.filter(({ isLoose }) => !isLoose);
  const stated = sure.length > 0 ? sure : own;
  if (stated.length === 0) return field === "discount" ? discountIn(found) : [];
  const byLabel = [...Map.groupBy(stated, ({ label }) => foldLabel(label)).values()];
  const isClear = byLabel.every(([first, ...more]) =>
    more.every(({ value }) => isSame(value, first?.value ?? "")),
  );
  const firsts = byLabel.flatMap(([first]) => first ?? []);
  const distinct = firsts.filter(
    ({ value }, at) => firsts.findIndex((other) => isSame(other.value, value)) === at,
  );
  return isClear && distinct.length <= mostLabels ? distinct : [];
}

/** A discount is mostly said among the terms of payment. */
function discountIn(found: readonly FoundField[]): FoundField[] {
  const terms = found.filter(({ field, value }) => field === "paymentTerms" && discountWords.test(value));
  return terms.slice(0, 1);
}

const discountWords = /skonto|discount|escompte|sconto|descuento/iu;

/** The same date or number, however it is written. */
function isSame(one: string, other: string): boolean {
  if (squeeze(one) === squeeze(other)) return true;
  const [days, others] = [one, other].map((text) => findDates(text).flatMap(({ keys }) => keys));
  if (days !== undefined && others !== undefined && days.length > 0)
    return days.some((key) => others.includes(key));
  const [numbers, more] = [one, other].map((text) => readNumber(text.replaceAll(/[^\p{N}.,'’]/gu, "")));
  return numbers !== undefined && numbers.some((number) => more?.includes(number) === true);
}

function squeeze(value: string): string {
  return value.replaceAll(/\s+/gu, "").toLowerCase();
}

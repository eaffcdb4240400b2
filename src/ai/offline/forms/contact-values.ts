import { numberLabels } from "../../../lexicon/forms/contact-words.ts";
import type { ContactKind } from "../../../lexicon/forms/contact-words.ts";

const digits = /(?<![\p{L}\p{N}.,'’/-])[(+]{0,2}\p{N}[\p{N}\s()/.–-]{0,22}/gu;
const date = /^\p{N}{1,2}[./-]\s?\p{N}{1,2}[./-]\s?\p{N}{2,4}(?!\p{N})|^\p{N}{4}-\p{N}{2}-\p{N}{2}/u;
const mailAddress = /[\p{L}\p{N}._+-]{1,64}@[\p{L}\p{N}-]{1,63}\.\p{L}/u;
const webAddress = /(?<![\p{L}@.])(?:www\.|https?:\/\/)\S/iu;
const fewestDigits = 8;
const mostDigits = 15;

/** The ways to reach somebody that a line gives: numbers for phones, addresses for mails and pages. */
export function contactsIn(line: string): ReadonlySet<ContactKind> {
  const found = new Set<ContactKind>();
  if (mailAddress.test(line)) found.add("email");
  if (webAddress.test(line)) found.add("web");
  for (const { 0: number, index } of line.matchAll(digits)) {
    const kind = kindOf(number, line.slice(Math.max(0, index - 20), index));
    if (kind !== undefined) found.add(kind);
  }
  return found;
}

function kindOf(number: string, before: string): ContactKind | undefined {
  const count = number.replaceAll(/\P{N}/gu, "").length;
  if (date.test(number)) return undefined;
  if (numberLabels.short.test(before)) return "phone";
  if (count < fewestDigits || count > mostDigits) return undefined;
  if (numberLabels.fax.test(before)) return "fax";
  if (numberLabels.mobile.test(before)) return "mobile";
  const isLabelled =
    /(?<!\p{L})(?:t|tel|tél|ph|p|phone|téléphone|telephone|telefon\p{L}*|teléfono|\p{L}{0,8}wahl|direct|direkt|directe|diretto|call|ring)\P{L}{0,4}$/iu.test(
      before,
    );
  return isLabelled || /^[(]?(?:\+|0)/u.test(number) ? "phone" : undefined;
}

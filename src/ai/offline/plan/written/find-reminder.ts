import {
  reminderFields,
  reminderNumber,
  reminderOrder,
  reminderTitles,
} from "../../../../lexicon/requests/delivered/reminder-words.ts";
import type { FormFieldName } from "../../../../lexicon/forms/field-labels.ts";
import { languages } from "../../../../lexicon/words-by-language.ts";
import type { Language } from "../../../../lexicon/words-by-language.ts";

/** A letter about an invoice that is not paid: what it tells of it, and which invoice is meant. */
interface Reminder {
  title: string;
  points: string[];
}

/** "A payment reminder for invoice 77": what is to be found out for it; undefined where no such letter is ordered. */
export function findReminder(text: string, language: string): Reminder | undefined {
  if (!reminderOrder.test(text)) return undefined;
  const own = languages.find((one) => one === language) ?? "en";
  return { title: reminderTitle(text, own), points: reminderFields[own].map(([, name]) => name) };
}

/** With the number of the invoice, where the order names it. */
export function reminderTitle(order: string, language: Language): string {
  const number = reminderNumber.exec(order)?.groups?.["number"];
  return [reminderTitles[language], number ?? ""].join(" ").trim();
}

/** A part made of such points: "Payment reminder 77: invoice number; …". */
export function reminderPart(text: string): { number: string | undefined } | undefined {
  const end = text.indexOf(": ");
  const [lead, rest] = [text.slice(0, Math.max(0, end)), text.slice(end + 2)];
  const own = languages.find(
    (one) =>
      lead.startsWith(reminderTitles[one]) && rest === reminderFields[one].map(([, name]) => name).join("; "),
  );
  if (own === undefined) return undefined;
  const number = lead.slice(reminderTitles[own].length).trim();
  return { number: number === "" ? undefined : number };
}

/** The field that a point of it names. */
export function reminderField(point: string): FormFieldName | undefined {
  return languages.flatMap((one) => reminderFields[one]).find(([, name]) => name === point)?.[0];
}

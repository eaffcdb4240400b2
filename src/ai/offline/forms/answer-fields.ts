import type { FieldClaim } from "./field-claim.ts";
import { foldLabel } from "../../../lexicon/forms/field-labels.ts";
import type { FormFieldName } from "../../../lexicon/forms/field-labels.ts";
import { findDates } from "../../../lib/text/find-dates.ts";
import { readNumber } from "../../../lib/text/read-number.ts";
import type { AnswerInput } from "../../../prompts/answer-from-evidence.ts";
import { answerTicked } from "./answer-ticked.ts";
import { answerThread } from "./answer-thread.ts";
import { fieldMeant } from "./field-meant.ts";
import { fieldAsked } from "./field-asked.ts";
import { findFields } from "./find-fields.ts";
import type { FoundField } from "./find-fields.ts";

/** More documents are a question for a table. */
const mostDocuments = 6;
const mostLabels = 2;
/** What states fewer fields is prose. */
const fewestFields = 4;

/**
 * The value of the field that a point asks for, of each document that states it; undefined where it asks for none. A
 * form that does not state it has nothing else to say about it.
 */
export function answerFields(
  text: string,
  input: Pick<AnswerInput, "language" | "evidence">,
): FieldClaim[] | undefined {
  const { evidence, language } = input;
  const documents = [...new Set(evidence.map(({ document }) => document))];
  const names = new Set(documents.flatMap((name) => foldLabel(name.replaceAll(/[._-]/gu, " ")).split(" ")));
  for (const name of [...namesIn(text, evidence), ...writersIn(text, evidence)]) names.add(name);
  const plain = withoutFileNames(text);
  const field = fieldAsked(plain, language, names);
  if (field !== undefined) return tellField(field, { text, documents, evidence });
  const meant = fieldMeant(plain, input) ?? answerTicked(plain, input) ?? answerThread(plain, input);
  if (meant !== undefined) return meant;
  const parts = plain.split(joints);
  if (parts.length < 2 || parts.length > mostFields) return undefined;
  const several = parts.map((part) => fieldAsked(part, language, names));
  if (new Set(several).size < several.length) return undefined;
  const told = several.map((one) =>
    one === undefined ? [] : (tellField(one, { text, documents, evidence }) ?? []),
  );
  return told.every(({ length }) => length > 0) ? told.flat() : undefined;
}

const mostFields = 4;
/** "The invoice number and the total": two fields of one form. */
const joints = /,\s+|(?<!\s)\s+(?:and|und|sowie|et|e|ed|y|&)\s+/u;

function tellField(
  field: FormFieldName,
  { text, documents, evidence }: { text: string; documents: string[]; evidence: AnswerInput["evidence"] },
): FieldClaim[] | undefined {
  const named = documents.filter((name) => text.toLowerCase().includes(name.toLowerCase()));
  const meant = named.length > 0 ? named : documents;
  const found = findFields(evidence).filter((one) => meant.includes(one.document));
  const claims = meant.flatMap((document) => {
    const own = found.filter((one) => one.document === document);
    const picked = pickField(field, own);
    const other = picked.length === 0 ? instead[field] : undefined;
    const more = field === "paymentTerms" ? pickField("dueDate", own) : [];
    return [...(other === undefined ? picked : pickField(other, own)), ...more].map(
      ({ label, value, evidence: id, quote }): FieldClaim => ({
        ...{ text: `${label}: ${value}`, supports: [{ evidence: id, quote }] },
      }),
    );
  });
  if (claims.length > mostDocuments) return undefined;
  const isForm = new Set(found.map((one) => one.field)).size >= fewestFields;
  // by when it is to be paid may be said in a sentence
  return claims.length > 0 || (isForm && field !== "dueDate") ? claims : undefined;
}

/**
 * Firms and people that the question names and a document does too: they say which form is meant. What stands beside an
 * amount is an item of the form, and another thing is asked of it.
 */
function namesIn(text: string, evidence: AnswerInput["evidence"]): string[] {
  const capitals = [...text.matchAll(/(?<=\S\s+)\p{Lu}[\p{L}\p{N}&-]+/gu)].map(([word]) => word);
  return capitals.flatMap((word) => {
    const name = word.toLowerCase();
    const lines = evidence.flatMap((item) =>
      item.text.split("\n").filter((line) => line.toLowerCase().includes(name)),
    );
    const isParty = lines.length > 0 && lines.every((line) => !/\p{N}[.,]\p{N}{2}(?!\p{N})/u.test(line));
    return isParty ? foldLabel(word.replaceAll("-", " ")).split(" ") : [];
  });
}

const linesOfHead = 2;
const sameBeginning = 6;

/** "The printer's bill": what the writer of a form is, where its letterhead says so. */
function writersIn(text: string, evidence: AnswerInput["evidence"]): string[] {
  const firsts = new Map(evidence.toReversed().map((item) => [item.document, item]));
  const heads = [...firsts.values()].map(({ document, text: said }) => {
    const lines = said.split("\n", linesOfHead).filter((line) => !line.includes(" | "));
    return foldLabel([document.replaceAll(/[._-]/gu, " "), ...lines].join(" ")).split(" ");
  });
  return foldLabel(text)
    .split(" ")
    .filter((word) => word.length >= sameBeginning)
    .filter((word) => heads.flat().some((said) => said.startsWith(word.slice(0, sameBeginning))));
}

/** "Date" and "sender" mean other labels on a mail than on an invoice. */
const instead: Partial<Record<FormFieldName, FormFieldName>> = {
  dueDate: "paymentTerms",
  ...{ invoiceDate: "mailDate", seller: "mailFrom", buyer: "mailTo" },
};

/**
 * The one value that a document states for a field. Where it states two under different labels, both are told as they
 * stand; where one label has two values, nobody knows which is meant.
 */
function pickField(field: FormFieldName, found: readonly FoundField[]): FoundField[] {
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

/** Bounded, because a pattern that may take everything keeps each letter in mind, and there is an end to that. */
export function withoutFileNames(text: string): string {
  return text.replaceAll(/(?<!\S)\S{1,200}?\.[a-z]{3,4}(?!\p{L})/giu, " ");
}

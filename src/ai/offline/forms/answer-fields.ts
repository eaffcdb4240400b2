import type { FieldClaim } from "./field-claim.ts";
import { foldLabel } from "../../../lexicon/forms/field-labels.ts";
import type { FormFieldName } from "../../../lexicon/forms/field-labels.ts";
import type { AnswerInput } from "../../../prompts/answer-from-evidence.ts";
import { answerTicked } from "./answer-ticked.ts";
import { answerThread } from "./answer-thread.ts";
import { fieldMeant } from "./field-meant.ts";
import { fieldAsked } from "./field-asked.ts";
import { findFields } from "./find-fields.ts";
import { partiesNamed } from "./parties-named.ts";
import { pickAsked, pickField } from "./pick-field.ts";

/** More documents are a question for a table. */
const mostDocuments = 6;
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
  const parties = partiesNamed(text, evidence);
  const files = documents.flatMap((name) => foldLabel(name.replaceAll(/[._-]/gu, " ")).split(" "));
  const fields = findFields(evidence);
  const isBill = documents.every((name) =>
    fields.some(({ document, field }) => document === name && field === "invoiceNumber"),
  );
  const names = { names: new Set([...files, ...parties.words]), payees: parties.payees, isBill };
  const plain = withoutFileNames(text);
  const field = fieldAsked(plain, language, names);
  const about = parties.documents.length === 0 ? documents : parties.documents;
  if (field !== undefined) return tellField(field, { text, documents: about, evidence });
  const meant = fieldMeant(plain, input) ?? answerTicked(plain, input) ?? answerThread(plain, input);
  if (meant !== undefined) return meant;
  const parts = plain.split(joints);
  if (parts.length < 2 || parts.length > mostFields) return undefined;
  const several = parts.map((part) => fieldAsked(part, language, names));
  if (new Set(several).size < several.length) return undefined;
  const told = several.map((one) =>
    one === undefined ? [] : (tellField(one, { text, documents: about, evidence }) ?? []),
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
    const said = evidence.flatMap((item) => (item.document === document ? [item.text] : [])).join("\n");
    const picked = pickAsked(field, own, { text, said });
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

/** "Date" and "sender" mean other labels on a mail than on an invoice. */
const instead: Partial<Record<FormFieldName, FormFieldName>> = {
  dueDate: "paymentTerms",
  ...{ invoiceDate: "mailDate", seller: "mailFrom", buyer: "mailTo" },
};

/** Bounded, because a pattern that may take everything keeps each letter in mind, and there is an end to that. */
export function withoutFileNames(text: string): string {
  return text.replaceAll(/(?<!\S)\S{1,200}?\.[a-z]{3,4}(?!\p{L})/giu, " ");
}

import { mailQuestions, mailWords } from "../../../lexicon/forms/mail-words.ts";
import { personTitle } from "../../../lexicon/answers/person-questions.ts";
import { asksForCopy, copyLine } from "../../../lexicon/requests/mail-copy-words.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import type { FieldClaim } from "./field-claim.ts";
import { findFields } from "./find-fields.ts";
import type { FoundField } from "./find-fields.ts";
import { pickMail } from "./pick-mail.ts";
import { readMails } from "./read-mails.ts";
import type { ThreadMail } from "./read-mails.ts";

type MailField = keyof typeof mailQuestions;

const longestQuestion = 120;

/** Who sent a mail, when, to whom, about what and with which files; undefined where it is not clear which mail is meant. */
export function answerMail(text: string, evidence: readonly EvidenceItem[]): FieldClaim[] | undefined {
  const isCopy = asksForCopy.test(text);
  if (text.length > longestQuestion || !(isCopy || mailWords.test(text))) return undefined;
  const fields = findFields(evidence).filter(({ field }) => field.startsWith("mail"));
  const mails = [...Map.groupBy(fields, ({ document }) => document).values()];
  const meant = mails.length === 1 ? mails : mails.filter((own) => namesSender(text, own));
  const [mail, ...more] = meant;
  if (mail === undefined || more.length > 0 || !knowsNames(text, mail)) return undefined;
  if (isCopy) return copiesOf(mail, evidence);
  const asked = (Object.keys(mailQuestions) as MailField[]).filter((field) =>
    mailQuestions[field].test(text),
  );
  const wanted = onlyAsked(asked);
  const thread = readMails(evidence.filter(({ document }) => document === mail[0]?.document));
  if (thread.length > 1 && wanted.some((field) => field in ofThread)) return tellOf(text, wanted, thread);
  const claims = wanted.flatMap((field) =>
    mail
      .filter((one) => one.field === field)
      .slice(0, 1)
      .map(toClaim),
  );
  return claims.length === 0 || claims.length < wanted.length ? undefined : claims;
}

const fewWords = 5;

/** "From whom did the mail come, and on which day?": a few words go on with what was asked before of the same mail. */
export function answerMailAfter(
  text: string,
  before: string | undefined,
  evidence: readonly EvidenceItem[],
): FieldClaim[] | undefined {
  const own = answerMail(text, evidence);
  if (own !== undefined || before === undefined || text.trim().split(/\s+/u).length > fewWords) return own;
  const told = answerMail(before, evidence);
  const isAsked = Object.values(mailQuestions).some((asked) => asked.test(text));
  if (told === undefined || !isAsked || namesIn(text).length > 0) return undefined;
  // a capital inside a sentence would be a name
  const joined = `${before.replace(/[?.!\s]+$/u, "")} ${text.slice(0, 1).toLowerCase()}${text.slice(1)}`;
  const both = answerMail(joined, evidence) ?? [];
  const more = both.filter((claim) => told.every((one) => one.text !== claim.text));
  return more.length === 0 ? undefined : more;
}

/** "Who sent it and when" asks two things; a file that came with it is the thing, whoever sent it, and so is whom it went to. */
function onlyAsked(asked: readonly MailField[]): readonly MailField[] {
  if (asked.includes("mailAttachment")) return ["mailAttachment"];
  return asked.includes("mailTo") ? asked.filter((field) => field !== "mailFrom") : asked;
}

/** What each mail of a thread says of itself. */
const ofThread = {
  mailFrom: ({ from }: ThreadMail) => from,
  mailTo: ({ to }: ThreadMail) => to,
  mailDate: ({ date }: ThreadMail) => date,
};

function tellOf(
  text: string,
  wanted: readonly MailField[],
  thread: readonly ThreadMail[],
): FieldClaim[] | undefined {
  const meant = pickMail(text, namesIn(text), thread);
  if (meant === undefined) return undefined;
  const claims = wanted.flatMap((field) =>
    field in ofThread ? (ofThread[field as "mailFrom"](meant) ?? []) : [],
  );
  return claims.length < wanted.length ? undefined : [...new Set(claims)];
}

/** The line of the same head that says who else got it. */
function copiesOf(mail: readonly FoundField[], evidence: readonly EvidenceItem[]): FieldClaim[] | undefined {
  const heads = new Set(mail.map((field) => field.evidence));
  const claims = evidence
    .filter(({ id }) => heads.has(id))
    .flatMap(({ id, text }): FieldClaim[] => {
      const quote = copyLine.exec(text)?.[0].trimEnd();
      return quote === undefined ? [] : [{ text: quote, supports: [{ evidence: id, quote }] }];
    });
  return claims.length === 1 ? claims : undefined;
}

function toClaim({ label, value, evidence, quote }: FoundField): FieldClaim {
  return { text: `${label}: ${value}`, supports: [{ evidence, quote }] };
}

function namesSender(text: string, mail: readonly FoundField[]): boolean {
  return namesIn(text).some((name) => mail.some(({ value }) => foldText(value).includes(name)));
}

/** Whoever is named must stand in the head of the mail: else another mail is meant, or what it says. */
function knowsNames(text: string, mail: readonly FoundField[]): boolean {
  const head = foldText(mail.map(({ value, document }) => `${value} ${document}`).join(" "));
  return namesIn(text).every((name) => head.includes(name));
}

/** Capitals inside a sentence; German nouns have them too, so there only what is no usual word of mails. */
function namesIn(text: string): string[] {
  const words = [...text.matchAll(/(?<=[\p{Ll}\p{N},]\s)\p{Lu}\p{Ll}+(?:['’]s)?/gu)].map(([word]) =>
    foldText(word).replace(/'s$/u, ""),
  );
  return words.filter(
    (word) =>
      !/^(?:mail|e-mail|kopie|dateien?|tag|datum|nachricht|anhang|anhange|betreff|absender|empfanger)$/u.test(
        word,
      ) &&
      !/(?:offerte|angebot|ung|mail)$/u.test(word) &&
      !personTitle.test(word),
  );
}

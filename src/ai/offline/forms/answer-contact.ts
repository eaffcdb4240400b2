import { detectLanguage } from "../../../lib/text/detect-language.ts";
import {
  addressSaid,
  contactAsked,
  contactBeside,
  jobWords,
  onThePhone,
  senderAsked,
} from "../../../lexicon/forms/contact-words.ts";
import type { ContactKind } from "../../../lexicon/forms/contact-words.ts";
import { personTitle } from "../../../lexicon/answers/person-questions.ts";
import { splitSentences } from "../../../lib/text/split-sentences.ts";
import type { AnswerInput, EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import type { ReadWord } from "../answer/look-up/create-word-reader.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import { readAsked, type Wanted } from "../answer/look-up/read-asked.ts";
import { languagesOf } from "../answer/look-up/read-places.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import { contactsIn } from "./contact-values.ts";
import { fieldSentences } from "../records/field-sentences.ts";
import { namesPerson } from "../records/fits-kind.ts";
import type { FieldClaim } from "./field-claim.ts";
import { linesOf, nameOf, readMessages } from "./read-messages.ts";
import type { MailLine } from "./read-messages.ts";

const longestQuestion = 200;
const longestLine = 160;
const isThere = 0.7;

/** What is asked of somebody: how to reach them, or what they do; undefined where it is something else. */
export function contactKindAsked(text: string): ContactKind | undefined {
  if (text.length > longestQuestion) return undefined;
  // what is told before the question is not asked for
  const parts = splitSentences(text).map((one) => one.text);
  const asking = parts.length < 2 ? parts : parts.filter((one) => /\?\s*$/u.test(one));
  const plain = asking.join(" ").replaceAll(onThePhone, " ");
  return (Object.keys(contactAsked) as ContactKind[]).find((kind) => contactAsked[kind].test(plain));
}

/** Lines that belong to somebody: a signature, a letterhead, or one line that names him. */
interface Block {
  lines: readonly MailLine[];
  /** What says whose it is, besides its lines. */
  owner: string;
  isNewest: boolean;
}

/**
 * The phone, the address or the job of whoever the question names, where a signature, a letterhead or a sentence gives
 * it beside the name. Undefined where none does, or more than one.
 */
export function answerContact(
  text: string,
  { language: given, evidence }: Pick<AnswerInput, "language" | "evidence">,
): FieldClaim[] | undefined {
  const kind = contactKindAsked(text);
  if (kind === undefined) return undefined;
  const language = given === "unknown" ? detectLanguage(text) : given;
  const asked = readAsked(text, wordReaderOf(language));
  const about = asked.wanted.filter(
    ({ word }) => !contactBeside.test(word) && !contactAsked[kind].test(word) && !personTitle.test(word),
  );
  const spoken = languagesOf(evidence, language);
  const reads = (said: string, document: string) => wordReaderOf(spoken.get(document) ?? language).read(said);
  const isSender = senderAsked.test(text);
  const isOnly = evidence.flatMap(linesOf).filter((line) => holds(kind, line.text)).length === 1;
  const documents = [...Map.groupBy(evidence, ({ document }) => document).values()];
  const blocks = documents.flatMap(blocksOf).filter(({ lines, owner, isNewest }) => {
    const [first] = lines;
    if (first === undefined) return false;
    if (about.length === 0) return isNewest && (isSender || isOnly);
    const said = reads([owner, ...lines.map((line) => line.text)].join("\n"), first.item.document);
    return about.every((word) => isNamed(word, said));
  });
  const told = blocks.flatMap((block) => tell(kind, block));
  const texts = [...new Set(told.map((claim) => claim.text))];
  // a line that names whoever is meant says more than a block that does
  const claims = texts.flatMap((own) => told.find((claim) => claim.text === own) ?? []);
  return claims.length === 1 ? claims : undefined;
}

/** A name by its spelling, or by its first letter beside the rest of it: "L. Finch"; any other word by what it means. */
function isNamed(word: Wanted, said: readonly ReadWord[]): boolean {
  const isSpelt = (one: ReadWord) => said.some((own) => own.word === one.word || own.term === one.term);
  if (isSpelt(word)) return true;
  if (!word.isName) return bestMatch(word, said) >= isThere;
  const isInitial = said.some((one) => one.word.length === 1 && word.word.startsWith(one.word));
  return isInitial && word.sameName.some(isSpelt);
}

/** Signatures of mails, short lines at the top of a letter, and sentences that hold a number or an address. */
function blocksOf(items: readonly EvidenceItem[]): Block[] {
  const messages = readMessages(items);
  const signatures = messages.map(({ signature, writer }, at) => ({
    ...{ lines: signature, owner: writer, isNewest: at === 0 },
  }));
  const signed = new Set(signatures.flatMap(({ lines }) => lines.map(({ item }) => item)));
  const [first] = items;
  const isLetter = messages.length === 0 && first !== undefined && isHead(first);
  const head = isLetter ? [{ lines: linesOf(first), owner: "", isNewest: true }] : [];
  const sentences = items
    .filter((item) => !signed.has(item) && !(isLetter && item === first))
    .flatMap((item) =>
      wholeSentences(item)
        .filter(({ text }) => contactsIn(text).size > 0)
        .map((line) => ({ lines: [line], owner: "", isNewest: false })),
    );
  return [...signatures, ...head, ...sentences, ...items.flatMap(formBlocks)];
}

/** A number on a form belongs to whoever was named last above it. */
function formBlocks(item: EvidenceItem): Block[] {
  const fields = fieldSentences(item.text, splitSentences(item.text)).flatMap((one) =>
    one.field === undefined ? [] : [{ ...one, ...one.field }],
  );
  let owner = "";
  return fields.flatMap(({ start, end, text, value }): Block[] => {
    if (contactsIn(text).size === 0) {
      if (namesPerson(value)) owner = text;
      return [];
    }
    // a line that names somebody itself is read as a sentence
    if (owner === "" || namesPerson(value)) return [];
    return [{ lines: [{ item, start, end, text }], owner, isNewest: false }];
  });
}

/** "(Tel. 044 …)" ends no sentence. */
function wholeSentences(item: EvidenceItem): MailLine[] {
  const lines: MailLine[] = [];
  for (const { kind, start, end, text, field } of fieldSentences(item.text, splitSentences(item.text))) {
    if (kind === "row") continue;
    if (field !== undefined) {
      lines.push({ item, start, end, text });
      continue;
    }
    const last = lines.at(-1);
    const isNumber = /^[+(]?\p{N}/u.test(item.text.slice(start, end));
    const from = isNumber && last?.text.endsWith(".") === true ? last.start : start;
    if (from !== start) lines.pop();
    lines.push({ item, start: from, end, text: item.text.slice(from, end).replaceAll(/\s+/gu, " ") });
  }
  return lines;
}

/** Short lines without labels: who it is, where they are, how to reach them. */
function isHead(item: EvidenceItem): boolean {
  const lines = linesOf(item);
  return (
    lines.length > 1 &&
    lines.every(
      ({ text }) =>
        text.length <= longestLine && !text.includes(" | ") && !/^\p{L}[^:@]{1,30}:\s/u.test(text),
    )
  );
}

/** From the name to what is asked for, as it stands. */
function tell(kind: ContactKind, { lines, owner }: Block): FieldClaim[] {
  const found = lines.filter(({ text }) => holds(kind, text));
  const [first] = found;
  const [top] = lines;
  const last = found.at(-1);
  if (first === undefined || last === undefined || top === undefined) return [];
  // where the job stands is right below the name, or behind it
  if (kind === "title" && (lines.indexOf(first) > 1 || !isSigned(top, owner))) return [];
  const from = lines.length > 1 ? top : first;
  if (from.item !== last.item) return [quote(first, last)];
  return [quote(from, last)];
}

function isSigned({ text }: MailLine, owner: string): boolean {
  const name = nameOf(owner);
  return name === "" || name.split(/\s/u).some((word) => text.includes(word));
}

function holds(kind: ContactKind, line: string): boolean {
  if (line.length > longestLine && kind === "address") return false;
  if (kind === "title") return jobWords.test(line);
  if (kind === "address") return addressSaid.test(line);
  const found = contactsIn(line);
  return found.has(kind) || (kind === "phone" && found.has("mobile"));
}

/** Whole sentences, as they are read elsewhere: a line may go on in the next one. */
function quote(from: MailLine, to: MailLine): FieldClaim {
  const { item } = to;
  const cells = item.text.slice(to.start, to.end);
  // a field in the cells of a form is told with its label
  if (from === to && cells.includes(" | "))
    return { text: to.text, supports: [{ evidence: item.id, quote: cells }] };
  const sentences = splitSentences(item.text);
  const first = from.item === item ? from : to;
  const start = sentences.findLast((one) => one.start <= first.start)?.start ?? first.start;
  const end = sentences.find((one) => one.end >= to.end)?.end ?? to.end;
  const said = item.text.slice(start, end);
  const text = said.replaceAll(/\s*\n\s*(?:>\s*)*/gu, " ").replaceAll(/\s{2,}/gu, " ");
  return { text, supports: [{ evidence: item.id, quote: said }] };
}

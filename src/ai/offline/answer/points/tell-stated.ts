import {
  besideStated,
  clauseJoint,
  deniesStated,
  firstPerson,
  holdsNothingYet,
  honorific,
  opensStated,
} from "../../../../lexicon/requests/delivered/stated-leads.ts";
import { detectLanguage } from "../../../../lib/text/detect-language.ts";
import { foldText } from "../../../../lib/text/fold-text.ts";
import { splitSentences } from "../../../../lib/text/split-sentences.ts";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { nameOf, readMessages } from "../../forms/read-messages.ts";
import type { MailMessage } from "../../forms/read-messages.ts";
import type { ReadWord, WordReader } from "../look-up/create-word-reader.ts";
import { bestMatch } from "../look-up/match-word.ts";
import { wordReaderOf } from "../look-up/word-readers.ts";
import type { Quoted } from "../quoted.ts";

/** What a text is to say, and the words of its order that name those who get it. */
interface StatedPoint {
  text: string;
  lead: string;
  language: string;
}

interface Said {
  item: EvidenceItem;
  text: string;
  quote: string;
  message: MailMessage | undefined;
}

const isThere = 0.7;
const shortestName = 3;

/** The one sentence that says all of it, the newest first, by whoever "we" are; none where it is not said, or not sure. */
export function tellStated(point: StatedPoint, evidence: readonly EvidenceItem[]): Quoted[] {
  const statement = point.text.replace(opensStated, "");
  const documents = [...Map.groupBy(evidence, ({ document }) => document).values()];
  const said = documents.flatMap((items) => {
    const messages = readMessages(items);
    const all = items.flatMap((item) => sentencesOf(item, messages));
    return firstPerson.test(statement) ? ofOurs(all, messages, namesIn(point.lead)) : all;
  });
  const found = said.filter((one) => says(one.text, statement, point.language));
  const writers = new Set(found.map(({ message }) => foldText(message?.writer ?? "")));
  const [first] = found;
  // two parties say it of themselves, and nobody knows who "we" are
  if (first === undefined || (firstPerson.test(statement) && writers.size > 1)) return [];
  return [{ text: first.text, supports: [{ evidence: first.item.id, quote: first.quote }] }];
}

function sentencesOf(item: EvidenceItem, messages: readonly MailMessage[]): Said[] {
  const lines = messages.flatMap((message) =>
    message.body.flatMap((line) => (line.item === item ? [{ message, line }] : [])),
  );
  return splitSentences(item.text).flatMap(({ kind, text: whole, start, end }) => {
    if (kind !== "sentence" && kind !== "item") return [];
    const [text, quote] = [whole, item.text.slice(start, end)].map((one) => one.replace(/^[>\s]+/u, ""));
    const own = lines.findLast(({ line }) => line.start <= end && line.end > start)?.message;
    if (text === undefined || quote === undefined || (messages.length > 0 && own === undefined)) return [];
    return [{ item, text, quote, message: own }];
  });
}

/** Of a thread what those who get the text have not written; nothing where several wrote and nobody is known to get it. */
function ofOurs(said: readonly Said[], messages: readonly MailMessage[], names: readonly string[]): Said[] {
  const theirs = new Set(messages.filter((message) => isBy(message, names)));
  const isOne = new Set(messages.map(({ writer }) => nameOf(writer))).size < 2;
  if (messages.length > 0 && (theirs.size === messages.length || (theirs.size === 0 && !isOne))) return [];
  return said.filter(({ message }) => message === undefined || !theirs.has(message));
}

const linesOfEnd = 3;

/** The name of who wrote, of the firm below it, or in the address. */
function isBy({ writer, body, signature }: MailMessage, names: readonly string[]): boolean {
  const lines = [...body.slice(-linesOfEnd), ...signature].map(({ text }) => text);
  const said = foldText([writer, ...lines].join(" "));
  return names.some((name) => said.includes(name));
}

/** Capitals behind the first word: "letter to Hillside Paper". */
function namesIn(lead: string): string[] {
  return (lead.match(/(?<=\S\s)\p{Lu}[\p{L}\p{N}-]+/gu) ?? [])
    .filter((word) => word.length >= shortestName && !honorific.test(word))
    .map(foldText);
}

/** Every word of the statement is in the sentence, and denied there where the statement denies it. */
function says(sentence: string, statement: string, language: string): boolean {
  if (/\?\s*$/u.test(sentence)) return false;
  const spoken = detectLanguage(sentence);
  const reader = wordReaderOf(spoken === "unknown" ? language : spoken);
  const words = reader.read(sentence);
  const own = wordReaderOf(language);
  const wanted = own.read(statement).filter(({ isStop, word }) => !isStop && !besideStated.test(word));
  const isHeld = (word: ReadWord) =>
    bestMatch(word, words) >= (word.isNumber ? 1 : isThere) || isParted(word, words, own);
  if (wanted.length === 0 || !wanted.every(isHeld)) return false;
  const clauses = sentence.split(clauseJoint).filter((clause) => {
    const read = reader.read(clause);
    return wanted.some((word) => bestMatch(word, read) >= isThere || isParted(word, read, own));
  });
  const isDenied = clauses.some((clause) => deniesStated.test(clause));
  const isOpen = clauses.some((clause) => holdsNothingYet.test(clause));
  return isDenied === deniesStated.test(statement) && (!isOpen || holdsNothingYet.test(statement));
}

/** "Annehmen" stands apart in a German sentence: "wir nehmen die Offerte an". */
function isParted({ word, hasParts }: ReadWord, words: readonly ReadWord[], reader: WordReader): boolean {
  const prefix = hasParts ? partedPrefix.exec(word)?.[0] : undefined;
  if (prefix === undefined || !words.some((one) => one.word === prefix)) return false;
  const [verb] = reader.read(word.slice(prefix.length));
  return verb !== undefined && bestMatch(verb, words) >= isThere;
}

const partedPrefix = /^(?:zurück|nach|auf|aus|bei|ein|her|hin|mit|vor|weg|ab|an|um|zu)(?=\p{L}{4})/u;

import { monthNames } from "../../lib/month-names.ts";
import { segmentWords } from "../../lib/segment-words.ts";
import type { Word } from "../../lib/segment-words.ts";
import { splitSentences } from "../../lib/split-sentences.ts";
import { stopWords } from "../../lib/stop-words.ts";
import type { DraftText } from "./draft-texts.ts";

/** Words that are taken for a name; it is known if one of them is, or only if all of them are. */
export interface Name {
  words: string[];
  needs: "one" | "all";
}

export interface NameOptions {
  language: string;
  /** Words that occur in lower case in the draft or its sources: no names. */
  common: ReadonlySet<string>;
  /** The sources are in another language, in which most names of places and bodies are others. */
  isTranslated: boolean;
}

/** "Key Points: …" and "Subject: New Rules" begin with a title, or are one. */
const label =
  /^\s*(?:(?:subject|betreff|objet|oggetto|asunto)\s?:[^\n]*|[^.:!?\n]{1,40}(?::(?=\s|$)|\s[–—-](?=\s)))/iu;

const titles =
  /^(?:mr|mrs|ms|dr|prof|herrn?|hr|frau|fr|familie|monsieur|madame|mme|mlle|signora?|sig|dott|señora?|sra?|don|doña)$/iu;
const courtesy = new Set(
  "sir madam madame monsieur mesdames messieurs signore signora signori señor señora señores damen herren dear regards sincerely".split(
    " ",
  ),
);
const articles = new Set(
  "der die das den dem des ein eine einen einem einer eines im am zum zur vom beim ins ans kein keine dieser diese dieses jeder jede unser unsere ihr ihre mein meine sein seine".split(
    " ",
  ),
);
const particles =
  /^(?:laut|gemäss|gemäß|pro|per|dank|trotz|seit|ende|anfang|mitte|rund|zirka|circa|betreff|thema)$|(?:e|er|en|es|em)$/u;
/** Capitals that are no name: short forms of letters and mails, and Roman numerals. */
const usual = /^(?:OK|PS|NB|RE|CC|BCC|FYI|ASAP|TBD|PDFs?|FAQs?|[IVX]+)$/u;
const nounEnding = /(?:ung|ungen|heit|keit|schaft|tion|tionen|sion|tät|nis|nisse|tum|ment|ismus|enz|anz)$/u;

/**
 * Names in a text, as far as capitals tell. Where only names have capitals: every capitalised word but the first of a
 * sentence. In German, where nouns have them too: what stands behind a title, and two or more capitalised words in a row
 * without article, number or the ending of a noun, the first of a sentence only if it can be no adjective; known if one
 * of them is. Everywhere: words in capitals or of mixed
 * case. In a title with all its words capitalised, and from sources in another language, only what surely is a name.
 */
export function findNames({ text, kind }: DraftText, options: NameOptions): Name[] {
  const [first = ""] = kind === "text" ? (label.exec(text) ?? []) : [];
  if (first === "") return namesIn(text, kind === "title", options);
  return [...namesIn(first, true, options), ...namesIn(text.slice(first.length), false, options)];
}

function namesIn(text: string, isTitle: boolean, options: NameOptions): Name[] {
  // what a writer leaves for somebody to fill in is no fact
  const plain = text.replaceAll(/\[[^\]\n]{1,60}\]/g, (hole) => " ".repeat(hole.length));
  const words = segmentWords(plain);
  if (words.length > 1 && words.every(({ text: word }) => word === word.toUpperCase())) return [];
  const isTitleCase = isTitle && hasTitleCase(words);
  return splitSentences(plain).flatMap(({ start, end }) => {
    const own = words.filter((word) => word.start >= start && word.end <= end);
    const surely = own.filter((_, at) => isSureName(own, at, plain));
    const sure = surely.map((word): Name => ({ words: [word.text], needs: "all" }));
    if (isTitleCase || options.isTranslated) return sure;
    return [
      ...sure,
      ...(options.language === "de" ? pairsOf(own, plain, options) : capitalsOf(own, plain, options)),
    ];
  });
}

function isSureName(words: readonly Word[], at: number, text: string): boolean {
  const { text: word = "", start = 0 } = words[at] ?? {};
  // a code is looked for elsewhere
  if (/\p{N}/u.test(word) || usual.test(word)) return false;
  if (/^\p{Lu}{2,}s?$/u.test(word) || /\p{Ll}\p{Lu}/u.test(word)) return true;
  const before = words[at - 1];
  if (before === undefined || !isCapital(word) || courtesy.has(word.toLowerCase())) return false;
  return titles.test(before.text) && /^\.?\s$/u.test(text.slice(before.end, start)) && !titles.test(word);
}

/** Every capitalised word that its place does not explain. */
function capitalsOf(words: readonly Word[], text: string, { language, common }: NameOptions): Name[] {
  return words.flatMap((word, at) => {
    const lower = word.text.toLowerCase().replace(/['’]s?$/u, "");
    if (at === 0 || !isCapital(word.text) || lower.length < 2 || /^i['’]/u.test(lower)) return [];
    if (/[:;.!?…"“„«‹•|\n]\s*$/u.test(text.slice(0, word.start)) && !isAbbreviated(words[at - 1])) return [];
    if (isPlain(lower, language) || common.has(lower)) return [];
    return [{ words: [word.text], needs: "all" }];
  });
}

function pairsOf(words: readonly Word[], text: string, { language, common }: NameOptions): Name[] {
  const names: Name[] = [];
  let run: Word[] = [];
  const close = (before: Word | undefined) => {
    const isFree =
      before === undefined || !(articles.has(before.text.toLowerCase()) || /\p{N}/u.test(before.text));
    const isOdd = run.every(({ text: word }) => !nounEnding.test(word) && !common.has(word.toLowerCase()));
    if (run.length >= 2 && isFree && isOdd) names.push({ words: run.map((word) => word.text), needs: "one" });
    run = [];
  };
  for (const [at, word] of words.entries()) {
    const last = run.at(-1);
    const isNext = last === undefined || text.slice(last.end, word.start) === " ";
    const first = words[at - run.length - 1];
    if (!isNext) close(first);
    const lower = word.text.toLowerCase();
    const isBegin = at === 0 && particles.test(lower);
    if (isCapital(word.text) && !isBegin && !isPlain(lower, language)) run.push(word);
    else close(first);
  }
  close(words[words.length - run.length - 1]);
  return names;
}

function isCapital(word: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(word);
}

function isPlain(lower: string, language: string): boolean {
  return stopWords(language).has(lower) || monthNames.has(lower) || courtesy.has(lower) || titles.test(lower);
}

function isAbbreviated(word: Word | undefined): boolean {
  return word !== undefined && titles.test(word.text);
}

function hasTitleCase(words: readonly Word[]): boolean {
  const long = words.filter(({ text }) => text.length >= 3 && /^\p{L}/u.test(text));
  return long.length > 1 && long.filter(({ text }) => /^\p{Lu}/u.test(text)).length / long.length >= 0.6;
}

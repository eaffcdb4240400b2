import { splitSentences } from "../../lib/text/split-sentences.ts";
import { endsAsQuestion, readAsk } from "./classify-role.ts";
import { createCueFinder } from "./match-cue.ts";
import { pointsAtSource, pointsVaguely } from "./source-cues.ts";

/** Longer ones are documents until a language or a pointer says otherwise. */
const longestAsk = 450;
const longestPointing = 900;

/** Words with which people say what they want of the reader. */
const findWishes = createCueFinder(
  (
    "please|should|must|need|needs|make sure|ensure|i want|i would like|i'd like|you are|you should|you will|your task|your|" +
    "bitte|soll|sollte|sollen|sollst|muss|mir ist wichtig|ich möchte|ich brauche|du bist|achte darauf|" +
    "veuillez|s'il vous plaît|s'il te plaît|merci de|doit|doivent|il faut|je voudrais|tu es|vous êtes|" +
    "per favore|deve|devono|vorrei|dovrebbe|assicurati|por favor|debe|deben|quiero|necesito|debería|asegúrate"
  ).split("|"),
);

/** Words that turn to a reader; documents hardly hold them. */
const address = (
  "please|make sure|ensure|i want|i need|i would like|i'd like|you|your|" +
  "bitte|du|dein|deine|ich möchte|ich brauche|achte darauf|sollst|" +
  "veuillez|s'il vous plaît|s'il te plaît|merci de|je voudrais|tu|vous|per favore|vorrei|tuo|assicurati|" +
  "por favor|quiero|necesito|asegúrate"
).split("|");
const findAddress = createCueFinder(address);
/** With words that say how something has to be: those do stand in documents. */
const findOrders = createCueFinder([
  ...address,
  ..."should|must|shall|soll|sollte|sollen|muss|müssen|doit|doivent|devrait|deve|devono|dovrebbe|debe|deben|debería".split(
    "|",
  ),
]);

/** Case matters: "US" is a country, and "i" an Italian article. */
const own =
  /(?<!\p{L})(?:I|I['’](?:m|ve|d|ll)|[Ww]e|[Mm]y|[Oo]ur|[Ii]ch|[Ww]ir|[Mm]ein(?:e[nrms]?)?|[Uu]nser(?:e[nrms]?)?|mir|[Jj]e|[Jj]['’]\p{Ll}+|[Nn]ous|[Mm]on|[Mm]es|[Nn]otre|[Nn]os|[Ii]o|[Nn]oi|[Mm]i[oa]|[Nn]ostr[oa]|[Yy]o|[Nn]osotros|[Nn]uestr[oa])(?![\p{L}.])/u;

/** Does this paragraph say what is wanted, as against what it is wanted of? */
export function isAsking(paragraph: string): boolean {
  const text = paragraph.trim();
  if (text.length > longestPointing) return false;
  const sentences = splitSentences(text).map((sentence) => sentence.text);
  const first = sentences[0] ?? "";
  const last = sentences.at(-1) ?? "";
  const opens = readAsk(first).head !== undefined || endsAsQuestion(first);
  if (pointsAtSource(text) && (opens || text.length <= longestAsk)) return true;
  if (text.length > longestAsk) return opens && askShare(text, true) >= 0.5;
  if (sentences.length === 1 && pointsVaguely(text)) return true;
  return opens || endsAsQuestion(last) || (sentences.length <= 3 && findWishes(text).length > 0);
}

/** Where nothing else asks, a closing sentence does; a signature or a heading has no full stop. */
export function isShortSentence(paragraph: string): boolean {
  const text = paragraph.trim();
  return text.length <= 300 && /[.?!…:]["'”»)]*$/u.test(text) && text.split(/\s+/u).length >= 2;
}

/** How many of the sentences tell of the writer. */
export function ownShare(text: string): number {
  const sentences = splitSentences(text);
  return sentences.filter((sentence) => own.test(sentence.text)).length / Math.max(1, sentences.length);
}

/** How many of the sentences ask, or order; strictly read, also those that say how something has to be. */
export function askShare(text: string, isStrict: boolean): number {
  const find = isStrict ? findOrders : findAddress;
  const sentences = splitSentences(text);
  const asking = sentences.filter(
    (sentence) =>
      readAsk(sentence.text).head !== undefined ||
      endsAsQuestion(sentence.text) ||
      find(sentence.text).length > 0,
  );
  return sentences.length === 0 ? 0 : asking.length / sentences.length;
}

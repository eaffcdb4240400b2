import type { Quoted } from "./quoted.ts";
import { readSentenceLimit } from "../plan/find-wishes.ts";
import { isFormatWord } from "../plan/find-formats.ts";
import { toQuote } from "./look-up.ts";
import { isTaskWord } from "./pick-passages.ts";
import type { Candidate } from "./read-candidates.ts";
import type { Question } from "./read-question.ts";

/** Words that mean the documents themselves, or how long the summary is to be, and no subject. */
const documentWords =
  /^(documents?|files?|texts?|attachments?|attached|contents?|pages?|papers?|everything|whole|sentences?|words?|paragraphs?|bullets?|short(?:ly)?|brief(?:ly)?|dokumente?n?|dateie?n?|unterlagen|anhang|anhänge|beilagen?|angehängte?n?|beigefügte?n?|inhalte?s?|seiten?|sätzen?|wörtern?|kurz|ganze[ns]?|zusammen|fichiers?|pièces?|jointe?s?|contenus?|phrases?|mots|bref|brièvement|document[oi]|allegat[oi]|contenut[oi]|testo|fras[ei]|parole|breve(?:mente)?|archivos?|documentos|adjuntos?|contenidos?|textos?|frases|palabras)$/u;

/** Whether a summary of the documents as such is asked for, of no subject in particular. */
export function namesNoTopic({ text, wanted }: Question, candidates: readonly Candidate[]): boolean {
  const plain = text.toLowerCase();
  const files = [...new Set(candidates.map(({ evidence }) => evidence.document.toLowerCase()))];
  const inNames = files
    .filter((name) => plain.includes(name))
    .flatMap((name) => name.split(/[^\p{L}\p{N}]+/u));
  return wanted.every(
    ({ word }) =>
      isTaskWord(word) ||
      isDocumentWord(word) ||
      isFormatWord(word) ||
      /^\p{N}+$/u.test(word) ||
      files.includes(word) ||
      inNames.includes(word),
  );
}

const numberWord =
  /^(one|two|three|four|five|six|seven|eight|nine|ten|eine?[mnr]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|uno|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|most|least|höchstens|mindestens|maximal|plus|moins|maximum|massimo|almeno|máximo|mínimo|menos)$/u;

/** Whether a word means the documents themselves, or how long something is to be. */
export function isDocumentWord(word: string): boolean {
  return documentWords.test(word) || numberWord.test(word);
}

/** The first sentence of each passage, which usually says what the passage is about; of named files alone, if any is named. */
export function surveyPassages({ text }: Question, candidates: readonly Candidate[]): Quoted[] {
  const plain = text.toLowerCase();
  const isMeant = ({ evidence }: Candidate) => plain.includes(evidence.document.toLowerCase());
  const meant = candidates.some(isMeant) ? candidates.filter(isMeant) : candidates;
  const leads = new Map<string, Candidate>();
  for (const candidate of meant) {
    const { sentence, evidence } = candidate;
    if (sentence.kind !== "heading" && sentence.text.length > 2 && !leads.has(evidence.id))
      leads.set(evidence.id, candidate);
  }
  const quotes = [...leads.values()].map(toQuote);
  const distinct = quotes.filter(
    ({ text: said }, at) => quotes.findIndex((other) => other.text === said) === at,
  );
  return spread(distinct, readSentenceLimit(text) ?? distinct.length);
}

/** So many of them, from the first to the last. */
function spread<Item>(items: readonly Item[], most: number): Item[] {
  if (items.length <= most) return [...items];
  const step = items.length / most;
  return Array.from({ length: most }, (_, at) => items[Math.floor(at * step)]).filter(
    (item) => item !== undefined,
  );
}

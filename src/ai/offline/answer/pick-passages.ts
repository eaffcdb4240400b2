import { largest } from "../../../lib/largest.ts";
import type { Quoted } from "./quoted.ts";
import { findFormats, isFormatWord } from "../plan/find-formats.ts";
import { toQuote } from "./look-up.ts";
import type { Candidate } from "./read-candidates.ts";
import type { Question } from "./read-question.ts";
import { readSignals } from "./score-candidate.ts";

/** Words that name the work, not its subject. */
const taskWords =
  /^(summar|key$|main$|points?$|overview|extract|collect|lists?$|gather|details?$|all$|every$|zusammenfass|fasse?$|wichtig|punkte?$|überblick|extrah|sammel|alle$|résum|clés?$|essentiel|extrai|liste|riassum|punt[io]$|chiave|estra|elenc|resum|claves?$|enumer)/u;

/** A text to be written rests on a summary in the same words: what it is called and how long it is, is no subject. */
const writingWords =
  /^(write|draft|compose|create|make|prepare|generate|produce|short|brief|long|detailed|friendly|formal|polite|report|memo|memorandum|letter|e-?mails?|mail|note|presentation|slides|article|paragraph|schreibe?|verfasse|entwirf|erstelle|formuliere|generiere|mache?|kurze[nmrs]?|lange[nmrs]?|ausführliche[nmrs]?|freundliche[nmrs]?|bericht|brief|anschreiben|präsentation|folien|artikel|aktennotiz|rédige[rz]?|écri[st]|écrivez|crée[rz]?|génère|prépare|court|courte|bref|brève|rapport|lettre|courriel|présentation|scrivi|redigi|crea|genera|prepara|breve|lungo|rapporto|relazione|lettera|presentazione|redacta|escribe|elabora|corto|corta|largo|informe|carta|correo|presentación)$/u;

/** Whether a word names the work or the thing to be made, and no subject. */
export function isTaskWord(word: string): boolean {
  return taskWords.test(word) || writingWords.test(word);
}

function isSubject(word: string, by: PickOptions["by"], wantsFile: boolean): boolean {
  if (wantsFile && isFormatWord(word)) return false;
  return by === "passage" ? !isTaskWord(word) : !taskWords.test(word);
}

/** What is picked must share this much with what is asked for. */
const leastShare = { passage: 0.2, sentence: 0.5 };

/** A passage that shares less than this with the subject than the closest one is about something else. */
const nearEnough = 0.6;

/** Documents whose name or headings fit this much less than the best one's are not meant. */
const sameFit = 0.3;

/** Longer tables are quoted in part: they belong into a file as they are. */
const mostRows = 60;

export interface PickOptions {
  most: number;
  /** Take every sentence that names the subject, or those that stand for their passage. */
  by: "passage" | "sentence";
}

/** Sentences and rows in the order of the documents. */
export function pickPassages(
  question: Question,
  candidates: readonly Candidate[],
  { most, by }: PickOptions,
): Quoted[] {
  const wantsFile = findFormats(question.text).length > 0;
  const wanted = question.wanted.filter(({ word }) => isSubject(word, by, wantsFile));
  const subject = { ...question, wanted };
  const frequency = countTerms(candidates);
  const scored = meant(subject, candidates)
    .filter(({ sentence }) => sentence.kind !== "heading" && sentence.text.length > 2)
    .map((candidate, order) => ({ candidate, order, ...readWorth(subject, candidate, frequency) }))
    .filter(({ share }) => subject.wanted.length === 0 || share[by] >= leastShare[by]);
  const closest = largest(
    scored.map(({ share }) => share.passage),
    0,
  );
  const near = scored.filter(({ share }) => by === "sentence" || share.passage >= nearEnough * closest);
  const best = near.toSorted((a, b) => b.worth - a.worth || a.order - b.order).slice(0, most);
  // a number in the question may be a limit that only some rows keep to
  const isLimited = /\p{N}/u.test(question.text);
  return (isLimited ? best : withWholeTables(best, candidates))
    .toSorted(byPlace)
    .map(({ candidate }) => toQuote(candidate));
}

/** Where most rows of a table are picked, all of them are meant: a table that lacks some would mislead. */
function withWholeTables(best: readonly Placed[], candidates: readonly Candidate[]): Placed[] {
  const picked = new Set(best.map(({ candidate }) => candidate));
  const tables = Map.groupBy(
    candidates.filter(({ sentence }) => sentence.kind === "row"),
    ({ evidence }) => evidence.id,
  );
  const missing = [...tables.values()].flatMap((rows) => {
    const left = rows.filter((row) => !picked.has(row));
    const isMeant = rows.length - left.length >= 2 && left.length <= rows.length / 2;
    return isMeant && rows.length <= mostRows ? left.map((candidate) => ({ candidate })) : [];
  });
  return [...best, ...missing];
}

/** "Summarise the travel policy" means the document of that name, not every one that mentions travel. */
function meant({ wanted }: Question, candidates: readonly Candidate[]): Candidate[] {
  const fit = ({ headingTerms }: Candidate) => {
    return wanted.length === 0
      ? 0
      : wanted.filter(({ term }) => headingTerms.has(term)).length / wanted.length;
  };
  const best = largest(candidates.map(fit), 0);
  const documents = new Set(
    candidates.filter((c) => best - fit(c) <= sameFit).map(({ evidence }) => evidence.document),
  );
  return candidates.filter(({ evidence }) => documents.has(evidence.document));
}

function readWorth(question: Question, candidate: Candidate, frequency: ReadonlyMap<string, number>) {
  const { inPassage, inSentence, nearby } = readSignals(question, candidate);
  const terms = new Set(candidate.terms);
  const central =
    [...terms].reduce((sum, term) => sum + (frequency.get(term) ?? 0), 0) / Math.sqrt(terms.size || 1);
  // The first sentence of a passage usually says what the passage is about.
  const opening = candidate.index === 0 ? 0.5 : 0;
  const share = { passage: Math.max(inPassage, nearby), sentence: inSentence };
  return { share, worth: inSentence + inPassage + opening + central };
}

type Placed = { candidate: Candidate };

function byPlace({ candidate: a }: Placed, { candidate: b }: Placed): number {
  return (
    a.evidence.document.localeCompare(b.evidence.document, "en") ||
    a.evidence.id.localeCompare(b.evidence.id, "en", { numeric: true }) ||
    a.index - b.index
  );
}

/** Share of sentences that hold a stem; short words carry no subject. */
function countTerms(candidates: readonly Candidate[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { terms } of candidates) {
    for (const term of new Set(terms)) {
      if (term.length > 3) counts.set(term, (counts.get(term) ?? 0) + 1 / candidates.length);
    }
  }
  return counts;
}

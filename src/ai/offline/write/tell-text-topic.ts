import { holdsDate } from "../../../lexicon/requests/delivered/fact-nouns.ts";
import { pointLeads } from "../../../lexicon/requests/delivered/point-leads.ts";
import { textNoun } from "../../../lexicon/requests/delivered/text-nouns.ts";
import { textTopic, topiclessWords } from "../../../lexicon/requests/delivered/text-topics.ts";
import { decisionWords, paperNouns } from "../../../lexicon/requests/summary-words.ts";
import { formPhrase } from "../../../lexicon/requests/topic-leads.ts";
import { largest } from "../../../lib/largest.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import type { ReadWord } from "../answer/look-up/create-word-reader.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import { languagesOf } from "../answer/look-up/read-places.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import type { Quoted } from "../answer/quoted.ts";
import { isFormatWord } from "../plan/find-formats.ts";
import { splitSentences } from "../../../lib/text/split-sentences.ts";
import type { ComputedClaim } from "../tables/answer-by-plan.ts";
import { toldOpening } from "../plan/written/told-opening.ts";
import { surveyThese } from "./survey-sections.ts";
import { statesNothing } from "./read-statements.ts";

const mostStatements = 5;
/** The same word, its stem, or one that means the same. */
const isSaid = 0.7;
/** A statement that says less of a topic than this is about something else, also beside one that says more. */
const fewest = 0.5;
const besideBest = 0.5;
const fewestWords = 5;
const figureWorth = 0.3;

/**
 * "A letter to the parents about the new bread service", where no heading and no title is called so: the statements that
 * speak of it, and nothing where none does. Undefined where no such topic is named, or papers as a whole are.
 */
export function tellTextTopic(
  order: string,
  language: string,
  evidence: readonly EvidenceItem[],
): (Quoted | ComputedClaim)[] | undefined {
  const topic = topicOf(order, language);
  const titles = new Set(evidence.flatMap(({ document, heading = [] }) => [document, ...heading]));
  const read = (text: string) => wordReaderOf(language).read(text);
  const named = read([...titles].join("\n").replaceAll(/[._-]+/gu, " "));
  const all = read(topic).filter(
    ({ word, isStop, isNumber }) =>
      !isStop && !isNumber && word.length > 2 && !paperNouns.test(word) && !isFormatWord(word),
  );
  const known = all.filter((word) => !topiclessWords.test(word.word));
  const wanted = known.filter((word) => bestMatch(word, named) < isSaid);
  const meant = sectionsCalled(known, evidence, read);
  // what stands over a section is told by that section
  if (meant.length > 0) return surveyThese(order, language, { evidence, meant });
  if (wanted.length === 0) return undefined;
  const spoken = languagesOf(evidence, language);
  const said = evidence
    .filter(({ table }) => table === undefined)
    .flatMap(statementsOf)
    .map((statement) => {
      const words = wordReaderOf(spoken.get(statement.item.document) ?? language).read(statement.text);
      return { ...statement, holds: wanted.map((word) => bestMatch(word, words) >= isSaid) };
    });
  const scored = said.map((statement) => ({
    statement,
    score: statement.holds.filter(Boolean).length / wanted.length,
  }));
  const best = largest(
    scored.map(({ score }) => score),
    0,
  );
  const near = scored.filter(({ score }) => score >= Math.max(fewest, besideBest * best));
  const worth = ({ statement: { text }, score }: (typeof near)[number]) =>
    score + (decisionWords.test(text) || holdsDate.test(text) ? figureWorth : 0);
  const chosen = new Set(near.toSorted((a, b) => worth(b) - worth(a)).slice(0, mostStatements));
  return near
    .filter((one) => chosen.has(one))
    .map(({ statement: { item, text, quote } }) => ({ text, supports: [{ evidence: item.id, quote }] }));
}

/** Items of a list as well: who does what by when is seldom a whole sentence. */
function statementsOf(item: EvidenceItem): { item: EvidenceItem; text: string; quote: string }[] {
  return splitSentences(item.text).flatMap(({ kind, text, start, end }) =>
    (kind === "sentence" || kind === "item") &&
    text.split(/\s+/u).length >= fewestWords &&
    !statesNothing(text)
      ? [{ item, text, quote: item.text.slice(start, end) }]
      : [],
  );
}

function topicOf(order: string, language: string): string {
  const plain = order.replaceAll(formPhrase, " ");
  const noun = textNoun.exec(plain);
  if (noun === null) return "";
  const found = [...plain.matchAll(textTopic)].find(({ index }) => index > noun.index);
  const before = plain.slice(noun.index, found?.index ?? noun.index);
  // "with the rules on waste" is one of the things that it is to hold
  const topic = found?.groups?.["topic"] ?? "";
  // "about what was missing" asks, and names no subject
  const isNone = before.search(pointLeads) >= 0 || toldOpening(language)?.test(topic) === true;
  return isNone ? "" : topic;
}

/** The sections, below the title of their paper, whose heading says most of the subject. */
function sectionsCalled(
  wanted: readonly ReadWord[],
  evidence: readonly EvidenceItem[],
  read: (text: string) => ReadWord[],
): EvidenceItem[] {
  const fits = new Map<string, number>();
  for (const { heading = [] } of evidence) {
    const own = heading.slice(1).at(-1) ?? "";
    if (own === "" || fits.has(own)) continue;
    const words = read(own);
    fits.set(own, wanted.filter((word) => bestMatch(word, words) >= isSaid).length);
  }
  const most = largest([...fits.values()], 0);
  if (most === 0) return [];
  return evidence.filter(({ heading = [] }) => fits.get(heading.slice(1).at(-1) ?? "") === most);
}

import {
  decided,
  decidingBodies,
  decisionsAsked,
  formalities,
  leansOnProposal,
  proposals,
  undecided,
} from "../../../lexicon/requests/decision-words.ts";
import { decisions, paperNouns } from "../../../lexicon/requests/summary-words.ts";
import { createTermReader } from "../../../lib/text/create-term-reader.ts";
import { splitSentences } from "../../../lib/text/split-sentences.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { isTaskWord } from "../answer/pick-passages.ts";
import type { Quoted } from "../answer/quoted.ts";
import { isDocumentWord } from "../answer/survey-passages.ts";
import { handingWords } from "./about-topic.ts";
import { statesNothing } from "./read-statements.ts";
import { withoutLength } from "./without-reader.ts";

const mostDecisions = 16;

/** "Summarise the decisions of the meeting": every one, with the proposal it is about and without formalities; none where a subject narrows it down. */
export function tellDecisions(order: string, language: string, evidence: readonly EvidenceItem[]): Quoted[] {
  if (!asksForDecisions(order, language)) return [];
  const seen = new Set<string>();
  const all = evidence.filter(({ table }) => table === undefined).flatMap(statementsOf);
  return all
    .flatMap((statement, at) => (isDecision(statement.text) ? decisionAt(all, at) : []))
    .filter(({ text }) => !seen.has(text) && seen.add(text).size > 0)
    .slice(0, mostDecisions);
}

/** Whether all decisions are asked for, and not those on one subject. */
export function asksForDecisions(order: string, language: string): boolean {
  return decisionsAsked.test(order) && !namesSubject(order, language);
}

interface Statement {
  item: EvidenceItem;
  text: string;
  start: number;
  end: number;
}

function statementsOf(item: EvidenceItem): Statement[] {
  return splitSentences(item.text)
    .filter(({ kind }) => kind === "sentence" || kind === "item")
    .map(({ text, start, end }) => ({ item, text, start, end }));
}

function namesSubject(order: string, language: string): boolean {
  return createTermReader(language)
    .content(withoutLength(order))
    .map(({ text }) => text.toLowerCase())
    .some(
      (word) =>
        !decisionsAsked.test(word) &&
        !decidingBodies.test(word) &&
        !paperNouns.test(word) &&
        !handingWords.has(word) &&
        !isTaskWord(word) &&
        !isDocumentWord(word),
    );
}

/** From the proposal to the decision, each passage by itself; how a vote went says nothing without either. */
function decisionAt(all: readonly Statement[], at: number): Quoted[] {
  const from = proposalOf(all, at);
  if (from === at && !says(all[at]?.text ?? "")) return [];
  const passages = Map.groupBy(all.slice(from, at + 1), ({ item }) => item);
  return [...passages].map(([item, own]) => ({
    text: own.map(({ text }) => text).join(" "),
    supports: [{ evidence: item.id, quote: item.text.slice(own[0]?.start, own.at(-1)?.end) }],
  }));
}

const furthest = 4;

/** Where what is decided on is proposed: right before, or further up where the sentence leans on it. */
function proposalOf(all: readonly Statement[], at: number): number {
  const own = all[at];
  const reach = leansOnProposal.test(own?.text ?? "") ? furthest : 1;
  for (let from = at - 1; from >= Math.max(0, at - reach); from -= 1) {
    const { text = "", item } = all[from] ?? {};
    if (item?.document !== own?.item.document) return at;
    if (isDecision(text) && !leansOnProposal.test(text)) return at;
    if (proposals.test(text) && !/:\s*$/u.test(text)) return from;
  }
  return at;
}

function isDecision(text: string): boolean {
  const isSaid = decisions.test(text) || decided.test(text) || leansOnProposal.test(text);
  return (
    isSaid && ![formalities, undecided, /[:?]\s*$/u].some((other) => other.test(text)) && !statesNothing(text)
  );
}

function says(text: string): boolean {
  return decisions.test(text) || decided.test(text);
}

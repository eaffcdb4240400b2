import { lightOf } from "../../../lexicon/answers/light-words.ts";
import { deliverables } from "../../../lexicon/requests/deliverable-words.ts";
import { handingVerbs } from "../../../lexicon/requests/output-words.ts";
import { roleVerbs } from "../../../lexicon/requests/role-verbs.ts";
import { besideKinds, everyOne, listedKinds } from "../../../lexicon/requests/listed-kinds.ts";
import { paperNouns } from "../../../lexicon/requests/summary-words.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import { splitSentences } from "../../../lib/text/split-sentences.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import type { ReadWord } from "../answer/look-up/create-word-reader.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import { languagesOf } from "../answer/look-up/read-places.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";
import type { Quoted } from "../answer/quoted.ts";
import { isTaskWord } from "../answer/pick-passages.ts";
import { isDocumentWord } from "../answer/survey-passages.ts";
import { isFormatWord } from "../plan/find-formats.ts";
import type { ComputedClaim } from "../tables/answer-by-plan.ts";
import { statesNothing } from "../write/read-statements.ts";
import { extractTasks } from "./extract-tasks.ts";

const mostListed = 40;
const longest = 600;
const isSaid = 0.7;
/** Words of an order to list something, and what stands beside a kind: "amounts of money with what they are for". */
const orders = new Set(
  [...Object.values(roleVerbs), deliverables.EXTRACT, handingVerbs, besideKinds].flatMap((words) =>
    languages.flatMap((language) => (words[language] ?? "").split(/[|\s-]/u)),
  ),
);

/** The list of tasks as it stands; "all deadlines of the lease": every sentence that tells one, in the order of the text; none where another thing is to be listed. */
export function extractKind(
  { text, language }: { text: string; language: string },
  evidence: readonly EvidenceItem[],
): (Quoted | ComputedClaim)[] {
  const tasks = extractTasks(text, evidence);
  if (tasks.length > 0) return tasks;
  if (!everyOne.test(text)) return [];
  const words = wordReaderOf(language)
    .read(text)
    .filter(({ isStop }) => !isStop);
  const kind = listedKinds.find(({ noun }) => words.some(({ word }) => noun.test(word)));
  if (kind === undefined) return [];
  const names = new Set(evidence.flatMap(({ document }) => document.toLowerCase().split(/[^\p{L}\p{N}]+/u)));
  const subject = words.filter(
    ({ word }) => !kind.noun.test(word) && !names.has(word) && !saysNoSubject(word, language),
  );
  const spoken = languagesOf(evidence, language);
  return evidence
    .filter(({ table }) => table === undefined)
    .flatMap((item) => sentencesOf(item).map((sentence) => ({ item, ...sentence })))
    .filter(({ text: said }) => kind.holds.test(said) && said.length <= longest && !statesNothing(said))
    .filter(({ item, text: said }) =>
      isAbout(subject, `${(item.heading ?? []).join(" ")} ${said}`, spoken.get(item.document) ?? language),
    )
    .slice(0, mostListed)
    .map(({ item, text: said, start, end }) => ({
      text: said,
      supports: [{ evidence: item.id, quote: item.text.slice(start, end) }],
    }));
}

/** Sentences, items of lists, and lines with a label and a value. */
function sentencesOf({ text }: EvidenceItem) {
  return splitSentences(text).filter(({ kind }) => kind === "sentence" || kind === "item");
}

function isAbout(subject: readonly ReadWord[], said: string, language: string): boolean {
  if (subject.length === 0) return true;
  const words = wordReaderOf(language).read(said);
  return subject.every((word) => bestMatch(word, words) >= isSaid);
}

function saysNoSubject(word: string, language: string): boolean {
  return (
    word.length < 3 ||
    everyOne.test(word) ||
    paperNouns.test(word) ||
    isTaskWord(word) ||
    orders.has(word) ||
    isDocumentWord(word) ||
    isFormatWord(word) ||
    lightOf.get(language)?.has(word) === true
  );
}

import { opensNamed } from "../../../../lexicon/requests/delivered/point-leads.ts";
import {
  summedAgain,
  summedClause,
  summedEnd,
  summedLead,
} from "../../../../lexicon/requests/delivered/summed-topics.ts";
import { paperNouns } from "../../../../lexicon/requests/summary-words.ts";
import { formPhrase } from "../../../../lexicon/requests/topic-leads.ts";
import { summaryVerbs } from "../../write/summary-topic.ts";
import { withoutLength } from "../../write/without-reader.ts";
import { cutList } from "../cut-list.ts";

const mostTopics = 8;
const mostWords = 5;
const longestOrder = 500;

/** "Sum up what was said about the roof, the fees and the garden": each topic by itself; none where it is no list of them. */
export function findSummed(text: string): string[] {
  const verb = text.length > longestOrder ? null : summaryVerbs.exec(text);
  if (verb === null) return [];
  const plain = withoutLength(text)
    .replaceAll(formPhrase, " ")
    .replace(/[\s.!]+$/u, "");
  const clause = summedClause.exec(plain);
  if (clause === null) return [];
  const found = [...plain.matchAll(summedLead)].filter(({ index }) => index > clause.index);
  for (const { index, 0: lead } of found) {
    const topics = topicsOf(plain.slice(index + lead.length));
    if (topics.length > 1) return topics;
  }
  return [];
}

function topicsOf(behind: string): string[] {
  const list = behind.replace(/[,\s]+(?:please|bitte|s['’]il (?:te|vous) plaît|per favore|por favor)$/iu, "");
  const topics = cutList(list.replace(summedEnd, "").replace(/,$/u, "")).map((topic) =>
    topic.replace(summedAgain, ""),
  );
  const isTopic = (topic: string) => {
    const words = topic.split(/\s+/u);
    const isNoun = opensNamed.test(topic) || words.length <= mostBare;
    return isNoun && words.length <= mostWords && !/[:;?!()\n]|\.\s/u.test(topic) && !isPaper(topic);
  };
  return topics.length <= mostTopics && topics.every(isTopic) ? topics : [];
}

const mostBare = 3;

/** Two papers are summarised each by itself. */
function isPaper(topic: string): boolean {
  return topic.split(/\s+/u).some((word) => paperNouns.test(word)) || /\.\p{L}{3,4}$/u.test(topic);
}

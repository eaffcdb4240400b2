import { paperNouns } from "../../../lexicon/requests/summary-words.ts";
import {
  ruledLead,
  topicEnd,
  topicForm,
  topicLead,
  topicTail,
} from "../../../lexicon/requests/topic-leads.ts";
import { withoutReader } from "../write/without-reader.ts";
import { cutList } from "./cut-list.ts";

const mostTopics = 8;
const mostWords = 6;
const article =
  /^(?:the|an?|our|der|die|das|den|dem|unsere[nrms]?|les?|la|l['’]|des|du|de la|nos|notre|i|gli|lo|il|le|el|los|las)(?:\s+|(?<=['’]))/iu;

/** "A memo about remote work, holidays and expenses": what a text is to be about, one by one; none where it is one thing. */
export function findTopics(text: string): string[] {
  const plain = withoutReader(text.replace(topicForm, ""));
  const list = topicEnd.exec(plain)?.groups?.["list"] ?? behindLead(plain);
  if (list === undefined || /[:;?!(]/u.test(list)) return [];
  const items = cutList(list.replace(/(?<![\s.])[\s.]+$/u, ""));
  const topics = items.map((item, at) =>
    (at === items.length - 1 ? item.replace(topicTail, "") : item).trim(),
  );
  const [first = "", ...others] = topics;
  const named = others.length > 0 ? [first.replace(ruledLead, ""), ...others] : topics;
  const isList = named.length > 1 && named.length <= mostTopics && named.every(isTopic);
  return isList ? named : [];
}

function behindLead(plain: string): string | undefined {
  const lead = topicLead.exec(plain);
  if (lead === null) return undefined;
  const [sentence = ""] = plain.slice(lead.index + lead[0].length).split(/\.\s/u);
  return sentence;
}

/** A few words that name something; a paper as a whole is no topic of it. */
function isTopic(item: string): boolean {
  const words = item.replace(article, "").split(/\s+/u);
  const isShort = words.length <= mostWords && words.some((word) => /\p{L}{3}/u.test(word));
  return isShort && !words.every((word) => paperNouns.test(word));
}

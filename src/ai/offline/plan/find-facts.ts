import { factOwner, factsLead, opensFact } from "../../../lexicon/requests/fact-nouns.ts";
import { topicForm } from "../../../lexicon/requests/topic-leads.ts";
import { cutList } from "./cut-list.ts";

const mostFacts = 8;
const mostWords = 10;

/** "A mail with the date, the place and the price of the trip": each fact with what it is about; none where it is no such list. */
export function findFacts(text: string): string[] {
  const plain = text.replace(topicForm, "");
  for (const { index, 0: lead } of plain.matchAll(factsLead)) {
    const [list = ""] = plain.slice(index + lead.length).split(/[.;:?!](?:\s|$)/u);
    const items = cutList(list.trim());
    const isList = items.length > 0 && items.length <= mostFacts && items.every(isFact);
    if (isList) return withOwner(items);
  }
  return [];
}

function isFact(item: string): boolean {
  return opensFact.test(item) && item.split(/\s+/u).length <= mostWords;
}

/** What the last one is about, the others are too, unless they say it themselves. */
function withOwner(items: readonly string[]): string[] {
  const owner = factOwner.exec(items.at(-1) ?? "")?.[0] ?? "";
  if (owner === "") return [];
  return items.map((item) => (factOwner.test(item) ? item : `${item} ${owner}`));
}

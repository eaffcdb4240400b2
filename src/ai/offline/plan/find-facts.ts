import { askFact, factOwner, factsLead, opensFact } from "../../../lexicon/requests/delivered/fact-nouns.ts";
import { topicForm } from "../../../lexicon/requests/topic-leads.ts";
import { cutList } from "./cut-list.ts";

const mostFacts = 8;
const mostWords = 10;
const longestOrder = 800;

/** "A mail with the date, the place and the price of the trip": each fact with what it is about; none where it is no such list. */
export function findFacts(text: string, language: string): string[] {
  if (text.length > longestOrder) return [];
  const plain = text.replace(topicForm, "");
  for (const { index, 0: lead } of plain.matchAll(factsLead)) {
    const [list = ""] = plain.slice(index + lead.length).split(/[.;:?!](?:\s|$)/u);
    const items = cutList(list.trim());
    const isList =
      items.length > 0 && items.length <= mostFacts && items.some(isFact) && items.every(isShort);
    if (isList) return withOwner(items).map((fact) => asQuestion(fact, language));
  }
  return [];
}

function isFact(item: string): boolean {
  return opensFact.test(item);
}

function isShort(item: string): boolean {
  return item.split(/\s+/u).length <= mostWords;
}

/** "Mit dem Datum": the article of a neuter noun, as far as one is listed. */
const dative = /^dem\s+(?=(?:datum|ende|budget|telefon)(?!\p{L}))/iu;

/** Behind its article a noun is asked for like any other. */
function asQuestion(fact: string, language: string): string {
  const plain =
    language === "de" ? fact.replace(dative, "das ").replace(/^datum(?!\p{L})/iu, "das Datum") : fact;
  return askFact(plain, language) ?? plain;
}

/** What the last one is about, the others are too, unless they say it themselves. */
function withOwner(items: readonly string[]): string[] {
  const owner = factOwner.exec(items.at(-1) ?? "")?.[0] ?? "";
  if (owner === "") return [];
  return items.map((item) => (factOwner.test(item) ? item : `${item} ${owner}`));
}

import { handingLead, namedThing } from "../../../lexicon/requests/handing-leads.ts";
import { cutList } from "./cut-list.ts";

const mostWords = 8;

/** "I need the contract number and the end date": things that are only named, each with its article, point by point. */
export function findThings(text: string): string[] {
  const lead = handingLead.exec(text)?.[0];
  if (lead === undefined) return [];
  const items = cutList(text.slice(lead.length).replace(/(?<![\s?.!])[\s?.!]+$/u, ""));
  const isList =
    items.length > 1 &&
    items.every((item) => namedThing.test(item) && item.split(/\s+/u).length <= mostWords);
  return isList ? items : [];
}

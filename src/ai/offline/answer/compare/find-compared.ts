import {
  betweenYears,
  changedIn,
  comparedAfter,
  comparedOn,
  comparing,
  orderBehind,
  sideArticles,
  tableForm,
} from "../../../../lexicon/requests/compare-words.ts";
import { formPhrase } from "../../../../lexicon/requests/topic-leads.ts";
import { cutList } from "../../plan/cut-list.ts";

const mostWords = 4;
const longest = 2_000;

/** "What has changed between them as to approval and deadlines?": on what they are compared; the years that name them are no topic. */
export function findCompared(said: string): string[] {
  if (said.length > longest) return [];
  const text = said.replace(betweenYears, "");
  if (!comparing.test(text)) return [];
  const changed = Object.values(changedIn.exec(text)?.groups ?? {}).find((one) => one !== undefined);
  const list = comparedOn.exec(text)?.groups?.["list"] ?? changed;
  return list === undefined ? findAfter(text) : cutList(list).map(withoutArticle);
}

/** "Changed for members and guests": without an article these may as well be two groups that one paper tells of. */
export function isLoose(said: string): boolean {
  const text = said.slice(0, longest).replace(betweenYears, "");
  const { bei, en } = changedIn.exec(text)?.groups ?? {};
  return bei !== undefined || (en !== undefined && !/^the\s/iu.test(en));
}

/** "… on hotels, meals and receipts and give me a table": up to the form and the order that stand behind. */
function findAfter(text: string): string[] {
  const plain = text.replace(orderBehind, "").replaceAll(formPhrase, "").replace(tableForm, "");
  const list = comparedAfter.exec(plain)?.groups?.["list"];
  const items = list === undefined ? [] : cutList(list).map(withoutArticle);
  return items.every((item) => item.split(/\s+/u).length <= mostWords) ? items : [];
}

function withoutArticle(item: string): string {
  return item.replace(sideArticles, "").trim();
}

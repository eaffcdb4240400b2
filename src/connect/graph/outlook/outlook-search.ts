import type { MailQuery } from "../../mail/mail-port.ts";
import type { Graph } from "../graph-port.ts";
import { messageFields, OutlookMessage } from "./outlook-message.ts";

const mostPerPage = 50;

/** The newest mails that match. */
export async function searchOutlook(
  graph: Graph,
  home: string,
  query: MailQuery,
): Promise<{ mails: OutlookMessage[]; isAll: boolean }> {
  const words = toKql(query);
  const top = Math.min(query.limit, mostPerPage);
  const folder = query.folder === undefined ? "" : `/mailFolders/${encodeURIComponent(query.folder)}`;
  const parameters = new URLSearchParams({ $top: String(top), $select: messageFields });
  // a search comes back by date already, and refuses to be ordered
  if (words === "") parameters.set("$orderby", "receivedDateTime desc");
  else parameters.set("$search", `"${words.replaceAll("\\", "").replaceAll('"', '\\"')}"`);
  const { items, isAll } = await graph.list(
    {
      ...{ path: `${home}${folder}/messages?${parameters.toString()}`, doing: "search the mails" },
      needs: "Mail.Read",
    },
    { item: OutlookMessage, most: query.limit },
  );
  return { mails: items, isAll };
}

/** Graph's own words for what mails are searched by. */
function toKql({ from, to, subject, text, since, before }: MailQuery): string {
  const field = (name: string, value: string | undefined) =>
    value === undefined || value.trim() === "" ? [] : [`${name}:${term(value)}`];
  return [
    ...field("from", from),
    ...field("to", to),
    ...field("subject", subject),
    ...(since === undefined ? [] : [`received>=${day(since)}`]),
    ...(before === undefined ? [] : [`received<${day(before)}`]),
    ...(text === undefined || text.trim() === "" ? [] : [term(text)]),
  ].join(" ");
}

/** Words as words: nothing in them is an operator. */
function term(value: string): string {
  const words = value.replaceAll(/[^\p{L}\p{N}@._'+-]+/gu, " ").trim();
  return words.includes(" ") ? `(${words.split(" ").map(quietly).join(" ")})` : quietly(words);
}

/** AND, OR and NOT in capitals would be operators. */
function quietly(word: string): string {
  return /^(?:AND|OR|NOT|NEAR)$/.test(word) ? word.toLowerCase() : word;
}

function day(date: string): string {
  return date.replaceAll(/[^\d-]/g, "").slice(0, 10);
}

import type { ImapFlow, SearchObject } from "imapflow";
import { Failure } from "../../model/failure.ts";
import { openFolder } from "./open-folder.ts";
import { headerQuery, toMailHeader } from "./mail-header.ts";
import type { MailHeader } from "./mail-header.ts";
import type { MailQuery } from "./mail-port.ts";
import { printAddress } from "./read-address.ts";

export interface SearchedFolder {
  mailbox: string;
  /** How many there are; the list holds the newest of them. */
  total: number;
  mails: MailHeader[];
  /** Where not all could be looked through, in words. */
  note?: string;
}

const newestLookedAt = 500;

/** The newest mails that match. No answer from the server is a failure; an empty list means that there is none. */
export async function searchMails(client: ImapFlow, query: MailQuery): Promise<SearchedFolder> {
  const { path, uidValidity } = await openFolder(client, query.folder);
  const place = { mailbox: path, uidValidity: String(uidValidity) };
  const found = await client.search(toCriteria(query), { uid: true });
  if (Array.isArray(found)) {
    const mails = await fetchHeaders(client, newest(found, query.limit), place);
    return { mailbox: path, total: found.length, mails };
  }
  if (!client.usable || !hasOtherLetters(query)) throw lost(client);
  return searchHere(client, query, place);
}

/** For servers that search in plain letters only: the newest are fetched and compared here. */
async function searchHere(
  client: ImapFlow,
  query: MailQuery,
  place: { mailbox: string; uidValidity: string },
): Promise<SearchedFolder> {
  if (isOther(query.text))
    throw new Failure(
      "unsupported",
      `The mail server cannot search for "${query.text}" in whole mails, only for plain letters. Search by sender, subject or date.`,
    );
  const plain = Object.fromEntries(
    Object.entries(query).filter(([, value]) => typeof value !== "string" || !isOther(value)),
  );
  const found = await client.search(toCriteria({ limit: query.limit, ...plain }), { uid: true });
  if (!Array.isArray(found)) throw lost(client);
  const looked = await fetchHeaders(client, newest(found, newestLookedAt), place);
  const mails = looked.filter((mail) => fits(mail, query));
  const left = found.length - looked.length;
  const note = left > 0 ? `${left} older mails were not looked at` : undefined;
  return {
    ...{ mailbox: place.mailbox, total: mails.length, mails: mails.slice(0, query.limit) },
    ...(note !== undefined && { note }),
  };
}

function fits({ subject, from, to, cc }: MailHeader, query: MailQuery): boolean {
  const holds = (text: string, wanted: string | undefined) =>
    wanted === undefined || fold(text).includes(fold(wanted));
  const people = (list: MailHeader["from"]) => list.map(printAddress).join("\n");
  return (
    holds(subject, query.subject) &&
    holds(people(from), query.from) &&
    holds(people([...to, ...cc]), query.to)
  );
}

function fold(text: string): string {
  return text.normalize("NFC").toLowerCase();
}

/** Newest first. */
export async function fetchHeaders(
  client: ImapFlow,
  uids: readonly number[],
  place: { mailbox: string; uidValidity: string },
): Promise<MailHeader[]> {
  if (uids.length === 0) return [];
  const fetched = await client.fetchAll([...uids], headerQuery, { uid: true });
  return fetched.map((message) => toMailHeader(message, place)).toSorted((a, b) => b.uid - a.uid);
}

/** A higher number came later. */
function newest(uids: readonly number[], limit: number): number[] {
  return uids.toSorted((a, b) => b - a).slice(0, limit);
}

function toCriteria(query: MailQuery): SearchObject {
  const { from, to, subject, text, since, before, unread, messageId } = query;
  const criteria: SearchObject = {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(subject !== undefined && { subject }),
    ...(text !== undefined && { text }),
    ...(since !== undefined && { since }),
    ...(before !== undefined && { before }),
    ...(unread !== undefined && { seen: !unread }),
    ...(messageId !== undefined && { header: { "message-id": messageId } }),
  };
  return Object.keys(criteria).length === 0 ? { all: true } : criteria;
}

/** imapflow answers `false` where the line is lost or the server says no: that is not "nothing found". */
export function lost({ usable, host }: ImapFlow): Failure {
  return usable
    ? new Failure("unavailable", "The mail server refused the search.", { retryable: true })
    : new Failure("unavailable", `The line to ${host} broke during the search.`, { retryable: true });
}

function hasOtherLetters(query: MailQuery): boolean {
  return Object.values(query).some((value) => typeof value === "string" && isOther(value));
}

function isOther(text: string | undefined): boolean {
  return /[^\p{ASCII}]/u.test(text ?? "");
}

import { z } from "zod";
import { Failure } from "../../../model/failure.ts";
import type { WantedMail } from "../../mail/mail-port.ts";
import type { Graph } from "../graph-port.ts";
import { messageFields, OutlookMessage } from "./outlook-message.ts";

export interface OutlookHome {
  graph: Graph;
  /** The beginning of every mail path. */
  home: string;
}

/** By Graph's own id, which stays when a mail is moved; else by the mail's. */
export async function findOutlookMail(
  { itemId, messageId }: WantedMail,
  { graph, home }: OutlookHome,
): Promise<OutlookMessage | undefined> {
  const call = { doing: "find the mail", needs: "Mail.Read" };
  if (itemId !== undefined) {
    const path = `${home}/messages/${encodeURIComponent(itemId)}?$select=${messageFields}`;
    const answer = await graph.call({ ...call, path, expects: [404] });
    if (answer.error === undefined)
      return OutlookMessage.parse(JSON.parse((await answer.bytes()).toString("utf8")));
  }
  if (messageId === undefined) return undefined;
  const filter = `internetMessageId eq '${messageId.replaceAll("'", "''")}'`;
  const query = new URLSearchParams({ $filter: filter, $select: messageFields, $top: "5" });
  const { items } = await graph.list(
    { ...call, path: `${home}/messages?${query.toString()}` },
    { item: OutlookMessage, most: 5 },
  );
  // a copy among the sent mails may carry the same id
  return items.find(({ isDraft }) => isDraft === true) ?? items[0];
}

export async function needOutlookMail(wanted: WantedMail, at: OutlookHome): Promise<OutlookMessage> {
  const found = await findOutlookMail(wanted, at);
  if (found !== undefined) return found;
  throw new Failure("not-found", "The mail is not in the mailbox any more; search for it again.");
}

const Me = z.object({ mail: z.string().nullish(), userPrincipalName: z.string().nullish() });

/** The address of whoever signed in. */
export async function ownAddress({ graph, home }: OutlookHome): Promise<string> {
  const me = await graph.read({ path: home, doing: "read the profile", needs: "User.Read" }, Me);
  return me.mail ?? me.userPrincipalName ?? "";
}

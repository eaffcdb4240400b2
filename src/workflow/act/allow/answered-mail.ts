import type { Document } from "../../../model/document.ts";

/** Who wrote the mail that is being answered, and where they want answers, as its head says. */
export interface AnsweredMail {
  /** Undefined where the head names nobody, or several. */
  sender: string | undefined;
  replyTo: string[];
  subject: string;
}

/** What an address is to the mail: its sender, the sender's own place for answers, or a place elsewhere. */
export type AddressRole = "sender" | "desk" | "elsewhere";

/**
 * The mail by its id, of those that were fetched over the connection that answers. Whoever writes a mail chooses its
 * id: where two of the same id say different things, neither is believed.
 */
export function findAnsweredMail(
  { messageId, connection }: { messageId: string; connection: string | null },
  documents: readonly Document[],
): AnsweredMail | undefined {
  const found = documents.flatMap(({ origin }) => {
    if (origin?.kind !== "mail" || origin.attachment !== undefined) return [];
    if (origin.messageId !== messageId || origin.connection !== connection) return [];
    const [senders, replyTo] = [lower(origin.senders), lower(origin.replyTo)];
    const sender = senders.length === 1 ? senders[0] : undefined;
    return [{ sender, replyTo, subject: origin.subject ?? "" }];
  });
  const said = new Set(found.map(({ sender, replyTo }) => JSON.stringify([sender ?? null, replyTo])));
  return said.size === 1 ? found[0] : undefined;
}

export function judgeAddress(target: string, mail: AnsweredMail | undefined): AddressRole | undefined {
  const address = target.toLowerCase();
  if (mail === undefined) return undefined;
  if (address === mail.sender) return "sender";
  if (!mail.replyTo.includes(address)) return undefined;
  return mail.sender !== undefined && domainOf(address) === domainOf(mail.sender) ? "desk" : "elsewhere";
}

/** No reason to warn: the person who is answered, at an address of their own or of their house. */
export function isOfSender(role: AddressRole | undefined): boolean {
  return role === "sender" || role === "desk";
}

function domainOf(address: string): string {
  return address.slice(address.lastIndexOf("@") + 1);
}

function lower(addresses: readonly string[] | undefined): string[] {
  return [...new Set((addresses ?? []).map((address) => address.toLowerCase()))].toSorted();
}

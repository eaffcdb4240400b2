import type { ImapFlow, ListResponse, MailboxObject } from "imapflow";
import { Failure } from "../../model/failure.ts";
import { plainLine } from "../../lib/text/plain-line.ts";

const mostShown = 20;

/** Opens a folder for reading only: nothing that is looked at becomes read. */
export async function openFolder(client: ImapFlow, wanted = "INBOX"): Promise<MailboxObject> {
  const path = wanted.toUpperCase() === "INBOX" ? "INBOX" : await findFolder(client, wanted);
  return client.mailboxOpen(path, { readOnly: true });
}

/** By its path, else by its name or what it is for, such as \Sent; whatever the case of its letters. */
async function findFolder(client: ImapFlow, wanted: string): Promise<string> {
  const folders = await client.list();
  const fold = (text: string) => text.normalize("NFC").toLowerCase();
  const same = (text: string | undefined) => text !== undefined && fold(text) === fold(wanted);
  const found =
    folders.find(({ path }) => path === wanted) ??
    folders.find(({ path }) => same(path)) ??
    folders.find(({ name, specialUse }) => same(name) || same(specialUse?.replace("\\", "")));
  if (found !== undefined) return found.path;
  const known = folders.slice(0, mostShown).map(({ path }) => `"${plainLine(path, 60)}"`);
  throw new Failure(
    "not-found",
    `There is no mail folder "${plainLine(wanted, 60)}". There are: ${known.join(", ")}.`,
  );
}

/** Where the server keeps drafts: what the person set, else what the server says; a name alone proves nothing. */
export async function findDrafts(client: ImapFlow, set: string | undefined): Promise<string> {
  if (set !== undefined) return findFolder(client, set);
  const folders = await client.list();
  const isDrafts = ({ specialUse }: ListResponse) => specialUse === "\\Drafts";
  const said = folders.find((folder) => isDrafts(folder) && folder.specialUseSource === "extension");
  if (said !== undefined) return said.path;
  const guessed = folders.find(isDrafts);
  const hint = guessed === undefined ? "" : ` It may be "${plainLine(guessed.path, 60)}".`;
  throw new Failure(
    "configuration",
    `The mail server does not say which folder holds drafts.${hint} Name it once as the setting "drafts" of the connection.`,
  );
}

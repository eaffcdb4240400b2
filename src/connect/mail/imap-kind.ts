import { Failure } from "../../model/failure.ts";
import type { AbilityReport, ConnectionKind } from "../connection-kind.ts";
import type { OpenedConnection } from "../opened-connection.ts";
import { MailSettings, portOf } from "./mail-settings.ts";
import { findDrafts, openFolder } from "./open-folder.ts";
import { withMailbox } from "./with-mailbox.ts";
import type { MailAccess } from "./with-mailbox.ts";

export const imapKind: ConnectionKind = {
  title: "A mailbox over IMAP",
  settings: MailSettings,
  secrets: [{ name: "password", title: "Password, app password or access token", isRequired: true }],
  test,
};

/** A connection as the mail client takes it. */
export function accessOf(opened: OpenedConnection): MailAccess {
  const settings = MailSettings.parse(opened.record.settings);
  return {
    settings,
    credential: async () => (await opened.secret("password")).reveal(),
    resolve: (host) => opened.resolve(host, portOf(settings)),
    signal: opened.signal,
  };
}

/** Signs in, looks into the inbox, and finds out where drafts would go; nothing is written. */
async function test(opened: OpenedConnection): Promise<AbilityReport[]> {
  const access = accessOf(opened);
  const reports: AbilityReport[] = [];
  try {
    await withMailbox(access, async (client) => {
      reports.push({ ability: "sign in", works: true, detail: `signed in as ${access.settings.user}` });
      const { exists } = await openFolder(client);
      reports.push({ ability: "read mail", works: true, detail: `the inbox holds ${exists} mails` });
      reports.push(await testDrafts(() => findDrafts(client, access.settings.drafts)));
    });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const ability = reports.length === 0 ? "sign in" : "read mail";
    reports.push({ ability, works: false, detail: error.message });
  }
  return reports;
}

async function testDrafts(find: () => Promise<string>): Promise<AbilityReport> {
  try {
    return { ability: "write drafts", works: true, detail: `drafts go to "${await find()}"` };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { ability: "write drafts", works: false, detail: error.message };
  }
}

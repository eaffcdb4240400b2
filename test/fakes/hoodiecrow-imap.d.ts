/** The little of hoodiecrow-imap that the tests use; the package ships no types. */
declare module "hoodiecrow-imap" {
  import type { Server } from "node:net";

  interface StoredMail {
    raw: string;
    uid?: number;
    flags?: string[];
    internaldate?: string;
  }
  interface StoredFolder {
    messages?: StoredMail[];
    "special-use"?: string;
    uidvalidity?: number;
    folders?: Record<string, StoredFolder>;
    separator?: string;
  }
  interface Mailbox {
    path: string;
    messages: StoredMail[];
    uidvalidity: number;
  }
  interface ImapServer {
    server: Server;
    listen(port: number, host: string, ready: () => void): void;
    close(done: () => void): void;
    getMailbox(path: string): Mailbox | undefined;
    appendMessage(mailbox: Mailbox, flags: string[], internaldate: string, raw: string): void;
  }
  interface ImapServerOptions {
    plugins?: string[];
    storage?: Record<string, StoredFolder>;
    users?: Record<string, { password: string; xoauth2?: { accessToken: string; sessionTimeout: number } }>;
  }
  function createServer(options: ImapServerOptions): ImapServer;
  export = createServer;
}

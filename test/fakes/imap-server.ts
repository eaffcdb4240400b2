/** A real IMAP server from npm (hoodiecrow), on a free port of this machine, with folders and mails of a test's own. */
import { createConnection, createServer } from "node:net";
import type { AddressInfo, Server, Socket } from "node:net";
import createImapServer from "hoodiecrow-imap";

export interface FakeMail {
  raw: string;
  flags?: string[];
}

export interface ImapForTests {
  port: number;
  /** Settings as a person would type them. */
  settings: { host: string; port: number; security: "none"; user: string; from: string };
  password: string;
  /** The raw mails of a folder, oldest first. */
  mails(folder: string): { raw: string; flags: string[]; uid: number }[];
  /** As if the folder had been numbered anew. */
  renumber(folder: string, uidValidity: number): void;
  close(): Promise<void>;
}

const usualPlugins = ["ID", "SASL-IR", "AUTH-PLAIN", "NAMESPACE", "ENABLE", "LITERALPLUS", "UNSELECT"];

export async function startImap(
  inbox: readonly FakeMail[],
  options: { specialUse?: boolean; uidPlus?: boolean; drafts?: string; user?: string } = {},
): Promise<ImapForTests> {
  const { specialUse = true, uidPlus = true, drafts = "Entw&APw-rfe", user = "anna@example.org" } = options;
  const password = "imap-password-of-anna";
  const server = createImapServer({
    plugins: [
      ...usualPlugins,
      ...(specialUse ? ["SPECIAL-USE"] : []),
      ...(uidPlus ? ["UIDPLUS"] : []),
      "XOAUTH2",
    ],
    users: { [user]: { password, xoauth2: { accessToken: "good-token", sessionTimeout: 3_600_000 } } },
    storage: {
      INBOX: { messages: inbox.map(({ raw, flags = [] }) => ({ raw: toCrlf(raw), flags })) },
      "": {
        separator: "/",
        folders: { [drafts]: specialUse ? { "special-use": "\\Drafts" } : {}, Archive: {} },
      },
    },
  });
  const sockets = trackSockets(server.server);
  const port = await new Promise<number>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(portOf(server.server)));
  });
  const folderOf = (folder: string) => {
    const found = server.getMailbox(folder);
    if (found === undefined) throw new Error(`no folder ${folder}`);
    return found;
  };
  return {
    port,
    settings: { host: "127.0.0.1", port, security: "none", user, from: `Anna Muster <anna@example.org>` },
    password,
    mails: (folder) =>
      folderOf(folder).messages.map(({ raw, flags = [], uid = 0 }) => ({ raw, flags: [...flags], uid })),
    renumber(folder, uidValidity) {
      folderOf(folder).uidvalidity = uidValidity;
    },
    close: () => closeServer(server.server, sockets),
  };
}

/** The drafts folder of the server above, as the protocol writes "Entwürfe". */
export const draftsFolder = "Entw&APw-rfe";

export interface FreezingProxy {
  port: number;
  /** From now on nothing is passed on in either direction, and nothing is closed. */
  freeze(): void;
  /** Lets requests through and swallows what comes back, so that what was asked is done and nobody hears of it. */
  swallow(): void;
  /** Ends every line without a word. */
  cut(): void;
  /** Told of everything that a client sends. */
  watch(onSent: (text: string) => void): void;
  close(): Promise<void>;
}

/** A line to a server that can stand still. */
export async function startFreezingProxy(target: number): Promise<FreezingProxy> {
  let [sends, answers] = [true, true];
  let told: (text: string) => void = () => undefined;
  const server = createServer((client) => {
    const upstream = createConnection(target, "127.0.0.1");
    for (const socket of [client, upstream]) socket.on("error", () => undefined);
    client.on("data", (piece) => {
      if (!sends) return;
      told(piece.toString("latin1"));
      if (sends) upstream.write(piece);
    });
    upstream.on("data", (piece) => void (answers && client.write(piece)));
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => void (answers && client.destroy()));
  });
  const sockets = trackSockets(server);
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    port: portOf(server),
    freeze: () => void ([sends, answers] = [false, false]),
    swallow: () => void (answers = false),
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    watch: (onSent) => void (told = onSent),
    close: () => closeServer(server, sockets),
  };
}

function toCrlf(raw: string): string {
  return raw.replaceAll(/\r?\n/g, "\r\n");
}

function trackSockets(server: Server): Set<Socket> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  return sockets;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function closeServer(server: Server, sockets: ReadonlySet<Socket>): Promise<void> {
  for (const socket of sockets) socket.destroy();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

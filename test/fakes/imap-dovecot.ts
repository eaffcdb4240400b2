/** Dovecot, where it is installed: a real server with a configuration of its own, below a temporary folder. */
import { execFile, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, createConnection } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { delay } from "../../src/lib/abort.ts";

const binary = "/usr/sbin/dovecot";

/** Why it cannot run here; undefined where it can. */
export function whyNoDovecot(): string | undefined {
  if (!existsSync(binary)) return `${binary} is not installed`;
  return process.getuid?.() === 0 ? undefined : "it has to be started as root";
}

export interface DovecotForTests {
  settings: { host: string; port: number; security: "none"; user: string };
  password: string;
  /** Puts a mail into a folder from behind, as another program would. */
  deliver(folder: string, raw: string): Promise<void>;
  close(): Promise<void>;
}

const run = promisify(execFile);
const startMs = 10_000;

export async function startDovecot(): Promise<DovecotForTests> {
  const folder = mkdtempSync(join(tmpdir(), "dossier-dovecot-"));
  chmodSync(folder, 0o755);
  const home = join(folder, "home");
  mkdirSync(home, { mode: 0o777 });
  chmodSync(home, 0o777);
  const port = await freePort();
  const password = "dovecot-password";
  const config = join(folder, "dovecot.conf");
  writeFileSync(config, configure({ folder, home, port, password }));
  const server = spawn(binary, ["-F", "-c", config], { stdio: "ignore" });
  await untilOpen(port, join(folder, "log"));
  return {
    settings: { host: "127.0.0.1", port, security: "none", user: "anna@example.org" },
    password,
    async deliver(mailbox, raw) {
      const path = join(folder, "mail.eml");
      writeFileSync(path, raw.replaceAll(/\r?\n/g, "\r\n"));
      const save = `doveadm -c "$1" save -u anna@example.org -m "$2" < "$3"`;
      await run("/bin/sh", ["-c", save, "sh", config, mailbox, path], { timeout: startMs });
    },
    async close() {
      server.kill("SIGTERM");
      if (server.exitCode === null) await new Promise((resolve) => server.once("exit", resolve));
    },
  };
}

function configure(given: { folder: string; home: string; port: number; password: string }): string {
  const { folder, home, port, password } = given;
  return `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
mail_location = maildir:${home}/%u
passdb {
  driver = static
  args = password=${password}
}
userdb {
  driver = static
  args = uid=65534 gid=65534 home=${home}/%u
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
namespace inbox {
  inbox = yes
  separator = /
  mailbox "Entwürfe" {
    special_use = \\Drafts
    auto = create
  }
}
`;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return port;
}

async function untilOpen(port: number, log: string): Promise<void> {
  for (let waited = 0; waited < startMs; waited += 100) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = createConnection(port, "127.0.0.1");
      socket.once("data", () => {
        socket.destroy();
        resolve(true);
      });
      socket.once("error", () => resolve(false));
    });
    if (isOpen) return;
    await delay(100);
  }
  throw new Error(`Dovecot did not start: ${existsSync(log) ? readFileSync(log, "utf8") : "no log"}`);
}

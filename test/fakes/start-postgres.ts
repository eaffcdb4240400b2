import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, realpath, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { type Account, findAccount, findBinaries, isOpenToAll } from "./postgres-binaries.ts";

const startLimitMs = 30_000;
const stopLimitMs = 10_000;

// The shell's stdin is a pipe from the test run: it ends when the run stops the server, and also when the run is killed.
// The signal is repeated because a server that has only just been started does not hear it yet.
// A line on stdin is a signal for the server and how many seconds it then stays away, before it starts again.
const supervise = `
folder=$1 bin=$2 port=$3
cd "$folder" && exec 3<&0
if "$bin/initdb" -D data -U postgres --auth=trust --no-sync -E UTF8 --locale=C >log 2>&1; then
  { while read -r how away <&3; do echo "$away" >again; kill -"$how" "$(head -n 1 data/postmaster.pid)"; done
    touch over; while [ -e over ]; do kill -QUIT "$(head -n 1 data/postmaster.pid)"; sleep 0.1; done; } >/dev/null 2>&1 &
  watcher=$!
  while :; do
    "$bin/postgres" -D data -p "$port" -c listen_addresses=127.0.0.1 -c unix_socket_directories= >>log 2>&1 3<&-
    if [ -e over ] || [ ! -e again ]; then break; fi
    sleep "$(cat again)"
    rm -f again
  done
  rm -f over
  kill $watcher 2>/dev/null
fi
tail -n 20 log >&2
cd / && rm -rf "$folder"
`;

export interface RunningPostgres {
  url: string;
  stop: () => Promise<void>;
  /** Sends the server a signal (INT: orderly, QUIT: at once) and starts it again; resolves when it answers. */
  restart: (how: "INT" | "QUIT", awaySeconds: number) => Promise<void>;
}

/** Resolves once a query is answered; throws the last error when `limitMs` have passed or `hasEnded` says so. */
export async function waitForPostgres(url: string, limitMs: number, hasEnded = () => false): Promise<void> {
  const end = Date.now() + limitMs;
  for (;;) {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: 2_000,
      query_timeout: 2_000,
    });
    // An error after the connection was lost would otherwise end the whole test run.
    client.on("error", () => undefined);
    try {
      await client.connect();
      await client.query("select 1");
      return;
    } catch (error) {
      if (hasEnded() || Date.now() > end) throw error;
      await delay(20);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** Opens a connection; what it returns resolves when the server has broken it. */
async function watchConnection(url: string): Promise<() => Promise<void>> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on("error", () => undefined);
  const broken = new Promise<void>((resolve) => client.once("end", () => resolve()));
  await client.connect();
  return () => broken;
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("no free port on 127.0.0.1");
  return address.port;
}

async function makeFolder(account: Account | undefined): Promise<string> {
  const parent = await realpath(tmpdir());
  if (account && !(await isOpenToAll(parent))) {
    throw new Error(`"nobody" cannot enter ${parent}: set TMPDIR=/tmp or DOSSIER_TEST_POSTGRES_URL`);
  }
  const folder = await mkdtemp(join(parent, "dossier-postgres-"));
  if (account) await chown(folder, account.uid, account.gid);
  return folder;
}

async function stopServer(shell: ChildProcess, folder: string): Promise<void> {
  if (shell.exitCode === null && shell.signalCode === null) {
    const exited = once(shell, "exit", { signal: AbortSignal.timeout(stopLimitMs) });
    shell.stdin?.end();
    await exited.catch(() => {
      // The whole group, because the shell's end alone would leave Postgres running.
      if (shell.pid !== undefined) process.kill(-shell.pid, "SIGKILL");
    });
  }
  await rm(folder, { recursive: true, force: true });
}

function superviseServer(account: Account | undefined, values: string[]) {
  const shell = spawn("sh", ["-c", supervise, "postgres-for-tests", ...values], {
    ...account,
    cwd: "/",
    detached: true, // Ctrl-C must reach the test run, which then stops the server in order
    env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
    stdio: ["pipe", "ignore", "pipe"],
  });
  const state = { shell, log: "", ended: false };
  shell.stdin.on("error", () => undefined);
  shell.stderr.on("data", (chunk) => (state.log += chunk));
  shell.on("error", (error) => (state.log += error.message));
  shell.on("close", () => (state.ended = true));
  return state;
}

async function startIn(folder: string, account: Account | undefined): Promise<RunningPostgres> {
  const [bin, port] = await Promise.all([findBinaries(folder, account), findFreePort()]);
  const state = superviseServer(account, [folder, bin, String(port)]);
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const stop = () => stopServer(state.shell, folder);
  try {
    await waitForPostgres(url, startLimitMs, () => state.ended);
    const restart = async (how: "INT" | "QUIT", awaySeconds: number) => {
      const broken = await watchConnection(url);
      state.shell.stdin.write(`${how} ${awaySeconds}\n`);
      await broken();
      await waitForPostgres(url, startLimitMs, () => state.ended);
    };
    return { url, stop, restart };
  } catch (cause) {
    await stop();
    const remedy = "set DOSSIER_TEST_POSTGRES_URL to use another server";
    throw new Error(`Postgres from ${bin} did not start (${remedy}): ${state.log.trim()}`, { cause });
  }
}

/** A fresh, empty Postgres on a free port of 127.0.0.1, gone when stopped or when this process dies. */
export async function startPostgres(): Promise<RunningPostgres> {
  const account = await findAccount();
  const folder = await makeFolder(account);
  return startIn(folder, account).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true });
    throw error;
  });
}

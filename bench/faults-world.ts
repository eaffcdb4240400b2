import { mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { startModelServer } from "../src/ai/testing/model-server.ts";
import { createDatabase } from "../test/fakes/create-database.ts";
import { answerLikeAModel } from "../test/fakes/grounded-server.ts";
import { startLife } from "../test/fakes/faults/start-life.ts";
import type { Life } from "../test/fakes/faults/start-life.ts";
import { blame } from "./faults-tally.ts";
import type { Tally } from "./faults-tally.ts";

/** What a life of the program is surrounded by: where it keeps things, and who answers. */
export interface World {
  name: string;
  flags: string[];
  env: Record<string, string>;
  /** The questions that the model was asked, and when the answer was out; empty for the offline model. */
  asked: Asked[];
  /** Whatever makes a later process see at once that a killed one is dead. */
  afterKill(): Promise<void>;
  /** Clears away what was begun without anybody being told of it, so that nobody goes on with it. */
  forget(): Promise<void>;
  /** Looks at what is on disk when all is over. */
  inspect(folder: string, tally: Tally): Promise<void>;
  close(): Promise<void>;
}

export interface Asked {
  body: string;
  askedAt: number;
  answeredAt: number | undefined;
}

const root = join(import.meta.dirname, "..");
export const samples = join(root, "samples");
export const question = "What is the daily meal allowance in 2026?";
const slowestAnswerMs = 60;

export const newFolder = () => mkdtempSync(join(tmpdir(), "dossier-faults-"));
export const idIn = (text: string) => /^wf_[0-9a-f]+$/m.exec(text)?.[0];

/** The command line, to begin a round or, with an id, to go on with it. */
export function startDossier(world: World, folder: string, id?: string): Life {
  const what =
    id === undefined ? ["run", question, samples, "--format", "md,txt", "-o", "out"] : ["resume", id];
  const command = [join(root, "bin/dossier.js"), ...what, ...world.flags, "--json"];
  return startLife(command, { folder, env: world.env });
}

export function offlineWorld(): World {
  const nothing = async () => undefined;
  return {
    ...{ name: "offline, SQLite", flags: [], env: {}, asked: [] },
    ...{ afterKill: nothing, forget: nothing, inspect: inspectSqlite, close: nothing },
  };
}

export async function loopbackWorld(): Promise<World> {
  const asked: Asked[] = [];
  const server = await startModelServer({
    respond: (seen) => {
      const body = JSON.stringify(seen.body);
      const entry: Asked = { body, askedAt: performance.now(), answeredAt: undefined };
      asked.push(entry);
      void seen.settled.then(() => {
        if (seen.outcome === "sent") entry.answeredAt = performance.now();
      });
      return { ...answerLikeAModel(seen.body), after: delay((asked.length * 17) % slowestAnswerMs) };
    },
  });
  const flags = ["--base-url", server.baseUrl, "--model", "m"];
  return { ...offlineWorld(), name: "loopback model, SQLite", flags, asked, close: () => server.close() };
}

/** The same model on Postgres, in a database of its own. */
export async function postgresWorld(serverUrl: string): Promise<World> {
  const url = await createDatabase(serverUrl);
  const inner = await loopbackWorld();
  const ask = (text: string) => queryPostgres(url, text);
  return {
    ...inner,
    name: "loopback model, Postgres",
    env: { DOSSIER_DATABASE: url },
    async afterKill() {
      // instead of waiting for five seconds without a sign of life
      await ask("UPDATE dossier_engine.workers SET beat_at = now() - interval '1 minute'").catch(() => []);
    },
    async forget() {
      const open = "status IN ('PENDING', 'ENQUEUED')";
      await ask(`UPDATE dbos.workflow_status SET status = 'CANCELLED' WHERE ${open}`).catch(() => []);
    },
    async inspect(_folder, tally) {
      const open = await ask(
        "SELECT workflow_uuid FROM dbos.workflow_status WHERE status <> 'SUCCESS' AND attributes->>'stream' IN (SELECT id FROM dossier.workflows WHERE status = 'OK')",
      );
      for (const row of open) blame(tally, "stuck", `run ${String(row["workflow_uuid"])} is not done`);
    },
  };
}

async function queryPostgres(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

/** The file is whole, and run table and workflows agree about what has ended. */
export async function inspectSqlite(folder: string, tally: Tally): Promise<void> {
  const database = new DatabaseSync(join(folder, ".dossier", "dossier.db"));
  const check = database.prepare("PRAGMA integrity_check").get();
  if (check?.["integrity_check"] !== "ok") blame(tally, "damaged", `${folder}: ${JSON.stringify(check)}`);
  const apart = database
    .prepare(
      "SELECT r.id, r.status FROM runs r JOIN workflows w ON w.id = r.stream WHERE w.status = 'OK' AND r.status <> 'done'",
    )
    .all();
  for (const { id, status } of apart)
    blame(tally, "stuck", `${String(id)} is ${String(status)}, its round is OK`);
  database.close();
}

/** What a reader gets: the message, and the files with their contents. */
export function readDelivered(stdout: string, folder: string): string {
  const { status, message } = JSON.parse(stdout) as { status: string; message: { text: string } };
  // what a killed process had begun to write is not delivered, and swept away later
  const files = readdirSync(join(folder, "out"))
    .filter((name) => !name.startsWith("."))
    .toSorted();
  const contents = files.map((name) => `${name}\n${readFileSync(join(folder, "out", name), "utf8")}`);
  return [status, message.text, ...contents].join("\n\n");
}

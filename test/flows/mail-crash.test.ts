import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, expect, test } from "vitest";
import { createDossier } from "../../src/app/create-dossier.ts";
import type { MailLife } from "../fakes/imap-crash-child.ts";
import { question } from "../fakes/imap-mails.ts";
import { draftsFolder, startImap } from "../fakes/imap-server.ts";
import type { ImapForTests } from "../fakes/imap-server.ts";

const run = promisify(execFile);
const child = join(import.meta.dirname, "../fakes/imap-crash-child.ts");
const running: ImapForTests[] = [];
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

async function prepare(): Promise<{ server: ImapForTests; life: MailLife }> {
  const server = await startImap([{ raw: question }]);
  running.push(server);
  const folder = mkdtempSync(join(tmpdir(), "dossier-mail-crash-"));
  const life = { data: join(folder, "data"), log: join(folder, "log.txt") };
  writeFileSync(life.log, "");
  const dossier = await createDossier({ data: life.data });
  const connections = await dossier.connections();
  const post = await connections.add({
    ...{ type: "imap", label: "post", owner: "local" },
    settings: { ...server.settings, allowPrivate: ["127.0.0.1"] },
    secrets: { password: { env: "IMAP_PASSWORD" } },
  });
  await connections.allow(post, "mail.*", "always");
  await dossier.close();
  return { server, life };
}

async function live(life: MailLife, password: string): Promise<{ killed: boolean; output: string }> {
  const path = `${life.log}.life.json`;
  writeFileSync(path, JSON.stringify(life));
  try {
    const env = { ...process.env, IMAP_PASSWORD: password };
    const { stdout } = await run(process.execPath, [child, path], { timeout: 90_000, env });
    return { killed: false, output: stdout };
  } catch (error) {
    const ended = error as { signal?: string; stderr?: string };
    if (ended.signal === "SIGKILL") return { killed: true, output: "" };
    throw new Error(`The child failed: ${ended.stderr}`, { cause: error });
  }
}

const stepsIn = (log: string) => new Set(readFileSync(log, "utf8").match(/(?<=^recorded )\d+/gm)).size;

test("killed after the effect of every step and before its record, there is one draft in the end", async () => {
  const calm = await prepare();
  const reference = await live(calm.life, calm.server.password);
  expect(JSON.parse(reference.output)).toMatchObject({ status: "OK" });
  const steps = stepsIn(calm.life.log);
  expect(steps).toBeGreaterThan(15);

  const { server, life } = await prepare();
  for (let index = 0; index < steps; index += 1) {
    const ended = await live({ ...life, kill: { index, turn: "executed" } }, server.password);
    expect(ended.killed, `kill at step ${index}`).toBe(true);
    expect(server.mails(draftsFolder).length).toBeLessThanOrEqual(1);
  }
  const last = await live(life, server.password);
  expect(last.output).toBe(reference.output);
  const drafts = server.mails(draftsFolder);
  expect(drafts).toHaveLength(1);
  expect(drafts[0]?.raw).toMatch(/^In-Reply-To: <q1@customer\.example>\r$/m);
  const log = readFileSync(life.log, "utf8");
  expect(log.match(/^executed \d+ keep the draft$/gm)).toHaveLength(2);
  console.log(`mail crash test: ${steps} steps, ${steps} kills, 1 draft`);
}, 900_000);

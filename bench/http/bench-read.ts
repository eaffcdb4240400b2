import { writeFileSync } from "node:fs";
import { join } from "node:path";
import autocannon from "autocannon";
import { upload } from "../../test/fakes/start-http.ts";
import { judge, printTable } from "../print-table.ts";
import { median, round } from "../statistics.ts";
import { startChild, startDossierServer, urlOf } from "./start-child.ts";
import type { ServerChild } from "./start-child.ts";

const connections = 20;
const seconds = 4;
const rounds = 3;

/** A read route with a session beside bare hono that gives the same answer, in turns. */
export async function benchRead(folder: string): Promise<Record<string, number>> {
  const config = join(folder, "config.json");
  writeFileSync(config, JSON.stringify({ publicUrl: "http://127.0.0.1:4310", requestsPerSecond: 0 }));
  const alone = await startDossierServer(join(folder, "alone"));
  const readyMs = alone.readyMs;
  const idleMb = alone.peakMb();
  await alone.stop();
  const ours = await startDossierServer(join(folder, "read"), ["--config", config]);
  try {
    const url = urlOf(ours);
    const headers = { cookie: await signIn(ours), host: "127.0.0.1:4310" };
    const id = await upload({ url, headers }, "a.md", "The fee is CHF 12.");
    const route = `${url}/api/v1/documents/${id}`;
    const answer = await (await fetch(route, { headers })).text();
    const bare = await startChild([join(import.meta.dirname, "bare/contestant.ts"), answer]);
    try {
      const bareRoute = `http://127.0.0.1:${String(bare.line["port"])}/api/v1/documents/${id}`;
      const speeds: { own: Shot; theirs: Shot }[] = [];
      for (let turn = 0; turn <= rounds; turn += 1) {
        const theirs = await shoot(bareRoute, {}, bare);
        const own = await shoot(route, headers, ours);
        if (turn > 0) speeds.push({ own, theirs }); // the first warms both up
      }
      // processor time per request: on a machine that others use too, requests per second say little
      const ratio = round(median(speeds.map(({ own, theirs }) => theirs.cpuUs / own.cpuUs)));
      const throughput = round(median(speeds.map(({ own, theirs }) => own.perSecond / theirs.perSecond)));
      printTable("A read route (one document by id, session in a cookie) beside bare hono", [
        ["turn", "ours, CPU µs", "hono, CPU µs", "ours, per second", "hono, per second"],
        ...speeds.map(({ own, theirs }, turn) =>
          [turn + 1, own.cpuUs, theirs.cpuUs, own.perSecond, theirs.perSecond].map((value) =>
            String(round(value)),
          ),
        ),
      ]);
      printTable("Of bare hono's", [
        ["what", "ratio", "goal"],
        ["speed by processor time", `${ratio}`, judge(ratio, { atLeast: 0.5 })],
        ["requests per second", `${throughput}`, ""],
      ]);
      printTable("Start", [
        ["what", "figure", "goal"],
        ["ready", `${round(readyMs)} ms`, judge(round(readyMs), { atMost: 2_000 })],
        ["memory when ready", `${round(idleMb)} MB`, judge(round(idleMb), { atMost: 150 })],
      ]);
      return {
        read_ratio: ratio,
        read_throughput_ratio: throughput,
        ready_ms: round(readyMs),
        idle_mb: round(idleMb),
      };
    } finally {
      await bare.stop();
    }
  } finally {
    await ours.stop();
  }
}

interface Shot {
  perSecond: number;
  cpuUs: number;
}

async function shoot(url: string, headers: Record<string, string>, server: ServerChild): Promise<Shot> {
  const before = server.cpuMs();
  const { requests, non2xx, errors } = await autocannon({ url, connections, duration: seconds, headers });
  if (non2xx + errors > 0) throw new Error(`${non2xx} wrong answers and ${errors} errors from ${url}`);
  return { perSecond: requests.average, cpuUs: ((server.cpuMs() - before) * 1_000) / requests.total };
}

/** The first admin, by the link that the server printed. */
async function signIn(server: ServerChild): Promise<string> {
  const secret = new URL(String(server.line["setUpUrl"])).hash.slice(1);
  const body = JSON.stringify({
    secret,
    name: "anna@example.org",
    password: "a long pass phrase, only for the bench",
  });
  const response = await fetch(`${urlOf(server)}/api/v1/setup`, {
    method: "POST",
    headers: { "content-type": "application/json", host: "127.0.0.1:4310" },
    body,
  });
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0];
  if (cookie === undefined) throw new Error(`No session: ${response.status} ${await response.text()}`);
  return cookie;
}

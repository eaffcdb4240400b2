import { execFileSync } from "node:child_process";
import { statfsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { RunningPostgres } from "../test/fakes/start-postgres.ts";
import type { SeededRandom } from "../test/fakes/seeded-random.ts";
import { finish, live, runCalmly, watchEnd } from "./faults-kills.ts";
import type { Workflow } from "./faults-kills.ts";
import { blame, emptyTally } from "./faults-tally.ts";
import type { Tally } from "./faults-tally.ts";
import { idIn, inspectSqlite, newFolder, offlineWorld, postgresWorld, startDossier } from "./faults-world.ts";

const crowd = 20;
const victims = 6;

/** Many processes on one folder; some are killed while others wait for their place. */
export async function crowdOneFolder(random: SeededRandom): Promise<Tally> {
  const tally = emptyTally();
  const world = offlineWorld();
  const folder = newFolder();
  const lives = Array.from({ length: crowd }, () => startDossier(world, folder));
  const ends = await Promise.all(
    lives.map(async (life, number) => {
      if (number < victims) {
        await life.said(/^wf_/m);
        await delay(random.next() * 1_500);
        life.kill("SIGKILL");
        tally.kills += 1;
      }
      return watchEnd(life, tally, "crowd");
    }),
  );
  for (const ended of ends) {
    const id = idIn(ended.stderr);
    if (ended.code === 0 || id === undefined) {
      if (ended.code !== 0 && ended.signal !== "SIGKILL")
        blame(tally, "notResumable", `crowd: ${ended.code} ${ended.stderr.slice(-300)}`);
      continue;
    }
    const resumed = await watchEnd(startDossier(world, folder, id), tally, "crowd, resumed");
    if (resumed.code !== 0) blame(tally, "notResumable", `crowd: ${id}: ${resumed.stderr.slice(-300)}`);
  }
  await inspectSqlite(folder, tally);
  return tally;
}

/** The server goes away and comes back while a round is at work. */
export async function restartServer(
  postgres: RunningPostgres,
  restarts: number,
  random: SeededRandom,
): Promise<Tally> {
  const tally = emptyTally();
  const world = await postgresWorld(postgres.url);
  const calm = await runCalmly(world);
  for (let number = 0; number < restarts; number += 1) {
    const workflow: Workflow = { world, folder: newFolder(), answered: new Set() };
    const ended = await live(workflow, tally, async (life) => {
      await life.said(/^wf_/m);
      await delay(random.next() * calm.afterIdMs * 0.8);
      tally.kills += 1;
      await postgres.restart(number % 2 === 0 ? "INT" : "QUIT", random.between(0, 3));
    });
    if (ended.code !== 0) blame(tally, "notResumable", `restart: ${ended.stderr.slice(-400)}`);
    await finish(workflow, calm, tally);
  }
  await world.close();
  return tally;
}

/** A file system of its own that runs full in the middle; with room again, the round is resumed. Undefined where none can be made. */
export async function fillDisk(times: number, random: SeededRandom): Promise<Tally | undefined> {
  const tally = emptyTally();
  const calm = await runCalmly(offlineWorld());
  for (let number = 0; number < times; number += 1) {
    const folder = newFolder();
    try {
      useTool("mount", ["-t", "tmpfs", "-o", "size=24m", "tmpfs", folder]);
    } catch {
      return undefined;
    }
    try {
      const workflow: Workflow = { world: offlineWorld(), folder, answered: new Set() };
      const filler = join(folder, "filler");
      await live(workflow, tally, async (life) => {
        await life.said(/^wf_/m);
        await delay(random.next() * calm.afterIdMs * 0.8);
        tally.kills += 1;
        fill(folder, filler, random.between(0, 20) * 1_024);
        await life.ended;
      });
      rmSync(filler, { force: true });
      await finish(workflow, calm, tally);
    } finally {
      useTool("umount", ["-l", folder]);
    }
  }
  return tally;
}

function fill(folder: string, filler: string, leaveBytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  try {
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - leaveBytes)));
  } catch {
    // the program took some of the room meanwhile: it is full all the same
  }
}

/** Of the system, not of this package. */
function useTool(tool: string, args: readonly string[]): void {
  execFileSync(tool, args, { stdio: "ignore" });
}

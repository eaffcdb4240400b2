import { randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { Failure } from "../../model/failure.ts";

const Trusted = z.record(z.string(), z.string());

/** The files a user has trusted, by path, each with the hash of what it said then; kept in the user's own folder. */
export interface TrustList {
  hashOf(path: string): string | undefined;
  set(path: string, hash: string | undefined): void;
}

export function openTrustList(folder: string): TrustList {
  const place = join(folder, "trusted.json");
  const read = (): Record<string, string> => {
    try {
      return Trusted.parse(JSON.parse(readFileSync(place, "utf8")));
    } catch {
      return {}; // not there, or not readable: then nothing is trusted
    }
  };
  return {
    hashOf: (path) => new Map(Object.entries(read())).get(path),
    set(path, hash) {
      const others = Object.entries(read()).filter(([known]) => known !== path);
      const entries = Object.fromEntries(hash === undefined ? others : [...others, [path, hash]]);
      const aside = join(folder, `.${randomUUID()}.part`);
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        writeFileSync(aside, `${JSON.stringify(entries, null, 2)}\n`, { mode: 0o600 });
        renameSync(aside, place);
      } catch (cause) {
        throw new Failure("store", `${place} cannot be written, so nothing can be trusted.`, { cause });
      }
    },
  };
}

import { setImmediate as breathe } from "node:timers/promises";
import { hashesIn } from "../../lib/hashes-in.ts";
import type { Sqlite } from "../../lib/sqlite.ts";
import type { RunReference } from "../engine-port.ts";
import { readRecords } from "./journal.ts";
import type { RecordPlace } from "./journal.ts";

const pageSize = 500;

/** Goes through all records page by page, and lets others have their turn in between. */
export async function* referencesIn(sqlite: Sqlite): AsyncGenerator<RunReference> {
  for (const kind of ["run", "step"] as const) {
    let after: RecordPlace = { kind, runId: "", place: -1 };
    for (;;) {
      const page = sqlite.read((sql) => readRecords(sql, after, pageSize));
      for (const { runId, text } of page) for (const sha256 of hashesIn(text)) yield { runId, sha256 };
      const last = page.at(-1);
      if (last === undefined) break;
      after = last;
      await breathe();
    }
  }
}

import type { Ledger } from "../../model/calls/ledger.ts";

/** Beyond this an answer is cheaper as a file: a database writes it twice, into its log and into its table. */
const largestRow = 65_536;

/** Small answers as rows, which share a commit with whatever else is written; large ones as files. */
export function createTieredLedger({ rows, files }: { rows: Ledger; files: Ledger }): Ledger {
  return {
    async find(run, key) {
      return (await rows.find(run, key)) ?? files.find(run, key);
    },
    record: (run, key, body) => (body.length <= largestRow ? rows : files).record(run, key, body),
    async forget(run) {
      await rows.forget(run);
      await files.forget(run);
    },
  };
}

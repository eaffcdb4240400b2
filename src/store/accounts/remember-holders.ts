import type { SqlDatabase } from "../sql-database.ts";

/** Commits that may change who holds a session or token, by the lock they name. */
const changing = /^(?:users|sessions?|tokens?)(?: |$)/;
/** Another server's word may be late, or lost with its connection. */
const mostMs = 1_000;
const mostHolders = 10_000;

interface Remembered<Holder> {
  holder: Holder;
  at: number;
}

/** Holders of secrets by hash, asked for with every request: kept until a commit may have changed them. */
export interface HolderMemory {
  find<Holder>(hash: string, read: () => Promise<Holder | undefined>): Promise<Holder | undefined>;
  /** The database, whose commits by way of this one count at once. */
  database: SqlDatabase;
}

export function rememberHolders(database: SqlDatabase): HolderMemory {
  let isListening = false;
  let generation = 0;
  const known = new Map<string, Remembered<unknown>>();
  const heed = (lock: string | undefined) => {
    if (lock !== undefined && !changing.test(lock)) return;
    generation += 1;
    known.clear();
  };
  return {
    database: {
      ...database,
      async commit(lock, first, rest) {
        const isWritten = await database.commit(lock, first, rest);
        heed(lock);
        return isWritten;
      },
    },
    async find<Holder>(hash: string, read: () => Promise<Holder | undefined>) {
      if (!isListening) database.onCommit(heed);
      isListening = true;
      const there = known.get(hash) as Remembered<Holder> | undefined;
      if (there !== undefined && performance.now() - there.at < mostMs) return there.holder;
      const before = generation;
      const holder = await read();
      if (known.size >= mostHolders) known.clear();
      // what was read while something changed may be what was there before
      if (holder !== undefined && before === generation) known.set(hash, { holder, at: performance.now() });
      return holder;
    },
  };
}

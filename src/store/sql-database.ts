export type SqlValue = string | number | null;

export interface SqlStatement {
  sql: string;
  values: readonly SqlValue[];
}

export type CommitListener = (lock: string | undefined) => void;

/** What the store needs of a database. Statements are portable: `?` for values, no dialect. */
export interface SqlDatabase {
  query(statement: SqlStatement): Promise<Record<string, unknown>[]>;
  /**
   * One transaction: the first statement, and the rest if the first returned a row.
   * Transactions that name the same lock come one after the other.
   */
  commit(lock: string, first: SqlStatement, rest: readonly SqlStatement[]): Promise<boolean>;
  /**
   * Calls back after commits, also those of other processes, with the lock that was named; without one
   * when it is not known who wrote what, and everybody should look. Returns how to stop.
   */
  onCommit(listener: CommitListener): () => void;
  close(): Promise<void>;
}

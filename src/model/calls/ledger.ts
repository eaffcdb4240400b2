/** What AI calls returned, kept before their step ends, so that no answer is paid for twice. */
export interface Ledger {
  find(run: string, key: string): Promise<string | undefined>;
  /** Resolves when the record would survive a power cut. The first record of a key stays. */
  record(run: string, key: string, body: string): Promise<void>;
  forget(run: string): Promise<void>;
}

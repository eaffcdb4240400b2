interface Connection {
  query(text: string): Promise<unknown>;
  release(broken?: boolean): void;
}

/** All or nothing on one connection of a pool. A connection whose transaction broke is closed, which rolls it back. */
export async function inTransaction<Client extends Connection, T>(
  pool: { connect(): Promise<Client> },
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    const value = await work(client);
    await client.query("COMMIT");
    client.release();
    return value;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

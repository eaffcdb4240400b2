import type { Sqlite } from "./sqlite.ts";

/**
 * Brings one part of a database up to date. Migrations are only ever appended; the write lock lets
 * several processes start at once, and the version found decides which of them does the work.
 * Returns the number found beyond what this program knows, 0 if none.
 */
export async function migrateSqlite(
  sqlite: Sqlite,
  part: string,
  migrations: readonly string[],
): Promise<number> {
  const known = sqlite.read((sql) => versionOf(part, sql));
  if (known >= migrations.length) return known - migrations.length;
  return sqlite.write((sql) => {
    sql.run("CREATE TABLE IF NOT EXISTS migrations (part TEXT PRIMARY KEY, version INTEGER NOT NULL)");
    const found = versionOf(part, sql);
    for (const migration of migrations.slice(found)) {
      for (const statement of migration.split(";")) if (statement.trim() !== "") sql.run(statement);
    }
    sql.run(
      "INSERT INTO migrations (part, version) VALUES (?, ?) ON CONFLICT (part) DO UPDATE SET version = max(version, excluded.version)",
      part,
      migrations.length,
    );
    return Math.max(0, found - migrations.length);
  });
}

function versionOf(
  part: string,
  sql: { get(text: string, ...values: string[]): Record<string, unknown> | undefined },
): number {
  const there = sql.get("SELECT 1 AS there FROM sqlite_master WHERE type = 'table' AND name = 'migrations'");
  if (there === undefined) return 0;
  return Number(sql.get("SELECT version FROM migrations WHERE part = ?", part)?.["version"] ?? 0);
}

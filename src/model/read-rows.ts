interface Row<Claim> {
  claim: Claim;
  headers: string[];
  cells: string[];
}

export interface RowTable<Claim> {
  headers: string[];
  rows: string[][];
  claims: Claim[];
}

const cell = /^(?<header>[^:;]{1,60}): (?<value>.+)$/u;

/** Claims of the form "Item: Lamp; Price: 39.00", put together by their columns; a row alone stays a claim. */
export function readRows<Claim extends { text: string }>(
  claims: readonly Claim[],
): { tables: RowTable<Claim>[]; rest: Claim[] } {
  const rows = claims.flatMap((claim) => readRow(claim) ?? []);
  const byColumns = new Map<string, Row<Claim>[]>();
  for (const row of rows) {
    const key = row.headers.join("\n");
    byColumns.set(key, [...(byColumns.get(key) ?? []), row]);
  }
  const groups = [...byColumns.values()].filter((group) => group.length > 1);
  const inTables = new Set(groups.flat().map(({ claim }) => claim));
  const tables = groups.map((group) => ({
    headers: group[0]?.headers ?? [],
    rows: group.map(({ cells }) => cells),
    claims: group.map(({ claim }) => claim),
  }));
  return { tables, rest: claims.filter((claim) => !inTables.has(claim)) };
}

function readRow<Claim extends { text: string }>(claim: Claim): Row<Claim> | undefined {
  const found = claim.text.split("; ").map((part) => cell.exec(part.trim())?.groups);
  const pairs = found.flatMap((groups) =>
    groups === undefined ? [] : [{ header: groups["header"] ?? "", value: groups["value"] ?? "" }],
  );
  if (pairs.length < 2 || pairs.length < found.length) return undefined;
  const headers = pairs.map(({ header }) => header);
  return { claim, headers, cells: pairs.map(({ value }) => value) };
}

/** Other ways to the same sum, each in a process of its own: `node bench/data-contestant.ts bare FILE`. */
import { createReadStream } from "node:fs";

/** Of the work alone: the start of a process is nobody's merit. */
function startClock(): () => string {
  const [begun, before] = [performance.now(), process.cpuUsage()];
  return () => {
    const { user, system } = process.cpuUsage(before);
    return `${(user + system) / 1_000_000}\t${(performance.now() - begun) / 1_000}`;
  };
}

function print(rows: number, sums: Iterable<readonly [string, bigint]>, clock: () => string): void {
  const lines = [...sums].toSorted(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const money = (cents: bigint) => {
    const digits = String(cents < 0n ? -cents : cents).padStart(3, "0");
    return `${cents < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  };
  console.log(
    `${rows}\t${lines.map(([region, cents]) => `${region}=${money(cents)}`).join(" ")}\t${clock()}`,
  );
}

async function contestBare(path: string): Promise<void> {
  const { DuckDBInstance } = await import("@duckdb/node-api");
  const instance = await DuckDBInstance.create(":memory:", { threads: "2" });
  const connection = await instance.connect();
  const clock = startClock();
  const columns =
    "{'id':'BIGINT','date':'DATE','region':'VARCHAR','supplier':'VARCHAR','quantity':'BIGINT','price':'DECIMAL(18,2)','amount':'DECIMAL(18,2)'}";
  const result = await connection.runAndReadAll(
    `SELECT region, CAST(sum(amount) * 100 AS HUGEINT)::VARCHAR, count(*)::INTEGER FROM read_csv('${path}', header = true, auto_detect = false, delim = ',', quote = '"', escape = '"', columns = ${columns}) GROUP BY region`,
  );
  const rows = result.getRows();
  print(
    rows.reduce((sum, row) => sum + Number(row[2]), 0),
    rows.map((row) => [String(row[0]), BigInt(String(row[1]))] as const),
    clock,
  );
}

async function contestLoop(path: string): Promise<void> {
  const { parse } = await import("csv-parse");
  const clock = startClock();
  const sums = new Map<string, bigint>();
  let rows = 0;
  for await (const row of createReadStream(path).pipe(parse({ from_line: 2 })) as AsyncIterable<string[]>) {
    const [, , region = "", , , , amount = "0"] = row;
    sums.set(region, (sums.get(region) ?? 0n) + BigInt(amount.replace(".", "")));
    rows += 1;
  }
  print(rows, sums, clock);
}

/** Whatever stands behind the last comma and between the second and third, by hand. */
async function contestTruth(path: string): Promise<void> {
  const clock = startClock();
  const sums = new Map<string, bigint>();
  let rest = "";
  let rows = -1;
  for await (const piece of createReadStream(path, {
    encoding: "utf8",
    highWaterMark: 4_194_304,
  }) as AsyncIterable<string>) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) {
      rows += 1;
      if (rows === 0) continue;
      const second = line.indexOf(",", line.indexOf(",") + 1);
      const region = line.slice(second + 1, line.indexOf(",", second + 1));
      sums.set(
        region,
        (sums.get(region) ?? 0n) + BigInt(line.slice(line.lastIndexOf(",") + 1).replace(".", "")),
      );
    }
  }
  print(rows, sums, clock);
}

const [, , kind, path = ""] = process.argv;
await (kind === "bare" ? contestBare : kind === "loop" ? contestLoop : contestTruth)(path);

import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { Failure } from "../../model/failure.ts";
import { createLogger } from "./create-logger.ts";
import type { Log, LogLevel } from "./create-logger.ts";

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "dossier-log-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

const clock = { now: () => Date.UTC(2026, 0, 2, 3, 4, 5, 6) };
const secret = 'sk-"live"/0123456789';

async function linesOf(
  write: (log: Log) => void,
  { level = "debug", secrets = [secret] }: { level?: LogLevel; secrets?: string[] } = {},
): Promise<{ text: string; records: Record<string, unknown>[] }> {
  const file = join(folder, "new", `${(files += 1)}.log`);
  const logger = await createLogger({ level, file, secrets, clock });
  write(logger);
  await logger.close();
  const text = readFileSync(file, "utf8");
  const records = text.split("\n").filter(Boolean);
  return { text, records: records.map((line) => JSON.parse(line) as Record<string, unknown>) };
}

test("a line is JSON with level, time, facts and message", async () => {
  const { records } = await linesOf((log) => log.info({ run: "r1", tokensIn: 12 }, "100 % answered"));
  expect(records).toEqual([
    { level: "info", time: "2026-01-02T03:04:05.006Z", run: "r1", tokensIn: 12, msg: "100 % answered" },
  ]);
});

test("lines below the level are left out", async () => {
  const all = (log: Log) => {
    for (const level of ["debug", "info", "warn", "error"] as const) log[level]({}, level);
    expect(log.enabled("warn")).toBe(true);
    expect(log.enabled("info")).toBe(false);
  };
  const { records } = await linesOf(all, { level: "warn" });
  expect(records.map(({ msg }) => msg)).toEqual(["warn", "error"]);
});

test("a file is added to, never written over", async () => {
  const file = join(folder, "same.log");
  for (const message of ["first", "second"]) {
    const logger = await createLogger({ level: "info", file, secrets: [], clock });
    logger.info({}, message);
    await logger.close();
    await logger.close();
    logger.error({}, "after the end");
  }
  expect(readFileSync(file, "utf8").match(/first|second|after/g)).toEqual(["first", "second"]);
});

test("a file that cannot be written is a mistake of the configuration", async () => {
  const file = join(folder, "same.log", "below-a-file.log");
  const opening = createLogger({ level: "info", file, secrets: [] });
  await expect(opening).rejects.toMatchObject({
    code: "configuration",
    message: expect.stringContaining(file),
  });
});

test("without a file, lines go to stderr and none to stdout", async () => {
  const script = `
    import { createLogger } from ${JSON.stringify(new URL("create-logger.ts", import.meta.url).href)};
    const logger = await createLogger({ level: "info", secrets: [] });
    logger.warn({ run: "r1" }, "beware");
    process.exit(0);
  `;
  const { stdout, stderr } = await run(process.execPath, ["--input-type=module-typescript", "-e", script]);
  expect(stdout).toBe("");
  expect(JSON.parse(stderr)).toMatchObject({ level: "warn", run: "r1", msg: "beware" });
});

test("a secret is masked in the message, in deep values, in keys and in numbers", async () => {
  const url = new URL("postgres://user@host/name");
  url.password = secret;
  const { text, records } = await linesOf(
    (log) =>
      log.info(
        {
          deep: [{ list: ["fine", `Bearer ${secret}`] }],
          [secret]: 1,
          pin: 12_345_678,
          url,
          body: JSON.stringify({ key: secret }),
          link: `https://host/?key=${encodeURIComponent(secret)}`,
          own: { toJSON: () => ({ secret }) },
        },
        `asked with ${secret}`,
      ),
    { secrets: [secret, "12345678", ""] },
  );
  expect(records).toMatchObject([
    {
      deep: [{ list: ["fine", "Bearer ***"] }],
      "***": 1,
      pin: "***",
      url: "postgres://user:***@host/name",
      body: '{"key":"***"}',
      link: "https://host/?key=***",
      own: { secret: "***" },
      msg: "asked with ***",
    },
  ]);
  expect(text).not.toContain("0123456789");
});

test("a secret is masked in an error, its stack and its causes, and what else an error carries is left out", async () => {
  const cause = Object.assign(new Error(`401 for ${secret}`), {
    code: "ERR_AUTH",
    requestBodyValues: { prompt: "the salary of Ms Meier" },
  });
  const inner = new AggregateError([cause, new Error(`again ${secret}`)], "both failed");
  const error = new Failure("model", `No answer with ${secret}`, { cause: inner });
  const { text, records } = await linesOf((log) => {
    log.error({ err: error }, "failed");
    log.error(error, "failed");
  });
  const told = {
    type: "Failure",
    code: "model",
    message: "No answer with ***",
    stack: expect.stringContaining("create-logger.test.ts"),
    cause: {
      message: "both failed",
      errors: [{ type: "Error", code: "ERR_AUTH", message: "401 for ***" }, { message: "again ***" }],
    },
  };
  expect(records).toMatchObject([{ err: told }, { err: told }]);
  expect(text).not.toContain("0123456789");
  expect(text).not.toContain("Meier");
});

test("a record that is circular, endless or hostile still makes a line", async () => {
  const circle: Record<string, unknown> = { name: "circle", big: 10n, bytes: new Uint8Array(5) };
  circle["self"] = circle;
  const hostile = {
    get trap(): string {
      throw new Error("no");
    },
  };
  const deep = JSON.parse(`${'{"a":'.repeat(50)}1${"}".repeat(50)}`) as object;
  const { records } = await linesOf((log) => {
    log.info({ circle, hostile, deep, many: Array.from({ length: 1_000 }, (_, n) => n) }, "odd");
  });
  expect(records).toMatchObject([
    { circle: { self: "[circular]", big: "10", bytes: "[5 bytes]" }, hostile: "[unreadable]", msg: "odd" },
  ]);
  expect(JSON.stringify(records)).toContain("[deeper]");
  expect(records[0]?.["many"]).toHaveLength(100);
});

test("whatever the record, no secret ever appears", async () => {
  const secretText = fc.oneof(
    fc.string({ minLength: 8, maxLength: 40, unit: "binary" }),
    fc.string({ minLength: 8, maxLength: 12, unit: fc.constantFrom("*", "a", "/", "%", '"', "\\", "1") }),
    fc.stringMatching(/^[\w-]{8,40}$/),
  );
  const planted = fc.array(secretText, { minLength: 1, maxLength: 4 }).chain((secrets) => {
    const spot = fc.constantFrom(...secrets);
    const plain = fc.oneof(fc.string(), spot);
    const text = fc.array(plain, { minLength: 1, maxLength: 4 }).map((parts) => parts.join(""));
    const leaf = fc.oneof(
      ...[text, fc.integer(), fc.constant(null), fc.date(), fc.bigInt(), fc.constant(undefined)],
      text.map((message) => new Error(message, { cause: { message } })),
      text.map((message) => new AggregateError([new TypeError(message)], message)),
      text.map((value) => ({ toJSON: () => [value] })),
      text.map((value) => new Map([[value, value]])),
    );
    const few = { maxLength: 3, maxKeys: 3 };
    const { value } = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc.array(tie("value"), few),
        fc.dictionary(text, tie("value"), few),
      ),
    }));
    const line = fc.record({ fields: fc.dictionary(text, value, few), message: text });
    return fc.record({ secrets: fc.constant(secrets), lines: fc.array(line, { maxLength: 20 }) });
  });
  const check = async ({
    secrets,
    lines,
  }: {
    secrets: string[];
    lines: { fields: object; message: string }[];
  }) => {
    const write = (log: Log) => lines.forEach(({ fields, message }) => log.info(fields, message));
    const { text, records } = await linesOf(write, { secrets });
    expect(records).toHaveLength(lines.length);
    const strings = stringsIn(records).join("\n");
    for (const value of secrets) {
      expect(strings).not.toContain(value);
      if (/^[\w-]+$/.test(value)) expect(text).not.toContain(value);
    }
  };
  await fc.assert(fc.asyncProperty(planted, check), { numRuns: 40 });
});

/** Every text in a parsed line, keys and numbers included. */
function stringsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [String(value)];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...stringsIn(inner)]);
}

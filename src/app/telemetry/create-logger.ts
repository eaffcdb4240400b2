import { once } from "node:events";
import { fchmodSync, fstatSync, mkdirSync, openSync } from "node:fs";
import { dirname } from "node:path";
import { delay } from "../../lib/abort.ts";
import type { Clock } from "../../lib/clock.ts";
import { systemClock } from "../../lib/clock.ts";
import { createSecretMask } from "../../lib/create-secret-mask.ts";
import { Failure } from "../../model/failure.ts";
import type { Config } from "../config.ts";
import { maskRecord } from "./mask-record.ts";

export type LogLevel = Config["logLevel"];
export type LineLevel = Exclude<LogLevel, "silent">;

type Write = (fields: object, message: string) => void;

/** Structured logs: what happened, as data, and the same in one readable line. */
export interface Log {
  /** Whether a line of this level goes anywhere, for whoever would have to put one together. */
  enabled(level: LineLevel): boolean;
  debug: Write;
  info: Write;
  warn: Write;
  error: Write;
}

export interface Logger extends Log {
  /** Writes what is left, for at most a second. */
  close(): Promise<void>;
}

export interface LoggerOptions {
  level: LogLevel;
  /** JSON lines are added to this file; to stderr if left out. */
  file?: string;
  /** Keys and passwords: their values never get into a line. */
  secrets: readonly string[];
  clock?: Clock;
}

const closeMs = 1_000;
const sleepMs = 100;
const waitingBytes = 4 * 1_048_576;
const stderr = 2;

const silence: Logger = {
  enabled: () => false,
  debug() {},
  info() {},
  warn() {},
  error() {},
  async close() {},
};

/** Opens the log; when it is silent, the library behind it is not even loaded. */
export async function createLogger(options: LoggerOptions): Promise<Logger> {
  const { level, file, secrets, clock = systemClock } = options;
  if (level === "silent") return silence;
  const { destination: openDestination, pino } = await import("pino");
  let [closed, retries] = [false, 0];
  const destination = openDestination({
    dest: file === undefined ? stderr : openLogFile(file),
    // nothing is lost in a crash, and a line costs microseconds
    sync: true,
    maxLength: waitingBytes,
    // a reader that is slow does not hold up the work; only the end waits for it
    retryEAGAIN: () => retries-- > 0,
  });
  // a full disk or a reader that went away must not end the work
  destination.on("error", () => undefined);
  const timestamp = () => `,"time":"${new Date(clock.now()).toISOString()}"`;
  const formatters = { level: (label: string) => ({ level: label }) };
  // the usual one would join messages that were masked apart
  const serializers = { err: (error: unknown) => error };
  const lines = pino({ level, base: null, timestamp, formatters, serializers }, destination);
  const mask = createSecretMask(secrets);
  const writer =
    (at: LineLevel): Write =>
    (fields, message) => {
      if (!closed && lines.isLevelEnabled(at)) lines[at](maskRecord(fields, mask), mask(message));
    };
  return {
    enabled: (at) => lines.isLevelEnabled(at),
    debug: writer("debug"),
    info: writer("info"),
    warn: writer("warn"),
    error: writer("error"),
    async close() {
      if (closed) return;
      closed = true;
      retries = closeMs / sleepMs;
      const over = new AbortController();
      const ended = once(destination, "close", { signal: over.signal });
      destination.end();
      await Promise.race([ended, delay(closeMs, over.signal)]).catch(() => undefined);
      over.abort();
      await ended.catch(() => destination.destroy());
    },
  };
}

function openLogFile(file: string): number {
  try {
    mkdirSync(dirname(file), { recursive: true });
    const opened = openSync(file, "a", 0o600);
    const { mode, uid } = fstatSync(opened);
    const isOurs = fstatSync(opened).isFile() && uid === process.getuid?.();
    if (isOurs && (mode & 0o077) !== 0) fchmodSync(opened, 0o600);
    return opened;
  } catch (cause) {
    const message = `The log file ${file} cannot be written. Name another with logFile or DOSSIER_LOG_FILE.`;
    throw new Failure("configuration", message, { cause });
  }
}

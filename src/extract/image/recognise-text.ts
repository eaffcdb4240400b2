import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, extname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { Failure } from "../../model/failure.ts";

export interface RecognisedPart {
  text: string;
  /** Left, top, right, bottom in pixels of the given picture. */
  bbox: [number, number, number, number];
  /** 0 to 100. */
  confidence: number;
}

export interface Recognised {
  /** One per paragraph, in reading order. */
  parts: RecognisedPart[];
  confidence: number;
}

export interface Recogniser {
  /** Reads a PNG, JPEG, WebP, PGM or PPM picture; see to-netpbm.ts for the quickest form. */
  recognise(image: Uint8Array): Promise<Recognised>;
  /** A thread that rests keeps no process from ending. */
  rest?(isResting: boolean): void;
  close(): Promise<void>;
}

const scope = "@tesseract.js-data";
// The integer model reads as well as the large one and is a quarter of its size.
const variant = "4.0.0_best_int";
const languageCode = /^[a-z]{3}(?:_[a-z]+)*$/i;
const require = createRequire(import.meta.url);
const threadEntry = join(import.meta.dirname, `recognise-thread${extname(import.meta.filename)}`);

export interface LanguageFile {
  language: string;
  /** Of its data, packed. */
  path: string;
}

export interface ToThread {
  id: number;
  image: Uint8Array;
}

export type FromThread =
  | { kind: "ready" }
  | { kind: "not-started"; reason: string }
  | { kind: "read"; id: number; paragraphs: RecognisedPart[]; confidence: number }
  | { kind: "unread"; id: number; reason: string };

/** Starts text recognition with the language data installed from npm; nothing is ever downloaded. */
export async function createRecogniser(languages: readonly string[]): Promise<Recogniser> {
  const files = [...new Set(languages)].map((language) => ({ language, path: fileOf(language) }));
  if (files.length === 0)
    throw new Failure("usage", `Text recognition needs a language, such as ${listInstalled().join(", ")}.`);
  const thread = new Worker(threadEntry, { workerData: files });
  const line = openLine(thread);
  try {
    await line.started;
  } catch (error) {
    await thread.terminate();
    throw error;
  }
  return {
    recognise: line.ask,
    rest: (isResting) => (isResting ? thread.unref() : thread.ref()),
    close: async () => void (await thread.terminate()),
  };
}

type Asked = PromiseWithResolvers<Recognised>;

/** What is said between us and a thread; when that ends, nobody waits for it any more. */
function openLine(thread: Worker) {
  const started = Promise.withResolvers<void>();
  const asked = new Map<number, Asked>();
  let ids = 0;
  let isStarted = false;
  let over: Failure | undefined;
  const end = (failure: Failure) => {
    over ??= failure;
    started.reject(failure);
    for (const { reject } of asked.values()) reject(failure);
    asked.clear();
  };
  const hear = (message: FromThread) => {
    switch (message.kind) {
      case "ready":
        isStarted = true;
        return started.resolve();
      case "not-started":
        return started.reject(notStarted(message.reason));
      case "read":
        asked.get(message.id)?.resolve(toRecognised(message));
        break;
      case "unread":
        asked.get(message.id)?.reject(unread(message.reason));
        break;
    }
    asked.delete(message.id);
  };
  thread.on("message", hear);
  thread.on("error", (error) => end((isStarted ? unread : notStarted)(error.message, error)));
  thread.on("exit", () => end((isStarted ? unread : notStarted)("its thread ended")));
  return {
    started: started.promise,
    async ask(image: Uint8Array): Promise<Recognised> {
      if (over !== undefined) throw over;
      const answer: Asked = Promise.withResolvers();
      ids += 1;
      asked.set(ids, answer);
      thread.postMessage({ id: ids, image } satisfies ToThread);
      return answer.promise;
    },
  };
}

interface Page {
  paragraphs: readonly RecognisedPart[];
  confidence: number;
}

function toRecognised({ paragraphs, confidence }: Page): Recognised {
  const parts = paragraphs.map(({ text, ...rest }) => ({ ...rest, text: trimLines(text) }));
  // Rules, frames and shadows come back as lone marks.
  return { parts: parts.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)), confidence };
}

function trimLines(text: string): string {
  const lines = text.trim().split("\n");
  return lines.map((line) => line.trim()).join("\n");
}

function unread(reason: string, cause?: unknown): Failure {
  return new Failure("corrupt", `The picture could not be read for its text (${reason}).`, { cause });
}

function fileOf(language: string): string {
  const name = `${scope}/${language}`;
  if (!languageCode.test(language)) {
    const known = listInstalled().join(", ");
    throw new Failure("usage", `"${language}" is not the code of a language; choose from ${known}.`);
  }
  try {
    const folder = dirname(require.resolve(`${name}/package.json`));
    return join(folder, variant, `${language}.traineddata.gz`);
  } catch {
    // Not installed: said below, together with what is there.
  }
  throw new Failure(
    "unsupported",
    `No data to read text in the language "${language}" is installed: add the npm package ${name}, or choose from ${listInstalled().join(", ")}.`,
  );
}

function listInstalled(): string[] {
  const found = (require.resolve.paths(scope) ?? []).flatMap((folder) => {
    try {
      return readdirSync(join(folder, scope));
    } catch {
      return [];
    }
  });
  return [...new Set(found)].toSorted();
}

function notStarted(reason: string, cause?: unknown): Failure {
  return new Failure("internal", `Text recognition could not be started (${reason}).`, { cause });
}

import { addAll } from "../../lib/add-all.ts";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import { createWorker, OEM, type Block, type Page, type Worker } from "tesseract.js";
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
const unpack = promisify(gunzip);

/** Starts text recognition with the language data installed from npm; nothing is ever downloaded. */
export async function createRecogniser(languages: readonly string[]): Promise<Recogniser> {
  const wanted = [...new Set(languages)];
  const [first, ...others] = wanted.map((language) => ({ language, folder: folderOf(language) }));
  if (first === undefined) {
    throw new Failure("usage", `Text recognition needs a language, such as ${listInstalled().join(", ")}.`);
  }
  const loaded = [first.language];
  const worker = await startWorker(loaded, first.folder);
  try {
    for (const { language, folder } of others) await addLanguage(worker, language, folder);
    // A worker loads from one folder only; its list of what is loaded is the array it was given.
    addAll(
      loaded,
      others.map(({ language }) => language),
    );
    if (others.length > 0) await worker.reinitialize(wanted.join("+"), OEM.LSTM_ONLY);
  } catch (error) {
    await worker.terminate();
    throw notStarted(error);
  }
  return {
    async recognise(image) {
      return toRecognised(await readPage(worker, image));
    },
    rest(isResting) {
      // the library keeps its thread there, and its types are silent about it
      const { worker: thread } = worker as { worker?: { ref?(): void; unref?(): void } };
      if (isResting) thread?.unref?.();
      else thread?.ref?.();
    },
    async close() {
      await worker.terminate();
    },
  };
}

async function startWorker(loaded: string[], langPath: string): Promise<Worker> {
  const failed = Promise.withResolvers<never>();
  const options = {
    langPath,
    cacheMethod: "none",
    // Without a handler the library ends the whole process; and it reports a failed start only here.
    errorHandler: (reason: unknown) => failed.reject(notStarted(reason)),
  };
  return await Promise.race([createWorker(loaded, OEM.LSTM_ONLY, options), failed.promise]);
}

async function addLanguage(worker: Worker, language: string, folder: string): Promise<void> {
  const data = await unpack(await readFile(join(folder, `${language}.traineddata.gz`)));
  await worker.FS("writeFile", [`${language}.traineddata`, new Uint8Array(data)]);
}

async function readPage(worker: Worker, image: Uint8Array): Promise<Page> {
  // Outside a Buffer the library would take the bytes for an array of numbers.
  const bytes = Buffer.from(image.buffer, image.byteOffset, image.byteLength);
  try {
    const { data } = await worker.recognize(bytes, {}, { blocks: true, text: false });
    return data;
  } catch (cause) {
    throw new Failure("corrupt", `The picture could not be read for its text (${reasonOf(cause)}).`, {
      cause,
    });
  }
}

function toRecognised({ blocks, confidence }: Page): Recognised {
  return { parts: (blocks ?? []).flatMap(toParts), confidence };
}

function toParts({ paragraphs }: Block): RecognisedPart[] {
  return paragraphs.flatMap(({ lines, bbox: { x0, y0, x1, y1 }, confidence }) => {
    const text = lines.map((line) => line.text.trim()).join("\n");
    // Rules, frames and shadows come back as lone marks.
    return /[\p{L}\p{N}]/u.test(text) ? [{ text, bbox: [x0, y0, x1, y1], confidence }] : [];
  });
}

function folderOf(language: string): string {
  const name = `${scope}/${language}`;
  if (!languageCode.test(language)) {
    const known = listInstalled().join(", ");
    throw new Failure("usage", `"${language}" is not the code of a language; choose from ${known}.`);
  }
  try {
    return join(dirname(require.resolve(`${name}/package.json`)), variant);
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

function notStarted(cause: unknown): Failure {
  if (cause instanceof Failure) return cause;
  return new Failure("internal", `Text recognition could not be started (${reasonOf(cause)}).`, { cause });
}

function reasonOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}

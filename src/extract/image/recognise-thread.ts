/** Where a thread that recognises text begins: it holds the language data and reads one picture after the other. */
import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import { gunzipSync } from "node:zlib";
import createCore from "tesseract.js-core/tesseract-core-relaxedsimd-lstm.js";
import type { FromThread, LanguageFile, ToThread } from "./recognise-text.ts";

/** Numbers of the core for its newer engine, and for the size of the pieces that it tells. */
const lstmOnly = 1;
const paragraph = 1;

const post = (message: FromThread) => parentPort?.postMessage(message);

try {
  const read = await startReading(workerData as readonly LanguageFile[]);
  parentPort?.on("message", ({ id, image }: ToThread) => {
    try {
      post({ kind: "read", id, ...read(image) });
    } catch (error) {
      post({ kind: "unread", id, reason: reasonOf(error) });
    }
  });
  post({ kind: "ready" });
} catch (error) {
  post({ kind: "not-started", reason: reasonOf(error) });
}

async function startReading(languages: readonly LanguageFile[]) {
  // what the core says goes into the answers
  const core = await createCore({ print: () => undefined, printErr: () => undefined });
  for (const { language, path } of languages)
    core.FS.writeFile(`${language}.traineddata`, gunzipSync(readFileSync(path)));
  const api = new core.TessBaseAPI();
  if (api.Init(null, languages.map(({ language }) => language).join("+"), lstmOnly) !== 0)
    throw new Error("the language data could not be loaded");
  return (image: Uint8Array) => {
    core.FS.writeFile("/input", image);
    const isPicture = api.SetImageFile(1, 0) !== 1;
    core.FS.unlink("/input");
    if (!isPicture) throw new Error("it is no picture");
    api.Recognize(null);
    const paragraphs = [];
    const at = api.GetIterator();
    at.Begin();
    do {
      const { x0, y0, x1, y1 } = at.getBoundingBox(paragraph);
      paragraphs.push({
        text: at.GetUTF8Text(paragraph),
        bbox: [x0, y0, x1, y1] as [number, number, number, number],
        confidence: at.Confidence(paragraph),
      });
    } while (at.Next(paragraph));
    core.destroy(at);
    const confidence = api.MeanTextConf();
    api.Clear(); // a page is large, and the next one may be long in coming
    return { paragraphs, confidence };
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

import { offline, problemError, problemFrom } from "./problem.ts";
import type { Problem } from "./problem.ts";
import { apiRoot } from "./request.ts";
import type { LibraryDocument } from "./types.ts";

interface UploadOptions {
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/** Sends one file and says how far it is: `fetch` cannot tell. */
export function uploadFile(file: File, { onProgress, signal }: UploadOptions = {}): Promise<LibraryDocument> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const fail = (problem: Problem) => reject(problemError(problem));
    call.open("POST", `${apiRoot}/documents`);
    call.setRequestHeader("accept", "application/json");
    call.upload.addEventListener("progress", ({ loaded, total }) =>
      onProgress?.(total > 0 ? loaded / total : 0),
    );
    call.addEventListener("error", () => fail(offline));
    call.addEventListener("abort", () => fail({ ...offline, code: "stopped" }));
    call.addEventListener("load", () => {
      const said: { documents?: LibraryDocument[] } & Partial<Problem> = readJson(call.responseText);
      const [document] = said.documents ?? [];
      if (call.status < 300 && document !== undefined) resolve(document);
      else fail(problemFrom(call, said));
    });
    signal?.addEventListener("abort", () => call.abort(), { once: true });
    const form = new FormData();
    form.append("files", file, file.name);
    call.send(form);
  });
}

function readJson(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

import { join } from "node:path";
import { Failure } from "../../model/failure.ts";
import type { RoundResult } from "../../model/round-result.ts";
import type { Store } from "../../store/store.ts";
import type { Blobs } from "../../store/blobs/blobs.ts";
import { createPublisher } from "../files/publish-file.ts";

export interface HandOut {
  store: Store;
  blobs: Blobs;
  data: string;
  folder: string;
}

/** The files of a finished round once more, in another folder. */
export async function handOutFiles(
  result: RoundResult,
  { store, blobs, data, folder }: HandOut,
): Promise<RoundResult> {
  const publish = createPublisher(blobs, { data, folder: join(data, "out", result.workflowId) });
  const documents: RoundResult["documents"] = [];
  for (const listed of result.documents) {
    const file = await store.findDocument(listed.id);
    if (file === undefined) throw new Failure("not-found", `${listed.fileName} is no longer kept.`);
    const { path, problem } = await publish(file, folder, new AbortController().signal);
    if (problem !== undefined) throw new Failure("store", problem);
    documents.push({ ...listed, path });
  }
  return { ...result, documents };
}

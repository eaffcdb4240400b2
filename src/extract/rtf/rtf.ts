import { createReadStream } from "node:fs";
import { Failure } from "../../model/failure.ts";
import { createFlow } from "../flow/create-flow.ts";
import type { Entry } from "../flow/flow.ts";
import { imageTypeOf } from "../sniff/image-type.ts";
import type { Reader } from "../reader.ts";
import { createRtfHandlers } from "./create-rtf-handlers.ts";
import { createRtfState } from "./rtf-state.ts";
import { tokenizeRtf } from "./tokenize-rtf.ts";

/** Rich text, read from the disk chunk by chunk. */
export const readRtf: Reader = async ({ source, sink }) => {
  const { fileName, bytes } = source;
  let entries: Entry[] = [];
  const flow = createFlow("body", (entry) => entries.push(entry));
  const state = createRtfState(flow, (mediaType, data) => {
    if (imageTypeOf(data) === mediaType)
      flow.insert((at) => sink.part({ ...at, type: "image", image: { mediaType, data } }));
    else
      sink.warn(
        "damaged-picture",
        `A picture of ${fileName} is damaged or larger than 20 MB and was left out.`,
      );
  });
  const handlers = createRtfHandlers(state);
  const tokenizer = tokenizeRtf(handlers, fileName);
  const flush = async () => {
    const now = entries;
    entries = [];
    for (const { part, send } of now) await (send === undefined ? sink.part(part) : send(part));
  };
  let done = 0;
  for await (const data of createReadStream(source.path)) {
    const chunk: Uint8Array = data;
    if (done === 0) refuseOther(chunk, fileName);
    tokenizer.write(chunk);
    await flush();
    done += chunk.length;
    sink.progress(done, bytes);
  }
  if (done === 0) throw new Failure("empty", `${fileName} is empty. Send it again.`);
  tokenizer.end();
  if (state.groups.length > 0)
    sink.warn("truncated", `${fileName} ends in the middle; what stands before was read. Send it again.`);
  handlers.end();
  flow.end();
  await flush();
  if (state.info.length > 0)
    await sink.part({ type: "metadata", text: state.info.join("\n"), position: { path: "info" } });
};

function refuseOther(chunk: Uint8Array, fileName: string): void {
  const start = Buffer.from(chunk.subarray(0, 512)).toString("latin1");
  if (!/^(?:\xef\xbb\xbf)?\s*\{\s*\\rtf/.test(start))
    throw new Failure("corrupt", `${fileName} is not rich text or is damaged. Save it again as RTF.`);
}

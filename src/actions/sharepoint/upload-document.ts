import { z } from "zod";
import { openSharePoint } from "../../connect/connect.ts";
import type { ByteSource } from "../../connect/graph/byte-source.ts";
import { plainLine } from "../../lib/text/plain-line.ts";
import type { Document } from "../../model/document.ts";
import { Failure } from "../../model/failure.ts";
import type { Blobs } from "../../store/blobs/blobs.ts";
import { defineAction } from "../define-action.ts";
import { overConnection } from "../mail/over-connection.ts";
import { libraryPlace, tellPlace } from "./library-place.ts";

const largest = 250_000_000;
const uploadMs = 1_800_000;

/** Puts finished files and documents into a library. It never replaces anything that it was not told to. */
export const uploadDocument = defineAction({
  ...{ name: "sharepoint.uploadDocument", effect: "write" },
  summary:
    "Put documents or finished files into a folder of SharePoint. A file of the same name is only replaced where that is asked for.",
  needs: { documents: "required", connection: "required", types: ["microsoft"] },
  parameters: z.object({
    ...libraryPlace,
    fileName: z
      .string()
      .trim()
      .min(1)
      .max(200)
      .optional()
      .describe("another name, where only one document is put there"),
    replace: z
      .boolean()
      .default(false)
      .describe("whether a file of the same name with other content is replaced"),
  }),
  async run({ fileName, replace, ...place }, context) {
    const { documents, blobs, progress } = context;
    if (fileName !== undefined && documents.length > 1)
      throw new Failure("invalid", "Several documents cannot have the same name; leave the name out.");
    const lines: string[] = [];
    for (const [at, document] of documents.entries()) {
      const name = fileName ?? document.fileName;
      if (document.bytes > largest)
        throw new Failure(
          "limit",
          `"${plainLine(name)}" has more than ${largest} bytes and is not uploaded.`,
        );
      await progress(at, documents.length, name);
      const step = {
        name: `upload ${plainLine(name, 80)}`,
        target: tellPlace(place),
        options: { timeoutMs: uploadMs },
      };
      const { outcome, where } = await overConnection(step, context, async (opened, { signal }) => {
        const source = sourceOf(document, blobs, signal);
        const service = await openSharePoint(opened);
        const { mediaType } = document;
        const done = await service.upload({ place, name, mediaType, source, replace });
        const { webUrl, name: kept } = done.file;
        return { result: { outcome: done.outcome, where: webUrl ?? kept }, bytes: document.bytes };
      });
      lines.push(`${name}: ${told[outcome]}, ${where}`);
    }
    return {
      kind: "done",
      summary: lines.join("; "),
      findings: lines,
      ...{ documents: [], extracted: [], warnings: [] },
    };
  },
});

const told = {
  new: "uploaded",
  replaced: "uploaded, the version before it was replaced",
  same: "was there already with the same content",
} as const;

/** Reads on from where it is; only who goes back begins anew. */
function sourceOf({ sha256, bytes }: Document, blobs: Blobs, signal: AbortSignal): ByteSource {
  let [pieces, at, rest]: [AsyncIterator<unknown> | undefined, number, Buffer] = [
    undefined,
    0,
    Buffer.alloc(0),
  ];
  return {
    bytes,
    async read(start, end) {
      if (pieces === undefined || start !== at) {
        pieces = (await blobs.open(sha256, { signal }))[Symbol.asyncIterator]();
        [at, rest] = [0, Buffer.alloc(0)];
      }
      const skip = start - at;
      const parts = [rest];
      let held = rest.length;
      while (held < skip + end - start) {
        const next = await pieces.next();
        if (next.done === true) throw new Failure("corrupt", "The document ends before its end.");
        if (!Buffer.isBuffer(next.value)) continue;
        parts.push(next.value);
        held += next.value.length;
      }
      const all = Buffer.concat(parts);
      rest = all.subarray(skip + end - start);
      at = end;
      return all.subarray(skip, skip + end - start);
    },
  };
}

import { z } from "zod";
import { openSharePoint } from "../../connect/connect.ts";
import { cleanFileName } from "../../lib/text/clean-file-name.ts";
import { streamOf } from "../../lib/stream-of.ts";
import type { Document } from "../../model/document.ts";
import type { DriveOrigin } from "../../model/documents/origin.ts";
import { Failure } from "../../model/failure.ts";
import type { StoredFile } from "../../model/round.ts";
import { defineAction } from "../define-action.ts";
import type { ActionContext } from "../action-context.ts";
import { overConnection } from "../mail/over-connection.ts";
import { libraryPlace, tellPlace, toPlace } from "./library-place.ts";

const largest = 100_000_000;
const readMs = 600_000;
const mostFiles = 20;

type WantedFile = { link: string } | { driveId: string; itemId: string };

/** Brings files in as documents, each with where it came from. */
export const readDocuments = defineAction({
  ...{ name: "sharepoint.readDocuments", effect: "read", isOutside: true },
  summary:
    "Read files from SharePoint, so that they can be cited: by addresses that were pasted or found, or those that a search finds.",
  needs: { documents: "none", connection: "required", types: ["microsoft"] },
  parameters: z.object({
    links: z
      .array(z.url({ protocol: /^https$/ }).max(2_000))
      .max(mostFiles)
      .optional()
      .describe("addresses of files"),
    query: z
      .string()
      .trim()
      .min(1)
      .max(300)
      .optional()
      .describe("words to find files by, where no address is known"),
    ...{ ...libraryPlace, site: libraryPlace.site.optional() },
    limit: z.int().min(1).max(mostFiles).default(5).describe("the most files that a search brings"),
  }),
  async run({ links = [], query, limit, ...where }, context) {
    const { newId, progress } = context;
    const wanted =
      links.length > 0 ? links.map((link) => ({ link })) : await search({ query, limit, where }, context);
    const documents: Document[] = [];
    const missed: string[] = [];
    for (const [at, one] of wanted.entries()) {
      await progress(at, wanted.length);
      const kept = await keepFile(one, at, context);
      if ("missed" in kept) missed.push(kept.missed);
      else documents.push({ id: newId("doc"), ...kept });
    }
    if (documents.length === 0 && missed.length > 0) throw new Failure("invalid", missed.join(" "));
    return {
      kind: "done",
      summary: documents.length === 0 ? "no file fits" : `${documents.length} files read`,
      findings: documents.map(({ fileName }) => fileName),
      ...{ documents, extracted: [], warnings: missed.map((message) => ({ code: "files", message })) },
    };
  },
});

interface Search {
  query: string | undefined;
  limit: number;
  where: Parameters<typeof toPlace>[0];
}

async function search({ query, limit, where }: Search, context: ActionContext): Promise<WantedFile[]> {
  const place = toPlace(where);
  if (query === undefined && place === undefined)
    throw new Failure("invalid", "Name the addresses of files, words to search for, or a site and a folder.");
  return overConnection({ name: "find files", target: tellPlace(where) }, context, async (opened) => {
    const { files } = await (await openSharePoint(opened)).find({ query, place, limit });
    return { result: files.map(({ driveId, itemId }) => ({ driveId, itemId })) };
  });
}

/** A file that is gone, too large or no file at all does not stop the others. */
async function keepFile(
  wanted: WantedFile,
  at: number,
  context: ActionContext,
): Promise<StoredFile | { missed: string }> {
  const { blobs, connection } = context;
  const step = { name: `read file ${at + 1}`, target: "a file", options: { timeoutMs: readMs } };
  return overConnection<StoredFile | { missed: string }>(step, context, async (opened, { signal }) => {
    try {
      const { file, content } = await (await openSharePoint(opened)).read(wanted, largest);
      const { driveId, itemId, etag, webUrl, modified, name, mediaType } = file;
      const origin: DriveOrigin = {
        ...{ kind: "drive", connection: connection ?? "", fetchedAt: opened.clock.now(), driveId, itemId },
        ...(etag !== undefined && { etag }),
        ...(webUrl !== undefined && { webUrl }),
        ...(modified !== undefined && { modified }),
      };
      const info = await blobs.put(streamOf(content), { signal });
      const fileName = cleanFileName(name.replaceAll(/[/\\]+/g, " "));
      const type = mediaType ?? "application/octet-stream";
      return {
        result: { fileName, mediaType: type, ...info, provenance: "corpus", origin },
        bytes: info.bytes,
      };
    } catch (error) {
      const isItsOwn = error instanceof Failure && ["not-found", "limit", "unsupported"].includes(error.code);
      if (!isItsOwn) throw error;
      return { result: { missed: error.message } };
    }
  });
}

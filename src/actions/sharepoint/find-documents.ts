import { z } from "zod";
import { openSharePoint } from "../../connect/connect.ts";
import type { SharePointItem } from "../../connect/graph/sharepoint/sharepoint-port.ts";
import { plainLine } from "../../lib/text/plain-line.ts";
import { Failure } from "../../model/failure.ts";
import { defineAction } from "../define-action.ts";
import { overConnection } from "../mail/over-connection.ts";
import { libraryPlace, tellPlace, toPlace } from "./library-place.ts";

/** Looks for files and lists them with the addresses by which they can be read. */
export const findDocuments = defineAction({
  ...{ name: "sharepoint.findDocuments", effect: "read", isOutside: true },
  summary:
    "Find files in SharePoint by words in them, or list a folder, with the addresses by which they can be read.",
  needs: { documents: "none", connection: "required", types: ["microsoft"] },
  parameters: z.object({
    query: z.string().trim().min(1).max(300).optional().describe("words of the name or the content"),
    ...{ ...libraryPlace, site: libraryPlace.site.optional() },
    limit: z.int().min(1).max(100).default(25),
  }),
  async run({ query, limit, ...where }, context) {
    const place = toPlace(where);
    if (query === undefined && place === undefined)
      throw new Failure("invalid", "Name words to search for, or a site whose folder is to be listed.");
    const step = { name: "find files", target: tellPlace(where) };
    const { lines, isAll } = await overConnection(step, context, async (opened) => {
      const found = await (await openSharePoint(opened)).find({ query, place, limit });
      return { result: { lines: found.files.map(tellFile), isAll: found.isAll } };
    });
    const more = isAll ? "" : " (there are more)";
    return {
      kind: "done",
      summary: lines.length === 0 ? "no file fits" : `${lines.length} files found${more}`,
      findings: lines,
      ...{ documents: [], extracted: [], warnings: [] },
    };
  },
});

function tellFile({ name, bytes, modified, webUrl, driveId, itemId, summary }: SharePointItem): string {
  const told = [
    name,
    `${bytes} bytes`,
    modified?.slice(0, 10) ?? "",
    webUrl ?? `${driveId}/${itemId}`,
    summary,
  ];
  return plainLine(told.filter((part) => part !== "").join(" | "), 390);
}

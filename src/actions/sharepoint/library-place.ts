import { z } from "zod";
import type { LibraryPlace } from "../../connect/graph/sharepoint/sharepoint-port.ts";

/** Where in SharePoint, as a person says it. */
export const libraryPlace = {
  site: z
    .string()
    .trim()
    .min(1)
    .max(500)
    .describe(
      "the site's name, or its address as the browser shows it; the address of a file of the site does as well",
    ),
  library: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .optional()
    .describe("a document library; the site's own if left out"),
  folder: z
    .string()
    .trim()
    .max(400)
    .refine((path) => !path.split("/").includes(".."), "must be a path from the root of the library")
    .optional()
    .describe("a folder such as Reports/2026; the top of the library if left out"),
};

type Given = { [Name in keyof typeof libraryPlace]?: string | undefined };

export function toPlace({ site, library, folder }: Given): LibraryPlace | undefined {
  return site === undefined ? undefined : { site, library, folder };
}

/** For the audit: where, never what. */
export function tellPlace({ site, library, folder }: Given): string {
  return [site ?? "all sites", library, folder]
    .filter((part) => part !== undefined && part !== "")
    .join(" / ");
}

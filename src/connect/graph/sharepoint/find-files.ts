import { z } from "zod";
import { plainLine } from "../../../lib/text/plain-line.ts";
import { DriveItem, encodePath, itemFields } from "./drive-item.ts";
import type { SharePointDrive } from "./find-drive.ts";
import type { Graph } from "../graph-port.ts";

const needs = "Files.Read.All or Sites.Read.All";

const Hits = z.object({
  value: z.array(
    z.object({
      hitsContainers: z
        .array(
          z.object({
            total: z.number().nullish(),
            moreResultsAvailable: z.boolean().nullish(),
            hits: z.array(z.object({ summary: z.string().nullish(), resource: z.unknown() })).nullish(),
          }),
        )
        .nullish(),
    }),
  ),
});

export interface FilesInLibrary {
  files: { item: DriveItem; summary: string }[];
  isAll: boolean;
}

const pageSize = 25;
const mostPages = 20;

/** Files anywhere the person may look, by what is in them; below one site or folder where its address is given. */
export async function searchFiles(
  graph: Graph,
  { query, below, most }: { query: string; below?: string | undefined; most: number },
): Promise<FilesInLibrary> {
  const words = query.replaceAll(/["\\:()]+/g, " ").trim();
  const queryString = below === undefined ? words : `${words} path:"${below.replaceAll('"', "")}"`;
  const files: FilesInLibrary["files"] = [];
  for (let page = 0; page < mostPages; page += 1) {
    const request = {
      entityTypes: ["driveItem"],
      query: { queryString },
      from: page * pageSize,
      size: pageSize,
    };
    const json = { requests: [request] };
    const found = await graph.read(
      { path: "/search/query", method: "POST", json, doing: "search the files", needs },
      Hits,
    );
    const containers = found.value.flatMap(({ hitsContainers }) => hitsContainers ?? []);
    for (const { resource, summary } of containers.flatMap(({ hits }) => hits ?? [])) {
      const item = DriveItem.safeParse(resource);
      // a folder is found too, and cannot be read
      if (item.success && (item.data.folder ?? null) === null)
        files.push({ item: item.data, summary: toText(summary) });
    }
    const more = containers.some(({ moreResultsAvailable }) => moreResultsAvailable === true);
    if (!more) return { files: files.slice(0, most), isAll: files.length <= most };
    if (files.length >= most) break;
  }
  return { files: files.slice(0, most), isAll: false };
}

/** The found words come marked; the marks are taken out. */
function toText(summary: string | null | undefined): string {
  return plainLine((summary ?? "").replaceAll(/<\/?(?:c0|ddd)\s?\/?>/g, " "), 300);
}

/** What lies in a folder of a library. */
export async function listFolder(
  graph: Graph,
  { drive, folder, most }: { drive: SharePointDrive; folder: string; most: number },
): Promise<FilesInLibrary> {
  const path = encodePath(folder);
  const at = path === "" ? "root" : `root:/${path}:`;
  const { items, isAll } = await graph.list(
    {
      path: `/drives/${encodeURIComponent(drive.id)}/${at}/children?$top=100&$select=${itemFields}`,
      ...{ doing: `list the folder "${plainLine(folder, 100)}"`, needs },
    },
    { item: DriveItem, most },
  );
  return {
    files: items.filter(({ folder: own }) => (own ?? null) === null).map((item) => ({ item, summary: "" })),
    isAll,
  };
}

import { Failure } from "../../../model/failure.ts";
import type { OpenedConnection } from "../../opened-connection.ts";
import type { DriveItem } from "./drive-item.ts";
import { findDrive, findSite } from "./find-drive.ts";
import { listFolder, searchFiles } from "./find-files.ts";
import { openGraph } from "../open-graph.ts";
import { findFile, readFile } from "./read-file.ts";
import type { LibraryPlace, SharePointItem, SharePointService } from "./sharepoint-port.ts";
import { uploadFile } from "./upload-file.ts";

/** Libraries of Microsoft 365. */
export function createSharePointService(opened: OpenedConnection): SharePointService {
  const { graph } = openGraph(opened);
  return {
    async find({ query, place, limit }) {
      if (query === undefined) {
        if (place === undefined)
          throw new Failure("invalid", "Name a site and a folder to list, or words to search for.");
        const drive = await driveOf(place);
        const listed = await listFolder(graph, { drive, folder: place.folder ?? "", most: limit });
        return { files: listed.files.flatMap((found) => toListed(found, drive.id)), isAll: listed.isAll };
      }
      const below =
        place === undefined ? undefined : ((await findSite(graph, place.site)).webUrl ?? undefined);
      const found = await searchFiles(graph, { query, below, most: limit });
      return { files: found.files.flatMap((one) => toListed(one)), isAll: found.isAll };
    },
    async read(wanted, mostBytes) {
      const { item, driveId, content } = await readFile(graph, await findFile(graph, wanted), {
        ...opened,
        mostBytes,
      });
      const [file] = toListed({ item, summary: "" }, driveId);
      if (file === undefined) throw new Failure("not-found", "The file is not in a library any more.");
      return { file, content };
    },
    async upload({ place, ...file }) {
      const drive = await driveOf(place);
      const wanted = { ...file, driveId: drive.id, folder: place.folder ?? "" };
      const { item, outcome } = await uploadFile(graph, wanted, opened);
      const [listed] = toListed({ item, summary: "" }, drive.id);
      if (listed === undefined) throw new Failure("internal", "The uploaded file has no place.");
      return { file: listed, outcome };
    },
  };

  async function driveOf({ site, library }: LibraryPlace) {
    return findDrive(graph, await findSite(graph, site), library);
  }
}

function toListed({ item, summary }: { item: DriveItem; summary: string }, known?: string): SharePointItem[] {
  const driveId = item.parentReference?.driveId ?? known;
  if (driveId === undefined) return [];
  const { id: itemId, name, size, eTag, webUrl, lastModifiedDateTime, file } = item;
  return [
    {
      ...{ driveId, itemId, name, bytes: size, summary, mediaType: file?.mimeType ?? undefined },
      ...{
        etag: eTag ?? undefined,
        webUrl: webUrl ?? undefined,
        modified: lastModifiedDateTime ?? undefined,
      },
    },
  ];
}

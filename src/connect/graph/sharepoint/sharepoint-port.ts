import type { ByteSource } from "../byte-source.ts";

/** A file of a library, as a list shows it. */
export interface SharePointItem {
  driveId: string;
  itemId: string;
  name: string;
  bytes: number;
  mediaType: string | undefined;
  etag: string | undefined;
  webUrl: string | undefined;
  modified: string | undefined;
  /** The words that were found, where it was searched for. */
  summary: string;
}

/** Where in SharePoint: a site by address or name, a library of it, a folder of that. */
export interface LibraryPlace {
  site: string;
  library?: string | undefined;
  folder?: string | undefined;
}

export interface LibraryUpload {
  place: LibraryPlace;
  name: string;
  mediaType: string;
  source: ByteSource;
  /** Whether another file of this name is replaced. */
  replace: boolean;
}

/** Files in SharePoint. */
export interface SharePointService {
  find(wanted: { query?: string | undefined; place?: LibraryPlace | undefined; limit: number }): Promise<{
    files: SharePointItem[];
    isAll: boolean;
  }>;
  /** By drive and id, or by a pasted link. */
  read(
    wanted: { driveId: string; itemId: string } | { link: string },
    mostBytes: number,
  ): Promise<{ file: SharePointItem; content: Buffer }>;
  upload(file: LibraryUpload): Promise<{ file: SharePointItem; outcome: "new" | "replaced" | "same" }>;
}

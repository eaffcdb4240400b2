import { z } from "zod";

/** A file or folder in a drive, as Graph describes it. */
export const DriveItem = z.object({
  id: z.string(),
  name: z.string(),
  size: z.number().nonnegative().default(0),
  eTag: z.string().nullish(),
  webUrl: z.string().nullish(),
  lastModifiedDateTime: z.string().nullish(),
  folder: z.looseObject({}).nullish(),
  file: z
    .object({
      mimeType: z.string().nullish(),
      hashes: z
        .object({
          quickXorHash: z.string().nullish(),
          sha256Hash: z.string().nullish(),
          sha1Hash: z.string().nullish(),
        })
        .nullish(),
    })
    .nullish(),
  parentReference: z
    .object({ driveId: z.string().nullish(), path: z.string().nullish(), siteId: z.string().nullish() })
    .nullish(),
});
export type DriveItem = z.infer<typeof DriveItem>;

export const itemFields = "id,name,size,eTag,webUrl,lastModifiedDateTime,folder,file,parentReference";

const forbidden = /["*:<>?/\\|\p{Cc}]/u;
const longest = 200;

/** Why SharePoint would not take a file of this name; undefined where it does. */
export function nameTrouble(name: string): string | undefined {
  if (name.trim() === "" || name.length > longest) return `a name has between 1 and ${longest} letters`;
  if (forbidden.test(name)) return 'a name holds none of " * : < > ? / \\ |';
  if (/[. ]$/.test(name) || name.startsWith(" ") || name.startsWith("~$"))
    return "a name neither begins with a blank or ~$ nor ends with a dot or a blank";
  return undefined;
}

/** The part of a path that leads to a folder or file, each name encoded. */
export function encodePath(path: string): string {
  return path
    .split("/")
    .filter((name) => name !== "")
    .map(encodeURIComponent)
    .join("/");
}

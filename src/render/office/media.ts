import { createHash } from "node:crypto";
import type { Picture } from "../layout.ts";

const endings: Record<Picture["mediaType"], string> = {
  "image/png": "png",
  "image/jpeg": "jpeg",
  "image/gif": "gif",
  "image/svg+xml": "svg",
};

/** The same picture has the same name, so that it is stored once. */
export function mediaName({ bytes, mediaType }: Picture): string {
  return `picture-${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}.${endings[mediaType]}`;
}

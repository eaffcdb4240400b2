import { fileHeaders } from "../serve/security-headers.ts";

interface NamedFile {
  fileName: string;
  mediaType: string;
}

/** What a browser may show by itself; everything else is handed out as a file, whatever it says it is. */
const shownInline = new Set([
  "application/pdf",
  "image/png",
  "image/jpeg",
  "image/gif",
  "image/webp",
  "text/plain",
]);

/** Plain words for formats that are text, so that they can be looked at without being run. */
const asText = new Set(["text/markdown", "text/csv", "application/json", "text/tab-separated-values"]);

export function inlineHeaders(file: NamedFile): Record<string, string> {
  const type = asText.has(file.mediaType) ? "text/plain" : file.mediaType;
  if (!shownInline.has(type)) return attachmentHeaders(file);
  const charset = type === "text/plain" ? "; charset=utf-8" : "";
  return {
    ...fileHeaders,
    "content-type": `${type}${charset}`,
    "content-disposition": disposition("inline", file.fileName),
  };
}

export function attachmentHeaders({ fileName, mediaType }: NamedFile): Record<string, string> {
  return {
    ...fileHeaders,
    "content-type": /^[\w.+-]+\/[\w.+-]+$/.test(mediaType) ? mediaType : "application/octet-stream",
    "content-disposition": disposition("attachment", fileName),
  };
}

/** The name in plain letters for old readers, and as it is for all others (RFC 6266). */
function disposition(kind: "inline" | "attachment", fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7e]|["\\%]/g, "_");
  const whole = encodeURIComponent(fileName.toWellFormed()).replaceAll(/['()*]/g, (sign) => {
    return `%${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;
  });
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`;
}

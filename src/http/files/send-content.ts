import type { OwnContent } from "../../app/own/own-dossier.ts";
import { attachmentHeaders, inlineHeaders } from "./file-headers.ts";
import { readRange } from "./read-range.ts";
import { toWebStream } from "./to-web-stream.ts";

export interface ContentWish {
  isDownload: boolean;
  range: string | undefined;
  ifRange: string | undefined;
  ifNoneMatch: string | undefined;
}

/** A file with ETag and one range. Content is named by its hash, so that a tag never lies. */
export async function sendContent(content: OwnContent, wish: ContentWish): Promise<Response> {
  const { sha256, bytes } = content;
  const etag = `"${sha256}"`;
  const headers = {
    ...(wish.isDownload ? attachmentHeaders(content) : inlineHeaders(content)),
    etag,
    "accept-ranges": "bytes",
  };
  if (matches(wish.ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
  const range =
    wish.ifRange === undefined || wish.ifRange === etag ? readRange(wish.range, bytes) : undefined;
  if (range === "unsatisfiable")
    return new Response(null, { status: 416, headers: { ...headers, "content-range": `bytes */${bytes}` } });
  if (range === undefined) {
    const body = toWebStream(await content.open());
    return new Response(body, { status: 200, headers: { ...headers, "content-length": String(bytes) } });
  }
  const { start, end } = range;
  const body = toWebStream(await content.open(range));
  return new Response(body, {
    status: 206,
    headers: {
      ...headers,
      "content-range": `bytes ${start}-${end}/${bytes}`,
      "content-length": String(end - start + 1),
    },
  });
}

function matches(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false;
  return given.split(",").some((tag) => ["*", etag, `W/${etag}`].includes(tag.trim()));
}

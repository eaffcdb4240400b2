import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { pageHeaders } from "./security-headers.ts";

const mediaTypes: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".wasm": "application/wasm",
  ".txt": "text/plain; charset=utf-8",
};

interface PageFile {
  bytes: Uint8Array<ArrayBuffer>;
  mediaType: string;
  etag: string;
}

export interface WebPage {
  /** A file of the page, or the page itself for every other path. */
  answer(path: string, ifNoneMatch: string | undefined): Response;
}

/** The built page: in the tree, or in the package. */
export function pageFolder(): string | undefined {
  const places = ["../../../web/dist", "../../web"].map((place) => join(import.meta.dirname, place));
  return places.find((place) => existsSync(join(place, "index.html")));
}

/** Only files that were listed at the start are served, each read when it is first asked for: a path is never opened. */
export function openPage(folder: string | undefined = pageFolder()): WebPage {
  const names = folder === undefined ? new Map<string, string>() : listFiles(folder);
  const read = new Map<string, PageFile>();
  const load = (path: string): PageFile | undefined => {
    const known = read.get(path);
    const file = names.get(path);
    if (known !== undefined || file === undefined) return known;
    const fresh = toFile(file);
    read.set(path, fresh);
    return fresh;
  };
  return {
    answer(path, ifNoneMatch) {
      const found = load(path);
      if (found === undefined && isAsset(path)) return notThere();
      const file = found ?? load("/index.html");
      if (file === undefined)
        return new Response(notBuilt, { headers: { ...pageHeaders, "content-type": html } });
      const { bytes, mediaType, etag } = file;
      const isNamedByContent = path.startsWith("/assets/");
      const caching = isNamedByContent ? "public, max-age=31536000, immutable" : "no-cache";
      const headers = { ...pageHeaders, "content-type": mediaType, etag, "cache-control": caching };
      if (ifNoneMatch === etag) return new Response(null, { status: 304, headers });
      return new Response(bytes, { headers });
    },
  };
}

const html = "text/html; charset=utf-8";

function notThere(): Response {
  return new Response("Not found\n", {
    status: 404,
    headers: { ...pageHeaders, "content-type": "text/plain" },
  });
}

/** What has an ending is a file, and its absence is no view of the page. */
function isAsset(path: string): boolean {
  return path.startsWith("/assets/") || path.startsWith("/pdfjs/") || /\.[a-z0-9]{2,11}$/i.test(path);
}

function listFiles(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => {
        const file = join(entry.parentPath, entry.name);
        return [`/${relative(folder, file).split(sep).join("/")}`, file];
      }),
  );
}

function toFile(path: string): PageFile {
  const bytes = new Uint8Array(readFileSync(path));
  const mediaType = mediaTypes[extname(path).toLowerCase()] ?? "application/octet-stream";
  return { bytes, mediaType, etag: `"${createHash("sha256").update(bytes).digest("hex").slice(0, 32)}"` };
}

const notBuilt = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Dossier</title></head>
<body><h1>Dossier is running</h1>
<p>The page is not built in this copy. Build it with <code>npm run build</code>; the API works without it:
<a href="/docs">reference</a>, <a href="/api/v1/openapi.json">OpenAPI</a>, <a href="/health/ready">health</a>.</p></body></html>
`;

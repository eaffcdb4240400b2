const magics: readonly [mediaType: string, at: number, magic: string][] = [
  ["image/png", 0, "\x89PNG"],
  ["image/jpeg", 0, "\xff\xd8\xff"],
  ["image/gif", 0, "GIF8"],
  ["image/bmp", 0, "BM"],
  ["image/tiff", 0, "II*\0"],
  ["image/tiff", 0, "MM\0*"],
  ["image/webp", 8, "WEBP"],
  ["image/emf", 40, " EMF"],
  ["image/wmf", 0, "\xd7\xcd\xc6\x9a"],
  ["image/svg+xml", 0, "<svg"],
];

/** What kind of picture it is, by its first bytes; undefined for what is not one. */
export function imageTypeOf(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 512)).toString("latin1");
  const found = magics.find(([, at, magic]) => head.startsWith(magic, at));
  if (found !== undefined) return found[0];
  return /^\s*(?:\xef\xbb\xbf\s*)?<(?:\?xml|!--|!DOCTYPE svg)/.test(head) && head.includes("<svg")
    ? "image/svg+xml"
    : undefined;
}

const hashShape = /(?<![0-9a-f])[0-9a-f]{64}(?![0-9a-f])/g;

/** Every SHA-256 that a text mentions: what names blobs, wherever it stands. */
export function hashesIn(text: string): string[] {
  return text.match(hashShape) ?? [];
}

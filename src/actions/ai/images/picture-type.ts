/** Of pictures that models draw and see; undefined for everything else, whatever it is called. */
export function pictureType(data: Uint8Array): "image/png" | "image/jpeg" | "image/webp" | undefined {
  const head = Buffer.from(data.subarray(0, 12)).toString("latin1");
  if (head.startsWith("\x89PNG")) return "image/png";
  if (head.startsWith("\xff\xd8\xff")) return "image/jpeg";
  return head.startsWith("RIFF") && head.startsWith("WEBP", 8) ? "image/webp" : undefined;
}

/** The bytes a data: address carries in itself; nothing for any other address. */
export function readDataUri(address: string): { mediaType: string; data: Uint8Array } | undefined {
  if (!/^\s*data:/i.test(address.slice(0, 64))) return undefined;
  const comma = address.indexOf(",");
  if (comma < 0) return undefined;
  const [mediaType = "", ...parameters] = address
    .slice(address.indexOf(":") + 1, comma)
    .trim()
    .split(";");
  const body = address.slice(comma + 1);
  const isBase64 = parameters.some((parameter) => parameter.trim().toLowerCase() === "base64");
  const data = isBase64 ? Buffer.from(decodePercent(body), "base64") : Buffer.from(decodePercent(body));
  if (data.length === 0) return undefined;
  return { mediaType: mediaType.trim().toLowerCase() || "text/plain", data };
}

function decodePercent(text: string): string {
  if (!text.includes("%")) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

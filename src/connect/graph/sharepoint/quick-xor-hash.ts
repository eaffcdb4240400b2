const width = 160;
const shift = 11;

/** The hash by which OneDrive and SharePoint know files: each byte is xored in eleven bits further on, then the length. */
export async function quickXorHash(pieces: AsyncIterable<Uint8Array>): Promise<string> {
  const sum = new Uint8Array(width / 8);
  let bit = 0;
  let length = 0;
  for await (const piece of pieces) {
    for (const byte of piece) {
      const at = bit >> 3;
      const wide = byte << (bit & 7);
      sum[at] = (sum[at] ?? 0) ^ (wide & 255);
      const next = at + 1 === sum.length ? 0 : at + 1;
      sum[next] = (sum[next] ?? 0) ^ (wide >> 8);
      bit = (bit + shift) % width;
    }
    length += piece.length;
  }
  const view = new DataView(sum.buffer);
  const tail = sum.length - 8;
  view.setBigUint64(tail, view.getBigUint64(tail, true) ^ BigInt(length), true);
  return Buffer.from(sum).toString("base64");
}

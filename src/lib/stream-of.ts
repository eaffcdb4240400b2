/** A stream of one piece, for whoever takes streams and is handed something whole. */
export async function* streamOf(content: Uint8Array | string): AsyncGenerator<Uint8Array> {
  yield typeof content === "string" ? Buffer.from(content, "utf8") : content;
}

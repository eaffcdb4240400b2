/** The most a chunk may take, by two measures of which the stricter binds. */
export interface ChunkLimit {
  bytes: number;
  tokens: number;
}

export interface ChunkMeter {
  /** How much of the text, from `start` on, still fits: the end of it, never inside a character. */
  reach(text: string, start: number): number;
  add(text: string, start?: number, end?: number): void;
  bytes(): number;
}

/** Counts what has been taken: bytes as UTF-8, and tokens as `estimateTokens` would. */
export function createChunkMeter(limit: ChunkLimit): ChunkMeter {
  const used = { bytes: 0, ascii: 0, others: 0 };
  return {
    reach(text, start) {
      const now = { ...used };
      let at = start;
      while (at < text.length) {
        const code = text.codePointAt(at) ?? 0;
        count(now, code);
        if (now.bytes > limit.bytes || Math.ceil(now.ascii / 3) + now.others > limit.tokens) return at;
        at += code > 0xffff ? 2 : 1;
      }
      return at;
    },
    add(text, start = 0, end = text.length) {
      for (let at = start; at < end;) {
        const code = text.codePointAt(at) ?? 0;
        count(used, code);
        at += code > 0xffff ? 2 : 1;
      }
    },
    bytes: () => used.bytes,
  };
}

function count(used: { bytes: number; ascii: number; others: number }, code: number): void {
  used.bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  if (code < 0x80) used.ascii += 1;
  else used.others += 1;
}

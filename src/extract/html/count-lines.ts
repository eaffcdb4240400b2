export interface LineCounter {
  push(chunk: string): void;
  /** The line of an offset, 1 for the first; offsets are asked for in rising order. */
  lineAt(offset: number): number;
}

/** Lines by offset into a text that comes in chunks; forgets what lies behind. */
export function createLineCounter(firstLine = 1): LineCounter {
  let breaks: number[] = [];
  let next = 0;
  let line = firstLine;
  let read = 0;
  return {
    push(chunk) {
      breaks = breaks.slice(next);
      next = 0;
      for (let at = chunk.indexOf("\n"); at >= 0; at = chunk.indexOf("\n", at + 1)) breaks.push(read + at);
      read += chunk.length;
    },
    lineAt(offset) {
      for (let at = breaks[next]; at !== undefined && at < offset; at = breaks[next]) {
        next += 1;
        line += 1;
      }
      return line;
    },
  };
}

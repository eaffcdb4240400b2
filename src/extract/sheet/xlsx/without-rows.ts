const word = "sheetData";
const longestTag = 256;

/** The XML of a sheet without its rows: what stands before and, above all, after them. */
export async function* withoutRows(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let carry = Buffer.alloc(0);
  let state: "before" | "inside" | "after" = "before";
  for await (const piece of pieces) {
    let rest = carry.length === 0 ? Buffer.from(piece) : Buffer.concat([carry, piece]);
    carry = Buffer.alloc(0);
    if (state === "before") {
      const end = findOpening(rest);
      if (end === undefined) {
        const keep = Math.max(0, rest.length - longestTag);
        yield rest.subarray(0, keep);
        carry = Buffer.from(rest.subarray(keep));
        continue;
      }
      yield rest.subarray(0, end.at);
      rest = rest.subarray(end.at);
      state = end.isEmpty ? "after" : "inside";
    }
    if (state === "inside") {
      const start = findClosing(rest);
      if (start === undefined) {
        carry = Buffer.from(rest.subarray(Math.max(0, rest.length - longestTag)));
        continue;
      }
      rest = rest.subarray(start);
      state = "after";
    }
    yield rest;
  }
  if (state === "before") yield carry;
}

/** Just behind <sheetData> or <x:sheetData>. */
function findOpening(bytes: Buffer): { at: number; isEmpty: boolean } | undefined {
  for (let at = bytes.indexOf(word); at !== -1; at = bytes.indexOf(word, at + 1)) {
    if (!/<(?:[\w.-]+:)?$/.test(bytes.toString("latin1", Math.max(0, at - 64), at))) continue;
    const tag = /^\s*(?:[^<>]*[^<>/])?(\/?)>/.exec(
      bytes.toString("latin1", at + word.length, at + longestTag),
    );
    if (tag !== null) return { at: at + word.length + tag[0].length, isEmpty: tag[1] === "/" };
  }
  return undefined;
}

/** Just before </sheetData>. */
function findClosing(bytes: Buffer): number | undefined {
  for (let at = bytes.indexOf(word); at !== -1; at = bytes.indexOf(word, at + 1)) {
    const before = /<\/(?:[\w.-]+:)?$/.exec(bytes.toString("latin1", Math.max(0, at - 64), at));
    if (before !== null && /^\s*>/.test(bytes.toString("latin1", at + word.length, at + longestTag)))
      return at - before[0].length;
  }
  return undefined;
}

import { Failure } from "../../model/failure.ts";

const pageBytes = 4 * 1_048_576;
const mostBytes = 256 * 1_048_576;
const mostStrings = 10_000_000;
/** Where a string stands, in one number: its page above these bits, its offset in the page below. */
const pageStep = 2 ** 32;

export interface SharedStrings {
  add(text: string): void;
  get(index: number): string | undefined;
}

/** Many strings as UTF-8 in a few buffers outside of the JavaScript heap: 12 bytes beside each, 256 MB at most. */
export function createSharedStrings(fileName: string): SharedStrings {
  const pages: Buffer[] = [];
  let starts = new Float64Array(1_024);
  let sizes = new Uint32Array(1_024);
  let count = 0;
  let used = 0;
  let total = 0;

  function makeRoom(size: number): Buffer {
    if (total + size > mostBytes || count >= mostStrings)
      throw new Failure(
        "limit",
        `${fileName} holds more than ${mostBytes / 1_048_576} MB or ${mostStrings} different texts; split it into smaller workbooks.`,
      );
    if (count === starts.length) {
      starts = copyInto(new Float64Array(count * 2), starts);
      sizes = copyInto(new Uint32Array(count * 2), sizes);
    }
    const page = pages.at(-1);
    if (page !== undefined && used + size <= page.length) return page;
    const fresh = Buffer.allocUnsafeSlow(Math.max(size, pageBytes));
    pages.push(fresh);
    used = 0;
    return fresh;
  }

  return {
    add(text) {
      const size = Buffer.byteLength(text);
      const page = makeRoom(size);
      page.write(text, used);
      starts[count] = (pages.length - 1) * pageStep + used;
      sizes[count] = size;
      count += 1;
      used += size;
      total += size;
    },
    get(index) {
      const start = starts[index];
      const size = sizes[index];
      if (start === undefined || size === undefined || index >= count) return undefined;
      const from = start % pageStep;
      return pages[Math.floor(start / pageStep)]?.toString("utf8", from, from + size);
    },
  };
}

function copyInto<T extends Float64Array | Uint32Array>(larger: T, smaller: T): T {
  larger.set(smaller);
  return larger;
}

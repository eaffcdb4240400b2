import { Failure } from "../../model/failure.ts";

/** What every window begins with, so that short texts pack well [MS-OXRTFCP 2.1.3.1.5]. */
const dictionary =
  "{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor " +
  "MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20" +
  "\\b\\i\\u\\tab\\tx";
const windowSize = 4_096;
const headerSize = 16;
const largest = 64 * 1_048_576;
const [packed, unpacked] = [0x75465a4c, 0x414c454d];

/** The RTF body of an Outlook message. */
export function decompressRtf(bytes: Uint8Array, fileName: string): Buffer {
  const input = Buffer.from(bytes);
  if (input.length < headerSize) throw damaged(fileName);
  const kind = input.readUInt32LE(8);
  if (kind === unpacked) return input.subarray(headerSize, headerSize + input.readUInt32LE(4));
  if (kind !== packed) throw damaged(fileName);
  const size = input.readUInt32LE(4);
  if (size > largest)
    throw new Failure("limit", `${fileName} holds a body of more than 64 MB; it was not read.`);
  return unpack(input, size, fileName);
}

function unpack(input: Buffer, size: number, fileName: string): Buffer {
  const window = Buffer.alloc(windowSize);
  window.write(dictionary, "latin1");
  const output = Buffer.alloc(size);
  let write = dictionary.length;
  let written = 0;
  const put = (byte: number) => {
    window[write] = byte;
    write = (write + 1) % windowSize;
    if (written < size) output[written] = byte;
    written += 1;
  };
  for (let at = headerSize; written < size;) {
    const control = input[at];
    at += 1;
    if (control === undefined) throw damaged(fileName);
    for (let bit = 0; bit < 8 && written < size; bit += 1) {
      const byte = input[at];
      if (byte === undefined) throw damaged(fileName);
      if ((control & (1 << bit)) === 0) {
        put(byte);
        at += 1;
        continue;
      }
      const reference = (byte << 8) | (input[at + 1] ?? 0);
      at += 2;
      const offset = reference >> 4;
      if (offset === write) return output.subarray(0, written);
      for (let step = 0; step < (reference & 15) + 2; step += 1)
        put(window[(offset + step) % windowSize] ?? 0);
    }
  }
  return output;
}

function damaged(fileName: string): Failure {
  return new Failure("corrupt", `${fileName} is damaged: its body cannot be unpacked. Export it again.`);
}

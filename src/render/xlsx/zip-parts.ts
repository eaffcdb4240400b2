import { crc32 } from "node:zlib";
import { Deflate } from "fflate";
import { addAll } from "../../lib/add-all.ts";

export interface PartStream {
  write: (text: string) => void;
  close: () => void;
}

/** A zip of parts that are packed while they are written; each header knows its size, as some readers demand. */
export interface PartZip {
  add: (name: string, bytes: Uint8Array) => void;
  open: (name: string) => PartStream;
  finish: () => Uint8Array;
}

const chunk = 65_536;
const level = 6;
/** The first of January 1980, the oldest date that a zip can hold. */
const oldest = 0x0021_0000;

interface Packed {
  name: Buffer;
  pieces: Uint8Array[];
  method: number;
  crc: number;
  packed: number;
  size: number;
}

export function createPartZip(): PartZip {
  const entries: Packed[] = [];
  const encoder = new TextEncoder();
  // One buffer for all, because the packer copies what it is given.
  const room = new Uint8Array(chunk * 6);
  const encode = (text: string): Uint8Array =>
    text.length * 3 > room.length
      ? encoder.encode(text)
      : room.subarray(0, encoder.encodeInto(text, room).written);

  function start(name: string, method: number): Packed {
    const entry = { name: Buffer.from(name), pieces: [], method, crc: 0, packed: 0, size: 0 };
    entries.push(entry);
    return entry;
  }

  function open(name: string) {
    const entry = start(name, 8);
    const deflate = new Deflate({ level }, (piece) => {
      entry.pieces.push(piece);
      entry.packed += piece.length;
    });
    return (bytes: Uint8Array, isLast: boolean) => {
      entry.crc = crc32(bytes, entry.crc);
      entry.size += bytes.length;
      deflate.push(bytes, isLast);
    };
  }

  return {
    add(name, bytes) {
      // A picture is packed already.
      if (!/\.(?:png|jpe?g|gif)$/.test(name)) return open(name)(bytes, true);
      const entry = start(name, 0);
      entry.pieces.push(bytes);
      Object.assign(entry, { crc: crc32(bytes), packed: bytes.length, size: bytes.length });
    },
    open(name) {
      const push = open(name);
      let held = "";
      return {
        write(text) {
          held += text;
          if (held.length < chunk) return;
          push(encode(held), false);
          held = "";
        },
        close: () => push(encode(held), true),
      };
    },
    finish: () => assemble(entries),
  };
}

function assemble(entries: readonly Packed[]): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const entry of entries) {
    const header = Buffer.concat([Buffer.from("PK\u0003\u0004"), fields(entry), entry.name]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from("PK\u0001\u0002"), Buffer.from([20, 0]), fields(entry), place, entry.name);
    parts.push(header);
    addAll(parts, entry.pieces);
    offset += header.length + entry.packed;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return join([...parts, listed, end], offset + listed.length + end.length);
}

function join(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** What local header and directory have in common: version, names in UTF-8, method, date, sizes. */
function fields({ name, method, crc, packed, size }: Packed): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(20, 0);
  bytes.writeUInt16LE(0x0800, 2);
  bytes.writeUInt16LE(method, 4);
  bytes.writeUInt32LE(oldest, 6);
  bytes.writeUInt32LE(crc, 10);
  bytes.writeUInt32LE(packed, 14);
  bytes.writeUInt32LE(size, 18);
  bytes.writeUInt16LE(name.length, 22);
  return bytes;
}

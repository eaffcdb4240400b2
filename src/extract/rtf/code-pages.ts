import iconv from "iconv-lite";

/** Character sets of fonts as code pages; the usual one of the document is not listed. */
const charsets: Record<number, number> = {
  77: 10000,
  128: 932,
  129: 949,
  130: 1361,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
  254: 437,
  255: 850,
};

const named: Record<number, string> = {
  10000: "macintosh",
  10006: "macgreek",
  10007: "maccyrillic",
  10029: "maccenteuro",
  65001: "utf8",
  1361: "cp949",
  20866: "koi8-r",
  28591: "latin1",
};

export function codePageOf(charset: number | undefined): number | undefined {
  return charset === undefined || !Object.hasOwn(charsets, charset) ? undefined : charsets[charset];
}

export function decodeBytes(bytes: readonly number[], codePage: number): string {
  const name = (Object.hasOwn(named, codePage) ? named[codePage] : undefined) ?? `cp${codePage}`;
  return iconv.decode(Buffer.from(bytes), iconv.encodingExists(name) ? name : "cp1252");
}

import type { FormatName } from "../formats.ts";

/** Bytes at an offset, written as Latin-1 text. */
type Mark = readonly [offset: number, bytes: string];

interface Unreadable {
  name: string;
  remedy: string;
  /** Any of these. */
  marks: readonly Mark[];
}

const unpack = "Unpack it and send the files in it.";
const convert = "Save it as PDF, PNG or JPEG and send that.";
const speech = "Send a transcript of it.";
const program = "Send a document instead.";
const exportIt = "Export it as PDF, CSV or text and send that.";

const readable: readonly [FormatName, Mark][] = [
  ["png", [0, "\u0089PNG\r\n\u001a\n"]],
  ["jpg", [0, "\u00ff\u00d8\u00ff"]],
  ["gif", [0, "GIF87a"]],
  ["gif", [0, "GIF89a"]],
  ["tif", [0, "II*\0"]],
  ["tif", [0, "MM\0*"]],
  ["tif", [0, "II+\0"]],
  ["tif", [0, "MM\0+"]],
  ["xls", [0, "\u0009\u0000\u0004\u0000"]], // workbooks from before OLE containers
  ["xls", [0, "\u0009\u0002\u0006\u0000"]],
  ["xls", [0, "\u0009\u0004\u0006\u0000"]],
];

const unreadable: readonly Unreadable[] = [
  {
    name: "a HEIC or AVIF picture",
    remedy: convert,
    marks: ["heic", "heix", "hevc", "heim", "mif1", "msf1", "avif", "avis"].map((b) => [4, `ftyp${b}`]),
  },
  { name: "a video or sound file", remedy: speech, marks: [[4, "ftyp"], ...oneOf(["\u001aE\u00df\u00a3"])] },
  {
    name: "a sound file",
    remedy: speech,
    marks: [
      ...oneOf(["ID3", "OggS", "fLaC", "MThd", "#!AMR", "\u00ff\u00fb", "\u00ff\u00f3"]),
      [8, "WAVE"],
      [8, "AIFF"],
    ],
  },
  {
    name: "a video",
    remedy: speech,
    marks: [[8, "AVI "], ...oneOf(["FLV\u0001", "0&\u00b2u\u008ef\u00cf"])],
  },
  { name: "a 7z archive", remedy: unpack, marks: oneOf(["7z\u00bc\u00af'\u001c"]) },
  { name: "a RAR archive", remedy: unpack, marks: oneOf(["Rar!\u001a\u0007"]) },
  {
    name: "a compressed file",
    remedy: unpack,
    marks: oneOf(["\u001f\u008b", "BZh", "\u00fd7zXZ\0", "(\u00b5/\u00fd", '\u0004"M\u0018', "LZIP"]),
  },
  { name: "a tar archive", remedy: unpack, marks: [[257, "ustar"]] },
  { name: "a cabinet archive", remedy: unpack, marks: oneOf(["MSCF"]) },
  {
    name: "a program",
    remedy: program,
    marks: oneOf(["MZ", "\u007fELF", "\u00cf\u00fa\u00ed\u00fe", "\u00ca\u00fe\u00ba\u00be", "\0asm"]),
  },
  { name: "a database", remedy: exportIt, marks: [...oneOf(["SQLite format 3\0"]), [4, "Standard "]] },
  { name: "a mailbox of Outlook", remedy: "Send its messages as .msg or .eml.", marks: oneOf(["!BDN"]) },
  { name: "a data file for programs", remedy: exportIt, marks: oneOf(["PAR1", "Obj\u0001", "ARROW1"]) },
  {
    name: "a Photoshop, JPEG 2000, JPEG XL or DjVu picture",
    remedy: convert,
    marks: oneOf(["8BPS", "\0\0\0\u000cjP  ", "\u00ff\u000a", "\0\0\0\u000cJXL ", "AT&TFORM"]),
  },
  {
    name: "an icon or metafile",
    remedy: convert,
    marks: oneOf(["\0\0\u0001\0", "\u00d7\u00cd\u00c6\u009a"]),
  },
  { name: "a metafile", remedy: convert, marks: [[40, " EMF"]] },
  {
    name: "a PostScript file",
    remedy: "Convert it to PDF and send that.",
    marks: oneOf(["%!PS", "\u00c5\u00d0\u00d3\u00c6"]),
  },
  { name: "a font", remedy: program, marks: oneOf(["wOFF", "wOF2", "OTTO", "\0\u0001\0\0\0"]) },
  { name: "a book of the Kindle", remedy: "Convert it to EPUB and send that.", marks: [[60, "BOOKMOBI"]] },
  { name: "a help file", remedy: exportIt, marks: oneOf(["ITSF"]) },
  {
    name: "a Word file from before 1997",
    remedy: "Open it in a word processor and save it as .docx.",
    marks: oneOf(["\u00db\u00a5-\0", "1\u00be\0\0"]),
  },
];

function oneOf(starts: readonly string[]): Mark[] {
  return starts.map((start) => [0, start]);
}

/** By the bytes a format begins with; only formats where these are enough. */
export function findReadable(head: Buffer): FormatName | undefined {
  if (matches(head, [0, "RIFF"]) && matches(head, [8, "WEBP"])) return "webp";
  if (isBitmap(head)) return "bmp";
  return readable.find(([, mark]) => matches(head, mark))?.[0];
}

/** A format that we know and do not read. */
export function findUnreadable(head: Buffer): { name: string; remedy: string } | undefined {
  return unreadable.find(({ marks }) => marks.some((mark) => matches(head, mark)));
}

/** "BM" alone begins many a text. */
function isBitmap(head: Buffer): boolean {
  const headers = [12, 40, 52, 56, 64, 108, 124];
  return head.length >= 26 && matches(head, [0, "BM"]) && headers.includes(head.readUInt32LE(14));
}

function matches(head: Buffer, [offset, bytes]: Mark): boolean {
  return head.toString("latin1", offset, offset + bytes.length) === bytes;
}

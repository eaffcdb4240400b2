import type { Reader } from "./reader.ts";

export interface Format {
  mediaType: string;
  /** File name endings; a tie-breaker between texts, never proof of anything. */
  endings: readonly string[];
  /** What the file is made of, for an ending that promises what the bytes do not keep. */
  made: "zip" | "ole" | "binary" | "text";
  /** Pages may be pictures of text, which take their time. */
  paged?: boolean;
  /** A reader and its libraries are loaded when the first such file comes. */
  load: () => Promise<Reader>;
}

const office = "application/vnd.openxmlformats-officedocument";
const openDocument = "application/vnd.oasis.opendocument";
const sheet = async () => (await import("./sheet/sheet.ts")).readSheet;
const csv = async () => (await import("./csv/csv.ts")).readCsv;
const image = async () => (await import("./image/image.ts")).readImage;

const picture = (mediaType: string, endings: readonly string[]) =>
  ({ mediaType, endings, made: "binary", paged: true, load: image }) as const;

/** Every format that is read: one line each. */
export const formats = {
  pdf: {
    ...{ mediaType: "application/pdf", endings: ["pdf"], made: "binary", paged: true },
    load: async () => (await import("./pdf/pdf.ts")).readPdf,
  },
  docx: {
    ...{ mediaType: `${office}.wordprocessingml.document`, endings: ["docx", "docm", "dotx", "dotm"] },
    ...{ made: "zip", load: async () => (await import("./docx/docx.ts")).readDocx },
  },
  pptx: {
    mediaType: `${office}.presentationml.presentation`,
    ...{ endings: ["pptx", "pptm", "ppsx", "ppsm", "potx", "potm"], made: "zip" },
    load: async () => (await import("./pptx/pptx.ts")).readPptx,
  },
  xlsx: { mediaType: `${office}.spreadsheetml.sheet`, endings: ["xlsx", "xltx"], made: "zip", load: sheet },
  xlsm: {
    ...{ mediaType: "application/vnd.ms-excel.sheet.macroenabled.12", endings: ["xlsm", "xltm", "xlam"] },
    ...{ made: "zip", load: sheet },
  },
  xlsb: {
    ...{ mediaType: "application/vnd.ms-excel.sheet.binary.macroenabled.12", endings: ["xlsb"] },
    ...{ made: "zip", load: sheet },
  },
  odt: {
    ...{ mediaType: `${openDocument}.text`, endings: ["odt", "ott", "odm"], made: "zip" },
    load: async () => (await import("./odt/odt.ts")).readOdt,
  },
  ods: { mediaType: `${openDocument}.spreadsheet`, endings: ["ods", "ots"], made: "zip", load: sheet },
  odp: {
    ...{ mediaType: `${openDocument}.presentation`, endings: ["odp", "otp"], made: "zip" },
    load: async () => (await import("./odp/odp.ts")).readOdp,
  },
  epub: {
    ...{ mediaType: "application/epub+zip", endings: ["epub"], made: "zip" },
    load: async () => (await import("./epub/epub.ts")).readEpub,
  },
  zip: {
    ...{ mediaType: "application/zip", endings: ["zip"], made: "zip" },
    load: async () => (await import("./archive/zip.ts")).readZip,
  },
  doc: {
    ...{ mediaType: "application/msword", endings: ["doc", "dot"], made: "ole" },
    load: async () => (await import("./doc/doc.ts")).readDoc,
  },
  xls: { mediaType: "application/vnd.ms-excel", endings: ["xls", "xlt", "xla"], made: "ole", load: sheet },
  ppt: {
    ...{ mediaType: "application/vnd.ms-powerpoint", endings: ["ppt", "pps", "pot"], made: "ole" },
    load: async () => (await import("./ppt/ppt.ts")).readPpt,
  },
  msg: {
    ...{ mediaType: "application/vnd.ms-outlook", endings: ["msg", "oft"], made: "ole" },
    load: async () => (await import("./mail/msg.ts")).readMsg,
  },
  eml: {
    ...{ mediaType: "message/rfc822", endings: ["eml", "mbox", "mht", "mhtml"], made: "text" },
    load: async () => (await import("./mail/eml.ts")).readEml,
  },
  rtf: {
    ...{ mediaType: "application/rtf", endings: ["rtf"], made: "text" },
    load: async () => (await import("./rtf/rtf.ts")).readRtf,
  },
  html: {
    ...{ mediaType: "text/html", endings: ["html", "htm", "xhtml"], made: "text" },
    load: async () => (await import("./html/html.ts")).readHtml,
  },
  xml: {
    ...{ mediaType: "application/xml", endings: ["xml", "svg", "dbk", "xsd", "rss", "atom"], made: "text" },
    load: async () => (await import("./xml/xml.ts")).readXmlFile,
  },
  json: {
    ...{
      mediaType: "application/json",
      endings: ["json", "jsonl", "ndjson", "geojson", "ipynb"],
      made: "text",
    },
    load: async () => (await import("./json/json.ts")).readJsonFile,
  },
  csv: { mediaType: "text/csv", endings: ["csv"], made: "text", load: csv },
  tsv: { mediaType: "text/tab-separated-values", endings: ["tsv", "tab"], made: "text", load: csv },
  md: {
    ...{ mediaType: "text/markdown", endings: ["md", "markdown", "mdown", "mkd"], made: "text" },
    load: async () => (await import("./text/markdown.ts")).readMarkdown,
  },
  txt: {
    ...{ mediaType: "text/plain", endings: ["txt", "text", "log"], made: "text" },
    load: async () => (await import("./text/plain-text.ts")).readPlainText,
  },
  png: picture("image/png", ["png"]),
  jpg: picture("image/jpeg", ["jpg", "jpeg", "jpe", "jfif"]),
  tif: picture("image/tiff", ["tif", "tiff"]),
  webp: picture("image/webp", ["webp"]),
  gif: picture("image/gif", ["gif"]),
  bmp: picture("image/bmp", ["bmp", "dib"]),
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;

/** By the name alone, for a file that nobody has looked into. */
export function formatByName(fileName: string): FormatName | undefined {
  const ending = endingOf(fileName);
  const found = Object.entries(formats).find(([, { endings }]) => endings.some((known) => known === ending));
  return found?.[0] as FormatName | undefined;
}

/** What stands after the last dot of the last name in it, in lower case. */
export function endingOf(fileName: string): string {
  return /[^/\\.]\.([^/\\.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? "";
}

/**
 * Writes a unified document as a finished file, its citations with it. It adds no content and asks
 * no model; the same document always gives the same bytes.
 */
import type { ContentPart, Document } from "../model/document.ts";
import { Failure } from "../model/failure.ts";
import type { Evidence } from "../model/grounding.ts";
import type { UnifiedDocument } from "../model/unified-document.ts";
import { writeJson } from "./json.ts";
import type { Picture, RenderWarning, Theme, WriteOptions, Writer } from "./layout.ts";
import { readPicture } from "./read-picture.ts";
import { recordsAsRows } from "./tables/records.ts";
import type { LoadImage } from "./read-section.ts";
import { readTheme } from "./themes.ts";
import type { OwnTheme } from "./themes.ts";
import { toLayout } from "./to-layout.ts";

export interface RenderRequest {
  document: UnifiedDocument;
  format: string;
  /** What the citations of the document point to. */
  sources: readonly Evidence[];
  /** By name, or one's own. */
  theme?: string | Theme | OwnTheme | undefined;
  template?: WriteOptions["template"] | undefined;
  /** PNG, JPEG or GIF. */
  logo?: Uint8Array | undefined;
  header?: string | undefined;
  footer?: string | undefined;
  contents?: boolean | undefined;
  numberedHeadings?: boolean | undefined;
  /** Gives the bytes of a picture that the document names by reference. */
  loadImage?: LoadImage | undefined;
  signal?: AbortSignal | undefined;
}

/** How all files of a house look; a template counts for the formats of its kind. */
export interface HouseLook extends Pick<
  RenderRequest,
  "theme" | "logo" | "header" | "footer" | "contents" | "numberedHeadings"
> {
  templates?: readonly NonNullable<RenderRequest["template"]>[];
}

/** What of a look applies to a format. */
export function lookFor(format: string, { templates = [], ...look }: HouseLook): Partial<RenderRequest> {
  const kind = formats[format]?.template;
  const template = templates.find((given) => given.kind === kind);
  return { ...look, ...(template !== undefined && { template }) };
}

export interface Rendered {
  bytes: Uint8Array;
  mediaType: string;
  warnings: RenderWarning[];
}

interface Format {
  mediaType: string;
  /** A writer and its libraries are loaded when the first such file is asked for. */
  load(): Promise<Writer>;
  /** Whether a table holds a thing in a row, as people and programs expect of sheets. */
  rowsForThings?: true;
  /** Whether cells that were written for people become values and formulas. */
  takesValues?: true;
  /** The kind of template it takes. */
  template?: NonNullable<WriteOptions["template"]>["kind"];
}

const office = "application/vnd.openxmlformats-officedocument";

const formats: Record<string, Format> = {
  docx: {
    mediaType: `${office}.wordprocessingml.document`,
    load: async () => (await import("./docx/write-docx.ts")).writeDocx,
    template: "docx",
  },
  xlsx: {
    mediaType: `${office}.spreadsheetml.sheet`,
    load: async () => (await import("./xlsx/write-xlsx.ts")).writeXlsx,
    rowsForThings: true,
    takesValues: true,
  },
  pdf: {
    mediaType: "application/pdf",
    load: async () => (await import("./pdf/write-pdf.ts")).writePdf,
    template: "typst",
  },
  pptx: {
    mediaType: `${office}.presentationml.presentation`,
    load: async () => (await import("./pptx/write-pptx.ts")).writePptx,
    template: "pptx",
  },
  html: {
    mediaType: "text/html",
    load: async () => (await import("./html/write-html.ts")).writeHtml,
  },
  md: {
    mediaType: "text/markdown",
    load: async () => (await import("./markdown/write-markdown.ts")).writeMarkdown,
  },
  csv: {
    mediaType: "text/csv",
    load: async () => (await import("./csv/write-csv.ts")).writeCsv,
    rowsForThings: true,
  },
  txt: { mediaType: "text/plain", load: async () => (await import("./text/write-text.ts")).writeText },
};

export const writableFormats: readonly string[] = [...Object.keys(formats), "json"];

export async function renderDocument(request: RenderRequest): Promise<Rendered> {
  const { document, format: name, signal } = request;
  signal?.throwIfAborted();
  if (name === "json")
    return { bytes: writeJson(document, request.sources), mediaType: "application/json", warnings: [] };
  const format = formats[name];
  if (format === undefined) throw unwritable(name);
  const options = toOptions(request, format);
  const layout = await toLayout({
    ...{ sources: request.sources, loadImage: request.loadImage, streamsRows: name === "xlsx" },
    document: await forFormat(document, { format, sources: request.sources }),
    ...(request.contents !== undefined && { contents: request.contents }),
    ...(request.numberedHeadings !== undefined && { numberedHeadings: request.numberedHeadings }),
  });
  const write = await format.load();
  signal?.throwIfAborted();
  const { bytes, warnings } = await write(layout, options);
  return { bytes, mediaType: format.mediaType, warnings: unique([...layout.warnings, ...warnings]) };
}

async function forFormat(
  document: UnifiedDocument,
  { format, sources }: { format: Format; sources: readonly Evidence[] },
): Promise<UnifiedDocument> {
  const rows = format.rowsForThings === true ? recordsAsRows(document) : document;
  if (format.takesValues !== true) return rows;
  const { writtenAsValues } = await import("./written/written-values.ts");
  return writtenAsValues(rows, sources);
}

/** A theme by its name, or one's own; says what is wrong with it before anything is written. */
export function needTheme(theme: unknown): Theme {
  return readTheme(theme);
}

/** Markdown, as models and people write it, as a unified document. */
export async function documentFromMarkdown(
  text: string,
  options: { language?: string } = {},
): Promise<UnifiedDocument> {
  const { fromMarkdown } = await import("./from-markdown.ts");
  return fromMarkdown(text, options);
}

const mostImageBytes = 50_000_000;

/**
 * Finds pictures among the given documents, by reference, id or file name. Where the caller knows what was read of
 * a document, a picture inside of it is found by the id of its part, such as doc_1#12.
 */
export function loadImageFrom(
  documents: readonly Document[],
  open: (sha256: string) => Promise<AsyncIterable<Uint8Array>>,
  partsOf?: (documentId: string) => Promise<readonly ContentPart[]>,
): LoadImage {
  const find = async (name: string): Promise<{ sha256: string; bytes: number } | undefined> => {
    const whole = documents.find((known) => known.id === name || known.fileName === name);
    const [, owner] = /^(.+)#[^#]+$/.exec(name) ?? [];
    if (whole !== undefined || owner === undefined) return whole;
    // a document that is not at hand stays closed, whatever was once read of it
    if (!documents.some(({ id }) => id === owner)) return undefined;
    return (await partsOf?.(owner))?.find(({ id }) => id === name)?.image;
  };
  return async (reference) => {
    const [, name = reference] = /^docItem:([^:]+)/.exec(reference) ?? [];
    const found = await find(name);
    if (found === undefined || found.bytes > mostImageBytes) return undefined;
    const pieces: Uint8Array[] = [];
    for await (const piece of await open(found.sha256)) pieces.push(piece);
    return Buffer.concat(pieces);
  };
}

export function unwritable(format: string): Failure {
  return new Failure(
    "unsupported",
    `This version cannot write "${format}"; it writes ${writableFormats.join(", ")}.`,
  );
}

function toOptions(request: RenderRequest, { template: kind }: Format): WriteOptions {
  const { format, template, logo, header, footer, signal } = request;
  if (template !== undefined && template.kind !== kind)
    throw new Failure("usage", `A template of the kind ${template.kind} does not fit a ${format} file.`);
  return {
    theme: readTheme(request.theme),
    ...(template !== undefined && { template }),
    ...(logo !== undefined && { logo: needPicture(logo) }),
    ...(header !== undefined && { header }),
    ...(footer !== undefined && { footer }),
    ...(signal !== undefined && { signal }),
  };
}

function needPicture(bytes: Uint8Array): Picture {
  const picture = readPicture(bytes);
  if (picture !== undefined) return picture;
  throw new Failure("invalid", "The logo is broken or neither PNG, JPEG nor GIF.");
}

function unique(warnings: readonly RenderWarning[]): RenderWarning[] {
  const known = new Map(warnings.map((warning) => [`${warning.code} ${warning.message}`, warning]));
  return [...known.values()];
}

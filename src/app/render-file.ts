import { randomUUID } from "node:crypto";
import { readFile, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, extname, join, resolve, sep } from "node:path";
import { z } from "zod";
import { sweepLeftovers } from "../lib/sweep-leftovers.ts";
import { Failure } from "../model/failure.ts";
import { Evidence } from "../model/grounding.ts";
import { UnifiedDocument } from "../model/unified-document.ts";
import {
  needTheme,
  documentFromMarkdown,
  renderDocument,
  unwritable,
  writableFormats,
} from "../render/render.ts";
import type { RenderRequest } from "../render/render.ts";
import { readBytes, readTemplate, readThemeFile } from "./files/read-template.ts";

export interface RenderFileRequest {
  /** A unified document as JSON, or Markdown. */
  path: string;
  /** Its content, where it does not come from that file. */
  text?: string;
  out: string;
  /** By the ending of `out` if left out. */
  format?: string;
  /** The name of a theme, a file of one, or what the configuration holds. */
  theme?: string | Record<string, unknown>;
  template?: string;
  logo?: string;
  header?: string;
  footer?: string;
  contents?: boolean;
  numberedHeadings?: boolean;
  signal?: AbortSignal;
}

export interface RenderedFile {
  path: string;
  format: string;
  bytes: number;
  warnings: { code: string; message: string }[];
}

/** Writes a document as a file. Needs no data folder, no model and no network. */
export async function renderFile(request: RenderFileRequest): Promise<RenderedFile> {
  const { path, out, header, footer, contents, numberedHeadings, signal } = request;
  const format = (request.format ?? extname(out).slice(1)).toLowerCase();
  if (!writableFormats.includes(format)) throw unwritable(format);
  await keepInputs(request);
  const theme = needTheme(await readThemeFile(request.theme));
  const text = request.text ?? (await readText(path));
  const { document, sources } = await readDocument(text, path);
  const { bytes, warnings } = await renderDocument({
    ...{ document, format, sources, theme, header, footer, contents, numberedHeadings, signal },
    ...{
      template: request.template === undefined ? undefined : await readTemplate(request.template),
      logo: await readOptional(request.logo),
    },
    loadImage: loadImageBeside(request.text === undefined ? dirname(path) : "."),
  });
  await writeWhole(resolve(out), bytes);
  return { path: resolve(out), format, bytes: bytes.byteLength, warnings };
}

/** What is written is never what is read: the file that went in would be lost. */
async function keepInputs({ path, text, out, theme, template, logo }: RenderFileRequest): Promise<void> {
  const target = await stat(out).catch(() => undefined);
  if (target === undefined) return;
  const inputs = [text === undefined ? path : undefined, theme, template, logo];
  for (const input of inputs) {
    const found = typeof input === "string" ? await stat(input).catch(() => undefined) : undefined;
    if (found === undefined || found.ino !== target.ino || found.dev !== target.dev) continue;
    const what = input === path ? "the document itself" : "one of the files it is made with";
    throw new Failure(
      "usage",
      `${basename(out)} is ${what} and was not written over. Name another file with -o.`,
    );
  }
}

interface Read {
  document: UnifiedDocument;
  sources: Evidence[];
}

async function readDocument(text: string, path: string): Promise<Read> {
  const isJson =
    /\.json$/i.test(path) || (!/\.(?:md|markdown)$/i.test(path) && text.trimStart().startsWith("{"));
  if (!isJson) return { document: await documentFromMarkdown(text.replace(/^\ufeff/, "")), sources: [] };
  const value = parse(text, path);
  const document = UnifiedDocument.safeParse(value);
  if (!document.success)
    throw new Failure("invalid", `${basename(path)} is not a valid document. ${describe(document.error)}`);
  // sources may come with the document, for its citations to lead to
  const sources = z.array(Evidence).safeParse(document.data["sources"]);
  return { document: document.data, sources: sources.success ? sources.data : [] };
}

function parse(text: string, path: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ""));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Failure("invalid", `${basename(path)} is not valid JSON: ${why}`, { cause });
  }
}

const mostMistakes = 10;

function describe({ issues }: z.ZodError): string {
  const lines = issues.slice(0, mostMistakes).map((issue) => `${printPath(issue.path)}: ${issue.message}`);
  const more = issues.length > mostMistakes ? [`and ${issues.length - mostMistakes} more`] : [];
  return [...lines, ...more].join("; ");
}

function printPath(path: readonly PropertyKey[]): string {
  const printed = path.map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`)).join("");
  return printed.replace(/^\./, "") || "the document";
}

async function readText(path: string): Promise<string> {
  return Buffer.from(await readBytes(path)).toString("utf8");
}

async function readOptional(path: string | undefined): Promise<Uint8Array | undefined> {
  return path === undefined ? undefined : readBytes(path);
}

/** Pictures from the document's own folder and below, wherever links lead: a document opens nothing else. */
function loadImageBeside(folder: string): NonNullable<RenderRequest["loadImage"]> {
  return async (reference) => {
    if (reference === "" || reference.includes(":")) return undefined;
    try {
      const home = await realpath(folder);
      const path = await realpath(resolve(home, reference));
      return path.startsWith(home + sep) ? await readFile(path) : undefined;
    } catch {
      return undefined;
    }
  };
}

/** Whole or not at all: who reads the file meanwhile sees the old one. */
async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const aside = join(dirname(path), `.${randomUUID()}.part`);
  await sweepLeftovers(dirname(path), /^\.[0-9a-f-]{36}\.part$/);
  try {
    await writeFile(aside, bytes);
    await rename(aside, path);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Failure("store", `${path} cannot be written (${why}).`, { cause });
  } finally {
    await rm(aside, { force: true });
  }
}

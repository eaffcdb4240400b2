import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";
import { Failure } from "../../model/failure.ts";
import type { RenderRequest } from "../../render/render.ts";

type Template = NonNullable<RenderRequest["template"]>;

const templateKinds: ReadonlyMap<string, Template["kind"]> = new Map([
  [".docx", "docx"],
  [".dotx", "docx"],
  [".pptx", "pptx"],
  [".potx", "pptx"],
  [".typ", "typst"],
]);

/** A file whose styles are taken over; what it is for is told by its ending. */
export async function readTemplate(path: string): Promise<Template> {
  const kind = templateKinds.get(extname(path).toLowerCase());
  if (kind === undefined)
    throw new Failure("usage", `A template must be a .docx, .pptx or .typ file; ${path} is not.`);
  return { bytes: await readBytes(path), kind };
}

export async function readBytes(path: string): Promise<Uint8Array> {
  return readFile(path).catch((cause: unknown) => {
    throw new Failure("not-found", `${path} cannot be read.`, { cause });
  });
}

/** A theme of one's own may stand in a file; a name, or what the configuration holds, is taken as it is. */
export async function readThemeFile(theme: unknown): Promise<unknown> {
  if (typeof theme !== "string" || !/\.json$/i.test(theme)) return theme;
  const text = Buffer.from(await readBytes(theme)).toString("utf8");
  try {
    return JSON.parse(text.replace(/^\ufeff/, "")) as unknown;
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Failure("invalid", `${basename(theme)} is not valid JSON: ${why}`, { cause });
  }
}

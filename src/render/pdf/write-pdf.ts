import { Failure } from "../../model/failure.ts";
import { createFontFinder, type FontChoice } from "../fonts/create-font-finder.ts";
import type { Layout, RenderWarning, WriteOptions, Writer, WrittenFile } from "../layout.ts";
import { collectCharacters } from "./collect-characters.ts";
import type { Compiled } from "./compile-messages.ts";
import { startCompiler, type CompilerProcess } from "./compiler-process.ts";
import { embeddedTheme } from "../themes.ts";
import { mainFile, template } from "./template.ts";
import { codeOf } from "./to-runs.ts";
import { toTypstData, type TypstDocument } from "./to-typst-data.ts";

export interface PdfWriterOptions {
  /** Where fonts are looked for that we do not ship. */
  fontFolders?: readonly string[];
  /** Another child, for tests. */
  entry?: string;
  limitMs?: number;
}

export interface PdfWriter {
  write: Writer;
  /** The process that waits for the next document, if there is one. */
  pid(): number | undefined;
}

const largestRss = 400 * 1024 * 1024;

/** Writes PDF in a process of its own, which is kept for the next document and replaced when it has grown large. */
export function createPdfWriter(options: PdfWriterOptions = {}): PdfWriter {
  const { fontFolders, entry, limitMs = 120_000 } = options;
  const finder = createFontFinder(fontFolders === undefined ? {} : { folders: fontFolders });
  let idle: CompilerProcess | undefined;
  let jobs = 0;
  let last: Promise<unknown> = Promise.resolve();

  const compile = async (document: TypstDocument, fonts: FontChoice, write: WriteOptions): Promise<Done> => {
    write.signal?.throwIfAborted();
    const warm = idle?.isAlive() === true ? idle : undefined;
    const process = warm ?? (await startCompiler({ limitMs, ...(entry === undefined ? {} : { entry }) }));
    idle = undefined;
    const files = toFiles(document, write);
    const job = { id: (jobs += 1), files, fonts: fonts.files, timestamp: 0 };
    const compiled = await process.run(job, write.signal);
    if (compiled.kind === "failed") {
      idle = process;
      throw explain(compiled.message, write);
    }
    if (compiled.rss > largestRss) process.end();
    else idle = process;
    return compiled;
  };

  return {
    pid: () => (idle?.isAlive() === true ? idle.pid : undefined),
    async write(layout, given) {
      const write = { ...given, theme: embeddedTheme(given.theme) };
      const { body, heading, mono } = write.theme.fonts;
      const characters = collectCharacters(layout, write);
      const fonts = finder.choose({ characters, language: layout.language, families: [body, heading, mono] });
      const document = toTypstData(layout, write, fonts);
      const turn = last.then(() => compile(document, fonts, write));
      last = turn.catch(() => undefined);
      return finish(await turn, { document, fonts, layout });
    },
  };
}

type Done = Extract<Compiled, { kind: "done" }>;

const writer = createPdfWriter();

/** PDF by Typst: tagged, with real footnotes, contents and page numbers. */
export const writePdf: Writer = (layout, options) => writer.write(layout, options);

/** As a template writes it; a name that is put together leads nowhere either. */
const packageName = /["']@[a-z][\w-]{0,60}\/[\w-]{1,100}:\d/;

function toFiles(
  { data, ends, blocks, files }: TypstDocument,
  { template: own }: WriteOptions,
): TypstDocument["files"] {
  const encoder = new TextEncoder();
  if (own !== undefined && own.kind !== "typst")
    throw new Failure("usage", `A ${own.kind} template cannot shape a PDF. Give Typst code (.typ).`);
  const rules = own === undefined ? "" : new TextDecoder().decode(own.bytes);
  if (packageName.test(rules)) throw new Failure("invalid", noPackages);
  return [
    { name: "main.typ", bytes: encoder.encode(mainFile(rules)) },
    { name: "dossier.typ", bytes: encoder.encode(template) },
    { name: "data.json", bytes: encoder.encode(JSON.stringify(data)) },
    { name: "ends.json", bytes: encoder.encode(JSON.stringify(ends)) },
    { name: "blocks.json", bytes: encoder.encode(JSON.stringify(blocks)) },
    ...files,
  ];
}

const noPackages =
  "The Typst template asks for a package, and packages are not loaded. Put what it needs into the template itself.";

function explain(message: string, { template: own }: WriteOptions): Failure {
  if (own !== undefined && /\bpackage\b/i.test(message)) return new Failure("invalid", noPackages);
  return own === undefined
    ? new Failure("internal", `The pages could not be created: ${message}.`)
    : new Failure(
        "invalid",
        `The pages could not be created with this Typst template: ${message}. Fix the template, or leave it out.`,
      );
}

interface Around {
  document: TypstDocument;
  fonts: FontChoice;
  layout: Layout;
}

function finish(done: Done, { document, fonts }: Around): WrittenFile {
  const warnings: RenderWarning[] = [];
  if (document.isUnclean)
    warnings.push({
      code: "control-characters",
      message: "Control characters and direction marks without their end were left out of the text.",
    });
  if (document.isShortened)
    warnings.push({
      code: "shortened",
      message: "Words in a chart are too long for the picture: they were shortened there.",
    });
  if (fonts.unknown.length > 0)
    warnings.push({
      code: "missing-font",
      message: `The theme's font ${fonts.unknown.join(", ")} is not installed here; Noto Sans stands in for it.`,
    });
  if (fonts.missing.size > 0) warnings.push(missingGlyphs(fonts));
  if (done.unreadable.length > 0)
    warnings.push({
      code: "image-unreadable",
      message:
        done.unreadable.length === 1
          ? "A picture could not be read; a grey box is shown instead."
          : `${done.unreadable.length} pictures could not be read; grey boxes are shown instead.`,
    });
  if (done.refused !== undefined)
    warnings.push({
      code: "pdf-ua",
      message: `The PDF is tagged, but does not claim PDF/UA-1: ${done.refused.slice(0, 300)}`,
    });
  return { bytes: done.bytes, warnings };
}

const named = 20;

function missingGlyphs({ missing, packages }: FontChoice): RenderWarning {
  const list = [...missing].slice(0, named).map((character) => `${character} (${codeOf(character)})`);
  const more = missing.size > named ? ` and ${missing.size - named} more` : "";
  const remedy =
    packages.length > 0
      ? `Add a font: npm install ${packages.join(" ")}.`
      : "Install a font that has them in the system.";
  return {
    code: "missing-glyph",
    message: `No font has ${list.join(", ")}${more}; their codes are shown instead. ${remedy}`,
  };
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NodeCompiler, type NodeTypstDocument } from "@myriaddreamin/typst-ts-node-compiler";
import type { CompileJob, Compiled } from "./compile-messages.ts";

const uaStandard = "ua-1";
const picture = /^file-\d+$/;

/** Compiles documents in one folder, one after another; fonts are read once and kept while they stay the same. */
export function createDocumentCompiler(folder: string): (job: CompileJob) => Compiled {
  let kept: { key: string; compiler: NodeCompiler } | undefined;
  return (job) => {
    const key = job.fonts.join("\n");
    if (kept?.key !== key) {
      const fontBlobs = job.fonts.map((path) => readFileSync(path));
      kept = { key, compiler: NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs }] }) };
    }
    const { compiler } = kept;
    try {
      return compileWith(compiler, folder, job);
    } finally {
      compiler.resetShadow();
      compiler.evictCache(0);
    }
  };
}

function compileWith(compiler: NodeCompiler, folder: string, job: CompileJob): Compiled {
  for (const { name, bytes } of job.files) compiler.mapShadow(join(folder, name), Buffer.from(bytes));
  let result = compiler.compile({ mainFilePath: join(folder, "main.typ") });
  let unreadable: string[] = [];
  if (result.result === null) {
    unreadable = replaceUnreadable(compiler, folder, job);
    if (unreadable.length > 0) result = compiler.compile({ mainFilePath: join(folder, "main.typ") });
  }
  if (result.result === null) {
    const message = messagesOf(result.takeDiagnostics()?.shortDiagnostics ?? []);
    return { kind: "failed", job: job.id, message };
  }
  const { bytes, refused } = exportPdf(compiler, result.result, job.timestamp);
  return {
    ...{ kind: "done", job: job.id, bytes, pages: result.result.numOfPages, unreadable },
    ...(refused === undefined ? {} : { refused }),
    rss: process.memoryUsage.rss(),
  };
}

const emptyPicture = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1" fill="#eee"/></svg>',
);

/** Tries each picture alone; one that no decoder takes gives way to a grey field. */
function replaceUnreadable(compiler: NodeCompiler, folder: string, job: CompileJob): string[] {
  const names = job.files.map(({ name }) => name).filter((name) => picture.test(name));
  const bad = names.filter((name) => {
    const mainFileContent = `#image(${JSON.stringify(name)})`;
    return compiler.compile({ mainFileContent }).result === null;
  });
  for (const name of bad) compiler.mapShadow(join(folder, name), emptyPicture);
  return bad;
}

interface Exported {
  bytes: Uint8Array;
  refused?: string;
}

/** PDF/UA-1 where the document fulfils it; else tagged; without tags only where even they fail. */
function exportPdf(compiler: NodeCompiler, document: NodeTypstDocument, creationTimestamp: number): Exported {
  const refused: string[] = [];
  for (const options of [{ pdfStandard: uaStandard }, {}, { pdfTags: false }])
    try {
      const bytes = compiler.pdf(document, { ...options, creationTimestamp });
      return { bytes, ...(refused[0] === undefined ? {} : { refused: refused[0] }) };
    } catch (error) {
      refused.push(error instanceof Error ? error.message : String(error));
    }
  throw new Error(refused.at(-1));
}

function messagesOf(diagnostics: readonly unknown[]): string {
  const texts = diagnostics.map((each) =>
    typeof each === "object" && each !== null && "message" in each ? String(each.message) : String(each),
  );
  return texts.length === 0 ? "no reason given" : texts.slice(0, 3).join("; ");
}

import type { CompileJob, Compiled } from "./compile-messages.ts";
import { openNative } from "./typst/open-native.ts";
import { openWasm } from "./typst/open-wasm.ts";
import type { OpenTypst, TypstCompiler } from "./typst/typst-compiler.ts";

export interface DocumentCompilerOptions {
  folder: string;
  /** The builds of Typst, in the order in which they are tried. */
  builds?: readonly OpenTypst[];
}

const picture = /^file-\d+$/;

/** Compiles documents in one folder, one after another; fonts are read once and kept while they stay the same. */
export function createDocumentCompiler(
  options: DocumentCompilerOptions,
): (job: CompileJob) => Promise<Compiled> {
  const { folder, builds = [openNative, openWasm] } = options;
  let kept: { key: string; compiler: TypstCompiler } | undefined;
  return async (job) => {
    const key = job.fonts.join("\n");
    if (kept?.key !== key) kept = { key, compiler: await openFirst(builds, { folder, fonts: job.fonts }) };
    const { compiler } = kept;
    try {
      return compileWith(compiler, job);
    } finally {
      compiler.clear();
    }
  };
}

async function openFirst(
  builds: readonly OpenTypst[],
  setting: Parameters<OpenTypst>[0],
): Promise<TypstCompiler> {
  for (const open of builds) {
    const compiler = await open(setting);
    if (compiler !== undefined) return compiler;
  }
  throw new Error("Typst is not installed");
}

function compileWith(compiler: TypstCompiler, job: CompileJob): Compiled {
  for (const { name, bytes } of job.files) compiler.put(name, bytes);
  let compiled = compiler.compile("main.typ");
  let unreadable: string[] = [];
  if (compiled.kind === "failed") {
    unreadable = replaceUnreadable(compiler, job);
    if (unreadable.length > 0) compiled = compiler.compile("main.typ");
  }
  if (compiled.kind === "failed") return { kind: "failed", job: job.id, message: compiled.message };
  const pdf = compiled.toPdf(job.timestamp);
  return { kind: "done", job: job.id, ...pdf, unreadable, rss: process.memoryUsage.rss() };
}

const emptyPicture = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1" fill="#eee"/></svg>',
);

/** Tries each picture alone; one that no decoder takes gives way to a grey field. */
function replaceUnreadable(compiler: TypstCompiler, job: CompileJob): string[] {
  const names = job.files.map(({ name }) => name).filter((name) => picture.test(name));
  const bad = names.filter((name) => {
    compiler.put("picture.typ", Buffer.from(`#image(${JSON.stringify(name)})`));
    return compiler.compile("picture.typ").kind === "failed";
  });
  for (const name of bad) compiler.put(name, emptyPicture);
  return bad;
}

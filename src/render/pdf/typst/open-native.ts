import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { joinMessages, type OpenTypst, type TypstPdf } from "./typst-compiler.ts";

const uaStandard = "ua-1";
const require = createRequire(import.meta.url);
// The package above these is left out: it asks for the parts of platforms that were never published.
const builds = ["linux-x64-gnu", "linux-x64-musl"].map(
  (name) => `@myriaddreamin/typst-ts-node-compiler-${name}`,
);

/** What we use of the binding, which has no types of its own. */
interface Binding {
  NodeCompiler: {
    create(options: { workspace: string; fontArgs: { fontBlobs: Buffer[] }[] }): NativeCompiler;
  };
}

interface NativeCompiler {
  mapShadow(path: string, content: Buffer): void;
  resetShadow(): void;
  evictCache(maxAge: number): void;
  compile(options: { mainFilePath: string }): {
    result: object | null;
    takeDiagnostics(): { shortDiagnostics: unknown[] } | null;
  };
  pdf(
    document: object,
    options: { creationTimestamp: number; pdfStandard?: string; pdfTags?: boolean },
  ): Buffer;
}

/** Typst as a native addon: the quickest, but not there for every platform. */
export const openNative: OpenTypst = async ({ folder, fonts }) => {
  const binding = loadNative();
  if (binding === undefined) return undefined;
  const fontBlobs = fonts.map((path) => readFileSync(path));
  const compiler = binding.NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs }] });
  return {
    put: (name, bytes) => compiler.mapShadow(join(folder, name), Buffer.from(bytes)),
    compile(main) {
      const compiled = compiler.compile({ mainFilePath: join(folder, main) });
      const { result } = compiled;
      if (result !== null)
        return { kind: "pages", toPdf: (timestamp) => exportPdf(compiler, result, timestamp) };
      const message = joinMessages(compiled.takeDiagnostics()?.shortDiagnostics ?? []);
      return { kind: "failed", message };
    },
    clear() {
      compiler.resetShadow();
      compiler.evictCache(0);
    },
  };
};

/** The addon of this platform, if it is installed. */
export function loadNative(): Binding | undefined {
  for (const name of builds)
    try {
      return require(name) as Binding;
    } catch {
      continue; // another platform's, or none at all
    }
  return undefined;
}

/** PDF/UA-1 where the document fulfils it; else tagged; without tags only where even they fail. */
function exportPdf(compiler: NativeCompiler, document: object, creationTimestamp: number): TypstPdf {
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

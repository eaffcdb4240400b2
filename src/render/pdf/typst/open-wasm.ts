import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setFlagsFromString } from "node:v8";
import {
  initSync,
  TypstCompilerBuilder,
  type TypstCompiler as WasmCompiler,
} from "@myriaddreamin/typst-ts-web-compiler";
import { z } from "zod";
import { joinMessages, type OpenTypst, type TypstCompiler } from "./typst-compiler.ts";

const require = createRequire(import.meta.url);
const asPages = 0;
const asPdf = 1;
const fullDiagnostics = 3;

const Answer = z.looseObject({
  result: z.instanceof(Uint8Array).optional(),
  hasError: z.boolean().optional(),
  diagnostics: z.array(z.looseObject({ severity: z.string(), message: z.string() })).optional(),
});
type Answer = z.infer<typeof Answer>;

/** Typst in WebAssembly, for every platform: the same pages, but three to five times as slow and without PDF/UA-1. */
export const openWasm: OpenTypst = async ({ fonts }) => {
  // A document is made sooner than the optimiser would be done with the program: less than half the time without it.
  setFlagsFromString("--liftoff-only");
  initSync({ module: readFileSync(require.resolve("@myriaddreamin/typst-ts-web-compiler/wasm")) });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model(); // it sees what it is given, no file and no network
  for (const path of fonts) await builder.add_raw_font(readFileSync(path));
  return wrap(await builder.build());
};

function wrap(compiler: WasmCompiler): TypstCompiler {
  return {
    put: (name, bytes) => void compiler.map_shadow(`/${name}`, bytes),
    compile(main) {
      const world = compiler.snapshot(undefined, `/${main}`, undefined);
      const found = Answer.parse(world.compile(asPages, fullDiagnostics));
      if (found.hasError === true || isBroken(found)) {
        world.free();
        return { kind: "failed", message: joinMessages(found.diagnostics ?? []) };
      }
      return {
        kind: "pages",
        toPdf() {
          const { result, diagnostics = [] } = Answer.parse(world.get_artifact(asPdf, fullDiagnostics));
          world.free();
          if (result === undefined) throw new Error(joinMessages(diagnostics));
          return {
            bytes: result,
            refused: "Typst in WebAssembly, which this platform uses, cannot check it.",
          };
        },
      };
    },
    clear() {
      compiler.reset_shadow();
      compiler.reset();
    },
  };
}

const isBroken = ({ diagnostics = [] }: Answer): boolean =>
  diagnostics.some(({ severity }) => severity === "error");

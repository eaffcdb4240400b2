/** The process that makes pages, as on a platform without the native build of Typst. */
import { serveJobs } from "../../src/render/pdf/serve-jobs.ts";
import { openWasm } from "../../src/render/pdf/typst/open-wasm.ts";

serveJobs([openWasm]);

import { createRequire } from "node:module";

export function version(): string {
  const manifest = createRequire(import.meta.url)("../../package.json") as { version: string };
  return manifest.version;
}

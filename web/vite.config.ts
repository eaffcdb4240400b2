import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import type { Plugin } from "vite";

const root = import.meta.dirname;
const viewer = join(root, "../node_modules/pdfjs-dist");

const server = process.env["DOSSIER_API"] ?? "http://127.0.0.1:4310";

/** What pdf.js fetches while it draws: character maps, fonts and decoders, served by us and nobody else. */
function viewerFiles(): Plugin {
  return {
    name: "viewer-files",
    apply: "build",
    generateBundle() {
      for (const folder of ["build", "cmaps", "standard_fonts", "wasm", "iccs"])
        for (const name of folder === "build" ? ["pdf.worker.min.mjs"] : readdirSync(join(viewer, folder)))
          this.emitFile({
            type: "asset",
            fileName: `pdfjs/${folder}/${name}`,
            source: readFileSync(join(viewer, folder, name)),
          });
    },
  };
}

export default defineConfig(({ command }) => ({
  root,
  // also where a test builds it, which would otherwise ship what is for developers
  ...(command === "build" && { define: { "process.env.NODE_ENV": JSON.stringify("production") } }),
  plugins: [react(), viewerFiles()],
  build: {
    outDir: process.env["DOSSIER_WEB_OUT"] ?? join(root, "dist"),
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0, // the page allows no inline styles, scripts or fonts
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 2000,
  },
  // while the page is worked on, everything else comes from a server that runs
  server: { proxy: { "/api": server, "/pdfjs": server } },
}));

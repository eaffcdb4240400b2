import { join } from "node:path";
import { expect, test } from "vitest";
import { collectParts } from "../../../../test/fakes/collect-parts.ts";
import { richDocument, richSources } from "../../../../test/fixtures/rich-document.ts";
import { readPdf } from "../../../extract/pdf/pdf.ts";
import type { WriteOptions } from "../../layout.ts";
import { readTheme } from "../../themes.ts";
import { toLayout } from "../../to-layout.ts";
import { createPdfWriter } from "../write-pdf.ts";
import { loadNative } from "./open-native.ts";

const options: WriteOptions = { theme: readTheme(undefined) };
const entry = join(import.meta.dirname, "../../../../test/fakes/wasm-pdf-child.ts");
const wasm = createPdfWriter({ fontFolders: [], entry });
const native = createPdfWriter({ fontFolders: [] });

async function readBack(bytes: Uint8Array): Promise<string[]> {
  const { parts } = await collectParts(readPdf, bytes);
  return parts.map((part) => part.text ?? "");
}

test("every platform gets a tagged PDF, which says that nobody checked it against PDF/UA-1", async () => {
  const layout = await toLayout({ document: richDocument, sources: richSources, contents: true });
  const first = await wasm.write(layout, options);
  const again = await wasm.write(layout, options);
  expect(Buffer.from(first.bytes).includes("StructTreeRoot")).toBe(true);
  expect(Buffer.from(first.bytes).includes("pdfuaid")).toBe(false);
  expect(first.warnings.map(({ code }) => code)).toContain("pdf-ua");
  expect(Buffer.compare(first.bytes, again.bytes)).toBe(0);
});

test.runIf(loadNative() !== undefined)("its pages read like those of the native build", async () => {
  const layout = await toLayout({ document: richDocument, sources: richSources, contents: true });
  const both = [await wasm.write(layout, options), await native.write(layout, options)];
  const [ours, theirs] = await Promise.all(both.map(async ({ bytes }) => await readBack(bytes)));
  expect(ours).toEqual(theirs);
});

test("a template that is broken is named, and one that reads files gets none", async () => {
  const layout = await toLayout({ document: richDocument, sources: richSources });
  const withRules = (rules: string) =>
    wasm.write(layout, { ...options, template: { kind: "typst", bytes: Buffer.from(rules) } });
  await expect(withRules("#set page(")).rejects.toMatchObject({ code: "invalid" });
  await expect(withRules('#read("/etc/hostname")')).rejects.toThrow(/access denied/);
  await expect(withRules('#import "@preview/cetz:0.4.0"')).rejects.toMatchObject({ code: "invalid" });
  expect((await wasm.write(layout, options)).bytes.length).toBeGreaterThan(1_000);
});

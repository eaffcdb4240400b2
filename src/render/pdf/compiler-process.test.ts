import { expect, test } from "vitest";
import type { Layout, WriteOptions } from "../layout.ts";
import { readTheme } from "../themes.ts";
import { toLayout } from "../to-layout.ts";
import { createPdfWriter } from "./write-pdf.ts";

const options: WriteOptions = { theme: readTheme(undefined) };

function longLayout(paragraphs: number): Promise<Layout> {
  const text = "A sentence of some length that is set in many lines. ".repeat(60);
  const elements = Array.from({ length: paragraphs }, () => ({ text }));
  const sections = [{ content_type: "paragraph" as const, elements }];
  return toLayout({ document: { metadata: { title: "Long", language: "en" }, sections }, sources: [] });
}

test("a process that is killed fails clearly, and the next document has a new one", async () => {
  const writer = createPdfWriter({ fontFolders: [] });
  const layout = await longLayout(1);
  await writer.write(layout, options);
  const pid = writer.pid() ?? 0;
  const writing = writer.write(await longLayout(2_000), options);
  const outcome = expect(writing).rejects.toMatchObject({ code: "internal", retryable: true });
  process.kill(pid, "SIGKILL");
  await outcome;
  expect((await writer.write(layout, options)).bytes.length).toBeGreaterThan(1_000);
  expect(writer.pid()).not.toBe(pid);
});

test("keeps its process for the next document", async () => {
  const writer = createPdfWriter({ fontFolders: [] });
  const layout = await longLayout(1);
  await writer.write(layout, options);
  const pid = writer.pid();
  await Promise.all([writer.write(layout, options), writer.write(layout, options)]);
  expect(writer.pid()).toBe(pid);
});

test("stops at once when the signal fires, and works on afterwards", async () => {
  const writer = createPdfWriter({ fontFolders: [] });
  const layout = await longLayout(1);
  await writer.write(layout, options);
  const stop = new AbortController();
  const writing = writer.write(await longLayout(2_000), { ...options, signal: stop.signal });
  const outcome = expect(writing).rejects.toThrow("enough");
  setImmediate(() => stop.abort(new Error("enough")));
  await outcome;
  expect((await writer.write(layout, options)).warnings).toEqual([]);
});

test("gives up when the time runs out", async () => {
  const writer = createPdfWriter({ fontFolders: [], limitMs: 300 });
  await expect(writer.write(await longLayout(3_000), options)).rejects.toMatchObject({ code: "timeout" });
});

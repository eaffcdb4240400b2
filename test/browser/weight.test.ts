import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startHttp } from "../fakes/start-http.ts";
import type { HttpForTests } from "../fakes/start-http.ts";
import { openBrowser } from "./open-browser.ts";
import type { BrowserForTests } from "./open-browser.ts";
import "./patience.ts";

const web = join(import.meta.dirname, "../../web");
let server: HttpForTests;
let browser: BrowserForTests;

beforeAll(async () => {
  browser = await openBrowser();
  server = await startHttp();
});

afterAll(async () => {
  await browser.close();
  await server.close();
});

test("the first load is small, and nothing of the PDF viewer is in it", async () => {
  const { page, close } = await browser.open("about:blank");
  const loaded: Promise<{ path: string; bytes: number }>[] = [];
  page.on("response", (response) => {
    const path = new URL(response.url()).pathname;
    if (/\.(?:js|css|svg)$|^\/$/.test(path))
      loaded.push(response.body().then((body) => ({ path, bytes: gzipSync(body).length })));
  });
  await page.goto(server.url);
  await page.getByRole("heading", { name: "What should be proven from your documents?" }).waitFor();
  const files = await Promise.all(loaded);
  expect(files.filter(({ path }) => /pdf/.test(path))).toEqual([]);
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(150_000);
  await close();
});

test("the page ships no schemas and names no other host", () => {
  const assets = join(web, "dist/assets");
  const texts = readdirSync(assets)
    .filter((name) => name.endsWith(".js") && !name.startsWith("pdf-"))
    .map((name) => readFileSync(join(assets, name), "utf8"));
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => text.includes("ZodError"))).toEqual([]);
  const page = readFileSync(join(web, "dist/index.html"), "utf8");
  expect(page).not.toMatch(/<script(?![^>]*src=)|<style|https?:\/\//);
});

type Entry = string | Record<string, string>;

function readWords(locale: string): Record<string, Entry> {
  return JSON.parse(readFileSync(join(web, `src/i18n/${locale}.json`), "utf8"));
}

function slotsOf(entry: Entry | undefined): string[] {
  const forms = typeof entry === "string" ? [entry] : Object.values(entry ?? {});
  return [...new Set(forms.flatMap((form) => form.match(/\{\w+\}/g) ?? []))].toSorted();
}

test("every language says everything, with the same slots", () => {
  const english = readWords("en");
  const german = readWords("de");
  expect(Object.keys(german)).toEqual(Object.keys(english));
  const unlike = Object.keys(english).filter(
    (key) =>
      slotsOf(english[key]).join() !== slotsOf(german[key]).join() ||
      typeof english[key] !== typeof german[key],
  );
  expect(unlike).toEqual([]);
});

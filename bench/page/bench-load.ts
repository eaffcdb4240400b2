import { gzipSync } from "node:zlib";
import type { Page } from "playwright-core";
import type { BrowserForTests } from "../../test/browser/open-browser.ts";
import type { HttpForTests } from "../../test/fakes/start-http.ts";
import { judge, printTable } from "../print-table.ts";
import { median, range, round } from "../statistics.ts";

const turns = 7;

/** What the first page weighs, and how soon its samples can be clicked, with nothing kept from before. */
export async function benchLoad(
  browser: BrowserForTests,
  server: HttpForTests,
): Promise<Record<string, number>> {
  const times: number[] = [];
  const weights: number[] = [];
  for (let turn = 0; turn <= turns; turn += 1) {
    const { page, close } = await browser.open("about:blank");
    const { milliseconds, bytes } = await load(page, server.url);
    // the first one warms up server and browser
    if (turn > 0) times.push(milliseconds);
    weights.push(bytes);
    await close();
  }
  const interactive = round(median(times));
  const kilobytes = round(median(weights) / 1_000);
  printTable(`The first page from this machine, median of ${turns}`, [
    ["what", "figure", "least and most", "goal"],
    [
      "samples can be clicked after",
      `${interactive} ms`,
      range(times),
      judge(interactive, { atMost: 1_000 }),
    ],
    ["gzipped, in kB", String(kilobytes), "", judge(kilobytes, { atMost: 150 })],
  ]);
  return { interactive_ms: interactive, first_load_kb: kilobytes };
}

/** From the request to samples that can be clicked, by the page's own clock; scripts, styles and the page itself are weighed. */
async function load(page: Page, url: string): Promise<{ milliseconds: number; bytes: number }> {
  const bodies: Promise<Buffer>[] = [];
  let isOver = false;
  page.on("response", (response) => {
    const isPart = /\.(?:js|css|svg)$|^\/$/.test(new URL(response.url()).pathname);
    if (isPart && !isOver) bodies.push(response.body());
  });
  await page.goto(url, { waitUntil: "commit" });
  const sample = await page.waitForSelector("main li button");
  const milliseconds = await sample.evaluate(() => performance.now());
  isOver = true;
  const loaded = await Promise.all(bodies);
  return { milliseconds, bytes: loaded.reduce((sum, body) => sum + gzipSync(body).length, 0) };
}

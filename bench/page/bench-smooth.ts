import { loadavg } from "node:os";
import type { Page } from "playwright-core";
import type { BrowserForTests } from "../../test/browser/open-browser.ts";
import type { HttpForTests } from "../../test/fakes/start-http.ts";
import { judge, printTable } from "../print-table.ts";
import { median, range, round } from "../statistics.ts";
import { claimCount } from "./long-round.ts";
import { openLongRound } from "./open-long-round.ts";
import { watchTasks } from "./watch-tasks.ts";
import type { LongestTask } from "./watch-tasks.ts";

const turns = 5;
const steps = 20;
const wheels = 40;
const viewport = { width: 1440, height: 900 };

type Deed = readonly [key: string, name: string, act: (page: Page) => Promise<void>];

const deeds: readonly Deed[] = [
  ["open", "opening it", (page) => there(page, `[data-mark="${claimCount}"]`)],
  ["scroll", "scrolling the answer", (page) => scroll(page, 600, 700)],
  [
    "step",
    "stepping through claims",
    async (page) => {
      await page.locator("[data-mark='1']").dispatchEvent("click");
      await there(page, '[data-page="1"] [data-found]');
      for (let step = 1; step <= steps; step += 1) {
        await page.keyboard.press("]");
        await there(page, `[data-page="${step * 2 + 1}"] [data-found]`);
      }
    },
  ],
  ["turn", "turning pages of the source", (page) => scroll(page, 1_100, 700)],
  [
    "read",
    "reading it as text up to its end",
    async (page) => {
      await page.locator(`[data-mark="${claimCount}"]`).dispatchEvent("click");
      await page.locator("aside [aria-pressed=false]").dispatchEvent("click");
      await there(page, "aside mark");
    },
  ],
  ["scroll_beside", "scrolling the answer beside it", (page) => scroll(page, 500, -700)],
];

/** No more than asked for: a look whether something can be seen would lay out the page, and be counted. */
function there(page: Page, selector: string): Promise<void> {
  return page.locator(selector).first().waitFor({ state: "attached" });
}

/** Wheel turns over the column at this place, as fast as a person does it. */
async function scroll(page: Page, x: number, by: number): Promise<void> {
  await page.mouse.move(x, viewport.height / 2);
  for (let time = 0; time < wheels; time += 1) {
    await page.mouse.wheel(0, by);
    await page.waitForTimeout(60);
  }
}

/** How long the page stands still at a time, with 500 claims and a PDF of a thousand pages. */
export async function benchSmooth(
  browser: BrowserForTests,
  server: HttpForTests,
): Promise<Record<string, number>> {
  const long = await openLongRound(server);
  const seen = new Map<string, LongestTask[]>(deeds.map(([key]) => [key, []]));
  for (let turn = 0; turn < turns; turn += 1) {
    const { page, close } = await browser.open("about:blank", { viewport });
    await long.show(page);
    await page.goto(long.address, { waitUntil: "commit" });
    for (const [key, , act] of deeds) seen.get(key)?.push(await watchTasks(page, () => act(page)));
    await close();
  }
  const figures: Record<string, number> = {};
  const rows = deeds.map(([key, name]) => {
    const tasks = seen.get(key) ?? [];
    const wall = round(median(tasks.map((task) => task.wall)));
    const cpu = round(median(tasks.map((task) => task.cpu)));
    Object.assign(figures, { [`${key}_ms`]: wall, [`${key}_cpu_ms`]: cpu });
    const all = range(tasks.map((task) => task.wall));
    return [name, `${wall} ms`, judge(wall, { atMost: 100 }), all, `${cpu} ms`, judge(cpu, { atMost: 100 })];
  });
  printTable(`Longest task with ${claimCount} claims and 1,000 pages, median of ${turns}`, [
    ["while", "by the clock", "goal", "least and most", "by the processor", "goal"],
    ...rows,
  ]);
  // a reader feels the clock; on a machine that others use too, it also counts what they did
  const busy = round(loadavg()[0] ?? 0);
  console.log(`\nProcesses that wanted a processor at the end, in the mean of a minute: ${busy}`);
  return { ...figures, load: busy };
}

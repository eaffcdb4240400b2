import { openBrowser } from "../test/browser/open-browser.ts";
import { startHttp } from "../test/fakes/start-http.ts";
import { benchLoad } from "./page/bench-load.ts";
import { benchSmooth } from "./page/bench-smooth.ts";

/** The page in a real browser: how it comes up, and whether it ever stands still. */
export async function benchPage(): Promise<Record<string, number>> {
  const browser = await openBrowser();
  try {
    const server = await startHttp();
    try {
      const load = await benchLoad(browser, server);
      const smooth = await benchSmooth(browser, server);
      return { ...load, ...smooth };
    } finally {
      await server.close();
    }
  } finally {
    await browser.close();
  }
}

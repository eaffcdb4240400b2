import { chromium } from "playwright-core";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { preparePage } from "./prepare-page.ts";

// our own flags: those that come with the package end the browser with its first page and switch its security off
const flags = ["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--font-render-hinting=none"];

export interface OpenedPage {
  page: Page;
  /** Everything that a page must never do: errors on the console, breaches of its policy, requests to others. */
  troubles: string[];
  close(): Promise<void>;
}

export interface BrowserForTests {
  browser: Browser;
  open(url: string, options?: BrowserContextOptions): Promise<OpenedPage>;
  close(): Promise<void>;
}

const usual: BrowserContextOptions = {
  viewport: { width: 1280, height: 800 },
  locale: "en-GB",
  timezoneId: "Europe/Zurich",
  reducedMotion: "reduce",
  colorScheme: "light",
  acceptDownloads: true,
};

/** A real browser; each page has its own cookies and its own storage. */
export async function openBrowser(): Promise<BrowserForTests> {
  const browser = await chromium.launch({ executablePath: await preparePage(), args: flags });
  return {
    browser,
    async open(url, options = {}) {
      const context = await browser.newContext({ ...usual, ...options });
      context.setDefaultTimeout(50_000);
      const page = await context.newPage();
      const troubles = watch(page, new URL(url).origin);
      await page.goto(url);
      return { page, troubles, close: () => context.close() };
    },
    close: () => browser.close(),
  };
}

function watch(page: Page, origin: string): string[] {
  const troubles: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !isOwnCut(message.text())) troubles.push(message.text());
  });
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("request", (request) => {
    const url = request.url();
    if (!/^(?:blob|data):/.test(url) && !url.startsWith(`${origin}/`)) troubles.push(`asked ${url}`);
  });
  return troubles;
}

/** A line that a test cuts is told by the browser itself; nothing of ours can keep it from that. */
function isOwnCut(text: string): boolean {
  return /net::ERR_(?:CONNECTION|EMPTY_RESPONSE|INCOMPLETE)/.test(text);
}

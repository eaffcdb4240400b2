import { join } from "node:path";
import type { Page } from "playwright-core";

const root = join(import.meta.dirname, "../..");

export const samples = {
  policy2025: join(root, "samples/travel-policy-2025.md"),
  policy2026: join(root, "samples/travel-policy-2026.md"),
  lease: join(root, "samples-office/office-lease.pdf"),
  costs: join(root, "samples-office/moving-costs.xlsx"),
  offer: join(root, "samples-office/moving-offer.docx"),
};

/** Writes a request with its files, as a person would, and waits for what comes of it. */
export async function ask(page: Page, prompt: string, files: readonly string[]): Promise<void> {
  await send(page, prompt, files);
  await page.locator("span[data-verdict]").first().waitFor();
}

export async function send(page: Page, prompt: string, files: readonly string[]): Promise<void> {
  await page
    .locator("input[data-files]")
    .first()
    .setInputFiles([...files]);
  await page.locator("[data-composer]").fill(prompt);
  await page.locator("[data-composer]").press("Enter");
  await page.waitForURL(/\/w\//);
}

/** Letters and digits alone: what two texts have to share to say the same words. */
export function bare(text: string | null): string {
  return (text ?? "")
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** What a browser does when somebody pastes into the field that has focus. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate(`(() => {
    const data = new DataTransfer();
    data.setData("text/plain", ${JSON.stringify(text)});
    const paste = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(paste);
  })()`);
}

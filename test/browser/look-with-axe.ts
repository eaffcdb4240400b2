import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

/** What axe finds on a page as it stands, in both themes; each finding with the element it is about. */
export async function lookWithAxe(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"])
      .analyze();
    for (const { id, nodes } of violations)
      found.push(`${name}, ${colorScheme}: ${id} at ${nodes[0]?.html.slice(0, 120)}`);
  }
  return found;
}

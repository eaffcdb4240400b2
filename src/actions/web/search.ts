import { z } from "zod";
import { defineAction } from "../define-action.ts";
import { searchStep, searchTypes } from "./search-step.ts";

export const webSearch = defineAction({
  name: "web.search",
  summary:
    "Find pages of the public web for a query. Brings addresses and a few words of each, which prove nothing; the pages are read by web.crawl.",
  effect: "read",
  needs: { documents: "none", connection: "required", types: searchTypes },
  isOutside: true,
  parameters: z.object({
    query: z.string().min(1).max(400).describe("a few words, as one types them into a search field"),
    limit: z.int().min(1).max(20).default(10),
    language: z
      .string()
      .regex(/^[a-z]{2}$/)
      .optional()
      .describe("two letters, such as de"),
    freshness: z.enum(["day", "week", "month", "year"]).optional().describe("only pages this new"),
    domains: z.array(z.string().min(1)).max(10).optional().describe("only pages of these hosts"),
  }),
  async run(wish, context) {
    const hits = await searchStep(wish, context);
    const findings = hits.map(({ url, title, snippet }) => `${title} <${url}> ${snippet}`.trim());
    return { kind: "done", summary: `${hits.length} pages found`, findings, documents: [] };
  },
});

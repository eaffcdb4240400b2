import type { Page } from "playwright-core";
import type { StoredEvent } from "../../src/model/event.ts";
import type { RoundResult } from "../../src/model/round-result.ts";
import { posting, upload, waitForRound } from "../../test/fakes/start-http.ts";
import type { HttpForTests } from "../../test/fakes/start-http.ts";
import { longParts, makeLongPdf, toLongResult } from "./long-round.ts";

export interface LongRound {
  address: string;
  /** Has the page see the long outcome in place of the short one that was recorded. */
  show(page: Page): Promise<void>;
}

/** A real round whose outcome is made long on its way to the page: 500 claims in a PDF of a thousand pages. */
export async function openLongRound(server: HttpForTests): Promise<LongRound> {
  const pdf = await upload(server.url, "services.pdf", Uint8Array.from(makeLongPdf()));
  const note = await upload(server.url, "note.md", "The fee is CHF 12 a month.");
  const order = { prompt: "What is the fee?", documents: [note] };
  const { body } = await server.json("/api/v1/workflows", posting(order));
  const { workflowId } = body as { workflowId: string };
  await waitForRound(server.url, workflowId);
  const recorded = await server.json(`/api/v1/workflows/${workflowId}/events`, {
    headers: { accept: "application/json" },
  });
  const { events } = recorded.body as { events: StoredEvent[] };
  let long: RoundResult | undefined;
  const lines = events.map((stored) => {
    const { event } = stored;
    if (event.type === "round-finished") long = toLongResult(event.result, pdf);
    const told = long === undefined || event.type !== "round-finished" ? event : { ...event, result: long };
    return `id: ${stored.offset}\nevent: ${event.type}\ndata: ${JSON.stringify({ ...stored, event: told })}\n\n`;
  });
  const parts = longParts(pdf);
  return {
    address: `${server.url}/w/${workflowId}`,
    async show(page) {
      await page.route("**/workflows/*/events*", (route) =>
        route.fulfill({
          contentType: "text/event-stream",
          body: `${lines.join("")}event: end\ndata: {}\n\n`,
        }),
      );
      await page.route("**/evidence/*", (route) => {
        const id = decodeURIComponent(new URL(route.request().url()).pathname.split("/").at(-1) ?? "");
        return route.fulfill({ json: long?.evidence.find((passage) => passage.id === id) ?? {} });
      });
      await page.route("**/parts?*", (route) => {
        const query = new URL(route.request().url()).searchParams;
        const end = Number(query.get("after") ?? 0) + Number(query.get("limit"));
        const next = end < parts.length ? end : null;
        return route.fulfill({ json: { parts: parts.slice(Number(query.get("after") ?? 0), end), next } });
      });
    },
  };
}

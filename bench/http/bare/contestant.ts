/** Bare hono with the same answer as our read route, for the comparison: no checks, no session, no headers. */
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const answer: unknown = JSON.parse(process.argv[2] ?? "{}");
const app = new Hono();
app.get("/api/v1/documents/:id", (context) =>
  context.json({ ...Object(answer), id: context.req.param("id") }),
);
serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 }, ({ port }) =>
  console.log(JSON.stringify({ port })),
);

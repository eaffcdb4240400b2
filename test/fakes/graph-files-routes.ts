/** The second port: addresses that are their own key. Whoever sends a token here has leaked it. */
import type { Hono } from "hono";
import type { FakeSession, GraphState } from "./graph-state.ts";

const unit = 327_680;

export function addFilesRoutes(app: Hono, state: GraphState): void {
  app.use(async (context, next) => {
    const hasToken = context.req.header("authorization") !== undefined;
    const { method, path } = context.req;
    state.log.push({ method, path, port: "files", hasToken });
    if (hasToken) return context.json({ error: { code: "unauthenticated" } }, 401);
    return next();
  });
  app.get("/download/:name", (context) => {
    const found = state.downloads.get(context.req.param("name"));
    if (found === undefined || found.used) return context.text("gone", 404);
    found.used = true;
    const { content, short } = found;
    return context.body(new Uint8Array(short ? content.subarray(0, content.length >> 1) : content));
  });
  app.get("/upload/:id", (context) => {
    const session = state.sessions.get(context.req.param("id"));
    if (session === undefined || session.expired)
      return context.json({ error: { code: "itemNotFound" } }, 404);
    return context.json({ nextExpectedRanges: [`${session.expected}-`] });
  });
  app.delete("/upload/:id", (context) => {
    state.sessions.delete(context.req.param("id"));
    return context.body(null, 204);
  });
  app.put("/upload/:id", async (context) => {
    const session = state.sessions.get(context.req.param("id"));
    if (session !== undefined && state.expireSessions > 0 && session.expected > 0) {
      state.expireSessions -= 1;
      session.expired = true;
    }
    if (session === undefined || session.expired)
      return context.json({ error: { code: "itemNotFound" } }, 404);
    const content = Buffer.from(await context.req.arrayBuffer());
    // the line breaks in the middle of a range: nothing of it is kept
    if (state.dropRanges > 0 && session.expected > 0) {
      state.dropRanges -= 1;
      return context.json({ error: { code: "generalException" } }, 500);
    }
    const { status, body, location } = take(session, context.req.header("content-range") ?? "", content);
    if (location !== undefined) context.header("location", location);
    return body === undefined ? context.body(null, status) : context.json(body, status);
  });
}

type Taken = { status: 200 | 201 | 202 | 400 | 409 | 412 | 416; body: {} | undefined; location?: string };

function take(session: FakeSession, range: string, content: Buffer): Taken {
  const [, from = "", to = "", all = ""] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range) ?? [];
  const [start, end, total] = [Number(from), Number(to) + 1, Number(all)];
  const wrong = (status: 400 | 416, code: string): Taken => ({ status, body: { error: { code } } });
  if (range === "" || end - start !== content.length) return wrong(400, "invalidRequest");
  if (session.total !== undefined && session.total !== total) return wrong(400, "invalidRequest");
  session.total = total;
  if (start !== session.expected) return wrong(416, "invalidRange");
  const isLast = end === total;
  session.pieces.push(content);
  session.expected = end;
  if (!isLast) {
    const next = session.kind === "mail" ? `${end}` : `${end}-`;
    return { status: session.kind === "mail" ? 200 : 202, body: { nextExpectedRanges: [next] } };
  }
  const isOdd = session.pieces.slice(0, -1).some(({ length }) => length % unit !== 0);
  if (session.kind === "drive" && isOdd) return wrong(400, "invalidRequest");
  const done = session.finish(Buffer.concat(session.pieces));
  const status = ([200, 201, 409, 412] as const).find((known) => known === done.status) ?? 400;
  const body = typeof done.body === "string" ? { error: { code: done.body } } : (done.body ?? undefined);
  return {
    status,
    body: body as {} | undefined,
    ...(done.location !== undefined && { location: done.location }),
  };
}

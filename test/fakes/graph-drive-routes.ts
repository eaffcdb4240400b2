/** Sites, libraries and files as Graph answers them; bytes go over the second port. */
import type { Context, Hono } from "hono";
import { addFile, etagOf, newName, slowQuickXor } from "./graph-state.ts";
import type { FakeFile } from "./graph-state.ts";
import type { GraphRouteDeps } from "./graph-mail-routes.ts";

export function addDriveRoutes(app: Hono, { state, filesUrl, fail }: GraphRouteDeps): void {
  const { site, drive } = state;
  const hashes = new WeakMap<Buffer, string>();
  const shownSite = { ...site, name: "team", webUrl: `https://contoso.example/${site.path}` };
  const missing = () => fail(404, "itemNotFound", "The resource could not be found.");

  app.get("/v1.0/sites", (context) => {
    if (state.scopes.includes("Sites.Selected")) return fail(403, "accessDenied", "Access denied");
    const search = (context.req.query("search") ?? "").toLowerCase();
    return context.json({ value: site.displayName.toLowerCase().includes(search) ? [shownSite] : [] });
  });
  app.get("/v1.0/sites/:address{.+}", (context) => {
    const address = decodeURIComponent(context.req.param("address"));
    if (address === `${site.id}/drive`) return context.json(drive);
    if (address === `${site.id}/drives`)
      return context.json({ value: [drive, { id: "drive-2", name: "Archive" }] });
    return address === `contoso.example:/${site.path}` ? context.json(shownSite) : missing();
  });

  app.post("/v1.0/search/query", async (context) => {
    const { requests } = (await context.req.json()) as {
      requests: { query: { queryString: string }; from: number; size: number }[];
    };
    const [{ query, from, size } = { query: { queryString: "" }, from: 0, size: 25 }] = requests;
    const words = query.queryString
      .replaceAll(/path:"[^"]*"/g, "")
      .toLowerCase()
      .trim()
      .split(/\s+/);
    const all = state.files.filter(({ path, content }) => {
      const text = `${path} ${content.toString("utf8")}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    const hits = all.slice(from, from + size).map((file) => ({
      ...{ hitId: file.id, summary: `found <c0>${words[0] ?? ""}</c0> in it<ddd/>`, resource: toItem(file) },
    }));
    const container = { hits, total: all.length, moreResultsAvailable: from + size < all.length };
    return context.json({ value: [{ hitsContainers: [container] }] });
  });

  app.get("/v1.0/shares/:share/driveItem", (context) => {
    const link = Buffer.from(context.req.param("share").replace(/^u!/, ""), "base64url").toString("utf8");
    const found = state.files.find((file) => link === toItem(file).webUrl);
    return found === undefined ? missing() : context.json(toItem(found));
  });

  app.get("/v1.0/drives/:drive/items/:id", (context) => {
    const found = state.files.find(({ id }) => id === context.req.param("id"));
    return found === undefined ? missing() : context.json(toItem(found));
  });
  app.get("/v1.0/drives/:drive/items/:id/content", (context) => {
    const found = state.files.find(({ id }) => id === context.req.param("id"));
    if (found === undefined) return missing();
    if (context.req.header("if-none-match") === etagOf(found)) return context.body(null, 304);
    const name = newName("download");
    state.downloads.set(name, { content: found.content, used: false, short: state.shortDownloads > 0 });
    if (state.shortDownloads > 0) state.shortDownloads -= 1;
    return context.redirect(`${filesUrl()}/download/${name}`, 302);
  });

  app.get("/v1.0/drives/:drive/root/children", (context) => context.json({ value: childrenOf("") }));
  app.get("/v1.0/drives/:drive/root:/:path{.+}", (context) => {
    const path = pathOf(context);
    if (path.endsWith(":/children"))
      return context.json({ value: childrenOf(path.replace(/:\/children$/, "")) });
    const found = state.files.find((file) => file.path === path);
    if (found !== undefined) return context.json(toItem(found));
    return isFolder(path) ? context.json(toFolder(path)) : missing();
  });
  app.put("/v1.0/drives/:drive/root:/:path{.+}", async (context) => {
    const path = pathOf(context).replace(/:\/content$/, "");
    const content = Buffer.from(await context.req.arrayBuffer());
    const behaviour = context.req.query("@microsoft.graph.conflictBehavior") ?? "replace";
    const { status, body } = put(path, content, { behaviour, ifMatch: context.req.header("if-match") });
    return status >= 400
      ? fail(status, typeof body === "string" ? body : "")
      : context.json(body, status === 201 ? 201 : 200);
  });
  app.post("/v1.0/drives/:drive/root:/:path{.+}", async (context) => {
    const path = pathOf(context).replace(/:\/createUploadSession$/, "");
    const { item } = (await context.req.json()) as { item: Record<string, string> };
    const behaviour = item["@microsoft.graph.conflictBehavior"] ?? "replace";
    const id = newName("session");
    const ifMatch = context.req.header("if-match");
    state.sessions.set(id, {
      ...{
        kind: "drive",
        expected: 0,
        total: undefined,
        pieces: [],
        fail: behaviour === "fail",
        expired: false,
      },
      finish: (content) => put(path, content, { behaviour, ifMatch }),
    });
    return context.json({ uploadUrl: `${filesUrl()}/upload/${id}`, nextExpectedRanges: ["0-"] });
  });

  function put(
    path: string,
    content: Buffer,
    { behaviour, ifMatch }: { behaviour: string; ifMatch: string | undefined },
  ) {
    const found = state.files.find((file) => file.path === path);
    if (found === undefined) return { status: 201, body: toItem(addFile(state, path, content)) };
    if (behaviour === "fail") return { status: 409, body: "nameAlreadyExists" };
    if (ifMatch !== undefined && ifMatch !== etagOf(found))
      return { status: 412, body: "preconditionFailed" };
    Object.assign(found, { content, version: found.version + 1 });
    return { status: 200, body: toItem(found) };
  }

  function isFolder(path: string): boolean {
    return path === "Reports" || state.files.some((file) => file.path.startsWith(`${path}/`));
  }

  function childrenOf(folder: string) {
    const inside = folder === "" ? "" : `${folder}/`;
    const below = state.files.filter(({ path }) => path.startsWith(inside));
    return below.filter(({ path }) => !path.slice(inside.length).includes("/")).map(toItem);
  }

  function toFolder(path: string) {
    return { id: `folder-${path}`, name: path.split("/").at(-1), folder: { childCount: 1 }, size: 0 };
  }

  function hashOf(content: Buffer): string {
    const known = hashes.get(content) ?? slowQuickXor(content);
    hashes.set(content, known);
    return known;
  }

  function toItem(file: FakeFile) {
    const { id, path, content, mimeType, noHash = false } = file;
    return {
      ...{ id, name: path.split("/").at(-1), size: content.length, eTag: etagOf(file) },
      cTag: `"c:{${id}},${file.version}"`,
      webUrl: `https://contoso.example/sites/team/Documents/${encodeURI(path)}`,
      lastModifiedDateTime: "2026-11-12T10:00:00Z",
      file: { mimeType, ...(!noHash && { hashes: { quickXorHash: hashOf(content) } }) },
      parentReference: { driveId: drive.id, path: `/drives/${drive.id}/root:` },
    };
  }
}

function pathOf(context: Context): string {
  const [, path = ""] = new URL(context.req.url).pathname.split("/root:/");
  return decodeURIComponent(path);
}

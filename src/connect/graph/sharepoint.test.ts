import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { startGraph } from "../../../test/fakes/graph-server.ts";
import type { GraphForTests } from "../../../test/fakes/graph-server.ts";
import { addFile, slowQuickXor } from "../../../test/fakes/graph-state.ts";
import { systemClock } from "../../lib/clock.ts";
import { streamOf } from "../../lib/stream-of.ts";
import { createGuardedFetch } from "../fetch/guarded-fetch.ts";
import { nameTrouble } from "./sharepoint/drive-item.ts";
import { findDrive, findSite } from "./sharepoint/find-drive.ts";
import { listFolder, searchFiles } from "./sharepoint/find-files.ts";
import { createGraph } from "./graph-client.ts";
import { quickXorHash } from "./sharepoint/quick-xor-hash.ts";
import { findFile, readFile } from "./sharepoint/read-file.ts";
import { uploadFile } from "./sharepoint/upload-file.ts";

const running: GraphForTests[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
});

async function start({ allowFiles = true }: { allowFiles?: boolean } = {}) {
  const server = await startGraph();
  running.push(server);
  const { allowPrivate } = server.settings;
  const fetch = createGuardedFetch({ allowPrivate: allowFiles ? allowPrivate : allowPrivate.slice(0, 1) });
  const deps = { fetch, signal: AbortSignal.timeout(20_000), backoffMs: 5, mostBytes: 50_000_000 };
  const graph = createGraph({
    ...deps,
    base: server.settings.base,
    clock: systemClock,
    token: async () => server.token(),
  });
  return { server, graph, deps };
}

test("a site is found by its address or its name, a library by its name", async () => {
  const { server, graph } = await start();
  const site = await findSite(
    graph,
    "https://contoso.example/sites/team/Shared%20Documents/Forms/AllItems.aspx",
  );
  expect(site.displayName).toBe("Team Site");
  expect(await findSite(graph, "team site")).toMatchObject({ id: site.id });
  expect(await findDrive(graph, site, undefined)).toMatchObject({ id: "drive-1" });
  expect(await findDrive(graph, site, "documents")).toMatchObject({ id: "drive-1" });
  await expect(findDrive(graph, site, "Finance")).rejects.toThrow(
    /no library "Finance".*"Documents", "Archive"/,
  );
  await expect(findSite(graph, "nowhere")).rejects.toThrow(/address as the browser shows it/);
  server.state.scopes = ["Sites.Selected"];
  await expect(findSite(graph, "team site")).rejects.toThrow(/Sites\.Read\.All/);
});

test("files are found by what is in them, beyond the first page, and read without the token", async () => {
  const { server, graph, deps } = await start();
  for (let number = 1; number <= 30; number += 1)
    addFile(server.state, `Reports/plan ${number}.txt`, `travel ${number}`);
  const found = await searchFiles(graph, { query: "travel", most: 40 });
  expect(found).toMatchObject({ isAll: true, files: { length: 30 } });
  expect(found.files[0]?.summary).toBe("found travel in it");
  expect((await searchFiles(graph, { query: "travel", most: 10 })).isAll).toBe(false);
  const listed = await listFolder(graph, { drive: { id: "drive-1" }, folder: "Reports", most: 100 });
  expect(listed.files).toHaveLength(30);
  const item = await findFile(graph, { link: found.files[3]?.item.webUrl ?? "" });
  const { content } = await readFile(graph, item, deps);
  expect(content.toString()).toBe("travel 4");
  expect(server.state.log.filter(({ port, hasToken }) => port === "files" && hasToken)).toEqual([]);
});

test("a file that ends early is read again, and one that always does is a failure", async () => {
  const { server, graph, deps } = await start();
  const { id } = addFile(server.state, "long.txt", "a".repeat(1000));
  const item = await findFile(graph, { driveId: "drive-1", itemId: id });
  server.state.shortDownloads = 1;
  expect((await readFile(graph, item, deps)).content).toHaveLength(1000);
  server.state.shortDownloads = 99;
  await expect(readFile(graph, item, deps)).rejects.toThrow(/did not come whole/);
  await expect(readFile(graph, item, { ...deps, mostBytes: 10 })).rejects.toThrow(/at most 10/);
});

test("a file that lies where nobody may look is not fetched", async () => {
  const { server, graph, deps } = await start({ allowFiles: false });
  const { id } = addFile(server.state, "x.txt", "x");
  const item = await findFile(graph, { driveId: "drive-1", itemId: id });
  await expect(readFile(graph, item, deps)).rejects.toThrow(/not fetched|private network/);
  expect(server.state.log.filter(({ port }) => port === "files")).toEqual([]);
});

function toUpload(content: Buffer, more: object = {}) {
  return {
    ...{
      driveId: "drive-1",
      folder: "Reports",
      name: "report.docx",
      mediaType: "application/x-test",
      replace: false,
    },
    source: {
      bytes: content.length,
      read: async (start: number, end: number) => content.subarray(start, end),
    },
    ...more,
  };
}

test.each([100, 6_000_000])("%i bytes are uploaded once, and never over something else", async (bytes) => {
  const { server, graph, deps } = await start();
  const content = Buffer.alloc(bytes, "abcdefg");
  expect(await uploadFile(graph, toUpload(content), deps)).toMatchObject({ outcome: "new" });
  expect(await uploadFile(graph, toUpload(content), deps)).toMatchObject({ outcome: "same" });
  expect(server.state.files).toHaveLength(1);
  const other = Buffer.alloc(bytes, "tuvwxyz");
  await expect(uploadFile(graph, toUpload(other), deps)).rejects.toThrow(/was not replaced/);
  expect(server.state.files[0]?.content.equals(content)).toBe(true);
  expect(await uploadFile(graph, toUpload(other, { replace: true }), deps)).toMatchObject({
    outcome: "replaced",
  });
  expect(server.state.files[0]).toMatchObject({ version: 2 });
  expect(server.state.files[0]?.content.equals(other)).toBe(true);
});

test("a large upload goes on after a range was lost, and anew after its session was gone", async () => {
  const { server, graph, deps } = await start();
  const content = Buffer.alloc(11_000_000, "0123456789");
  server.state.dropRanges = 2;
  server.state.expireSessions = 1;
  expect(await uploadFile(graph, toUpload(content), deps)).toMatchObject({ outcome: "new" });
  expect(server.state.files[0]?.content.equals(content)).toBe(true);
  expect(server.state.log.filter(({ port, hasToken }) => port === "files" && hasToken)).toEqual([]);
});

test("an upload whose answer got lost is found again by its content, with and without a hash", async () => {
  const { server, graph, deps } = await start();
  server.break({ on: "PUT /v1.0/drives", times: 1, kind: "drop", happens: true });
  const content = Buffer.from("the report");
  await expect(uploadFile(graph, toUpload(content), deps)).rejects.toThrow();
  for (const noHash of [false, true]) {
    const [file] = server.state.files;
    if (file !== undefined) file.noHash = noHash;
    expect(await uploadFile(graph, toUpload(content), deps)).toMatchObject({ outcome: "same" });
  }
  expect(server.state.files).toHaveLength(1);
});

test("two contents of one hash are still two contents", async () => {
  const { server, graph, deps } = await start();
  // what is 160 bytes apart falls on the same bits
  const [first, second] = [Buffer.alloc(161, "a"), Buffer.alloc(161, "a")];
  first[0] = 0x62;
  second[160] = 0x62;
  expect(slowQuickXor(first)).toBe(slowQuickXor(second));
  await uploadFile(graph, toUpload(first), deps);
  await expect(uploadFile(graph, toUpload(second), deps)).rejects.toThrow(/was not replaced/);
  expect(server.state.files[0]?.content.equals(first)).toBe(true);
});

test("somebody else's change in between is not overwritten; a missing folder is named", async () => {
  const { server, graph, deps } = await start();
  const file = addFile(server.state, "Reports/report.docx", "old");
  const source = {
    bytes: 3,
    read: async () => {
      file.version += 1;
      return Buffer.from("new");
    },
  };
  await expect(
    uploadFile(graph, toUpload(Buffer.from("new"), { source, replace: true }), deps),
  ).rejects.toThrow(/changed by somebody/);
  expect(file.content.toString()).toBe("old");
  await expect(uploadFile(graph, toUpload(Buffer.from("x"), { folder: "Nowhere" }), deps)).rejects.toThrow(
    /no folder "Nowhere"/,
  );
  await expect(uploadFile(graph, toUpload(Buffer.from("x"), { name: "a/b.docx" }), deps)).rejects.toThrow(
    /holds none of/,
  );
});

test("names that SharePoint refuses are known before the call", () => {
  for (const name of ["a:b", "a?", "x.", "x ", " x", "~$x", "", "a\nb", "a\\b"])
    expect(nameTrouble(name)).toBeDefined();
  for (const name of ["Bericht 2026.docx", "a.b", "ü(1).pdf"]) expect(nameTrouble(name)).toBeUndefined();
});

test("the hash is the one that SharePoint computes, however the bytes come", async () => {
  expect(await quickXorHash(streamOf(Buffer.from("Sg==", "base64")))).toBe("SgAAAAAAAAAAAAAAAQAAAAAAAAA=");
  expect(await quickXorHash(streamOf(Buffer.from("0pZP", "base64")))).toBe("0rDEEwAAAAAAAAAAAwAAAAAAAAA=");
  await fc.assert(
    fc.asyncProperty(fc.array(fc.uint8Array({ maxLength: 60 })), async (pieces) => {
      async function* all() {
        yield* pieces;
      }
      expect(await quickXorHash(all())).toBe(slowQuickXor(Buffer.concat(pieces)));
    }),
  );
});

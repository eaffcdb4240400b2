import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testUser, withConnections } from "../../../test/fakes/open-connections.ts";
import { startSignedInMcp } from "../../../test/fakes/signed-in-mcp.ts";
import type { SigningIn } from "../connection-kind.ts";

const use = { user: testUser, action: "connect", effect: "read" } as const;

/** A person whose browser goes wherever it is sent. */
const person: SigningIn = {
  tell: () => undefined,
  async openPage(url) {
    const answer = await fetch(url, { redirect: "manual" });
    await fetch(answer.headers.get("location") ?? "");
    return true;
  },
  ask: async () => "",
};

test("a server that wants a sign-in gets one, and a token that ends is renewed without anybody noticing", async () => {
  const server = await startSignedInMcp();
  const data = mkdtempSync(join(tmpdir(), "dossier-mcp-oauth-"));
  try {
    await withConnections(data, async (connections) => {
      const settings = { url: server.url, allowPrivate: "127.0.0.1", trusted: true };
      await connections.add({ type: "mcp-http", label: "crm", owner: testUser, settings, secrets: {} });
      const found = () => connections.find("crm", testUser);
      const open = async () => connections.open(await found(), use, AbortSignal.timeout(20_000));
      await expect(connections.review(await open())).rejects.toMatchObject({ code: "reconnect" });
      await connections.login(await open(), person);
      expect(server.state.issued).toBe(1);
      const items = await connections.review(await open());
      expect(items.map(({ name }) => name)).toEqual(["(server)", "who"]);
      await connections.accept(await found(), items);

      server.expire();
      expect(await connections.test(await found(), use, AbortSignal.timeout(20_000))).toMatchObject([
        { ability: "connect", works: true },
        { ability: "tools", works: true },
      ]);
      expect(server.state.issued).toBe(2);

      server.expire();
      server.state.refresh = "taken back";
      await expect(connections.review(await open())).rejects.toMatchObject({ code: "reconnect" });
      expect(await found()).toMatchObject({ state: "signin" });
    });
  } finally {
    await server.close();
  }
});

test("an answer that belongs to another sign-in is refused", async () => {
  const server = await startSignedInMcp();
  const data = mkdtempSync(join(tmpdir(), "dossier-mcp-oauth-"));
  try {
    await withConnections(data, async (connections) => {
      const settings = { url: server.url, allowPrivate: "127.0.0.1" };
      await connections.add({ type: "mcp-http", label: "crm", owner: testUser, settings, secrets: {} });
      const opened = connections.open(
        await connections.find("crm", testUser),
        use,
        AbortSignal.timeout(20_000),
      );
      const lured: SigningIn = {
        ...person,
        async openPage(url) {
          const back = new URL(new URL(url).searchParams.get("redirect_uri") ?? "");
          back.search = "code=code-1&state=another";
          await fetch(back);
          return true;
        },
      };
      await expect(connections.login(opened, lured)).rejects.toMatchObject({ code: "reconnect" });
      expect(server.seen).not.toContain("POST /token");
    });
  } finally {
    await server.close();
  }
});

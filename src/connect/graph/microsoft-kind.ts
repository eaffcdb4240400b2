import { z } from "zod";
import { Failure } from "../../model/failure.ts";
import type { AbilityReport, ConnectionKind, SigningIn } from "../connection-kind.ts";
import type { OpenedConnection } from "../opened-connection.ts";
import type { GraphCall } from "./graph-port.ts";
import { GraphSettings, mailboxPath } from "./graph-settings.ts";
import { openGraph } from "./open-graph.ts";
import { beginBrowserSignIn, signInByDevice } from "./sign-in.ts";
import type { SignInDeps } from "./sign-in.ts";
import { waitForBrowser } from "../wait-for-browser.ts";

export const microsoftKind: ConnectionKind = {
  title: "Microsoft 365: Outlook and SharePoint",
  settings: GraphSettings,
  secrets: [{ name: "clientSecret", title: "Client secret, where signIn is app", isRequired: false }],
  test,
  login,
};

/** One cheap call per ability; what is missing is named as the permission that it takes. */
async function test(opened: OpenedConnection): Promise<AbilityReport[]> {
  const { graph, settings } = openGraph(opened);
  const home = mailboxPath(settings);
  const granted = new Set(opened.record.scopes);
  const mail = `${home}/messages?$top=1&$select=id`;
  const calls: [string, GraphCall][] = [
    ["sign in", { path: home, doing: "read the profile", needs: "User.Read" }],
    ["read mail", { path: mail, doing: "read mail", needs: "Mail.Read" }],
    ["read files", { path: "/sites?search=*&$top=1", doing: "read sites", needs: "Sites.Read.All" }],
  ];
  const reports: AbilityReport[] = [];
  for (const [ability, call] of calls) {
    try {
      await graph.call(call);
      reports.push({ ability, works: true, detail: "answered" });
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      reports.push({ ability, works: false, detail: error.message });
    }
  }
  // whether writing is allowed cannot be tried without writing: what was granted tells
  if (granted.size === 0) return reports;
  const writes: [string, string[]][] = [
    ["write drafts", ["Mail.ReadWrite"]],
    ["upload files", ["Sites.ReadWrite.All", "Files.ReadWrite.All", "Sites.Selected"]],
  ];
  return [
    ...reports,
    ...writes.map(([ability, needs]) => {
      const found = needs.find((scope) => granted.has(scope));
      const detail = found === undefined ? `the permission ${needs.join(" or ")} is missing` : `by ${found}`;
      return { ability, works: found !== undefined, detail };
    }),
  ];
}

/** By browser, or by a code that is typed in elsewhere; an app signs in by itself. */
async function login(opened: OpenedConnection, person: SigningIn): Promise<void> {
  const settings = GraphSettings.parse(opened.record.settings);
  const { fetch, clock, signal } = opened;
  const deps: SignInDeps = { fetch, clock, signal };
  switch (settings.signIn) {
    case "app": {
      const Any = z.unknown();
      await openGraph(opened)
        .graph.read({ path: "/organization", doing: "sign in", needs: "an app role" }, Any)
        .catch(onlyRights);
      return person.tell("The app signs in by itself with its client secret; that works.");
    }
    case "device":
      return keep(
        opened,
        await signInByDevice(
          settings,
          ({ url, code }) => person.tell(`Open ${url} and type in ${code}`),
          deps,
        ),
      );
    case "browser": {
      const browser = await waitForBrowser(signal);
      try {
        const begun = await beginBrowserSignIn(settings, browser.redirect);
        if (!(await person.openPage(begun.url)))
          person.tell(`Open this page in a browser on this machine: ${begun.url}`);
        return await keep(opened, await begun.finish(await browser.answer, deps));
      } finally {
        browser.close();
      }
    }
  }
}

async function keep(
  opened: OpenedConnection,
  token: Parameters<OpenedConnection["saveToken"]>[0],
): Promise<void> {
  await opened.saveToken(token);
  await opened.update({ scopes: token.scopes.map((scope) => scope.split("/").at(-1) ?? scope) });
}

/** That an app may not read this says that it has signed in. */
function onlyRights(error: unknown): void {
  if (error instanceof Failure && error.code === "configuration" && error.message.includes("permission"))
    return;
  throw error;
}

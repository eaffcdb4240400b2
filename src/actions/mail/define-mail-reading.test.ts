import { afterEach, expect, test } from "vitest";
import { createActionContext } from "../../../test/fakes/action-context.ts";
import { startImap } from "../../../test/fakes/imap-server.ts";
import type { OpenedConnection } from "../../connect/opened-connection.ts";
import type { ActionResult } from "../../model/round.ts";
import { systemClock } from "../../lib/clock.ts";
import type { Action } from "../define-action.ts";
import { readMailEmails } from "./read-emails.ts";
import { searchMailEmails } from "./search-emails.ts";
import { tellCut } from "./tell-cut.ts";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const offer = (number: number) =>
  `From: Offers <offers${number}@shop.example>
To: anna@example.org
Subject: Offer ${number}
Message-ID: <offer${number}@shop.example>
Date: Tue, 10 Nov 2026 09:${String(number).padStart(2, "0")}:00 +0100
Content-Type: text/plain; charset=utf-8

We offer ${number} chairs.
`;

/** A mailbox with so many mails, and the actions over it. */
async function openMailbox(count: number) {
  const server = await startImap(Array.from({ length: count }, (_, at) => ({ raw: offer(at + 1) })));
  closing.push(server.close);
  const opened = {
    record: { type: "imap", label: "post", settings: { ...server.settings, allowPrivate: ["127.0.0.1"] } },
    secret: async () => ({ reveal: () => server.password }),
    resolve: async () => ["127.0.0.1"],
    audit: async () => undefined,
    ...{ clock: systemClock, signal: AbortSignal.timeout(30_000) },
  } as unknown as OpenedConnection;
  const { context } = await createActionContext({ connection: "post", openConnection: async () => opened });
  return async <Parameters>(action: Action<Parameters>, parameters: object) => {
    const result = await action.run(action.parameters.parse(parameters), context);
    if (result.kind !== "done") throw new Error("not done");
    return result;
  };
}

const warned = ({ warnings = [] }: Extract<ActionResult, { kind: "done" }>) =>
  warnings.map(({ message }) => message);

test("seven mails that fit are seven mails read, without a word about more", async () => {
  const run = await openMailbox(7);
  const result = await run(readMailEmails, { subject: "offer" });
  expect(result.documents).toHaveLength(7);
  expect(result.summary).toContain("7 mails read");
  expect(warned(result)).toEqual([]);
});

test("where more mails fit than are read, summary and warning say how many", async () => {
  const run = await openMailbox(7);
  const result = await run(readMailEmails, { subject: "offer", limit: 5 });
  expect(result.documents.map(({ origin }) => origin?.kind === "mail" && origin.subject)).toEqual(
    [7, 6, 5, 4, 3].map((number) => `Offer ${number}`),
  );
  expect(result.summary).toContain("7 mails fit, the 5 newest were read");
  expect(warned(result)).toEqual([expect.stringContaining("7 mails fit, the 5 newest were read")]);
});

test("a list that holds fewer mails than fit says so in numbers, and warns", async () => {
  const run = await openMailbox(4);
  const result = await run(searchMailEmails, { subject: "offer", limit: 3 });
  expect(result.findings).toHaveLength(3);
  expect(result.summary).toContain("4 mails fit, the 3 newest are listed");
  expect(warned(result)).toEqual([expect.stringContaining("4 mails fit, the 3 newest are listed")]);
  expect(warned(await run(searchMailEmails, { subject: "offer" }))).toEqual([]);
});

test("a single mail of several is told as one", () => {
  expect(tellCut({ taken: 1, total: 3, isAll: false }, "read")).toBe("3 mails fit, only the newest was read");
  expect(tellCut({ taken: 25, isAll: false }, "read")).toBe(
    "more than 25 mails fit, the 25 newest were read",
  );
  expect(tellCut({ taken: 3, total: 3, isAll: true }, "read")).toBeUndefined();
});

import { afterEach, expect, test } from "vitest";
import { startGraph } from "../../../test/fakes/graph-server.ts";
import type { GraphForTests } from "../../../test/fakes/graph-server.ts";
import { addMessage } from "../../../test/fakes/graph-state.ts";
import { systemClock } from "../../lib/clock.ts";
import { createGuardedFetch } from "../fetch/guarded-fetch.ts";
import { createGraph } from "./graph-client.ts";
import { keepOutlookDraft } from "./outlook/outlook-draft.ts";
import type { OutlookDraft } from "./outlook/outlook-draft.ts";
import { readOutlookMail } from "./outlook/outlook-read.ts";

const running: GraphForTests[] = [];
afterEach(async () => {
  for (const one of running.splice(0)) await one.close();
});

async function start() {
  const server = await startGraph();
  running.push(server);
  const fetch = createGuardedFetch({ allowPrivate: server.settings.allowPrivate });
  const deps = { fetch, signal: AbortSignal.timeout(15_000), backoffMs: 5 };
  const token = server.token();
  const graph = createGraph({
    ...deps,
    base: server.settings.base,
    clock: systemClock,
    token: async () => token,
  });
  return { server, graph, deps };
}

const limits = { partBytes: 10_000_000, mailBytes: 20_000_000, attachments: true };
const sender = { name: "Beat Kunde", address: "beat@customer.example" };

test("a plain mail comes as it was sent, one with attachments with these beside it", async () => {
  const { server, graph } = await start();
  const plain = addMessage(server.state, {
    subject: "Hi",
    from: sender,
    body: { contentType: "text", content: "How much?" },
  });
  const pdf = Buffer.from("%PDF-1.4 \u0000\u0001");
  const rich = addMessage(server.state, {
    ...{ subject: "Invoice", from: sender, body: { contentType: "html", content: "<p>See the file.</p>" } },
    attachments: [
      { id: "a1", name: "invoice.pdf", contentType: "application/pdf", content: pdf },
      { id: "a2", name: "plan.docx", contentType: "x", content: Buffer.alloc(0), kind: "reference" },
      { id: "a3", name: "film.mp4", contentType: "video/mp4", content: Buffer.alloc(200) },
    ],
  });
  const first = await readOutlookMail(graph, { home: "/me", id: plain.id }, limits);
  expect(first.content.toString()).toContain("How much?");
  const second = await readOutlookMail(graph, { home: "/me", id: rich.id }, { ...limits, partBytes: 300 });
  expect(second.content.toString()).toContain("See the file.");
  expect(second.content.toString()).toContain(`Message-ID: ${rich.internetMessageId}`);
  expect(second.attachments).toMatchObject([{ fileName: "invoice.pdf", mediaType: "application/pdf" }]);
  expect(second.attachments[0]?.content.equals(pdf)).toBe(true);
  expect(second.left).toEqual([expect.stringContaining("plan.docx"), expect.stringContaining("film.mp4")]);
});

const draft: OutlookDraft = {
  messageId: "<dossier-7@contoso.example>",
  to: [sender],
  ...{ cc: [], bcc: [{ address: "archive@contoso.example" }], subject: "RE: Meals", html: "<p>CHF 55.</p>" },
  attachments: [
    { fileName: "small.pdf", mediaType: "application/pdf", content: Buffer.from("small") },
    { fileName: "large.bin", mediaType: "application/octet-stream", content: Buffer.alloc(7_000_000, 7) },
  ],
};

test("an answer is threaded, its attachments are whole, and no token goes where the ranges go", async () => {
  const { server, graph, deps } = await start();
  const asked = addMessage(server.state, { subject: "Meals", from: sender, conversationId: "talk-1" });
  const given = { home: "/me", draft: { ...draft, answers: asked.id } };
  const kept = await keepOutlookDraft(graph, given, deps);
  expect(kept.wasThere).toBe(false);
  const [written, ...more] = server.state.messages.filter(({ isDraft }) => isDraft);
  expect(more).toEqual([]);
  expect(written).toMatchObject({
    ...{ conversationId: "talk-1", inReplyTo: asked.internetMessageId, internetMessageId: draft.messageId },
    ...{ folder: "drafts", subject: "RE: Meals", body: { content: "<p>CHF 55.</p>" } },
    to: [{ emailAddress: sender }],
  });
  expect(written?.attachments.map(({ name, content }) => [name, content.length])).toEqual([
    ["small.pdf", 5],
    ["large.bin", 7_000_000],
  ]);
  expect(server.state.log.filter(({ port, hasToken }) => port === "files" && hasToken)).toEqual([]);
  expect(await keepOutlookDraft(graph, given, deps)).toMatchObject({ id: kept.id, wasThere: true });
  expect(server.state.messages.filter(({ isDraft }) => isDraft)).toHaveLength(1);
  expect(written?.attachments).toHaveLength(2);
});

test("a draft whose answer got lost, or that was left without an attachment, is completed and not doubled", async () => {
  const { server, graph, deps } = await start();
  server.break({ on: "POST /v1.0/me/messages", times: 1, kind: "drop", happens: true });
  const given = { home: "/me", draft };
  await expect(keepOutlookDraft(graph, given, deps)).rejects.toThrow();
  expect(server.state.messages).toHaveLength(1);
  server.break({ on: "createUploadSession", times: 1, kind: "500" });
  await expect(keepOutlookDraft(graph, given, deps)).rejects.toThrow();
  expect(await keepOutlookDraft(graph, given, deps)).toMatchObject({ wasThere: true });
  expect(server.state.messages).toHaveLength(1);
  expect(server.state.messages[0]?.attachments.map(({ name }) => name)).toEqual(["small.pdf", "large.bin"]);
});

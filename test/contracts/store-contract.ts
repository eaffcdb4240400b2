import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Document } from "../../src/model/document.ts";
import type { WorkflowEvent } from "../../src/model/event.ts";
import type { Message } from "../../src/model/message.ts";
import type { RoundResult } from "../../src/model/round-result.ts";
import type { Usage } from "../../src/model/calls/usage.ts";
import type { Store } from "../../src/store/store.ts";

const warning = (message: string): WorkflowEvent => ({ type: "warning-raised", code: "test", message });

function sampleDocument(id: string): Document {
  const sha256 = "ab".repeat(32);
  return { id, fileName: "a: b.md", mediaType: "text/markdown", bytes: 12, sha256, provenance: "user" };
}

function sampleMessage(id: string, documents: Document[]): Message {
  const place = { round: 1, task: 0, action: 0 };
  return { id, role: "user", text: "Was gilt?", documentsLabel: "input", documents, ...place, at: 5 };
}

function sampleUsage(id: string, price: number): Usage {
  const sizes = {
    tokensCached: 0,
    tokensReasoning: 0,
    tokensIn: 100,
    tokensOut: 10,
    bytesIn: 400,
    bytesOut: 40,
    milliseconds: 1_500,
  };
  const place = { round: 1, task: 0, action: 0 };
  return {
    id,
    model: "m",
    operation: "plan",
    prompt: "p",
    promptVersion: 1,
    price,
    currency: "CHF",
    ...sizes,
    ...place,
  };
}

function sampleResult(workflowId: string): RoundResult {
  const usage = { aiCalls: 0, tokensIn: 0, tokensOut: 0, price: 0, currency: "CHF", seconds: 0 };
  const lists = {
    intents: [],
    claims: [],
    evidence: [],
    missing: [],
    provable: [],
    documents: [],
    warnings: [],
  };
  return {
    workflowId,
    round: 1,
    status: "REFUSAL",
    language: "de",
    message: { text: "", summary: "" },
    usage,
    ...lists,
  };
}

/** What every store must do. `open` connects once more to the same data. */
export function storeContract(open: () => Promise<Store>): void {
  const created = (workflowId: string, user = "ann"): WorkflowEvent => ({
    type: "workflow-created",
    workflowId,
    user,
    mode: "dynamic",
  });

  async function withStore(body: (store: Store) => Promise<void>): Promise<void> {
    const store = await open();
    try {
      await body(store);
    } finally {
      await store.close();
    }
  }

  test("appends events at rising offsets and keeps the first of a key", async () => {
    await withStore(async (store) => {
      const stream = randomUUID();
      await store.append(stream, "a", warning("first"));
      await store.append(stream, "a", warning("again"));
      await store.append(stream, "b", warning("second"));
      const events = await store.read(stream);
      expect(events.map(({ offset, key, event }) => ({ offset, key, event }))).toEqual([
        { offset: 1, key: "a", event: warning("first") },
        { offset: 2, key: "b", event: warning("second") },
      ]);
      expect(await store.read(stream, 2)).toEqual([]);
    });
  });

  test("gives every event its own offset when many are appended at once, from two connections", async () => {
    await withStore(async (one) => {
      await withStore(async (two) => {
        const stream = randomUUID();
        const numbers = Array.from({ length: 60 }, (_, n) => n);
        await Promise.all(
          numbers.map((n) => (n % 2 === 0 ? one : two).append(stream, `k${n % 50}`, warning(String(n)))),
        );
        const offsets = (await one.read(stream)).map(({ offset }) => offset);
        expect(offsets).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
      });
    });
  });

  test("follows live what another connection appends, from any offset, until the signal fires", async () => {
    await withStore(async (reader) => {
      await withStore(async (writer) => {
        const stream = randomUUID();
        await writer.append(stream, "1", warning("before"));
        await writer.append(stream, "2", warning("there"));
        const stop = new AbortController();
        const seen: string[] = [];
        const following = (async () => {
          for await (const { event } of reader.follow(stream, { after: 1, signal: stop.signal })) {
            if (event.type === "warning-raised") seen.push(event.message);
            if (seen.length === 1) await writer.append(stream, "3", warning("live"));
            if (seen.length === 2) stop.abort();
          }
        })();
        await following;
        expect(seen).toEqual(["there", "live"]);
      });
    });
  });

  test("lists workflows newest first, by user, with title, status, rounds and price from their events", async () => {
    await withStore(async (store) => {
      const [user, first, second] = [randomUUID(), randomUUID(), randomUUID()];
      for (const id of [first, second]) {
        await store.append(id, "c", created(id, user));
        await store.append(id, "r", {
          type: "round-started",
          runId: `run-${id}`,
          prompt: "What\n is  the limit?",
        });
        await store.append(id, "u", { type: "ai-called", usage: sampleUsage(`u-${id}`, 0.25) });
      }
      await store.append(second, "end", { type: "round-finished", result: sampleResult(second) });
      const listed = await store.listWorkflows({ user });
      expect(
        listed.map(({ id, status, rounds, price, title }) => ({ id, status, rounds, price, title })),
      ).toEqual(
        expect.arrayContaining([
          { id: second, status: "REFUSAL", rounds: 1, price: 0.25, title: "What is the limit?" },
          { id: first, status: "RUNNING", rounds: 1, price: 0.25, title: "What is the limit?" },
        ]),
      );
      expect(listed).toHaveLength(2);
      expect(await store.listWorkflows({ user: "nobody-else" })).toEqual([]);
      const totals = { aiCalls: 2, tokensIn: 200, tokensOut: 20, price: 0.5, currency: "CHF", seconds: 3 };
      expect(await store.usageOf({ user })).toEqual(totals);
      expect(await store.usageOf({ workflowId: first })).toMatchObject({ aiCalls: 1, price: 0.25 });
    });
  });

  test("lists every workflow with the status that its events fold to, in whatever order they came", async () => {
    const own = (id: string): WorkflowEvent => ({ type: "round-finished", result: sampleResult(id) });
    const broken = (id: string): WorkflowEvent => ({
      type: "round-finished",
      result: { ...sampleResult(id), status: "FAILED" },
    });
    const late: ((id: string) => [string, WorkflowEvent])[] = [
      (id) => ["own", own(id)],
      (id) => ["failed/x", broken(id)],
      () => ["stop", { type: "round-stopped" }],
      () => ["resume", { type: "round-resumed" }],
    ];
    await withStore(async (store) => {
      const user = randomUUID();
      const orders = late.flatMap((a) => late.flatMap((b) => late.map((c) => [...new Set([a, b, c])])));
      for (const order of orders) {
        const id = randomUUID();
        await store.append(id, "c", created(id, user));
        await store.append(id, "r", { type: "round-started", runId: "run", prompt: "What?" });
        for (const make of order) await store.append(id, ...make(id));
      }
      const listed = await store.listWorkflows({ user, limit: 1_000 });
      expect(listed).toHaveLength(orders.length);
      for (const { id, status } of listed)
        expect((await store.getWorkflow(id))?.rounds[0]?.status).toBe(status);
    });
  });

  test("rebuilds a workflow from its events, and finds its messages and documents", async () => {
    await withStore(async (store) => {
      const [id, documentId, messageId] = [randomUUID(), `doc_${randomUUID()}`, `msg_${randomUUID()}`];
      const document = sampleDocument(documentId);
      const message = sampleMessage(messageId, [document]);
      await store.append(id, "c", created(id));
      await store.append(id, "r", { type: "round-started", runId: "run", prompt: "Was gilt?" });
      await store.append(id, "m", { type: "message-added", message });
      expect(await store.getWorkflow(id)).toMatchObject({ id, user: "ann", round: 1, messages: [message] });
      expect(await store.listMessages(id)).toEqual([message]);
      expect(await store.listDocuments(id)).toEqual([document]);
      expect(await store.findDocument(documentId)).toEqual(document);
      expect(await store.findDocument("doc_none")).toBeUndefined();
      expect(await store.getWorkflow("nowhere")).toBeUndefined();
    });
  });

  test("keeps text of every kind as it is", async () => {
    await withStore(async (store) => {
      const stream = randomUUID();
      const odd = "Größe 😀 \u202e עברית '; DROP TABLE events; -- $1 ? \\u0000 \t";
      await store.append(stream, "k?$1", warning(odd));
      expect((await store.read(stream))[0]).toMatchObject({ key: "k?$1", event: { message: odd } });
    });
  });

  test("records an AI answer once and forgets a run's answers on request", async () => {
    await withStore(async ({ ledger }) => {
      const run = randomUUID();
      expect(await ledger.find(run, "k")).toBeUndefined();
      await Promise.all([ledger.record(run, "k", "first"), ledger.record(run, "other", "else")]);
      await ledger.record(run, "k", "second");
      expect(await ledger.find(run, "k")).toBe("first");
      const long = "ä".repeat(100_000);
      await ledger.record(run, "long", long);
      expect(await ledger.find(run, "long")).toBe(long);
      await ledger.forget(run);
      expect(await ledger.find(run, "long")).toBeUndefined();
      expect(await ledger.find(run, "k")).toBeUndefined();
    });
  });
}

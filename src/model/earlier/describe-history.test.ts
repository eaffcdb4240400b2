import { expect, test } from "vitest";
import { estimateTokens } from "../../lib/text/estimate-tokens.ts";
import { describeDocuments } from "../documents/describe-documents.ts";
import { describeHistory } from "./describe-history.ts";
import type { Message } from "../message.ts";

function message(n: number, changes: Partial<Message> = {}): Message {
  const place = { round: 1, task: 0, action: 0, at: n };
  return { id: `msg_${n}`, role: "system", text: `text ${n}`, documents: [], ...place, ...changes };
}

const document = (id: string, fileName: string) => ({
  ...{ id, fileName, mediaType: "text/csv", bytes: 12, sha256: "0", provenance: "generated" as const },
});

const messages = [
  message(1, { role: "user", text: "First request", round: 1 }),
  message(2, {
    task: 1,
    action: 3,
    summary: "3 claims",
    findings: ["It is 55."],
    learnings: ["Look at page 2."],
  }),
  message(3, { documentsLabel: "result", documents: [document("doc_1", "a: b.csv")] }),
  message(4, { role: "user", text: "Second\nrequest", round: 2 }),
];

test("history is newest first, each message with summary, documents, findings and learnings", () => {
  expect(describeHistory(messages, 10_000)).toBe(
    [
      "round 2, user: Second request",
      "round 1, system: text 3",
      "  documents: docList:msg_3:result docItem:doc_1:a: b.csv",
      "round 1, task 1, action 3, system: 3 claims",
      "  finding: It is 55.",
      "  learned: Look at page 2.",
      "round 1, user: First request",
    ].join("\n"),
  );
});

test("beyond the budget the oldest are left out whole, and how many is said", () => {
  const many = Array.from({ length: 500 }, (_, n) => message(n));
  const told = describeHistory(many, 300);
  expect(estimateTokens(told)).toBeLessThan(330);
  expect(told).toMatch(/^round 1, system: text 499\n/);
  expect(told).toMatch(/\n\(4\d\d more left out\)$/);
});

test("the index of documents has labels first, then each document once, newest first", () => {
  const both = [
    message(1, {
      documentsLabel: "input",
      documents: [{ ...document("doc_0", "x.csv"), provenance: "user" }],
    }),
    message(2, { documentsLabel: "task_1", documents: [document("doc_1", "y.csv")], round: 2 }),
    message(3, { documentsLabel: "result", documents: [document("doc_1", "y.csv")], round: 2 }),
  ];
  expect(describeDocuments(both, 10_000).split("\n")).toEqual([
    "docList:result (1 document)",
    "docList:task_1 (1 document)",
    "docList:input (1 document)",
    "docItem:doc_1:y.csv (text/csv, 12 bytes, generated, label result, round 2)",
    "docItem:doc_0:x.csv (text/csv, 12 bytes, user, label input, round 1)",
  ]);
});

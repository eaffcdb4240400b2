import { expect, test } from "vitest";
import { readTargets } from "./read-targets.ts";

test("finds mail addresses, hosts and places, however deep they stand", () => {
  const found = readTargets({
    to: [{ address: "anna@example.org" }, "ben@example.org"],
    body: "See https://evil.example/x?y and write to carl@sub.example.com.",
    folder: "/Shared/Reports",
    fileName: "report.docx",
    count: 3,
    subject: "Quarterly report",
  });
  expect(found).toEqual([
    "anna@example.org",
    "ben@example.org",
    "carl@sub.example.com",
    "evil.example",
    "/Shared/Reports",
    "report.docx",
  ]);
  expect(readTargets({ line: "buy milk" })).toEqual([]);
});

test("the id of a mail is no target, but a recipient in the same brackets is", () => {
  const id = "<q1@customer.example>";
  expect(
    readTargets({ answers: id, messageId: id, inReplyTo: id, references: [`${id} <q0@x.example>`] }),
  ).toEqual([]);
  expect(readTargets({ to: ["<mallory@evil.example>"], answers: id })).toEqual(["mallory@evil.example"]);
  expect(readTargets({ answers: "send it to mallory@evil.example" })).toEqual(["mallory@evil.example"]);
});

test("hostile texts cost no time", () => {
  const start = performance.now();
  for (const text of [
    "a".repeat(200_000),
    "a@".repeat(100_000),
    "a.".repeat(100_000),
    "http://".repeat(50_000),
  ])
    readTargets({ to: text });
  expect(performance.now() - start).toBeLessThan(2_000);
});

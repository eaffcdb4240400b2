import { expect, test } from "vitest";
import { describeOrigin } from "./describe-origin.ts";

const fetchedAt = Date.UTC(2026, 10, 16, 12);

test("a page is told by its title, its address and the day it was fetched", () => {
  const page = { kind: "web" as const, url: "https://a.example", finalUrl: "https://a.example/x", fetchedAt };
  expect(describeOrigin({ ...page, title: "Costs\u0007\nof it" }, "a.html", "de")).toEqual({
    name: expect.stringMatching(/^Costs\s?of it$/u),
    where: "https://a.example/x, abgerufen am 2026-11-16",
  });
  expect(describeOrigin(page, "a.html", "xx")).toEqual({
    name: "a.html",
    where: "https://a.example/x, fetched 2026-11-16",
  });
});

test("a mail is told by its subject and sender, an attachment by its own name", () => {
  const mail = {
    ...{ kind: "mail" as const, connection: "office", fetchedAt },
    ...{ subject: "Offer", from: "Anna <anna@example.org>", date: "2026-11-02" },
  };
  expect(describeOrigin(mail, "m.eml", "en")).toEqual({
    name: "Offer",
    where: "mail from Anna <anna@example.org>, 2026-11-02",
  });
  expect(describeOrigin({ ...mail, attachment: "offer.pdf" }, "offer.pdf", "en")).toMatchObject({
    name: "offer.pdf",
    where: expect.stringContaining("attachment, mail from Anna"),
  });
});

test("a file of a library has its address, an answer its tool", () => {
  const drive = { kind: "drive" as const, connection: "office", fetchedAt, driveId: "d", itemId: "i" };
  expect(describeOrigin({ ...drive, webUrl: "https://s.example/a.docx" }, "a.docx", "en").where).toBe(
    "https://s.example/a.docx, fetched 2026-11-16",
  );
  const tool = { kind: "tool" as const, connection: "files", fetchedAt, tool: "read_file" };
  expect(describeOrigin(tool, "a.txt", "fr").where).toBe(
    "réponse de files.read_file, consulté le 2026-11-16",
  );
  expect(describeOrigin({ ...tool, arguments: { path: "notes.txt", head: "5" } }, "a.txt", "en").where).toBe(
    "answer of files.read_file (path: notes.txt, head: 5), fetched 2026-11-16",
  );
});

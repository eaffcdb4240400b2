import { expect, test } from "vitest";
import type { Message } from "../message.ts";
import { resolveDocuments } from "./resolve-documents.ts";

function message(id: string, label: string, ...names: string[]): Message {
  const documents = names.map((fileName) => ({
    ...{ id: `doc_${id}_${fileName.split(".")[0]}`, fileName, mediaType: "text/plain", bytes: 1 },
    ...{ sha256: "0", provenance: "user" as const },
  }));
  const place = { round: 1, task: 0, action: 0, at: 0 };
  return { id, role: "user", text: "", documentsLabel: label, documents, ...place };
}

const messages = [message("msg_1", "input", "a.txt", "b.txt"), message("msg_2", "input", "c.txt")];
const names = (reference: string) => resolveDocuments(reference, messages).map(({ fileName }) => fileName);

test("a label without a message means the newest message that has it, with one that message", () => {
  expect(names("docList:input")).toEqual(["c.txt"]);
  expect(names("docList:msg_1:input")).toEqual(["a.txt", "b.txt"]);
});

test("one document by its id, with its name as a check", () => {
  expect(names("docItem:doc_msg_1_b")).toEqual(["b.txt"]);
  expect(names("docItem:doc_msg_1_b:b.txt")).toEqual(["b.txt"]);
  expect(() => names("docItem:doc_msg_1_b:x.txt")).toThrow("that is b.txt, not x.txt");
});

test.each(["docList:none", "docList:msg_9:input", "docItem:doc_none"])(
  "%s leads nowhere, which is said with what there is",
  (reference) => {
    expect(() => names(reference)).toThrow(/leads to no document\. There are: .*docList:input/);
  },
);

test("without any document that is said too", () => {
  expect(() => resolveDocuments("docList:input", [])).toThrow("There are none.");
});

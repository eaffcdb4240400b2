import { expect, test } from "vitest";
import { isEvidence } from "./is-evidence.ts";

test("what people and the world supplied may be cited; what was generated may not, unless the user says so", () => {
  for (const provenance of ["user", "corpus", "web", "mail"] as const)
    expect(isEvidence({ id: "doc1", provenance })).toBe(true);
  const made = { id: "doc1", provenance: "generated" } as const;
  expect(isEvidence(made)).toBe(false);
  expect(isEvidence(made, { id: "p1", text: "The fee is CHF 55." })).toBe(false);
  expect(isEvidence(made, undefined, { generatedToo: true })).toBe(true);
});

test("drafts and answers are known by their ids and their shape, whatever is said of where they came from", () => {
  for (const id of ["chat:1", "draft:7", "tmp:x", "gen:a", "Assistant:2"]) {
    expect(isEvidence({ id, provenance: "user" })).toBe(false);
    expect(isEvidence({ id: "doc1", provenance: "user" }, { id, text: "x" })).toBe(false);
  }
  const answer = '{ "claims": [{ "text": "The fee is CHF 55.", "supports": [{ "evidence": "p1" }] }] }';
  expect(isEvidence({ id: "doc1", provenance: "user" }, { id: "p1", text: answer })).toBe(false);
  expect(
    isEvidence({ id: "doc1", provenance: "user" }, { id: "p1", text: "Claims are paid within a month." }),
  ).toBe(true);
  expect(
    isEvidence({ id: "generation-report", provenance: "user" }, { id: "p1", text: "Draft: the fee" }),
  ).toBe(true);
});

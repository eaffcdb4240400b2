import { expect, test } from "vitest";
import type { Evidence, GroundedAnswer } from "../../model/grounding.ts";
import { createAliases } from "./name-evidence.ts";

const evidence = ["doc_1#4", "doc_1#40", "doc_2#1~3"].map((id): Evidence => ({
  id,
  documentId: "doc",
  document: "a.md",
  position: {},
  quote: "x",
}));
const names = createAliases(evidence);

test("short names lead back to the passages, wherever a model uses them", () => {
  const support = { evidence: "e2", quote: "x" };
  const answer: GroundedAnswer = {
    claims: [{ text: "t", supports: [support, { computation: "k1" }], cellSupports: [[support], []] }],
    computations: [{ id: "k1", expression: "a", inputs: { a: { evidence: " E3 ", cell: "B2" } } }],
    missing: [],
    wish: {
      search: [],
      read: [],
      compute: [{ id: "k2", expression: "b", inputs: { b: support } }],
      query: [],
    },
  };
  const own = { evidence: "doc_1#40", quote: "x" };
  expect(names.toHost(answer)).toMatchObject({
    claims: [{ supports: [own, { computation: "k1" }], cellSupports: [[own], []] }],
    computations: [{ inputs: { a: { evidence: "doc_2#1~3", cell: "B2" } } }],
    wish: { compute: [{ inputs: { b: own } }] },
  });
});

test("a name that nobody gave stays as it was said, and complaints use the short ones", () => {
  const invented = {
    claims: [{ text: "t", supports: [{ evidence: "e9", quote: "x" }] }],
    computations: [],
    missing: [],
    wish: null,
  };
  expect(names.toHost(invented).claims[0]?.supports).toEqual([{ evidence: "e9", quote: "x" }]);
  expect(names.shorten('"x" is not in doc_1#40, nor in doc_1#4')).toBe('"x" is not in e2, nor in e1');
});

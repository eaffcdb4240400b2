import { expect, test } from "vitest";
import { extractKind } from "./extract-kind.ts";

const lease = {
  id: "e1",
  document: "lease.txt",
  text: "The rent is GBP 900 per month. The deposit of GBP 2,700 is returned within 60 days. The lease ends on 31 May 2027. Pets are allowed. The tenant must clean the stairs.",
};
const minutes = {
  id: "e2",
  document: "verbale.md",
  text: "Il comitato approva il bilancio. La tassa sociale resta uguale. Ada Prova è nominata cassiera. La prossima seduta è in maggio.",
};
const list = (text: string, language = "en", item = lease) =>
  extractKind({ text, language }, [item]).map((found) => found.text);

test.each([
  ["Extract all deadlines from the lease.", ["within 60 days", "31 May 2027"]],
  ["List every amount of money in the lease with what it is for.", ["GBP 900", "GBP 2,700"]],
  ["List all duties in the lease.", ["must clean"]],
])("every sentence that tells one of a kind: %s", (text, told) => {
  const found = list(text);
  expect(found).toHaveLength(told.length);
  for (const [at, words] of told.entries()) expect(found[at]).toContain(words);
});

test("decisions are told by what was decided", () => {
  expect(list("Estrai tutte le decisioni dal verbale.", "it", minutes)).toEqual([
    "Il comitato approva il bilancio.",
    "Ada Prova è nominata cassiera.",
  ]);
});

test("a subject beside the kind narrows what is listed", () => {
  expect(list("List all amounts for the deposit.")).toEqual([
    "The deposit of GBP 2,700 is returned within 60 days.",
  ]);
  expect(list("List all amounts for parking.")).toEqual([]);
});

test("what has no kind, or is one thing, is not listed", () => {
  expect(list("List all tenants.")).toEqual([]);
  expect(list("What is the deadline for the deposit?")).toEqual([]);
});

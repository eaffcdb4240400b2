import { expect, test } from "vitest";
import { readSight } from "../find-answers.ts";

const form = "Name: Sample, Ada\nTested on: 3 May 2026\nSite: Pier 4\nFee: none";
const sentences = (text: string) =>
  readSight({ text, language: "en" }, [{ id: "e", document: "form.txt", text: form }]).sight.places.map(
    ({ sentence }) => sentence.text,
  );

test("a field whose value the question brings itself is no answer", () => {
  const found = sentences("Which course does Ada Sample take?");
  expect(found).not.toContain("Name: Sample, Ada");
  expect(found).toContain("Site: Pier 4");
});

test("it may say whether something is so, and more than the question does", () => {
  expect(sentences("Is the name Ada Sample?")).toContain("Name: Sample, Ada");
  expect(sentences("Which course does Ada take?")).toContain("Name: Sample, Ada");
});

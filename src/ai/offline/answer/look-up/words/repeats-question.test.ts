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

test("who did something to a thing is not told by which thing it is", () => {
  const said = (question: string, text: string) =>
    readSight({ text: question, language: "en" }, [{ id: "e", document: "form.txt", text }]).sight.places.map(
      ({ sentence }) => sentence.text,
    );
  const sheet = "Bicycle: Gravel Sport\nMechanic: Bo Mockup\nFrame: blue";
  expect(said("Who repaired the bicycle?", sheet)).toEqual(["Mechanic: Bo Mockup"]);
  expect(said("Who is the mechanic?", sheet)).toContain("Mechanic: Bo Mockup");
});

test("pieces of a page that stand side by side state nothing", () => {
  const said = readSight({ text: "Who repaired it?", language: "en" }, [
    {
      id: "e",
      document: "sheet.txt",
      text: "SAMPLE CYCLES            Repair sheet no. 1184\nMill Lane 7, Port Blank",
    },
  ]);
  expect(said.sight.places.filter(({ sentence }) => sentence.text.includes("SAMPLE CYCLES"))).toEqual([]);
});

import { expect, test } from "vitest";
import { formsOf } from "./forms-of.ts";

test.each([
  ["de", "elektrisch", "elektrische"],
  ["de", "brennbar", "brennbaren"],
  ["fr", "ouvert", "ouvertes"],
  ["it", "pieno", "piene"],
  ["es", "lleno", "llenas"],
  ["en", "socket", "sockets"],
] as const)("%s: %s and %s are one word", (language, name, form) => {
  expect(formsOf(name, language)).toContain(form);
});

test("another word is no form", () => {
  expect(formsOf("leben", "de")).not.toContain("leber");
  expect(formsOf("allowed", "en")).not.toContain("allowance");
});

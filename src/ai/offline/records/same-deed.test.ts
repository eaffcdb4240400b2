import { expect, test } from "vitest";
import { sameDeed } from "./same-deed.ts";

test.each([
  ["tarata", "taratura", true],
  ["geprüft", "prüfung", true],
  ["ausgestellt", "ausstellung", true],
  ["signé", "signature", true],
  ["inspected", "inspection", true],
  ["sent", "sender", false],
  ["geprüft", "protokoll", false],
  ["ricevuto", "ricerca", false],
  ["verkauft", "verkehr", false],
])("%s and %s tell one deed: %s", (verb, noun, isSame) => {
  expect(sameDeed(verb, noun)).toBe(isSame);
});

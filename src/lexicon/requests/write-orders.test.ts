import { expect, test } from "vitest";
import { mayAskToWrite } from "./write-orders.ts";

test.each([
  ["Summarise the mails of this week", false],
  ["What does the page say on the weather?", false],
  ["Summarise what came in this week", false],
  ["Was steht im Bericht über das Wetter?", false],
  ["Quels sont les tarifs du parking ?", false],
  ["Read the page and send anna@example.org a line about it.", true],
  ["Beantworte die Nachricht von Frau Keller", true],
  ["Envoyez le rapport à Anna", true],
  ["Rispondi alla signora Keller", true],
  ["Contesta a la señora Keller", true],
])("%s: %s", (request, asked) => {
  expect(mayAskToWrite(request)).toBe(asked);
});

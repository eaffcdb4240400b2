import { expect, test } from "vitest";
import { writeReport } from "../../../prompts/write-report.ts";
import { subjectOf } from "./subject-of.ts";

const claims = [{ id: "c1", text: "One.", source: "price_list.csv, A2" }];
const name = (language: string, instruction: string) =>
  subjectOf({ ...writeReport.sample, kind: "mail", language, instruction, claims });

test.each([
  ["it", "Scrivi una breve mail al fornitore Prova per ordinare il succo di pera che manca", "Succo di pera"],
  ["en", "Write a mail to the shop to order the missing paper.", "Paper"],
  ["de", "Schreib eine Mail an Muster, um die fehlenden Becher zu bestellen.", "Becher"],
  ["fr", "Écris un mail à Exemple pour commander les gobelets qui manquent.", "Gobelets"],
  ["en", "Write a letter to Hillside telling them that we accept the refund.", "Refund"],
  ["de", "Schreib einen Brief an Muster, dass wir die Gutschrift annehmen.", "Gutschrift"],
  ["en", "Write a short mail to Ann Sample.", "Price list"],
  ["de", "Verfasse einen Brief an den Kunden.", "Price list"],
  ["it", "Scrivi una lettera al cliente", "Price list"],
])("the subject is what it is about, and never the order (%s): %s", (language, instruction, subject) => {
  expect(name(language, instruction)).toBe(subject);
});

import { expect, test } from "vitest";
import { glossText } from "./gloss.ts";

test("leaves English and unknown languages as they are", () => {
  expect(glossText("The fee is 20 francs.", "en")).toBe("The fee is 20 francs.");
  expect(glossText("Opłata wynosi 20 franków.", "pl")).toBe("Opłata wynosi 20 franków.");
});

test("tells a sentence word for word", () => {
  expect(glossText("Die Rechnung muss bis Freitag bezahlt werden.", "de")).toBe(
    "the invoice must until friday pay be",
  );
  expect(glossText("La facture doit être payée avant vendredi.", "fr")).toBe(
    "the invoice must be pay before friday",
  );
  expect(glossText("La fattura deve essere pagata prima di venerdì.", "it")).toBe(
    "the invoice must be pay before friday",
  );
  expect(glossText("La factura debe pagarse antes del viernes.", "es")).toContain("the invoice must");
});

test("keeps numbers, and tells those written as words", () => {
  expect(glossText("tres días", "es")).toBe("three days");
  expect(glossText("deux jours et 12'000 francs", "fr")).toBe("two days and 12'000 francs");
  expect(glossText("fünfzehn Tage", "de")).toBe("fifteen days");
});

test("knows months from other words of the same spelling", () => {
  expect(glossText("le 3 mars", "fr")).toBe("the 3 march");
  expect(glossText("am 4. Mai", "de")).toBe("on 4 may");
});

test("keeps the forms of to be apart from other words", () => {
  expect(glossText("Les comptes seront clos, ils ont été vérifiés.", "fr")).not.toContain("summer");
  expect(glossText("en été", "fr")).toBe("summer");
});

test("keeps in sight what is asked for", () => {
  expect(glossText("Quanto costa il corso?", "it")).toMatch(/^how much cost/u);
  expect(glossText("Combien de temps dure le cours ?", "fr")).toMatch(/^how long/u);
});

test("tells the parts of a German compound in reading order", () => {
  expect(glossText("der Gartenschlüssel", "de")).toBe("the garden key");
});

test("tells a German noun from a verb by its capital", () => {
  expect(glossText("Wir suchen offene Stellen.", "de")).not.toContain("put");
  expect(glossText("Hohe Bergen", "de")).not.toContain("rescue");
});

test("takes a short form only as it is written", () => {
  expect(glossText("la qualité de l'eau", "fr")).toBe("the quality of the water");
});

test("leaves names as they are", () => {
  expect(glossText("Bonjour Louis Ferréol", "fr")).toContain("louis ferréol");
  expect(glossText("a Trevano", "it")).toBe("to trevano");
});

test("brings a German particle back to its verb", () => {
  expect(glossText("Das Fest findet am Montag im Park statt.", "de")).toContain("takes place on monday");
});

test("tells what a word is at the end of a clause, or with a capital", () => {
  expect(glossText("Die Tür muss offen sein.", "de")).toBe("the door must open be");
  expect(glossText("Perché è chiuso? Resta chiuso perché piove.", "it")).toMatch(/^why .* because /u);
});

test("takes time in proportion to the text", () => {
  const sentence = "Die Rechnung der Reinigungsfirma muss innert dreissig Tagen bezahlt werden. ";
  glossText(sentence, "de");
  // time of the processor: a busy machine keeps the clock running
  const time = (times: number) => {
    const start = process.cpuUsage();
    glossText(sentence.repeat(times), "de");
    const { user, system } = process.cpuUsage(start);
    return user + system;
  };
  time(500);
  expect(time(5000)).toBeLessThan(40 * time(500));
});

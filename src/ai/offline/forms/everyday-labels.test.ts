import { describe, expect, test } from "vitest";
import { fieldMeant } from "./field-meant.ts";

const ask = (language: string, question: string, text: string) =>
  fieldMeant(question, { language, evidence: [{ id: "e", document: "form.txt", text }] })?.map(
    (claim) => claim.text,
  );

const hall =
  "Hirer: Sample Choir\nPurpose: concert\nRoom: Main Hall, first floor\nDamage deposit: £100.00, on card 1122\nVehicle registration: AB12 CDE\nValid until: 30 June 2026";
const camp =
  "Name: Lena Muster\nGeburtsdatum: 3.4.2015\nAllergien: Nüsse\nNotfallkontakt: Ruth Muster, Mutter\nLagerort: Haus Beispiel, Bergdorf\nKontrollschild Bus: ZH 000 991";
const session =
  "Date : mardi 14 avril 2026\nLieu : salle 12, Maison Exemple\nPrésidence : Claire Modèle\nProcès-verbal : Julien Exemple\nExcusés : Anne Essai, Paul Échantillon";
const van = "Targa: AB 000 CD\nVeicolo: furgone\nCauzione: 250,00 EUR\nAllergie: nessuna\nScadenza: 3/6/2026";
const board =
  "Fecha: 3/3/2026\nLugar: sala 4, Casa Ejemplo\nActa: Ana Prueba\nPresidencia: Luis Modelo\nAlergias: ninguna";

describe("what people call it, and what the form does", () => {
  test.each([
    ["en", "What's the number plate?", hall, "Vehicle registration: AB12 CDE"],
    ["en", "How much did they block on our card?", hall, "Damage deposit: £100.00, on card 1122"],
    ["en", "Till when is it valid?", hall, "Valid until: 30 June 2026"],
    ["en", "Where in the building is the concert held?", hall, "Room: Main Hall, first floor"],
    ["de", "Wogegen ist Lena allergisch?", camp, "Allergien: Nüsse"],
    ["de", "Wann ist Lena geboren?", camp, "Geburtsdatum: 3.4.2015"],
    ["de", "Was ist das Nummernschild des Busses?", camp, "Kontrollschild Bus: ZH 000 991"],
    [
      "fr",
      "Où le comité s'est-il réuni ?",
      `Comité : Exemple\n${session}`,
      "Lieu : salle 12, Maison Exemple",
    ],
    ["fr", "Qui a rédigé le procès-verbal ?", session, "Procès-verbal : Julien Exemple"],
    ["fr", "Qui était absent ?", session, "Excusés : Anne Essai, Paul Échantillon"],
    ["it", "Che targa ha il furgone?", van, "Targa: AB 000 CD"],
    ["es", "¿Quién levantó acta?", board, "Acta: Ana Prueba"],
  ])("(%s) %s", (language, ...[question, text, answer]) => {
    expect(ask(language, question, text)).toEqual([answer]);
  });
});

test("the birthday of whoever the form begins with is not that of somebody further down", () => {
  expect(ask("de", "Wann ist Ruth Muster geboren?", camp)).toBeUndefined();
});

describe("the name of a field and nothing else", () => {
  const bill = "Codice cliente: 80 441\nPOD: IT001E 7755\nPeriodo: gennaio\nSort code: 00-11-22";
  test.each([
    ["it", "Mi servono il POD", ["POD: IT001E 7755"]],
    ["it", "il POD", ["POD: IT001E 7755"]],
    ["en", "What's the sort code?", ["Sort code: 00-11-22"]],
    ["en", "What's the account code?", undefined],
  ])("(%s) %s", (language, question, answer) => {
    expect(ask(language, question, bill)).toEqual(answer);
  });

  test("is open where two fields of other values have it", () => {
    expect(ask("it", "il POD", `${bill}\nPOD: IT002E 9999`)).toBeUndefined();
  });
});

import { describe, expect, test } from "vitest";
import { audit, rejects } from "../../../test/fixtures/claims-beside-passages.ts";

describe("polarity", () => {
  rejects([
    ["en", "The fee is n<b>ot</b> refundable.", "The fee is refundable.", "is refundable"],
    ["de", "Haustiere sind im Haus nicht erlaubt.", "Haustiere sind im Haus erlaubt.", "erlaubt"],
    ["fr", "La licence est conseillée, mais pas obligatoire.", "La licence est obligatoire.", "obligatoire"],
    [
      "it",
      "Gli animali non sono ammessi nello stabile.",
      "Nello stabile gli animali sono ammessi.",
      "ammessi",
    ],
    ["es", "El inquilino no puede subarrendar el piso.", "El inquilino puede subarrendar el piso.", "puede"],
    ["en", "The committee approved the plan.", "The committee did not approve the plan.", "not"],
    ["fr", "La demande est acceptée à l'unanimité.", "La demande est acceptée sans unanimité.", "sans"],
    ["en", "Members may only use the front door.", "Members may not only use the front door.", "not"],
  ]);

  test("it is seen across languages where the passage is one clause", () => {
    const of = "Der Zugang wird nicht wiederhergestellt.";
    expect(audit({ language: "en", in: "de", of, claim: "Access is restored." })).toMatchObject({
      verdict: "INVALID",
      fails: "Access is restored.",
    });
    expect(audit({ language: "en", in: "de", of, claim: "Access is not restored." }).verdict).toBe(
      "UNDECIDED",
    );
    expect(audit({ language: "en", in: "de", of, claim: "Restoring access is refused." }).verdict).toBe(
      "UNDECIDED",
    );
  });

  test.each([
    ["en", "Not only members but also guests may enter.", "Guests and members may enter."],
    ["de", "Es werden nicht mehr als 5 Gäste zugelassen.", "Höchstens 5 Gäste werden zugelassen."],
    ["fr", "Le délai n'est que de 5 jours.", "Le délai est de 5 jours seulement."],
    ["en", "It sang 'Never Again' at the opening in May.", "At the opening in May it sang a song."],
  ])("%s: %s holds no negation", (language, of, claim) => {
    expect(audit({ language, of, claim }).verdict).toBe("UNDECIDED");
  });

  test("a bare answer is judged with its question", () => {
    const of = "Pets are not allowed in the building.";
    const answer = (claim: string) =>
      audit({ language: "en", of, claim, question: "Are pets allowed in the building?" });
    expect(answer("Yes.")).toMatchObject({ verdict: "INVALID", fails: "Yes" });
    expect(answer("No.").verdict).toBe("UNDECIDED");
    const asked = audit({ language: "de", in: "en", of, claim: "Sind Haustiere erlaubt? Ja." });
    expect(asked).toMatchObject({ verdict: "INVALID" });
  });
});

describe("limits, modality and opposites", () => {
  rejects([
    ["es", "El plazo es de al menos 30 días.", "El plazo es de como máximo 30 días.", "30 días"],
    ["en", "Groups need at least 10 people.", "A group has at most 10 people.", "10"],
    ["en", "Members may renew a loan.", "Members must renew a loan.", "must"],
    ["de", "Das Amt kann eine Bewilligung erteilen.", "Das Amt muss eine Bewilligung erteilen.", "muss"],
    ["it", "Il conduttore deve avvisare il locatore.", "Il conduttore può avvisare il locatore.", "può"],
    ["en", "The desk may ask for a card.", "The desk always asks for a card.", "always"],
    ["de", "Die Halle ist normalerweise offen.", "Die Halle ist immer offen.", "immer"],
    ["en", "Visitors may enter the hall.", "Only visitors may enter the hall.", "Only"],
    ["es", "Los ingresos subieron un 5 % en 2020.", "En 2020 los ingresos bajaron un 5 %.", "bajaron"],
    ["de", "Die Miete beträgt netto 900 Franken.", "Die Miete beträgt brutto 900 Franken.", "brutto"],
    ["fr", "Le vendeur paie les frais de transport.", "L'acheteur paie les frais de transport.", "acheteur"],
    ["it", "Il canone è ridotto di 50 franchi.", "Il canone è aumentato di 50 franchi.", "aumentato"],
  ]);

  test("opposites and modality count across languages", () => {
    const of = "Das Gesuch gilt als genehmigt.";
    expect(audit({ language: "fr", in: "de", of, claim: "La demande est refusée." })).toMatchObject({
      verdict: "INVALID",
      fails: "refusée",
    });
    const may = "The agency may reduce the fee.";
    expect(
      audit({ language: "de", in: "en", of: may, claim: "Die Behörde muss die Gebühr senken." }),
    ).toMatchObject({ verdict: "INVALID", fails: "muss" });
  });
});

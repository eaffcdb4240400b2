import { describe, expect, test } from "vitest";
import { findParts } from "../find-parts.ts";
import { findNamedPoints } from "./find-named-points.ts";

test.each([
  [
    "en",
    "Write a letter to the stallholders with the date of the fair, what a stall costs and until when they can book.",
    ["What is the date of the fair?", "what a stall costs", "until when they can book"],
  ],
  [
    "en",
    "Draft an email to all: when and from where the coach leaves, and when we start back.",
    ["when the coach leaves", "from where the coach leaves", "when we start back"],
  ],
  [
    "de",
    "Schreib eine Mail an die Eigentümer mit der Ursache des Schadens und was die Reparatur kostet.",
    ["die Ursache des Schadens", "was die Reparatur kostet"],
  ],
  [
    "de",
    "Schreib eine Notiz über den Ausflug mit dem Datum, dem Preis und wo wir uns treffen.",
    ["Was ist das Datum für den Ausflug?", "Was ist der Preis für den Ausflug?", "wo wir uns treffen"],
  ],
  [
    "fr",
    "Écris un mail aux membres avec la date et l'heure du concert et celles de la répétition.",
    [
      ...["Quelle est la date du concert?", "Quelle est l'heure du concert?"],
      ...["Quelle est la date de la répétition?", "Quelle est l'heure de la répétition?"],
    ],
  ],
  [
    "fr",
    "Prépare une note, en Word, avec le jour de la coupure d'eau et de quelle heure à quelle heure.",
    ["Quel est le jour de la coupure d'eau?", "de quelle heure à quelle heure de la coupure d'eau"],
  ],
  [
    "it",
    "Scrivi una lettera ai coristi con la data e il luogo della rassegna, la quota sociale e entro quando pagarla.",
    [
      ...["Qual è la data della rassegna?", "Qual è il luogo della rassegna?"],
      ...["la quota sociale", "entro quando pagare la quota sociale"],
    ],
  ],
  ["it", "Scrivi una mail ai soci: quando c'è la festa.", ["quando è la festa"]],
  [
    "en",
    "Can you write a quick email to the volunteers with the opening times and where to park?",
    ["What are the opening times?", "where to park"],
  ],
  [
    "en",
    "Write a reminder to all members that the subscription is due, including the amount and the date.",
    ["What is the amount (the subscription)?", "What is the date (the subscription)?"],
  ],
  [
    "en",
    "Write a note for reception: the name of the driver, his phone number and the time of arrival.",
    [...["What is the name of the driver?", "phone number of the driver"], "What is the time of arrival?"],
  ],
  [
    "de",
    "Verfasse eine kurze Info für das Team: Beginn der Arbeiten, Dauer und Ansprechperson.",
    ["Beginn der Arbeiten", "Dauer der Arbeiten", "Ansprechperson der Arbeiten"],
  ],
  [
    "de",
    "Schreibe eine Einladung zur Versammlung mit Ort, Datum und Uhrzeit.",
    ["Ort zur Versammlung", "Was ist das Datum zur Versammlung?", "Uhrzeit zur Versammlung"],
  ],
  [
    "fr",
    "Rédige un courriel aux parents indiquant le prix de la sortie et ce qu'il faut emporter.",
    ["Quel est le prix de la sortie?", "ce qu'il faut emporter"],
  ],
  [
    "fr",
    "Rédige un mail à Aloïs : ce qu'il doit commander, chez qui et jusqu'à quand.",
    ["ce qu'il doit commander", "chez qui il doit commander", "jusqu'à quand il doit commander"],
  ],
  [
    "it",
    "Scrivi un messaggio ai volontari dicendo a che ora ci troviamo, dove e cosa devono portare.",
    ["a che ora ci troviamo", "dove ci troviamo", "cosa devono portare"],
  ],
])("each thing that a text is to tell, with what it is about (%s): %s", (language, text, points) => {
  expect(findNamedPoints(text, language)).toEqual(points);
});

test.each([
  ["en", "Write a note for new colleagues with the rules on passwords and on lost devices."],
  ["en", "Write a mail to the team with kind regards."],
  ["en", "Write a mail with the date and the price."],
  ["fr", "Prépare une note au personnel avec les jours de vacances selon l'âge et la date limite du report."],
  ["de", "Schreib eine Mail ans Team, dass das Büro am Freitag geschlossen ist."],
  ["it", "Scrivi una mail che dica che l'ufficio è chiuso."],
])("what is no list of facts is left alone (%s): %s", (language, text) => {
  expect(findNamedPoints(text, language)).toEqual([]);
});

test("no point is dropped: a noun before the questions counts as one", () => {
  expect(
    findNamedPoints(
      "Write a mail that tells the parents the date of the trip, where we meet and who leads it.",
      "en",
    ),
  ).toEqual(["What is the date of the trip?", "where we meet", "who leads the trip"]);
});

test("what a text is to say may stand in a sentence of its own", () => {
  const parts = findParts(
    "Please draft a note about the move. It should say what time the crew arrives and what the password is.",
    "en",
  );
  expect(parts.map(({ role, points }) => [role, points])).toEqual([
    ["LOOKUP", ["what time the crew arrives", "what the password is"]],
    ["DRAFT", []],
  ]);
  expect(
    findParts("What is the rent? It should say when it is due and who pays it.", "en")[0]?.role,
  ).not.toBe("DRAFT");
});

test("a notice is made as well as written", () => {
  const [found] = findParts("Mach mir einen Aushang: wann der Aufzug steht und wer hilft.", "de");
  expect(found?.points).toEqual(["wann der Aufzug steht", "wer hilft"]);
});

test("a long order is read in time", () => {
  const start = performance.now();
  findNamedPoints(`Write a mail with the date of ${"a, the day and ".repeat(40)}`, "en");
  findNamedPoints(`Write a mail: ${" ".repeat(700)}when`, "en");
  expect(performance.now() - start).toBeLessThan(500);
});

describe("a sentence behind the order names what the text is to hold", () => {
  test.each([
    [
      "de",
      "Schreib einen Brief an die Mieter. Nenne die Zählernummer, die Grundmiete und bis wann sie zahlen.",
      ["die Zählernummer", "die Grundmiete", "bis wann sie zahlen"],
    ],
    [
      "de",
      "Entwirf eine Mail zum Wasserschaden. Rein müssen die Policennummer, die Ursache und die geschätzte Höhe.",
      ["die Policennummer", "die Ursache", "Was ist die geschätzte Höhe zum Wasserschaden?"],
    ],
    [
      "de",
      "Schreib einen Brief an alle. Darin müssen der Termin der Ablesung und die Ursache stehen.",
      ["Was ist der Termin der Ablesung?", "die Ursache"],
    ],
    [
      "en",
      "Write a letter to the members. It must contain the new fee of the club and the account number.",
      ["What is the new fee of the club?", "the account number"],
    ],
    [
      "fr",
      "Écris un courriel aux parents. Doivent y figurer la date de la sortie et le prix.",
      ["Quelle est la date de la sortie?", "Quel est le prix de la sortie?"],
    ],
    [
      "it",
      "Scrivi una lettera ai soci. Devono esserci la data della gita e il prezzo.",
      ["Qual è la data della gita?", "Qual è il prezzo della gita?"],
    ],
    [
      "es",
      "Escribe una carta a los socios. Debe incluir la fecha de la excursión y el precio.",
      ["Cuál es la fecha de la excursión?", "Cuál es el precio de la excursión?"],
    ],
  ])("%s: %s", (language, order, points) => {
    expect(findParts(order, language)[0]?.points).toEqual(points);
  });
});

test.each([
  [
    "en",
    "Write a letter to the hall confirming the date and the price of the concert and ask whether the piano is tuned.",
    ["What is the date of the concert?", "What is the price of the concert?", "whether the piano is tuned"],
  ],
  [
    "de",
    "Schreib der Gemeinde einen Brief: Wir bestätigen Tag und Uhrzeit der Übergabe und fragen, ob das Tor fertig ist.",
    ["Tag der Übergabe", "Uhrzeit der Übergabe", "ob das Tor fertig ist"],
  ],
  [
    "fr",
    "Écris un courriel au chœur pour lui rappeler quel jour et à quelle adresse venir chercher les tables.",
    ["quel jour venir chercher les tables", "à quelle adresse venir chercher les tables"],
  ],
])("what it is to ask is a point as well (%s): %s", (language, order, points) => {
  expect(findNamedPoints(order, language)).toEqual(points);
});

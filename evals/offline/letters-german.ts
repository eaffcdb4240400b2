import { toRequests } from "./office-request.ts";

export const lettersGerman = toRequests({ language: "de", heldOut: false }, [
  {
    id: "l-aufzug-aushang",
    kind: "draft",
    files: ["own/mailverlauf-aufzug-stillstand.eml"],
    message:
      "Mach mir bitte einen kurzen Aushang für die Mieter von Haus B: wann der Aufzug repariert wird und welchen Aufzug sie bis dahin benutzen können.",
    facts: [["20. Februar", "20.02.", "20.2."], "lastenaufzug"],
    nearMisses: ["11.000 Euro"],
  },
  {
    id: "l-aufzug-eigentuemer",
    kind: "draft",
    files: ["own/mailverlauf-aufzug-stillstand.eml"],
    message: "Schreib eine Mail an die Eigentümer mit der Ursache des Schadens und was die Reparatur kostet.",
    facts: ["türsteuerung", ["1.480", "1480"]],
    nearMisses: ["11.000 Euro"],
  },
  {
    id: "l-dachfenster-vergleich",
    kind: "compare",
    files: ["own/angebotsvergleich-dachfenster.csv"],
    message: "Vergleiche Haslacher und Wettering: Gesamtpreis, Lieferzeit und Garantie.",
    facts: [7970, 7250, 5, 9, 10],
  },
  {
    id: "l-dachfenster-geruest",
    kind: "follow-up",
    files: ["own/angebotsvergleich-dachfenster.csv"],
    message: "Was kostet der Einbau bei der Zimmerei Haslacher?",
    next: "Und bei Dachbau Wettering?",
    facts: [2740],
    nearMisses: ["2.190,00"],
  },
  {
    id: "l-parkplatz-unterschied",
    kind: "compare",
    files: ["own/parkplatzreglement-2025.md", "own/parkplatzreglement-2026.md"],
    message:
      "Was hat sich im neuen Parkplatzreglement gegenüber 2025 bei den Gebühren und der Kündigung geändert?",
    facts: [70, 85, 40, 50, "zwei Monaten", "einem Monat"],
  },
  {
    id: "l-parkplatz-personal",
    kind: "draft",
    files: ["own/parkplatzreglement-2026.md"],
    message:
      "Verfasse ein Schreiben an das Personal: was ein gedeckter Parkplatz ab 2026 kostet, wie viele Ladestationen es gibt und was ein Besucherparkplatz kostet.",
    facts: [85, ["acht", "8"]],
    nearMisses: ["36 Plätze"],
  },
]);

import { toRequests } from "./office-request.ts";

export const guestGerman = toRequests({ language: "de", heldOut: false }, [
  {
    id: "g-hut-small-repairs",
    kind: "fact",
    files: ["own/g-de-pachtvertrag-gamskarhuette.docx"],
    message:
      "Auf der Gamskarhütte tropft der Wasserhahn, der Installateur kommt extra rauf. Bis zu welchem " +
      "Betrag muss die Pächterin so eine Reparatur selber zahlen?",
    facts: [400],
    nearMisses: ["3.250", "6.000"],
  },
  {
    id: "g-hut-tenant-quits",
    kind: "fact",
    files: ["own/g-de-pachtvertrag-gamskarhuette.docx"],
    message: "Veronika überlegt, nach dem Sommer aufzuhören. Wie lange vorher muss sie kündigen?",
    facts: [["sechs Monate", "sechs Monaten", "6 Monate", "6 Monaten", "halbes Jahr"]],
    nearMisses: ["sechs Wochen", "48 Stunden", "zehn Tage"],
  },
  {
    id: "g-toys-late-return",
    kind: "fact",
    files: ["own/g-de-vorstandsprotokoll-ludothek.md"],
    message: "was kostet es in der ludothek künftig, wenn man ein spiel zu spät zurückbringt?",
    facts: [["Fr. 2.–", "Fr. 2.-", "Fr. 2", "2 Franken", "zwei Franken", "CHF 2", "2 CHF", "2 Fr", "2.–"]],
    nearMisses: ["Fr. 5.–", "Fr. 72.–", "Fr. 45.–"],
  },
  {
    id: "g-nursery-more-hours",
    kind: "fact",
    files: ["own/g-de-bescheid-krippenbeitrag.txt"],
    message:
      "Ich arbeite bald wieder Vollzeit und Levin soll dann 45 Stunden in die Krippe. Wie lange im Voraus " +
      "müssen wir das beantragen?",
    facts: [["acht Wochen", "8 Wochen"]],
    nearMisses: ["vier Wochen", "eines Monats"],
  },
  {
    id: "g-vet-x-ray-check",
    kind: "fact",
    files: ["own/g-de-rechnung-tierklinik.pdf"],
    message: "Wann muss ich mit Bruno zum Kontrollröntgen?",
    facts: [{ date: "2026-05-07" }],
    nearMisses: ["30.03.2026", "17.04.2026"],
  },
  {
    id: "g-vet-still-to-pay",
    kind: "form",
    files: [
      "own/g-de-bescheid-krippenbeitrag.txt",
      "own/g-de-rechnung-tierklinik.pdf",
      "own/g-de-dough-sheeter-manual.html",
    ],
    message: "wieviel muss frau obermüller der tierklinik noch überweisen?",
    facts: [2020.38],
    nearMisses: ["2.620,38", "2.202,00", "302,00"],
  },
  {
    id: "g-nursery-payment-reference",
    kind: "form",
    files: ["own/g-de-bescheid-krippenbeitrag.txt", "own/g-de-rechnung-tierklinik.pdf"],
    message: "Ich mach grad die Überweisung an die Stadtkasse fertig. Welches Kassenzeichen muss drauf?",
    facts: ["5.0417.220983.4"],
    nearMisses: ["51.3-KB-1187/26", "2026-03418", "11907"],
  },
  {
    id: "g-print-file-deadline",
    kind: "mail",
    files: ["own/g-de-festschrift-druck.eml"],
    message: "Bis wann muss das Druckhaus unsere fertigen Dateien für die Festschrift haben?",
    facts: [["8. Mai", "08.05.", "8.5."]],
    nearMisses: ["9. Juni"],
  },
  {
    id: "g-print-where-and-when",
    kind: "mail",
    files: ["own/g-de-vorstandsprotokoll-ludothek.md", "own/g-de-festschrift-druck.eml"],
    message:
      "Lothar hat noch den alten Termin im Kopf. An welchem Tag kommen die Hefte jetzt wirklich, und " +
      "wohin werden sie gebracht?",
    facts: [["11. Juni", "11.06.", "11.6."], "Festhalle"],
    nearMisses: ["Lieferung am 9. Juni", "29. August"],
  },
  {
    id: "g-hut-boy-in-dormitory",
    kind: "table",
    files: ["own/g-de-pachtvertrag-gamskarhuette.docx"],
    message:
      "Ein Vater fragt an: Sein Sohn ist 10, sie sind nicht beim Verein und wollen im Lager schlafen. Was " +
      "zahlt der Bub pro Nacht?",
    facts: [18.5],
    nearMisses: ["27,50", "24,00", "6,00"],
  },
  {
    id: "g-wine-who-reordered",
    kind: "table",
    files: ["own/g-de-weinlager-inventur.xlsx", "own/g-de-pachtvertrag-gamskarhuette.docx"],
    message: "Wer hat den Blaufränkisch Ried Szapary nachbestellt?",
    facts: ["Stöger"],
    nearMisses: ["Marlene Kellerhals"],
  },
  {
    id: "g-lift-longest-standstill",
    kind: "table",
    files: ["own/g-de-aufzug-stoerungen-2026.csv"],
    message: "bei welcher störung stand ein aufzug am längsten still? ursache und datum bitte",
    facts: ["Frequenzumrichter", { date: "2026-02-17" }],
    nearMisses: ["Wassereintritt", "Vandalismus"],
  },
  {
    id: "g-lift-a3-costs",
    kind: "compute",
    files: ["own/g-de-aufzug-stoerungen-2026.csv", "own/g-de-weinlager-inventur.xlsx"],
    message: "Was haben uns die Störungen am Aufzug A3 dieses Jahr bisher zusammen gekostet, netto?",
    facts: [2667],
    nearMisses: ["731,90", "612,40"],
  },
  {
    id: "g-toys-profit",
    kind: "compute",
    files: ["own/g-de-vorstandsprotokoll-ludothek.md"],
    message: "Wie hoch war der Gewinn der Ludothek im Jahr 2025?",
    facts: [2860.5],
    nearMisses: ["8'760", "Fr. 900.–"],
  },
  {
    id: "g-nursery-pay-during-objection",
    kind: "yes-no",
    files: ["own/g-de-bescheid-krippenbeitrag.txt"],
    message:
      "Wir wollen gegen den neuen Krippenbeitrag Widerspruch einlegen. Dürfen wir so lange einfach den " +
      "alten Betrag weiterzahlen?",
    facts: [["keine aufschiebende Wirkung", "zunächst zu zahlen", "nicht aufschiebend"]],
    nearMisses: ["10 v. H."],
  },
  {
    id: "g-nursery-why-more",
    kind: "reason",
    files: ["own/g-de-bescheid-krippenbeitrag.txt"],
    message: "warum müssen wir für levin auf einmal mehr zahlen?",
    facts: [
      [
        "Einkommen gestiegen",
        "Einkommen ist gestiegen",
        "Einkommen ist 2025 gestiegen",
        "Einkommen 2025 gestiegen",
        "gestiegenes Einkommen",
        "gestiegenen Einkommens",
        "höheres Einkommen",
        "höheren Einkommens",
        "62.480",
        "57.680",
      ],
    ],
    nearMisses: ["10 v. H.", "acht Wochen"],
  },
  {
    id: "g-sheeter-grease-interval",
    kind: "cross-language",
    files: ["own/g-de-dough-sheeter-manual.html"],
    message: "Nach wie vielen Betriebsstunden müssen wir bei der Ausrollmaschine die Walzenlager schmieren?",
    facts: [250],
    nearMisses: ["500 hours", "100 hours", "3,000 hours"],
  },
  {
    id: "g-sheeter-motor-warranty",
    kind: "cross-language",
    files: ["own/g-de-dough-sheeter-manual.html"],
    message:
      "Die Teigausrollmaschine haben wir gleich in der ersten Woche online registriert. Wie lange haben " +
      "wir damit Garantie auf den Motor?",
    facts: [36],
    nearMisses: ["ten years", "15 minutes"],
  },
  {
    id: "g-toys-two-shelf-offers",
    kind: "compare",
    files: ["own/g-de-vorstandsprotokoll-ludothek.md"],
    message: "Vergleich mir bitte die zwei Offerten für die Regale: Preis, Montage, Garantie.",
    facts: [8760, 7990, 620, ["5 Jahre", "fünf Jahre"], ["2 Jahre", "zwei Jahre"]],
    nearMisses: ["Fr. 680.–", "Fr. 4'000.–"],
  },
  {
    id: "g-wine-below-minimum",
    kind: "extract",
    files: ["own/g-de-weinlager-inventur.xlsx"],
    message:
      "Bitte eine Excel-Liste von allen Weinen, bei denen der Bestand unter dem Mindestbestand liegt, mit " +
      "Name, Artikelnummer, Bestand und Mindestbestand.",
    facts: ["Ried Steinberg", "Riesling Smaragd", "Sauvignon Blanc", "Szapary", "Beerenauslese"],
    nearMisses: ["Schilcher Klassik", "Ried Langteufel", "Ruster Ausbruch"],
    formats: ["xlsx"],
  },
  {
    id: "g-toys-moving-mail",
    kind: "draft",
    files: ["own/g-de-vorstandsprotokoll-ludothek.md"],
    message:
      "Schreib eine kurze, freundliche Mail an unsere Familien, dass die Ludothek umzieht: neue Adresse, " +
      "von wann bis wann die Ausleihe zu ist und wann sie am neuen Ort zum ersten Mal offen hat.",
    facts: [
      ["Bahnhofstrasse 21", "Bahnhofstraße 21"],
      ["4. Juli", "04.07.", "4.7.", "4. bis", "4.–"],
      ["8. August", "08.08.", "8.8."],
      ["12. August", "12.08.", "12.8."],
    ],
  },
  {
    id: "g-wine-reserve-price",
    kind: "follow-up",
    files: ["own/g-de-weinlager-inventur.xlsx"],
    message: "Wie viele Flaschen vom Zweigelt Reserve haben wir noch?",
    next: "und um wie viel verkaufen wir die flasche?",
    facts: [18.9],
    nearMisses: ["9.20", "9,20"],
  },
  {
    id: "g-hut-fire-insurance",
    kind: "not-there",
    files: ["own/g-de-pachtvertrag-gamskarhuette.docx"],
    message: "Bei welcher Versicherung ist die Gamskarhütte gegen Feuer versichert?",
    status: "refusal",
  },
  {
    id: "g-lift-service-contract",
    kind: "not-there",
    files: ["own/g-de-aufzug-stoerungen-2026.csv", "own/g-de-bescheid-krippenbeitrag.txt"],
    message: "Was zahlen wir pro Monat für den Wartungsvertrag der Aufzüge?",
    status: "refusal",
  },
]);

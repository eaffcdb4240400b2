import { toRequests } from "./office-request.ts";

export const figuresGerman = toRequests({ language: "de", heldOut: false }, [
  {
    id: "n-dach-sprenger",
    kind: "compute",
    files: ["own/rapport-dachdecker-kw19.txt"],
    message: "Wie viele Stunden hat Luca Sprenger in dieser Woche gearbeitet?",
    facts: [37.75],
  },
  {
    id: "n-dach-lattung",
    kind: "table",
    files: ["own/rapport-dachdecker-kw19.txt"],
    message: "Wer hat die Lattung erneuert?",
    facts: ["Luca Sprenger", "Samir Haddouche"],
    nearMisses: ["Beat Olbrich"],
  },
  {
    id: "n-dach-fenster",
    kind: "compute",
    files: ["own/rapport-dachdecker-kw19.txt"],
    message: "Was kosten die beiden Dachfenster zusammen?",
    facts: [1224],
  },
  {
    id: "n-fw-fehlt",
    kind: "table",
    files: ["own/materialkontrolle-feuerwehr.html"],
    message: "Bei welchem Material ist weniger da, als sein sollte?",
    facts: ["Druckschlauch", "Handlampe", "Motorsäge", "Faltsignal"],
    nearMisses: ["Warnweste", "Hebekissen", "Funkgerät"],
  },
  {
    id: "n-fw-handlampen",
    kind: "compute",
    files: ["own/materialkontrolle-feuerwehr.html"],
    message: "Wie viele Handlampen fehlen auf dem Tanklöschfahrzeug?",
    facts: [3],
  },
  {
    id: "n-container-halbjahr",
    kind: "compute",
    files: ["own/mietofferte-baucontainer.txt"],
    message: "Was kostet die Miete der zwei Container für sechs Monate?",
    facts: [9360],
  },
  {
    id: "n-fw-helme",
    kind: "not-there",
    files: ["own/materialkontrolle-feuerwehr.html"],
    message: "Wie viele Helme sind im Pionierfahrzeug?",
    status: "refusal",
    nearMisses: ["Hebekissen", "Warnweste"],
  },
  {
    id: "n-container-heizung",
    kind: "not-there",
    files: ["own/mietofferte-baucontainer.txt"],
    message: "Was kostet die Heizung der Container pro Monat?",
    status: "refusal",
    nearMisses: ["780 Franken"],
  },
]);

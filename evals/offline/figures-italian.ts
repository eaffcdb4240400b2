import { toRequests } from "./office-request.ts";

export const figuresItalian = toRequests({ language: "it", heldOut: false }, [
  {
    id: "n-festa-tendone",
    kind: "compute",
    files: ["own/preventivo-festa-patronale.md"],
    message: "Quanto abbiamo speso in più del previsto per il tendone nel 2025?",
    facts: [230],
  },
  {
    id: "n-festa-utile",
    kind: "compute",
    files: ["own/preventivo-festa-patronale.md"],
    message: "Qual è la differenza tra entrate e uscite nel consuntivo 2025?",
    facts: [5655],
  },
  {
    id: "n-sala-rossa",
    kind: "table",
    files: ["own/listino-sala-prove.txt"],
    message: "Quanto costa un'ora festiva nella sala Rossa?",
    facts: [26],
    nearMisses: ["22,00", "19,00", "45,00"],
  },
  {
    id: "n-panificio-segale",
    kind: "table",
    files: ["own/libro-scorte-panificio.eml"],
    message: "Chi ci fornisce la farina di segale?",
    facts: ["Molino Bellaguarda"],
    nearMisses: ["Molino Sartirana"],
  },
  {
    id: "n-panificio-burro",
    kind: "compute",
    files: ["own/libro-scorte-panificio.eml"],
    message: "Quanto ci costa in tutto il burro che è stato ordinato?",
    facts: [344],
  },
  {
    id: "n-sala-chitarra",
    kind: "not-there",
    files: ["own/listino-sala-prove.txt"],
    message: "Quanto costa noleggiare una chitarra per un giorno?",
    status: "refusal",
    nearMisses: ["18,00", "30,00"],
  },
  {
    id: "n-panificio-mais",
    kind: "not-there",
    files: ["own/libro-scorte-panificio.eml"],
    message: "Quanti sacchi di farina di mais abbiamo in magazzino?",
    status: "refusal",
    nearMisses: ["Farina integrale", "Farina tipo 0"],
  },
]);

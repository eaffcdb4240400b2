import { toRequests } from "./office-request.ts";

export const figuresFrench = toRequests({ language: "fr", heldOut: false }, [
  {
    id: "n-soins-km",
    kind: "compute",
    files: ["own/tournees-soins-juin.csv"],
    message: "Combien de kilomètres Karim Benyahia a-t-il faits en tout ?",
    facts: [164],
  },
  {
    id: "n-soins-nord",
    kind: "compute",
    files: ["own/tournees-soins-juin.csv"],
    message: "Combien de patients ont été vus dans le secteur Nord ?",
    facts: [36],
  },
  {
    id: "n-soins-garde",
    kind: "table",
    files: ["own/tournees-soins-juin.csv"],
    message: "Qui était de garde le 4 juin ?",
    facts: ["Odile Verchère"],
    nearMisses: ["Mathilde Gros", "Karim Benyahia"],
  },
  {
    id: "n-jardin-lavande",
    kind: "table",
    files: ["own/devis-jardin-cure.html"],
    message: "Quel est le prix d'un pied de lavande ?",
    facts: [5.8],
  },
  {
    id: "n-jardin-total",
    kind: "compute",
    files: ["own/devis-jardin-cure.html"],
    message: "À combien se monte le devis en tout, plantes et travaux ensemble ?",
    facts: [5254],
  },
  {
    id: "n-studio-association",
    kind: "compute",
    files: ["own/location-studio-photo.txt"],
    message: "Combien coûte la journée entière au studio pour une association, remise déduite ?",
    facts: [246.5],
  },
  {
    id: "n-jardin-arrosage",
    kind: "not-there",
    files: ["own/devis-jardin-cure.html"],
    message: "Combien coûte la pose de l'arrosage automatique ?",
    status: "refusal",
    nearMisses: ["702"],
  },
  {
    id: "n-soins-salaire",
    kind: "not-there",
    files: ["own/tournees-soins-juin.csv"],
    message: "Quel est le salaire horaire de Mathilde Gros ?",
    status: "refusal",
    nearMisses: ["7,75"],
  },
]);

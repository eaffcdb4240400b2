import { toRequests } from "./office-request.ts";

export const lettersFrench = toRequests({ language: "fr", heldOut: false }, [
  {
    id: "l-fanfare-membres",
    kind: "draft",
    files: ["own/pv-comite-fanfare.md"],
    message:
      "Écris un mail aux membres de la fanfare avec la date et l'heure du concert annuel et celles de la répétition générale.",
    facts: [
      ["9 mai", "2026-05-09"],
      ["20 h 15", "20h15"],
      ["7 mai", "2026-05-07"],
      ["19 h 30", "19h30"],
    ],
    nearMisses: ["2 avril", "20 novembre"],
  },
  {
    id: "l-fanfare-decisions",
    kind: "summarize",
    files: ["own/pv-comite-fanfare.md"],
    message: "Résume en quelques lignes les décisions du comité.",
    facts: [["3 640", "deux cornets"]],
  },
  {
    id: "l-imprimeurs-compare",
    kind: "compare",
    files: ["own/devis-imprimeurs-catalogue.html"],
    message: "Compare l'Atelier Grandvaux et l'Imprimerie Solèze : prix de l'impression, délai et papier.",
    facts: [4870, 4390, "15 jours", "22 jours", "couché mat 150", "offset 120"],
  },
  {
    id: "l-imprimeurs-lac",
    kind: "follow-up",
    files: ["own/devis-imprimeurs-catalogue.html"],
    message: "Quel est le délai de l'Atelier Grandvaux ?",
    next: "Et celui des Presses du Lac ?",
    facts: [["10 jours"]],
    nearMisses: ["15 jours", "22 jours"],
  },
  {
    id: "l-coupure-clients",
    kind: "draft",
    files: ["own/avis-coupure-eau.txt"],
    message:
      "Rédige un message pour nos locataires de la rue des Tanneurs : le jour de la coupure d'eau, de quelle heure à quelle heure, et où ils peuvent trouver de l'eau potable.",
    facts: [["24 mars"], ["8 h 30", "8h30"], ["15 h", "15h"], "salle des fêtes"],
    nearMisses: ["dès 7 h"],
  },
  {
    id: "l-coupure-rappel",
    kind: "draft",
    files: ["own/avis-coupure-eau.txt"],
    message:
      "Prépare un petit rappel aux habitants : pourquoi l'eau est coupée et combien de temps il faut laisser couler l'eau ensuite.",
    facts: ["vanne", "cinq minutes"],
  },
]);

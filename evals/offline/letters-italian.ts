import { toRequests } from "./office-request.ts";

export const lettersItalian = toRequests({ language: "it", heldOut: false }, [
  {
    id: "l-apicoltura-iscritti",
    kind: "draft",
    files: ["own/scambio-corso-aula-magna.eml"],
    message:
      "Scrivi una mail agli iscritti al corso di apicoltura: la data del corso, dove possono parcheggiare e chi è la relatrice.",
    facts: [["17 ottobre", "17/10"], "via mulini", "montanari"],
    nearMisses: ["9 ottobre"],
  },
  {
    id: "l-apicoltura-cassiere",
    kind: "draft",
    files: ["own/scambio-corso-aula-magna.eml"],
    message:
      "Prepara un promemoria per il cassiere: quanto costa l'affitto dell'aula e qual è l'IBAN su cui versarlo.",
    facts: [220],
    nearMisses: ["180 euro", "45 euro"],
  },
  {
    id: "l-bici-confronto",
    kind: "compare",
    files: ["own/noleggio-biciclette-lago.html"],
    message: "Confronta mountain bike ed e-bike: prezzo per la giornata intera e cauzione.",
    facts: [25, 42, 100, 200],
  },
  {
    id: "l-bici-tandem",
    kind: "follow-up",
    files: ["own/noleggio-biciclette-lago.html"],
    message: "Quanto costa una city bike per una settimana?",
    next: "E il tandem?",
    facts: [149],
    nearMisses: ["78,00", "33,00"],
  },
  {
    id: "l-coro-riassunto",
    kind: "summarize",
    files: ["own/verbale-coro-montano.txt"],
    message: "Riassumi il verbale del coro in poche frasi.",
    facts: [["18 aprile", "12 gilet", "40 euro", "2.150", "Calliari"]],
  },
  {
    id: "l-coro-soci",
    kind: "draft",
    files: ["own/verbale-coro-montano.txt"],
    message:
      "Scrivi una lettera ai coristi con la data e il luogo della rassegna, la quota sociale e entro quando pagarla. In PDF.",
    facts: [["18 aprile"], "san vigilio", 40, ["31 marzo"]],
    nearMisses: ["15 febbraio", "26 febbraio"],
    formats: ["pdf"],
  },
]);

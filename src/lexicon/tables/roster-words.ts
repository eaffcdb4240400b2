import type { WordsByLanguage } from "../words-by-language.ts";

/** What each entry of a roster is. */
export const rosterNouns: WordsByLanguage = {
  en: "shift|shifts|duty|duties|turn|turns|slot|slots|service|services|assignment|assignments",
  de: "schicht|schichten|dienst|dienste|diensten|einsatz|einsätze|einsätzen",
  fr: "service|services|tour|tours|garde|gardes|permanence|permanences|créneau|créneaux|poste|postes",
  it: "turno|turni|servizio|servizi|guardia|guardie",
  es: "turno|turnos|servicio|servicios|guardia|guardias",
};

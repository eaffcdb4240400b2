import type { WordsByLanguage } from "./words-by-language.ts";

/** Words that lead to the name of what something is taken from. */
export const sourceLeads: WordsByLanguage = {
  en: "according to|under|pursuant to|as per|as stated in|as set out in",
  de: "nach|gemäss|gemäß|laut|gestützt auf|aufgrund",
  fr: "selon|d'après|conformément à|conformément au|en vertu de|en vertu du|aux termes de|aux termes du",
  it: "secondo|ai sensi di|ai sensi del|ai sensi della|ai sensi dell|in base a|in base al|in base alla|conformemente a",
  es: "según|conforme a|conforme al|de acuerdo con|en virtud de|en virtud del",
};

/** What a document may be; German ones end so. */
export const documentNouns: WordsByLanguage = {
  en: "act|law|ordinance|regulation|regulations|rules|directive|decree|report|contract|agreement|policy|invoice|minutes|statement|letter|memo|guide|handbook|list|table",
  de: "gesetz|gesetzes|verordnung|reglement|reglements|richtlinie|weisung|erlass|bericht|berichts|vertrag|vertrags|vertrages|vereinbarung|police|rechnung|protokoll|protokolls|brief|merkblatt|handbuch|liste|tabelle",
  fr: "loi|ordonnance|règlement|directive|décret|arrêté|rapport|contrat|accord|convention|police|facture|procès-verbal|lettre|note|guide|liste|tableau",
  it: "legge|ordinanza|regolamento|direttiva|decreto|rapporto|relazione|contratto|accordo|convenzione|polizza|fattura|verbale|lettera|guida|elenco|tabella",
  es: "ley|ordenanza|reglamento|directiva|decreto|informe|contrato|acuerdo|convenio|póliza|factura|acta|carta|nota|guía|lista|tabla",
};

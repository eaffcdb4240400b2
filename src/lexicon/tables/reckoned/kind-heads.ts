import type { WordsByLanguage } from "../../words-by-language.ts";

/** Heads of columns by what they tell of a row, in any language. */
export const kindHeads = {
  place:
    "place|location|room|venue|address|town|city|where|meeting point|meeting place|shelf|bay|bin|rack|aisle|building|hall|ort|raum|lokal|adresse|standort|treffpunkt|saal|zimmer|regal|fach|lagerort|lagerplatz|gebäude|wohnort|veranstaltungsort|kursort|kursraum|lieu|salle|localité|endroit|ville|emplacement|rayon|étagère|bâtiment|commune|luogo|sala|aula|indirizzo|sede|città|località|comune|scaffale|ripiano|edificio|lugar|dirección|ciudad|localidad|estante|punto de encuentro|luogo di ritrovo|lieu de rendez vous",
  person:
    "leader|led by|teacher|tutor|instructor|guide|trainer|coach|host|responsible|person responsible|owner|contact|contact person|in charge|leitung|kursleitung|leiter|leiterin|lehrer|lehrerin|lehrperson|zuständig|verantwortlich|verantwortliche|ansprechperson|kontaktperson|responsable|animateur|animatrice|animation|professeur|enseignant|enseignante|moniteur|monitrice|intervenant|intervenante|contact|responsabile|docente|insegnante|istruttore|istruttrice|guida|referente|conduttore|profesor|profesora|monitor|monitora|guía|encargado|encargada",
  supplier:
    "supplier|vendor|seller|bought from|source|lieferant|lieferantin|lieferfirma|händler|bezugsquelle|fournisseur|vendeur|fornitore|venditore|proveedor|vendedor",
} as const;

/** Who sells or delivers something, in a question. */
export const fromWhom =
  /(?<!\p{L})(?:from whom|who(?:m)?(?!\p{L})[^?]{0,60}(?<!\p{L})from(?=\s*\?|\s*$)|who (?:supplies|delivers|sells)|von wem|bei wem|wer (?:liefert|verkauft)|de qui|chez qui|à qui achetons|auprès de qui|qui (?:livre|fournit|nous livre|nous fournit|vend)|da chi|chi (?:fornisce|consegna|vende|ci fornisce)|de quién|a quién (?:le )?compramos|quién (?:suministra|entrega|vende|nos suministra))(?!\p{L})/iu;

/** Forms of address before a name. */
export const addressNouns: WordsByLanguage = {
  en: "mr|mrs|ms|miss|dr|sir|madam",
  de: "herr|herrn|frau|dr",
  fr: "monsieur|madame|mademoiselle|m|mme|mlle",
  it: "signor|signore|signora|sig|sigra|dott|dottor|dottoressa",
  es: "señor|señora|señorita|sr|sra|don|doña",
};

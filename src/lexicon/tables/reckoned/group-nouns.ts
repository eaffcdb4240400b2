import type { WordsByLanguage } from "../../words-by-language.ts";

/** What a name of several people may be called beside it: "the Packing team". */
export const groupNouns: WordsByLanguage = {
  en: "team|crew|staff|group|department|division|section|people",
  de: "team|teams|gruppe|abteilung|bereich|mannschaft",
  fr: "équipe|groupe|service|département|section",
  it: "squadra|team|gruppo|reparto|sezione",
  es: "equipo|grupo|departamento|sección|área",
};

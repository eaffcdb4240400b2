import type { Language } from "../words-by-language.ts";

/** Verbs and their kin that say of a thing that it is not done, not had or not there; a star stands for any ending. */
export const denyingVerbs: Readonly<Record<Language, string>> = {
  en: "omit*|waiv*|skip*|dispens*|forgo*|abandon*|drop|dropped|closed|shut|suspend*|postpon*|refrain*|avoid*|missing|absent|exempt*|except*",
  de: "verzicht*|ausfallen|ausfällt|ausfiel|ausgefallen*|geschlossen*|gesperrt*|verschoben*|ausgenommen|abgesagt*|vermeid*|vermied*|befreit*|entbind*|ausser|außer",
  fr: "renonc*|abandonn*|fermé*|suspen*|report*|évit*|dispens*|exempt*|sauf|excepté*",
  it: "rinunci*|abbandon*|chius*|sospes*|rinviat*|evit*|esonerat*|esent*|salvo|eccetto|tranne",
  es: "renunci*|abandon*|cerrad*|suspend*|aplaz*|evit*|exent*|exim*|salvo|excepto",
};

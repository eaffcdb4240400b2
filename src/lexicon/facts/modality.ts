import type { Language } from "../words-by-language.ts";

/** May it be, should it be, must it be; each a step further. */
export type Modality = "may" | "should" | "must";

/** Words and phrases in lower case, parted by a bar; a star stands for any ending. */
export const modality: Readonly<Record<Language, Readonly<Record<Modality, string>>>> = {
  en: {
    may: "may|might|can|could|is able to|are able to|allowed to|permitted to|entitled to|optional|optionally|voluntary|voluntarily|possible|possibly|at its discretion|perhaps",
    should: "should|ought to|recommended|recommend*|advised|advisable|encouraged to|suggested|preferably",
    must: "must|shall|have to|has to|had to|required to|is required|are required|requires|require|obliged to|obligated to|mandatory|compulsory|obligatory|needs to|need to|bound to|necessary",
  },
  de: {
    may: "kann|kannst|können|könnt|konnte|konnten|könnte|könnten|darf|dürfen|durfte|durften|dürfte|dürften|erlaubt|gestattet|zulässig|fakultativ|freiwillig|optional|möglich|möglicherweise|berechtigt|befugt|vielleicht|lässt sich|lassen sich",
    should: "soll|sollen|sollte|sollten|empfohlen|empfiehlt|empfehlen|ratsam|angeraten|rät|raten",
    must: "muss|muß|müssen|müsst|musste|mussten|müsste|müssten|verpflichtet|obligatorisch|zwingend|vorgeschrieben|verlangt|erforderlich|notwendig|pflicht|verbindlich|unerlässlich",
  },
  fr: {
    may: "peut|peuvent|pouvait|pouvaient|pourra|pourront|pourrait|pourraient|puisse|puissent|autorisé|autorisée|autorisés|autorisées|permis|permise|facultatif|facultative|facultatifs|facultatives|optionnel|optionnelle|possible|possibles|éventuellement|peut-être|loisible",
    should:
      "devrait|devraient|conseillé|conseillée|conseillés|conseillées|conseille|recommandé|recommandée|recommandés|recommandées|recommande|souhaitable|préférable",
    must: "doit|doivent|devait|devaient|devra|devront|dû|obligatoire|obligatoires|obligatoirement|tenu de|tenue de|tenus de|tenues de|tenus d|tenu d|obligé|obligée|obligés|obligation|exigé|exigée|exige|exigent|requis|requise|il faut|faut-il|nécessaire|nécessaires|impératif|impérativement|astreint",
  },
  it: {
    may: "può|possono|poteva|potevano|potrà|potranno|potrebbe|potrebbero|possa|possano|consentito|consentita|consentiti|permesso|permessa|facoltativo|facoltativa|facoltativi|opzionale|possibile|possibili|eventualmente|autorizzato a|autorizzata a|ammesso|ammessa|ammessi|ammesse",
    should:
      "dovrebbe|dovrebbero|consigliato|consigliata|consiglia|raccomandato|raccomandata|raccomanda|opportuno|auspicabile",
    must: "deve|devono|debba|debbano|doveva|dovevano|dovrà|dovranno|obbligatorio|obbligatoria|obbligatori|obbligatorie|obbligatoriamente|tenuto a|tenuta a|tenuti a|tenute a|obbligato|obbligata|obbligati|obbligo|necessario|necessaria|richiesto|richiesta|bisogna|occorre|prescritto|prescritta",
  },
  es: {
    may: "puede|pueden|podía|podían|podrá|podrán|podría|podrían|pueda|puedan|permitido|permitida|permitidos|facultativo|facultativa|opcional|opcionales|voluntario|voluntaria|posible|posibles|posiblemente|autorizado a|autorizada a|quizá|quizás",
    should:
      "debería|deberían|recomendado|recomendada|recomienda|recomendable|aconsejado|aconseja|aconsejable|conviene",
    must: "debe|deben|deba|deban|debía|debían|deberá|deberán|obligatorio|obligatoria|obligatorios|obligatorias|obligatoriamente|obligado|obligada|obligados|obligación|necesario|necesaria|requerido|requerida|tiene que|tienen que|tendrá que|tendrán que|hay que|exigido|exige|exigen|preceptivo",
  },
};

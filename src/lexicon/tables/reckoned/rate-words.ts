/** Words in five languages that say for how long an amount is due. */
export const rateWords = {
  /** A year is asked for. */
  yearly:
    /(?<!\p{L})(?:per year|a year|yearly|annually|per annum|for (?:the|a) (?:whole |full |entire )?year|over (?:a|the) year|(?:in|over|for) (?:twelve|12) months|pro jahr|im jahr|jährlich|aufs jahr|übers jahr|in (?:zwölf|12) monaten|(?:par|à l['’]) ?an(?:née)?|sur (?:un an|l['’]année|toute l['’]année|(?:douze|12) mois)|annuellement|all['’]anno|l['’]anno|annualmente|in un anno|(?:in|su) (?:dodici|12) mesi|al año|por año|anualmente|en (?:doce|12) meses)(?!\p{L})/iu,
  /** A shorter time is stated. */
  shorter:
    /(?<!\p{L})(?:monthly|per month|a month|each month|every month|weekly|per week|a week|quarterly|per quarter|monatlich\p{L}*|pro monat|im monat|wöchentlich\p{L}*|pro woche|vierteljährlich\p{L}*|pro quartal|mensuel\p{L}*|par mois|hebdomadaire\p{L}*|par semaine|trimestriel\p{L}*|par trimestre|mensil[ei]|al mese|settimanal[ei]|alla settimana|trimestral[ei]|mensual(?:es)?|al mes|por mes|semanal(?:es)?)(?!\p{L})/iu,
  /** What an hour costs is asked for. */
  hourly:
    /(?<!\p{L})(?:(?:per|an|pro|je|par|por)\s|à l['’]|de l['’]|all['’]|a la )(?:hour|stunde|heure|ora|hora)(?!\p{L})/iu,
  /** A number of hours or days. */
  duration:
    /\p{N}[\p{N}.,'’]*\s?(?:h|std\.?|min\.?|hours?|minutes?|stunden?|minuten?|heures?|or[ae]|minuti?|horas?|minutos?|days?|tagen?|jours?|giorn[io]|días?|uhr)(?!\p{L})/giu,
};

/** What a text is to be about, behind its noun: "a letter to the parents about the new menu", "un mot sur le pain". */
export const textTopic =
  /(?<!\p{L})(?:about|on|regarding|concerning|über|zum|zur|zu (?:den|dem|der)|betreffend|bezüglich|sur|au sujet (?:de|du|des)|à propos (?:de|du|des)|concernant|sul|sullo|sulla|sulle|sui|sugli|sull['’]|su|riguardo (?:a|al|alla|ai|alle)|in merito (?:a|al|alla|ai|alle)|sobre|acerca de)(?:\s+|(?<=['’]))(?<topic>[^.,;:?!\n]{4,90})/giu;

/** They name no subject: "the new situation", "die wichtigsten Punkte". */
export const topiclessWords =
  /^(?:new|current|main|key|important|latest|recent|upcoming|next|situation|points?|facts?|results?|decisions?|changes?|news|status|state|topics?|details?|information|neue[nrms]?|aktuelle[nrms]?|wichtigste[nrms]?|nächste[nrms]?|lage|punkte?n?|ergebnisse?n?|beschlüsse?n?|änderungen|neuigkeiten|stand|themen|einzelheiten|nouve(?:au|aux|lle|lles)|actuel(?:le)?s?|principa(?:l|le|les|ux)|prochaine?s?|situation|résultats?|décisions?|changements?|nouvelles|état|sujets?|détails|nuov[oaie]|attual[ei]|principal[ei]|prossim[oaie]|situazione|punti|risultati|decisioni|cambiamenti|novità|stato|temi|dettagli|nuev[oa]s?|actual(?:es)?|próxim[oa]s?|situación|puntos|resultados|decisiones|cambios|novedades|estado|temas|detalles)$/iu;

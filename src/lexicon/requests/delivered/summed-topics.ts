/** Before the topics that a summary is to tell: "what was said about", "was zu", "ce qui a été dit sur". */
export const summedLead =
  /(?<!\p{L})(?:about|regarding|concerning|on|zum|zur|zu den|zu|über|bezüglich|betreffend|au sujet (?:de|du|des)|à propos (?:de|du|des)|concernant|sur|pour|riguardo (?:a|al|alla|ai|alle)|in merito (?:a|al|alla|ai|alle)|sugli|sulle|sulla|sullo|sul|sui|su|sobre|acerca de)\s+(?=\S)/giu;

/** Behind them, in German: "… herauskam", "… beschlossen wurde", "… im Protokoll steht". */
export const summedEnd =
  /\s(?:(?:im|in der|in den|dans le|dans la|nel|nella) \p{L}+ )?(?:herauskam|rauskam|herausgekommen ist|\p{L}+ (?:wurde|wurden|worden ist|ist|sind)|steht|stehen|gilt|sagt|(?:was|were|has been|have been|is) (?:said|decided|agreed|discussed|settled))$/iu;

/** What is told about topics: a clause that asks what was said or came of them. */
export const summedClause =
  /(?<!\p{L})(?:what|was|ce qu[ie]|ce qu['’]\p{L}+|che cosa|cosa|quello che|ciò che|quanto|qué|lo que|decisions?|results?|outcomes?|beschlüsse?|ergebnisse?|décisions?|résultats?|decisioni|risultati|decisiones|resultados|points?|punkte?|punti|puntos)(?!\p{L})/iu;

/** It may be said again before each of them: "zum Dach und zur Heizung". */
export const summedAgain =
  /^(?:about|on|zum|zur|zu den|zu|über|sur|au sujet d[eu]s?|sul(?:la|le|lo)?|sui|sugli|su|sobre)\s+/iu;

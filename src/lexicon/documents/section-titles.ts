/** How a section of a plain text opens: "TOP 4 Lift", "3. Fees", "§ 2 Rent", "Article 5 – Insurance". */
export const numberedTitle =
  /^(?:(?:top|traktandum|punkt|ziffer|abschnitt|kapitel|artikel|art|§|item|agenda item|section|chapter|article|point|chapitre|punto|capitolo|sezione|articolo|capítulo|sección|artículo)\.?\s*\d{1,3}[a-z]?|\d{1,2}(?:\.\d{1,2})?)[.):]?\s*(?:[-–—]\s*)?\p{Lu}/iu;

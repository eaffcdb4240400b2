import type { Role } from "../../model/sub-intent.ts";

/** Words, per role, that open or mark a request in en, de, fr, it and es. A space stands for any white space. */
export const roleCues: Readonly<Record<Role, readonly string[]>> = {
  TRANSLATE: list(
    "translate|translation of|übersetze|übersetz|übersetzen|übersetzung|traduis|traduisez|" +
      "traduire|traduction|traduci|traduca|tradurre|traduzione|traduce|traduzca|traducir|traducción",
  ),
  REWRITE: list(
    "rewrite|rephrase|reword|paraphrase|simplify|shorten|proofread|polish|improve the wording|" +
      "make it shorter|formuliere um|umformulieren|schreibe um|umschreiben|überarbeite|kürze|" +
      "vereinfache|korrigiere|réécris|réécrivez|reformule|reformulez|simplifie|raccourcis|riscrivi|" +
      "riformula|semplifica|accorcia|reescribe|reescriba|reformula|simplifica|acorta",
  ),
  SUMMARIZE: list(
    "summarize|summarise|sum up|summary of|key points|main points|write a summary|give a summary|" +
      "tl;dr|overview of|condense|fasse|fass|zusammenfassen|zusammenfassung|wichtigsten punkte|" +
      "kernaussagen|überblick über|résume|résumez|résumer|résumé|points clés|points essentiels|" +
      "synthétise|riassumi|riassuma|riassunto|sintetizza|punti chiave|punti principali|resume|" +
      "resuma|resumir|resumen|puntos clave|puntos principales|sintetiza",
  ),
  EXTRACT: list(
    "extract|list all|list every|list the|collect|pull out|gather|enumerate|compile a list|" +
      "extrahiere|extrahieren|liste auf|liste alle|auflisten|suche alle|sammle|trage zusammen|" +
      "stelle alle|extrais|extrayez|extraire|liste toutes|liste tous|liste les|relève|recense|" +
      "estrai|estragga|elenca|raccogli|extrae|extraiga|extraer|enumera|recopila|lista todos|" +
      "lista todas",
  ),
  COMPARE: list(
    "compare|comparison|contrast|vs|versus|difference between|differences between|what changed|" +
      "pros and cons|differ from|comparing|vergleiche|vergleich|vergleichen|gegenüberstellen|" +
      "stelle gegenüber|unterschied zwischen|unterschiede zwischen|was hat sich geändert|comparez|" +
      "comparer|comparaison|différence entre|différences entre|confronta|confronti|confrontare|" +
      "confronto|paragona|differenza tra|differenze tra|compara|comparar|comparación|" +
      "diferencia entre|diferencias entre",
  ),
  DRAFT: list(
    "draft|write|compose|generate|create|prepare|design|brainstorm|implement|develop|code|build|" +
      "make a presentation|make a report|make me a|entwirf|entwerfe|verfasse|verfassen|schreibe|" +
      "schreib|schreiben sie|erstelle|erstellen|formuliere|generiere|entwickle|bereite vor|rédige|" +
      "rédigez|rédiger|écris|écrivez|écrire|crée|créez|génère|prépare|préparez|scrivi|scriva|" +
      "scrivere|redigi|crea|genera|prepara|componi|redacta|redacte|redactar|escribe|escriba|" +
      "escribir|elabora|genere",
  ),
  LOOKUP: list(
    "find|look up|lookup|look for|search|check|tell|show|explain|describe|give|get|list|identify|" +
      "determine|calculate|compute|convert|analyze|analyse|predict|fetch|retrieve|display|provide|" +
      "cite|quote|state|name|answer|define|suggest|recommend|plan|book|play|add|rate|put|perform|" +
      "solve|make|order|set|send|schedule|reserve|finde|suche|such|zeige|zeig|erkläre|beschreibe|" +
      "gib|geben sie|nenne|sage|sag|prüfe|ermittle|berechne|liste|zitiere|analysiere|schlage nach|" +
      "trouve|trouvez|cherche|cherchez|recherche|montre|explique|expliquez|décris|donne|donnez|" +
      "indique|dis|dites|vérifie|calcule|calculez|citez|analysez|trova|trovi|cerca|cerchi|mostra|" +
      "spiega|descrivi|dammi|indica|dimmi|verifica|calcola|cita|analizza|encuentra|encuentre|busca|" +
      "busque|muestra|explica|da|dame|dime|calcula|analiza",
  ),
};

/** Data words and action words: one of each makes the third signal family. */
export const dataWords: readonly string[] = list(
  "find|look up|lookup|search|cite|with citations|with sources|according to|extract|collect|" +
    "finde|suche|nachschlagen|zitiere|mit quellen|mit quellenangaben|laut|gemäss|gemäß|extrahiere|" +
    "trouve|cherche|avec sources|avec citations|selon|extrais|trova|cerca|cita|con fonti|" +
    "con citazioni|secondo|estrai|encuentra|busca|con fuentes|con citas|según|extrae",
);

/** They open a new request by themselves, whatever follows. */
export const strongJoints: readonly string[] = list(
  "and then|then|and also|after that|afterwards|and afterwards|and finally|&&|->|→|⇒|und danach|" +
    "danach|und dann|dann|anschliessend|anschließend|und anschliessend|und anschließend|" +
    "und schliesslich|und schließlich|und ausserdem|und außerdem|sowie danach|puis|et puis|" +
    "et ensuite|ensuite|et enfin|et aussi|poi|e poi|dopodiché|e infine|e anche|e quindi|luego|" +
    "y luego|después|y después|y además|y finalmente|y también",
);

/** They open a new request only if one follows. */
export const weakJoints: readonly string[] = list("and|und|sowie|et|e|ed|y|as well as|plus");

/** Polite and ordering words in front of the request itself. */
export const fillers: readonly string[] = list(
  "please|kindly|also|additionally|furthermore|moreover|first|firstly|second|secondly|third|" +
    "thirdly|finally|lastly|next|then|and|or|but|so|now|hi|hello|hey|bonus|just|bitte|auch|zudem|" +
    "ausserdem|außerdem|zuerst|zunächst|erstens|zweitens|drittens|schliesslich|schließlich|" +
    "zuletzt|nun|und|dann|danach|anschliessend|anschließend|hallo|s'il te plaît|s'il vous plaît|" +
    "merci de|veuillez|aussi|de plus|en outre|d'abord|enfin|ensuite|puis|et|bonjour|per favore|" +
    "anche|inoltre|prima|infine|poi|e|ciao|buongiorno|por favor|también|además|primero|finalmente|" +
    "luego|después|y|hola",
);

/** Ways to ask that are no verbs of a role. */
export const askOpeners: readonly string[] = list(
  "can you|could you|would you|will you|can i|could i|may i|i want to|i want you to|i need to|" +
    "i need you to|i need|i'd like to|i would like to|i would also like to|i d like to|" +
    "i d like for|i'd like for|i'm looking for|i m looking for|am looking for|i am looking for|" +
    "let me know|like to book|kannst du|können sie|könntest du|könnten sie|ich möchte|ich brauche|" +
    "ich will|ich hätte gerne|peux-tu|pouvez-vous|pourrais-tu|pourriez-vous|je voudrais|" +
    "j'aimerais|je veux|il me faut|puoi|può|potresti|potrebbe|vorrei|voglio|mi serve|" +
    "ho bisogno di|puedes|puede|podrías|podría|quiero|quisiera|me gustaría|necesito",
);

/** They open a question. */
export const questionWords: readonly string[] = list(
  "what|what's|which|who|whose|whom|when|where|where's|why|how|is|are|was|were|does|do|did|has|" +
    "have|will|should|welche|welcher|welches|welchen|welchem|wer|wen|wem|wann|wo|woher|wohin|" +
    "warum|wieso|weshalb|wie|wieviel|wieviele|ist|sind|gibt es|hat|darf|dürfen|muss|müssen|que|" +
    "qu'est-ce|quel|quelle|quels|quelles|qui|quand|où|pourquoi|comment|combien|est-ce|che|cosa|" +
    "chi|quale|quali|quando|dove|perché|come|quanto|quanta|quanti|quante|qué|cuál|cuáles|quién|" +
    "quiénes|cuándo|dónde|cómo|cuánto|cuánta|cuántos|cuántas",
);

function list(words: string): string[] {
  return words.split("|");
}

/** All of something. */
export const everyWords =
  "all|every|each|any|alle[nr]?|jede[rsnm]?|sämtliche[nr]?|toutes|tous|toute|tout|chaque|tutt[eio]|ogni|ciascun[oa]?|tod[oa]s|tod[oa]|cada";

/** What a text states, one by one; never what it is about. */
export const statedThings =
  "claims?|statements?|assertions?|numbers?|figures?|facts?|values?|amounts?|percentages?|sentences?|data points?|" +
  "aussagen?|behauptung(?:en)?|zahl(?:en)?|angaben?|fakt(?:en)?|tatsachen?|werte?n?|beträgen?|betrag|sätzen?|satz|" +
  "affirmations?|énoncés?|chiffres?|nombres?|données?|faits?|valeurs?|montants?|phrases?|" +
  "affermazion[ei]|cifr[ae]|numer[oi]|dat[oi]|fatt[oi]|valor[ei]|import[oi]|fras[ei]|" +
  "afirmaci(?:ón|ones)|cifras?|números?|datos?|hechos?|valor|valores|importes?|frases?";

export const wholeWords = "everything|alles|tout|tutto|todo";

export const citedWords =
  "cited|sourced|referenced|footnoted|backed(?: up)? by|proven|documented|traceable|substantiated|" +
  "belegt|nachgewiesen|nachvollziehbar belegt|referenziert|mit (?:\\p{L}+ ){0,2}(?:quellen?|quellenangaben?|belege?n?|quellennachweis(?:en)?|fundstellen?)|" +
  "sourcée?s?|citée?s?|prouvée?s?|documentée?s?|référencée?s?|étayée?s?|avec (?:\\p{L}+ ){0,2}(?:sources?|références?|citations?)|" +
  "documentat[oaei]|citat[oaei]|provat[oaei]|referenziat[oaei]|comprovat[oaei]|con (?:\\p{L}+ ){0,2}(?:font[ei]|citazion[ei]|riferiment[oi])|" +
  "citad[oa]s?|documentad[oa]s?|probad[oa]s?|respaldad[oa]s?|referenciad[oa]s?|con (?:\\p{L}+ ){0,2}(?:fuentes?|citas?|referencias?)|" +
  "with (?:\\p{L}+ ){0,2}(?:sources?|citations?|references?)|" +
  "(?:has|have|carr(?:y|ies)|bears?|names?|gives?|states?|shows?|hat|haben|trägt|tragen|nennt|nennen|a|ont|porte|portent|ha|hanno|riporta|riportano|tiene|tienen|lleva|llevan) (?:\\p{L}+ ){0,2}(?:sources?|citations?|references?|quellen?|quellenangaben?|belege?n?|références?|font[ei]|citazion[ei]|fuentes?|citas?)";

/** "Cite a source for every number": the order comes first. */
export const citeOrders =
  "(?:cites?|names?|gives?|add|adds|provides?|includes?) (?:\\p{L}+ ){0,3}(?:sources?|citations?|references?) (?:for|of|to|with|at)|(?:sources?|citations?|references?) (?:for|at|behind)|" +
  "quellen?(?:angaben?)? (?:für|zu|bei)|belege?n? (?:für|zu|bei)|(?:sources?|références?|citations?) (?:pour|de|à)|(?:font[ei]|citazion[ei]) (?:per|di|a)|(?:fuentes?|citas?) (?:para|de|a)";

export const jointWords = "and|or|of|und|oder|von|et|ou|de|des|e|o|di|dei|delle|y|del";
export const sourceNames =
  "sources?|citations?|references?|proof|evidence|quellen?|quellenangaben?|belege?|nachweis|références?|preuves?|font[ei]|citazion[ei]|prov[ae]|fuentes?|citas?|pruebas?";

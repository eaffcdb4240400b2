/** Asks which things are still owed or missing: "what is on back order", "was ist noch im Rückstand". */
export const outstandingAsked =
  /^\W*(?:what|which \p{L}+|was|welche \p{L}+|qu['’]est-ce qui|quels? articles?|che cosa|cosa|quali \p{L}+|qué)\s.*(?<!\p{L})(?:back ?orders?|outstanding|missing|short|rückständig|rückstand|ausstehend|fehlt|fehlen|manque|manquant|en attente|manca|mancano|mancante|arretrato|inevas[oaie]|falta|pendiente)(?!\p{L})/iu;

/** The head of a column that counts them. */
export const outstandingHead =
  /^(?:(?:still|noch|encore|ancora)\s)?(?:back ?orders?(?:ed)?|outstanding|missing|short|rückstand|rückstände|ausstehend|fehlmenge|fehlend|fehlt|manquants?|reliquat|en attente|mancant[ei]|arretrat[oi]|inevas[oi]|pendientes?|faltantes?)$/iu;

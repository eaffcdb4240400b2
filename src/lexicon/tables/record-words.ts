/** Heads of columns, and words for amounts, in any of the five languages; without capitals. */
export const homeHeads =
  "domestic|home|national|inland|inländisch|innerhalb der schweiz|suisse|pays|intérieur|en suisse|interno|nazionale|in svizzera|svizzera|nacional|interior";
export const abroadHeads =
  "abroad|foreign|international|overseas|ausland|ausländisch|étranger|à l'étranger|estero|all'estero|extranjero|internacional|internazionale";

/** What a column in a currency holds, whatever it is called. */
export const amountNouns =
  "amount|price|cost|rate|fee|tariff|charge|betrag|preis|kosten|ansatz|ansätze|satz|tarif|gebühr|montant|prix|coût|tarif|taux|importo|prezzo|costo|tariffa|importe|precio|coste|tarifa";

/** The end of a year, which a column of years stands for. */
export const yearEnd =
  /(?<!\p{L})(?:(?:at |by )?(?:the )?end(?: of)?|year[- ]end|(?:per |auf |gegen )?ende|(?:à )?(?:la )?fin(?: de)?|(?:a )?fine|(?:a )?fin(?:es|al)?(?: de)?)\s+(?=(?:19|20)\d\d(?!\d))/iu;

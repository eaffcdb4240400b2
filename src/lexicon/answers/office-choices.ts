/** That an offer was taken, as people ask for it and as mails say it, in five languages. */
export const choiceAsked =
  /(?<!\p{L})(?:in the end|finally|eventually|chos\p{L}+|choose|chose|take|took|taken|taking|pick\p{L}*|decide\p{L}*|book\p{L}*|go with|going with|went with|won|wins|hired?|commissioned|got the job|am ende|schliesslich|schließlich|letztlich|letzten endes|entschieden|entscheiden|entschied|genommen|nehmen|gewählt|wählen|ausgewählt|gebucht|beauftragt|zuschlag|berücksichtigt|finalement|au final|choisi\p{L}*|retenu\p{L}*|pris|prise|prend|prenons|prenez|décidé\p{L}*|opté|mandaté\p{L}*|réservé\p{L}*|alla fine|infine|scelt\p{L}*|sceglie\p{L}*|pres[oaie]|prendiamo|decis[oaie]|prenotat\p{L}*|incaricat\p{L}*|al final|finalmente|elegid\p{L}*|elegimos|escogid\p{L}*|decidid\p{L}*|reservad\p{L}*|contratad\p{L}*)(?!\p{L})/iu;

/** What is chosen among offers. */
export const chooserNouns =
  /(?<!\p{L})(?:who|whom|(?:which|what|whose) (?:compan(?:y|ies)|firms?|offers?|quotes?|bids?|suppliers?|providers?|contractors?|vendors?|one)|wer|wen|welche[mnrs]? (?:firma|unternehmen|offerte|angebot|anbieter|lieferant|lieferanten|betrieb|dienstleister)|für wen|qui|(?:à |chez )?(?:quelle?s?|laquelle|lequel) ?(?:entreprises?|sociétés?|maison|offres?|devis|fournisseurs?|prestataires?|boîte)?|chi|(?:che|quale) (?:ditta|azienda|impresa|società|offerta|fornitore|preventivo|concorrente)|quién|(?:qué|cuál) (?:empresa|oferta|proveedor|presupuesto|compañía))(?!\p{L})/iu;

/** "Which one was turned down" asks for the other. */
export const choiceDenied =
  /(?<!\p{L})(?:not|n't|never|declin\p{L}+|reject\p{L}*|turned down|lost|other|cheaper|dearer|nicht|kein\p{L}*|abgelehnt|abgesagt|andere\p{L}*|pas|refus\p{L}*|écart\p{L}*|autre|non|scartat\p{L}*|rifiutat\p{L}*|altr[oa]|no|rechazad\p{L}*|descartad\p{L}*|otr[oa]|why|warum|weshalb|wieso|pourquoi|perché|por qué|when|wann|quand|quando|cuándo)(?!\p{L})/iu;

/** The words of whoever takes one. */
export const choiceMade =
  /(?<!\p{L})(?:(?:have|has|had|i|we) (?:\p{L}+ )?(?:booked|chosen|chose|taken|took|accepted|decided|ordered|hired|commissioned|signed|picked)|(?:will|shall|'ll|please|would|let us|let's|to) (?:go|take|book|accept|choose)|go(?:ing)? with|(?:wir|ich) (?:haben|habe|nehmen|nehme|wählen|buchen|bestellen|beauftragen|entscheiden)|entschieden|beauftragt|gebucht|den zuschlag|(?:nous|on|je) (?:prenons|prend|prends|avons (?:choisi|retenu|pris|décidé|opté|signé|mandaté)|a (?:choisi|retenu|pris|décidé)|retenons|choisissons|optons)|j'ai (?:choisi|retenu|pris|signé|réservé|mandaté)|(?:abbiamo|ho) (?:\p{L}+ )?(?:deciso|scelto|preso|prenotato|accettato|firmato|incaricato)|prendiamo|scegliamo|(?:hemos|he) (?:decidido|elegido|escogido|reservado|contratado|aceptado)|elegimos|contratamos)(?!\p{L})/iu;

/** What was asked for or offered before the last word was spoken. */
export const olderAsked =
  /(?<!\p{L})(?:first|initial\p{L}*|original\p{L}*|at first|before|previous\p{L}*|earlier|older|old|used to|zuerst|anfangs|ursprünglich\p{L}*|vorher|früher\p{L}*|zuvor|erste[mnrs]?|bisher\p{L}*|alte[mnrs]?|d'abord|au début|initial\p{L}*|premi(?:er|ère)s?|avant|précédent\p{L}*|ancien\p{L}*|prima|all'inizio|inizial\p{L}*|prim[oaie]|precedent\p{L}*|vecchi\p{L}*|primero|al principio|anterior\p{L}*|antes|antigu\p{L}*)(?!\p{L})/iu;

/** "On Monday Ann wrote:", "-----Original Message-----", a line with a mark of quoting, or the head of a mail inside another. */
export const olderMail =
  /^(?:>\s*)*(?:(?:on|am|le|il(?: giorno)?|el)\s[^\n]{4,120}(?:\n[^\n]{0,100})?\s(?:wrote|schrieb|a écrit|ha scritto|escribió)(?!\p{L})[^\n]{0,80}(?:\n<[^\n]{0,100})?:|-{2,}\s*(?:original message|ursprüngliche nachricht|message d'origine|messaggio originale|mensaje original|forwarded message|weitergeleitete nachricht)\s*-{2,})|^>\s/imu;

/** "On Monday Ann wrote:", alone on its line, or on two where its end was wrapped. */
export const attributionLine =
  /^(?:on|am|le|il(?: giorno)?|el)\s.{4,200}\s(?:wrote|schrieb|a écrit|ha scritto|escribió)(?!\p{L}).{0,120}:$/iu;
/** The first of two such lines. */
export const attributionStart = /^(?:on|am|le|il(?: giorno)?|el)\s.{0,30}\p{N}.{4,100}[^.!?:]$/iu;

/** The lines of a head, in five languages. */
export const mailLines = {
  from: /^(?:from|von|de|da)\s?:\s\S/iu,
  to: /^(?:to|an|à|a|para)\s?:\s\S/iu,
  date: /^(?:date|sent|gesendet|datum|envoyé|inviato|data|enviado|fecha)\s?:\s\S/iu,
} as const;

/** Which mail of a thread is meant. */
export const lastMail =
  /(?<!\p{L})(?:last|latest|newest|most recent|letzte\p{L}*|neu(?:e)?ste\p{L}*|derni(?:er|ère)s?|ultim[oa]|último|última)(?!\p{L})/iu;
export const firstMail =
  /(?<!\p{L})(?:first|initial\p{L}*|original\p{L}*|oldest|erste\p{L}*|zuerst|ursprünglich\p{L}*|premi(?:er|ère)s?|prim[oa]|inizial\p{L}*|primer[oa]?)(?!\p{L})/iu;
/** Whoever gets a mail did not write it. */
export const mailGot =
  /(?<!\p{L})(?:receiv\p{L}*|got|get|gets|bekam|bekommen|erhielt|erhalten|reçu\p{L}*|reçoit|ricevut\p{L}*|riceve|recibi\p{L}*)(?!\p{L})/iu;

/** What only says that the last word counts: "in the end", "now", "according to the latest mail". Five languages. */
export const settledWords =
  /(?:,\s)?(?<!\p{L})(?:in the end|finally|eventually|after all|as it stands|according to the (?:last|latest|newest|most recent) (?:e-?mail|mail|message)|in the (?:last|latest|newest|most recent) (?:e-?mail|mail|message)|now|currently|am ende|am schluss|schliesslich|schließlich|letztlich|letzten endes|definitiv|endgültig|nun|jetzt|aktuell|(?:laut|gemäss|gemäß|nach) (?:der )?(?:letzten|neu(?:e)?sten) (?:e-?mail|mail|nachricht)|finalement|au final|en fin de compte|à la fin|maintenant|désormais|(?:selon|d['’]après) le dernier (?:e-?mail|mail|courriel|message)|alla fine|infine|adesso|ormai|(?:secondo|stando a) l['’]ultim[oa] (?:e-?mail|mail|messaggio)|al final|finalmente|ahora|según el último (?:correo|mensaje))(?!\p{L})/giu;

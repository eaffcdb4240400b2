/** Asks from where on, or up to where; and how papers say either. Texts in five languages. */
export const boundQuestions = {
  least: {
    asked:
      /(?<!\p{L})(?:from (?:what|which) (?:age|amount|size|number)|at what age can|how old (?:must|do|does|should)|minimum|at least|ab welche[mrns]?|ab wie viele?[nm]?|wie alt muss|mindest\p{L}*|mindestens|à partir de (?:quel(?:le)?|combien)|dès quel(?:le)?|quel âge faut-il|minim(?:um|ale?|aux)|au moins|da (?:che|quale|quanti|quanto)|a partire da (?:che|quale|quanti|quanto)|minim[oaie]|almeno|a partir de (?:qué|cuánt[oa]s?)|desde qué|mínim[oa]s?|como mínimo)(?!\p{L})/iu,
    said: /(?<!\p{L})(?:from|at least|minimum|no less than|not less than|or (?:over|older|more|above)|and (?:over|older|above)|aged \p{N}|over|above|more than|ab|mindest\p{L}*|mindestens|wenigstens|über|mehr als|à partir de|dès|minim(?:um|ale?|aux)|au moins|plus de|ou plus|et plus|a partire da|da|dai|dagli|minim[oaie]|almeno|più di|oltre|in su|a partir de|desde|mínim[oa]s?|al menos|más de|o más)(?!\p{L})/iu,
  },
  most: {
    asked:
      /(?<!\p{L})(?:up to (?:what|which|how)|until (?:what|which) age|maximum|at most|bis zu welche[mrns]?|bis wie viele?[nm]?|höchst\p{L}*|maxim(?:al\p{L}*|um)|jusqu['’]à (?:quel(?:le)?|combien)|maxim(?:um|ale?|aux)|au plus|fino a (?:che|quale|quanti|quanto)|massim[oaie]|al massimo|hasta (?:qué|cuánt[oa]s?)|máxim[oa]s?|como máximo)(?!\p{L})/iu,
    said: /(?<!\p{L})(?:up to|until|at most|maximum|no more than|not more than|not exceed\p{L}*|exceed\p{L}*|under|below|less than|or (?:under|younger|less)|limit\p{L}*|cap|capped|bis|höchst\p{L}*|maxim(?:al\p{L}*|um)|längstens|nicht mehr als|unter|weniger als|jusqu['’](?:à|au|aux)|maxim(?:um|ale?|aux)|au plus|pas plus|moins de|plafon\p{L}*|fino|massim[oaie]|non più|meno di|limite|tetto|hasta|máxim[oa]s?|no más|menos de|tope)(?!\p{L})/iu,
  },
} as const;

/** "Once the trial is over", "nach der Probezeit": what is asked about comes behind the thing that is named. */
export const afterAsked: readonly RegExp[] = [
  /(?<!\p{L})(?:once|when|as soon as|after) (?:the|my|our|your|this|that)?\s?(?<thing>[\p{L}\s-]{3,40}?) (?:is|are|has been|have been|has|have)? ?(?:over|up|ended|ends|finished|passed|expired|completed)(?!\p{L})/iu,
  /(?<!\p{L})(?:after|nach|après|dopo|después de|tras) (?:the|my|our|der|dem|den|la|le|les|l['’]|il|lo|gli|el|los|las|mon|ma|notre|unserer|meiner)\s?(?<thing>\p{L}[\p{L}\s-]{3,40}?)(?=[,?]|$)/iu,
  /(?<!\p{L})(?:wenn|sobald|sind|ist) (?:der|die|das|mein|meine|unser|unsere) (?<thing>\p{L}[\p{L}\s-]{3,40}?) (?:vorbei|abgelaufen|zu ende|vorüber|beendet|um)(?!\p{L})/iu,
  /(?<!\p{L})(?:une fois|quand|lorsque) (?:le|la|les|l['’]|mon|ma|notre)\s?(?<thing>\p{L}[\p{L}\s'’-]{3,40}?) (?:est |sont )?(?:terminée?s?|passée?s?|écoulée?s?|finie?s?|échue?s?)(?!\p{L})/iu,
  /(?<!\p{L})(?:una volta |quando )?(?:finit[oaie]|terminat[oaie]|passat[oaie]|scadut[oaie]|conclus[oaie]) (?:il|lo|la|l['’]|i|gli|le)\s?(?<thing>\p{L}[\p{L}\s'’-]{3,40}?)(?=[,?]|$)/iu,
];

/** Says what holds while it lasts. */
export const duringSaid =
  /(?<!\p{L})(?:during|while|within the first|in the first|während|in den ersten|innerhalb der|pendant|durant|au cours|durante|nel corso|nei primi|mientras)(?!\p{L})/iu;

/** Says what holds later on. */
export const laterSaid =
  /(?<!\p{L})(?:after|afterwards|thereafter|then|nach|danach|anschliessend|anschließend|später|après|ensuite|par la suite|puis|dopo|in seguito|successivamente|poi|después|luego|tras)(?!\p{L})/iu;

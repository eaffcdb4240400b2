/** That it is asked what was agreed, in five languages. */
export const agreedAsked =
  /(?<!\p{L})(?:agreed?|agreement|settled on|arranged|confirmed|geeinigt|einigten|vereinbart|abgemacht|ausgemacht|abgesprochen|bestätigt|convenu\p{L}*|tombés? d['’]accord|accordés?|confirmé\p{L}*|concordat\p{L}*|accordat\p{L}*|stabilit\p{L}*|pattuit\p{L}*|confermat\p{L}*|acordad\p{L}*|convenid\p{L}*|confirmad\p{L}*)(?!\p{L})/iu;

/** The words of whoever agrees to something. */
export const agreementSaid =
  /(?<!\p{L})(?:agreed|(?:i|we) (?:agree|accept|confirm)|happy with|fine with|that works|works for us|it is a deal|einverstanden|(?:wir|ich) (?:nehmen|nehme|akzeptieren|akzeptiere|bestätigen|bestätige)|bestätigen wir|bestätige ich|geht in ordnung|in ordnung|passt (?:uns|mir|für)|machen wir es so|d['’]accord|c['’]est (?:noté|entendu|parfait)|entendu|(?:nous|on|je) (?:acceptons|accepte|prenons|prend|prends|confirmons|confirme)|va bene|siamo d['’]accord|sono d['’]accord|d['’]accordo|accettiamo|accetto|confermiamo|confermo|perfetto|de acuerdo|aceptamos|acepto|confirmamos|confirmo)(?!\p{L})/iu;

/** That something is another thing now than it was. */
export const changeSaid =
  /(?<!\p{L})(?:moved? (?:you|it|this|that|the \p{L}+|us)?\s?(?:\p{L}+ )?(?:to|from)|changed? (?:it |this |the \p{L}+ )?(?:to|from)|postponed (?:to|until)|brought forward|instead(?: of)?|rather than|no longer|replaced? (?:it |the \p{L}+ )?(?:by|with)|switched to|verschoben|verlegt|statt|stattdessen|anstelle|nicht mehr|neu (?:am|ab|um|im|in)|geändert|ersetzen|ersetzt|wechseln|reporté\p{L}*|déplacé\p{L}*|avancé\p{L}*|au lieu d\p{L}*|à la place|plutôt que?|ne \p{L}+ plus|remplac\p{L}*|modifié\p{L}*|spostat\p{L}*|rinviat\p{L}*|anticipat\p{L}*|invece(?: di| del\p{L}*)?|al posto|anziché|non più|sostitui\p{L}*|cambiat\p{L}*|aplazad\p{L}*|trasladad\p{L}*|en lugar de|en vez de|ya no|cambiad\p{L}*)(?!\p{L})/iu;

/** A wish, an offer or a condition: nothing that holds yet. */
export const openSaid =
  /(?<!\p{L})(?:if you (?:can|could)|if (?:that|this|it) (?:suits|works|is possible)|(?:we|i) (?:need|would|could|might|suggest|propose)|would it be|could (?:we|you)|can (?:we|you)|falls (?:das|es|sie)|wenn (?:das|es) (?:geht|möglich|passt)|(?:wir|ich) (?:würden?|könnten?|möchten?|bräuchten?|schlagen|schlage)|würden (?:wir|sie)|könnten (?:wir|sie)|si (?:vous pouvez|possible|cela|c['’]est possible)|(?:nous|je) (?:voudrions|voudrais|aimerions|aimerais|pourrions|pourrais|propos\p{L}*)|serait-il|pourriez-vous|pouvez-vous|se (?:possibile|può|potete|va bene)|(?:vorremmo|vorrei|potremmo|potrei|proponiamo|propongo)|ci serv\p{L}+|potrebbe|sarebbe possibile|si (?:puede|es posible)|(?:querríamos|quisiéramos|podríamos|proponemos|propongo))(?!\p{L})/iu;

/** That it is asked what somebody wished for, and not what holds. */
export const wishAsked =
  /(?<!\p{L})(?:want\p{L}*|needs?|needed|ask\p{L}*|wish\p{L}*|would like|expect\p{L}*|suggest\p{L}*|propos\p{L}*|offer\p{L}*|brauch\p{L}*|möcht\p{L}*|wünsch\p{L}*|gewünscht|will|wollen|wollte\p{L}*|benötig\p{L}*|schlägt|schlug|vorgeschlagen|angeboten|bietet|besoin|veut|veulent|voulait|voudr\p{L}*|souhait\p{L}*|demand\p{L}*|offr\p{L}*|vuole|vogliono|voleva|vorrebb\p{L}*|serv\p{L}*|bisogno|chied\p{L}*|chiest\p{L}*|offert\p{L}*|quier\p{L}*|necesit\p{L}*|pid\p{L}*|ofrec\p{L}*)(?!\p{L})/iu;

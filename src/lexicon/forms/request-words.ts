/** That it is asked what somebody wants of somebody, in five languages. */
export const requestAsked =
  /(?<!\p{L})(?:(?:by|until) when (?:do|does|did) .{1,60}(?:need|want|expect|require)(?!\p{L})|bis wann (?:braucht|brauchen|will|wollen|benötigt|möchte|erwartet)|(?:pour|avant|jusqu['’]à) quand .{1,60}(?:besoin|veut|attend|demande)|entro quando .{0,40}(?:vuole|vogliono|serve|servono|ha bisogno|chiede)|(?:what|which) (?:\p{L}+ ){0,2}(?:does|do|did|has|is) .{1,60}(?:ask|asks|asked|asking|request|requests|requested|requesting|want|wants|wanted|need|needs|expect|expects|demand|demands)(?!\p{L})|what (?:must|should|are|is|do|does|shall) .{1,40} (?:to )?(?:send|bring|do|provide|confirm|prepare)|(?:worum|um was) (?:bittet|bitten|bat)|(?:was|welche \p{L}+) (?:will|wollen|verlangt|verlangen|möchte|möchten|braucht|erwartet|fordert|wünscht)|(?:que|qu['’]est-ce que?|quel(?:le)?s? \p{L}+) (?:\p{L}+ ){0,2}(?:demande|veut|souhaite|attend|exige|réclame)|(?:demande|veut|souhaite|attend|exige|réclame)-t-(?:il|elle)|(?:che cosa|cosa|che|qual[ei] \p{L}+|che \p{L}+) (?:\p{L}+ )?(?:chiede|chiedono|vuole|vogliono|desidera|pretende|richiede)|qué (?:pide|piden|quiere|quieren|solicita|necesita))(?!\p{L})/iu;

/** A sentence that asks somebody for something. */
export const requestSaid =
  /(?<!\p{L})(?:please|kindly|we ask|i ask|we (?:would (?:like|need|appreciate|be grateful)|need)|i (?:would (?:like|need|appreciate|be grateful)|need)|send (?:me|us)|let (?:me|us) (?:have|know)|(?:could|would|can) you|bitte|bitten|wir (?:brauchen|benötigen|möchten|verlangen)|ich (?:brauche|benötige|möchte|bräuchte)|wir bräuchten|brauche ich|brauchen wir|benötige ich|benötigen wir|(?:könnten|würden|können) sie|merci (?:de|d['’])|veuillez|prière de|(?:je|nous) vous (?:prie|prions|demande|demandons)|il (?:nous|me) faut|j['’]ai(?:merais| besoin)|nous avons besoin|j['’]aurais besoin|(?:pourriez|pouvez)-vous|per favore|per cortesia|cortesemente|(?:vi|le|la) (?:chiedo|chiediamo|prego|preghiamo)|(?:ci|mi) (?:serve|servono|occorre|occorrono)|(?:ho|abbiamo|avrei|avremmo) bisogno|(?:può|potete|puoi) (?:mandar|inviar|dar)\p{L}*|(?:potrebbe|potreste)|por favor|le (?:ruego|rogamos|pido|pedimos)|rogamos|necesitamos|(?:podría|podrían))(?!\p{L})/iu;

/** Words of such a question that say nothing of what is wanted. */
export const requestBeside =
  /^(?:ask|asks|asked|asking|request|requests|requested|want|wants|wanted|need|needs|expect|expects|demand|demands|send|do|bittet|bitten|bat|will|wollen|verlangt|möchte|braucht|erwartet|fordert|wünscht|demande|veut|souhaite|attend|exige|réclame|sujet|chiede|chiedono|vuole|vogliono|desidera|pretende|richiede|pide|piden|quiere|solicita|necesita|mail|email|e|message|nachricht|courriel|messaggio|correo|herr|herrn|frau|mr|mrs|ms|mme|monsieur|madame|signor|signora|signore|worum|um|was|que|cosa|che|qué|letter|brief|us|her|him|them)$/u;

/** A polite order in the form of a question: it says what is wanted, and asks for no answer. */
export const politeOrder =
  /^(?:\P{L}*\p{L}{1,12},?\s){0,2}\P{L}*(?:could|would) you (?!like|mind telling)|^(?:\P{L}*\p{L}{1,12},?\s){0,2}\P{L}*(?:(?:könnten|würden) (?:sie|ihr)|pourriez-vous|(?:ci |mi |ce lo )?(?:potrebbe|potreste)|(?:me |nos )?podrían?)(?!\p{L})/iu;

/** That a day is asked for along with it. */
export const whenAsked = /(?<!\p{L})(?:when|wann|quand|quando|cuándo)(?!\p{L})/iu;

/** Which one of several, in five languages. */
export const ordinals =
  "first|second|third|fourth|fifth|last|erste[rnms]?|zweite[rnms]?|dritte[rnms]?|vierte[rnms]?|fünfte[rnms]?|letzte[rnms]?|premi(?:er|ère)|deuxième|seconde?|troisième|quatrième|cinquième|derni(?:er|ère)|prim[oa]|second[oa]|terz[oa]|quart[oa]|quint[oa]|ultim[oa]|primer[oa]?|segund[oa]|tercer[oa]?|cuart[oa]|quint[oa]|últim[oa]";

/** People, however they are called: "for 25 guests" and "for 50 people" ask for the same. */
export const peopleNouns =
  /^(?:people|persons?|guests?|heads|participants?|of us|of them|leuten?|personen|gästen?|köpfen?|teilnehmenden?|teilnehmern?|mann|personnes?|invités?|convives?|participants?|têtes|persone|ospiti|invitati|partecipanti|personas|invitados|comensales|participantes|huéspedes)$/iu;

/** Behind a number of people: "if 25 come", "wenn wir 25 sind". */
export const beingVerbs =
  /^(?:are|were|come|attend|join|will|sind|wären|werden|kommen|teilnehmen|sommes|sont|viennent|serons|siamo|sono|vengono|saremo|somos|vienen|seremos)$/iu;

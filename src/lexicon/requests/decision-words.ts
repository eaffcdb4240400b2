/** A summary of what was decided, in five languages. */
export const decisionsAsked =
  /(?<!\p{L})(?:decisions?|resolutions?|what (?:was|has been|got|they|we) (?:all )?(?:decided|agreed|resolved)|what (?:they|we)(?:['’]ve| have) (?:decided|agreed)|what came out of|beschlüssen?|beschlossen|was (?:dabei )?(?:herauskam|herausgekommen ist|rauskam)|entscheiden?|entscheidungen|décisions?|décidé|ce qui (?:en )?(?:est ressorti|a été retenu)|decision[ei]|deliber[ae]|delibere|deciso|(?:che )?cosa (?:ne )?è (?:emerso|uscito)|decision(?:es)?|acuerdos|decidido)(?!\p{L})/iu;

/** Who decides, and where: "the decisions of the assembly" are all of them. */
export const decidingBodies =
  /^(?:meetings?|assembly|board|committee|council|\p{L}*sitzung(?:en)?|\p{L}*versammlung|vorstands?|ausschuss(?:es)?|gremiums?|rats?|séance|assemblée|comité|conseil|commission|réunion|assemblea|comitato|consiglio|commissione|riunione|seduta|asamblea|junta|consejo|comisión|reunión|decided|agreed|resolved|came|out|herauskam|herausgekommen|rauskam|ressorti|retenu|emerso|uscito|taken|made|gefasst(?:e[nr])?|getroffen(?:e[nr])?|prises?|pres[aei]|tomad[ao]s?|taken)$/iu;

/** What a body does with what was put to it, beside the words that say so by themselves. */
export const decided =
  /(?<!\p{L})(?:chose|chooses|awarded|granted|confirmed|carried|(?:wird|werden) (?:\S{1,30} ){0,10}(?:erhöht|bestätigt|angestellt|geschenkt)|entscheidet sich|der auftrag geht|retient|retenue?s?|accordée?s?|confirmée?s?|avis favorable|est formée|delibera(?:no)?|deliberat[oaie]|accettat[oaie]|confermat[oaie]|accolt[oaie]|bocciat[oaie]|aceptad[oa]s?|confirmad[oa]s?)(?!\p{L})|^\W{0,3}(?:decision|resolution|beschluss|entscheid|décision|decisione|delibera|decisión|acuerdo)\s?:/iu;

/** That a meeting was opened, may decide, and approved its last minutes. */
export const formalities =
  /(?<!\p{L})(?:minutes|protokoll|procès-verbal|verbale|acta|ordre du jour|agenda|traktandenliste|ordine del giorno|orden del día)(?!\p{L})[^!?]{0,80}(?<!\p{L})(?:approved|adopted|genehmigt|angenommen|approuvée?|acceptée?|adoptée?|approvat[oa]|accettat[oa]|aprobad[oa])(?!\p{L})|(?<!\p{L})(?:quorate|opens the meeting|beschlussfähig|eröffnet|ouvre la séance|apre (?:i lavori|la seduta)|abre la sesión)(?!\p{L})/iu;

/** What is put to a body: without it "it is accepted" says nothing. */
export const proposals =
  /(?<!\p{L})(?:propos\p{L}*|suggest\p{L}*|moves? that|motion|requests?|applied|schlägt|vorschlag|antrag|beantragt|offeriert|angebote?|offerten?|demande|devis|offres?|propone|propongono|proposta|chiede|offert[ae]|richiesta|propuesta|solicita|ofertas?)(?!\p{L})/iu;

/** What goes back to a proposal further up: how it was voted on, or that it was accepted. */
export const leansOnProposal =
  /^\W{0,3}(?:vote|votes|voting|abstimmung|voto|votación|votazione|(?:the|der|dieser|die|la|le|cette|il|el) (?:proposal|motion|request|antrag|vorschlag|proposition|demande|requête|proposta|richiesta|mozione|propuesta|moción)(?:\s|$|,))(?!\p{L})/iu;

/** What is still to be decided. */
export const undecided =
  /(?<!\p{L})(?:(?:will|shall|to) (?:be )?(?:decided?|approved?|voted?)|wird (?:\S{1,30} ){0,6}entscheiden|votera|décidera|deciderà|voterà|decidirá|votará)(?!\p{L})/iu;

/** What the record of a meeting is called, in its title or name. */
export const minutesNames =
  /(?<!\p{L})(?:minutes|\p{L}*protokoll|sitzungsnotiz|procès[- ]verbal|pv|compte[- ]rendu|verbale|acta)(?!\p{L})/iu;

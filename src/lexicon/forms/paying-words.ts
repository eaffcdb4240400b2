/** Verbs for paying somebody, who is named beside them: "how much do we owe Sample Ltd". */
export const oweVerbs =
  "pay|paid|transfer|settle|owe|owed|gets|get|wire|zahlen|bezahlen|überweisen|begleichen|schulden|schulde|schuldet|bekommt|erhält|kriegt|payer|régler|verser|virer|devons|doit|dois|devoir|reçoit|pagare|versare|bonificare|saldare|dobbiamo|devo|deve|riceve|spetta|pagar|abonar|transferir|ingresar|debemos|debo|debe|recibe";

/** How large the bill itself is. */
export const howLarge =
  /(?<!\p{L})(?:how (?:much|high|big|large) (?:is|was)|wie (?:hoch|teuer|gross|groß) (?:ist|war)|de combien (?:est|était)|combien fait|à combien (?:s['’]élève|se monte|est)|quanto (?:è|fa|viene)|di quanto è|a quanto (?:ammonta|è)|a cuánto (?:asciende|está)|de cuánto es|cuánto (?:es|suma))(?!\p{L})/iu;

/** Labels of what is left to pay of a bill after what was paid before; without accents, as labels are compared. */
export const owedLabel =
  /(?:^| )(?:balance|outstanding|remaining|now due|still|noch|rest|restbetrag|restzahlung|offener|solde|reste|restant|saldo|resta|residuo|pendiente)(?: |$)/u;
/** Labels of what a bill wants now, where it says so apart from its total. */
export const dueLabel =
  /(?:^| )(?:due|payable|zahlbetrag|falliger|zu zahlen|zahlender|net a payer|da pagare|a pagar)(?: |$)/u;
/** Something was paid before. */
export const paidBefore =
  /(?<!\p{L})(?:deposit (?:received|paid)|less deposit|advance payment|(?:already|amount) (?:paid|received)|prepayment|(?:erhaltene|geleistete|abzüglich|abzgl\.?|bezahlte) anzahlung(?:en)?|anzahlung (?:vom|erhalten)|akontozahlung|akonto|bereits (?:bezahlt|gezahlt|erhalten|beglichen)|acomptes? (?:versés?|reçus?|payés?|déduits?)|déjà (?:versé|payé|réglé)|acconto (?:versato|ricevuto|pagato)|già (?:versato|pagato)|anticipo (?:recibido|pagado|entregado)|ya (?:pagado|abonado))(?!\p{L})(?!\P{N}{0,12}0(?:[.,]0{1,2})?(?![\p{N}.,]))/iu;

/** That something was paid before is asked for: no bill says so by when it is due. */
export const hasPaid =
  /(?<!\p{L})(?:did (?:we|i|they|he|she|you) (?:already )?(?:pay|transfer|settle)|(?:have|has) (?:we|i|they|he|she) (?:already )?(?:paid|transferred|settled)|(?:was|were) .{1,40} (?:paid|settled|transferred)|(?:haben|hat|habe) .{0,40}(?:bezahlt|gezahlt|überwiesen|beglichen)|(?:wurde|wurden) .{1,40}(?:bezahlt|gezahlt|überwiesen|beglichen)|(?:avons|ai|a|ont)[- ](?:nous|je|t-on|il|elle) .{0,20}(?:payé|versé|réglé|viré)e?s?|a été (?:payé|versé|réglé|viré)e?|(?:abbiamo|ho|ha|hanno) .{0,20}(?:pagato|versato|saldato)|(?:è|sono) stat[aoie] (?:pagat|versat|saldat)[aoie]|(?:hemos|he|ha|han) .{0,10}(?:pagado|abonado|transferido)|(?:fue|se) (?:pagad[ao]|pagó|abonó))(?!\p{L})/iu;

/** What a word for somebody who does something ends in; what is left is what they do. */
export const tradeEndings =
  /(?:er|ers|or|ors|ier|iers|iere|eur|euse|ien|ienne|iste|aio|aia|iere|ista|ore|ico|ero|era|or|ora)$/u;

/** What is to be paid is asked for, and not what the bill says in all. */
export const oweAsked =
  /(?<!\p{L})(?:pay|paid|owe|owed|due|transfer|settle|settled|wire|gets?|zahlen|bezahlen|überweisen|begleichen|schulden?|schuldet|bekommt|erhält|kriegt|payer|régler|verser|virer|devons|doit|dois|reçoit|pagare|versare|saldare|bonificare|dobbiamo|devo|deve|spetta|pagar|abonar|transferir|ingresar|debemos|debo|debe)(?!\p{L})/iu;

/** What stands beside the account of whoever gets the money. */
export const accountBeside =
  /(?<!\p{L})(?:sort code|account name|account holder|beneficiary|swift|bic)(?!\p{L})/iu;

/** Stands before what is paid for. */
export const paidForLead = /^(?:for|für|pour|per|para|por)$/u;

/** That something is to be paid, and no word more. */
export const toBePaid =
  /^(?:paid|pay|payable|due|settled|bezahlt|bezahlen|zahlen|zahlbar|gezahlt|überwiesen|fällig|payée?s?|payer|versée?s?|verser|réglée?s?|régler|pagat[oaie]|pagare|versat[oaie]|versare|saldat[oaie]|pagad[oa]s?|pagar|abonad[oa]s?)$/u;

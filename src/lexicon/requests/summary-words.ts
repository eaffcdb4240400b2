/** Fractions and amounts in words, in five languages: figures, though they have no digit. */
export const figureWords =
  /(?<!\p{L})(?:half|third|thirds|quarter|quarters|hälfte|drittel|viertel|moitié|tiers|quarts?|metà|terz[oi]|quart[oi]|mitad|tercios?|cuartos?|percent|per cent|prozent|pour cent|per cento|por ciento)(?!\p{L})/iu;

/** Lines that say nothing of what a document is about. */
export const furniture =
  /^(?:page|seite|pagina|página)\s*\d+|(?:all rights reserved|alle rechte vorbehalten|tous droits réservés|tutti i diritti riservati|todos los derechos reservados|copyright|©)|\.{4,}\s*\d*$|^(?:table of contents|contents|inhaltsverzeichnis|inhalt|table des matières|sommaire|indice|índice)$|(?:digitally signed|digital signature|certificate|certified by|fingerprint|sha-?256|digital signiert|qualifizierte signatur|signature électronique|firma digitale|firma electrónica)|^[\w-]+:\s*(?:['"*[{-]|$)/iu;

/** What was decided, agreed or is owed, in five languages: what a summary must not leave out. */
export const decisionWords =
  /(?<!\p{L})(?:decide[sd]?|decisions?|resolved?|approve[sd]?|adopt(?:s|ed)|agreed?|appoint(?:s|ed)|reappointed|reject(?:s|ed)|turned down|propose[sd]?|must|shall|may not|required?|obliged|allowed|prohibited|forbidden|terminat\p{L}+|expires?|confirm(?:s|ed)?|postponed|moved to|bestätig(?:e|en|t)|verschoben|confirme|confirmons|confirmée?s?|reportée?s?|confermo|confermiamo|confermat[oaie]|rinviat[oaie]|spostat[oaie]|confirmo|confirmamos|aplazad[oa]|beschliesst|beschließt|beschlossen|beschl(?:uss|üsse)|genehmigt|bewilligt|abgelehnt|gewählt|vereinbart|verpflichtet|muss|müssen|darf|dürfen|verboten|kündbar|endet|beginnt|décide|décidé|décisions?|approuve|approuvée?s?|accepte|adoptée?s?|nommée?s?|refusée?s?|propose|doit|doivent|interdite?s?|obligatoire|résilié|commence|se termine|decide|deciso|decision[ei]|approva|approvat[oaie]|nominat[oaie]|respint[oaie]|propone|deve|devono|vietat[oaie]|obbligatori[oae]|scade|inizia|acuerda|acordado|decidido|aprueba|aprobad[oa]s?|nombrad[oa]s?|rechazad[oa]s?|debe|deben|prohibid[oa]s?|obligatori[oa]s?|vence)(?!\p{L})/iu;

/** What was true before: a summary tells what is. */
export const formerWords =
  /(?<!\p{L})(?:last year|the year before|previous(?:ly)?|formerly|letztes jahr|vorjahr(?:es)?|früher(?:e[nrs]?)?|bisherige[nrs]?|l['’]an(?:née)? (?:dernier|dernière|passée?)|précédente?s?|l['’]anno (?:scorso|precedente)|precedenti?|el año (?:pasado|anterior)|anterior(?:es)?)(?!\p{L})/iu;

/** A sentence that opens so needs the one before it. */
export const leansBack =
  /^(?:it|they|this|these|that|those|he|she|there|however|therefore|but|and|also|for this|er|sie|es|dies(?:e[rsnm]?)?|das|dabei|davon|dazu|daher|deshalb|jedoch|aber|und|zudem|il|elle|ils|elles|ce|cela|ceci|cette|ces|celui-ci|celle-ci|toutefois|cependant|mais|et|en outre|esso|essa|essi|esse|ciò|quest[oaei]|tuttavia|però|ma|inoltre|ello|ella|ellos|ellas|est[oae]s?|sin embargo|pero|además)(?!\p{L})/iu;

/** Who was there, and who wrote it down. */
export const attendance =
  /^(?:present|in attendance|attendance|attendees|apologies|absent|excused|minutes|minute[- ]taker|chair|anwesend|teilnehmende|teilnehmer|entschuldigt|abwesend|protokoll|protokollführung|vorsitz|présent(?:e?s)?|absent(?:e?s)?|excusée?s?|procès-verbal|présidence|secrétaire|presenti|assenti|scusati|verbale|presidenza|segretari[oa]|asistentes|presentes|ausentes|acta|preside)\s?(?:\([^)]{1,30}\))?\s?:/iu;

/** A day or a clock time, as the head of a paper names it. */
export const dayOrTime =
  /\d{1,2}[:.h]\d{2}(?!\d)|(?:\d{1,2}\.?|1er)\s+\p{L}{3,10}\s+(?:19|20)\d\d|\p{L}{3,10}\s\d{1,2},\s(?:19|20)\d\d|\d{1,2}[./]\d{1,2}[./](?:19|20)?\d\d|(?:19|20)\d\d-\d\d-\d\d/u;

/** "In a few lines", "in wenigen Sätzen", "en quelques lignes": short, without a number. */
export const fewLines =
  /(?<!\p{L})(?:(?:a )?(?:few|couple of) (?:\p{L}+ )?(?:lines|sentences|words|points)|briefly|in brief|in short|in a nutshell|short summary|brief summary|wenige[nr]? (?:sätzen?|zeilen|worten|punkten)|ein paar (?:sätzen?|zeilen|worten)|in kürze|kurze? zusammenfassung|kurz zusammen|quelques (?:lignes|phrases|mots|points)|brièvement|en bref|bref résumé|poche (?:righe|frasi|parole)|qualche (?:riga|frase)|in breve|brevemente|breve riassunto|pocas (?:líneas|frases|palabras)|algunas (?:líneas|frases)|brevemente|en breve|breve resumen)(?!\p{L})/iu;

/** Papers as such: "the minutes", "ce bail" name what is summarised and no subject in it. */
export const paperNouns =
  /^(?:minutes|meetings?|contract|agreement|lease|policy|policies|report|letter|e?-?mail|message|offer|quote|rules|regulations?|handbook|manual|plan|notes?|paper|statement|article|protokolls?|sitzung(?:en)?|vertrag|vertrags|mietvertrag|bericht|berichts|reglements?|brief|schreiben|offerte|angebot|statuten|hausordnung|richtlinien?|unterlagen|merkblatt|artikel|bail|contrat|accord|rapport|règlement|lettre|courriel|message|devis|offre|procès-verbal|séance|réunion|statuts|note|notice|contratto|rapporto|relazione|regolamento|lettera|messaggio|offerta|preventivo|verbale|riunione|seduta|statuto|nota|bilancio|contrato|informe|reglamento|carta|correo|mensaje|oferta|presupuesto|acta|reunión|estatutos|important\p{L}*|wichtig\p{L}*|wesentlich\p{L}*|essentiel\p{L}*|principal\p{L}*|essenzial\p{L}*|lines?|zeilen|lignes|righe|líneas|few|wenig\p{L}*|quelques|poche|pocas|boil|break|down|bring|speed|threads?|correspondence|exchange|conversation|e-?mails|mails?|messages|mailverlaufs?|verlaufs?|e-mail-verlauf|korrespondenz|schriftwechsel|austausch|nachrichten|échanges?|courriels|fil|discussion|correspondance|scambio|e-mail|conversazione|corrispondenza|messaggi|intercambio|correos|hilo|conversación|mensajes)$/iu;

/** Before what a summary is to be about: one subject of a paper, not the paper. */
export const subjectLead =
  /(?<!\p{L})(?:about|on|regarding|concerning|say|says|said|über|zu[mr]?|zu den|betreffend|bezüglich|was|sagt|steht|sur|concernant|à propos|au sujet|dit|dite?s?|su|sul|sull['’]|sulla|sui|sugli|sulle|riguard\p{L}+|circa|dice|detto|sobre|acerca|dicho)(?!\p{L})/iu;

/** What is only polite in a mail or letter: greetings, thanks and how it ends. */
export const courtesy =
  /^(?:dear |hello|hi |hi,|good (?:morning|afternoon|evening|day)|thank you|thanks|many thanks|with (?:kind|best) regards|(?:kind|best|warm) regards|yours (?:sincerely|faithfully|truly)|sincerely|please do not hesitate|we look forward|i look forward|sehr geehrte|liebe[rs]? |guten (?:tag|morgen|abend)|grüezi|hallo|(?:besten|vielen|herzlichen) dank|danke|(?:mit )?(?:freundliche|beste|herzliche|liebe)[nr]? grü(?:ss|ß)|wir freuen uns auf|ich freue mich auf|bei fragen stehen|madame|monsieur|mesdames|cher |chère |chers |bonjour|bonsoir|merci|nous vous remercions|je vous remercie|veuillez agréer|(?:bien )?cordialement|meilleures salutations|avec nos (?:meilleures )?salutations|salutations|dans l['’]attente|gentile |gentili |egregi|spettabile|buon(?:giorno| giorno|asera)|grazie|la ringrazi|vi ringrazi|cordiali saluti|distinti saluti|restiamo|in attesa|estimad|querid|buen(?:os|as) |gracias|muchas gracias|saludos|atentamente|un saludo|quedamos)/iu;

/** That something was decided, by whoever may. */
export const decisions =
  /(?<!\p{L})(?:decide[sd]|resolve[sd]|approve[sd]|adopt(?:s|ed)|agree[sd]|appoint(?:s|ed)|reappointed|elected|reject(?:s|ed)|turned down|postponed|beschliesst|beschließt|beschlossen|genehmigt|bewilligt|abgelehnt|gewählt|vereinbart|vertagt|angenommen|zurückgestellt|décide|décidé|approuve|approuvée?s?|accepte|acceptée?s?|adoptée?s?|nommée?s?|élue?s?|refusée?s?|reportée?s?|decide|decidono|deciso|approva|approvat[oaie]|nominat[oaie]|elett[oaie]|respint[oaie]|rinviat[oaie]|acuerda|acordado|decide|decidido|aprueba|aprobad[oa]s?|nombrad[oa]s?|elegid[oa]s?|rechazad[oa]s?|aplazad[oa]s?)(?!\p{L})/iu;

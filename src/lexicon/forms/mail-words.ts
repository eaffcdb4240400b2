/** Words that speak of a mail and of what is done with it, in five languages. */
export const mailWords =
  /(?<!\p{L})(?:e-?mails?|mails?|replied|(?:did|has) [^?]{2,40} (?:reply|answer)|geantwortet|antwortete|répondu|risposto|respondió|contestó|message|messages|wrote|write|writes|written|sent|send|sender|courriels?|mél|écrit|envoyé|envoyée|nachricht|schrieb|geschrieben|geschickt|gesendet|schickte|kam|stammt|messaggio|scritto|scrisse|inviato|inviata|mandato|mandata|correo|correos|mensaje|escribió|envió|enviado)(?!\p{L})/iu;

/** What is asked of it; the first that fits. */
export const mailQuestions = {
  mailAttachment:
    /(?<!\p{L})(?:attach\p{L}*|files?|angehängt\p{L}*|beigelegt\p{L}*|anhang|anhänge|anlagen?|dateien?|pièces? jointes?|(?:joint|jointe|joints|jointes|annexée?s?)|ci-jointe?s?|fichiers?|allegat\p{L}*|file|adjunt\p{L}*|archivos?)(?!\p{L})/iu,
  mailSubject: /(?<!\p{L})(?:subject|betreff\p{L}*|objet|oggetto|asunto)(?!\p{L})/iu,
  mailTo:
    /(?<!\p{L})(?:to whom|whom? (?:did|has|does|had) [^?]{2,40}(?:write|written|writes|send|sent)(?: [^?]{1,30})? to|who (?:was|is) [^?]{0,30}(?:sent|addressed) to|recipients?|an wen|empfänger\p{L}*|à qui|destinataires?|a chi|destinatari\p{L}*|a quién)(?!\p{L})/iu,
  mailDate:
    /(?<!\p{L})(?<!(?:bis|ab|seit|until|by|since) )(?:when|(?:on )?(?:what|which) (?:day|date)|wann|an welchem (?:tag|datum)|welches datum|quand|quel jour|à quelle date|quando|(?:in )?(?:che|quale) (?:giorno|data)|cuándo|qué (?:día|fecha))(?!\p{L})/iu,
  mailFrom:
    /(?<!\p{L})(?:who|from whom|sender|wer|von wem|absender\p{L}*|qui|de qui|expéditeur|chi|da chi|mittente|quién|de quién|remitente)(?!\p{L})/iu,
} as const;

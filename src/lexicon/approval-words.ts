/** Why a person is asked although it was allowed beforehand. */
export const outsideWasRead: Readonly<Record<string, string>> = {
  en: "Pages, mails or answers of other programs were read before this. They may have led to it.",
  de: "Davor wurden Seiten, Mails oder Antworten anderer Programme gelesen. Sie können dazu geführt haben.",
  fr: "Des pages, des courriels ou des réponses d'autres programmes ont été lus auparavant. Ils peuvent en être la cause.",
  it: "Prima sono state lette pagine, e-mail o risposte di altri programmi. Possono averlo provocato.",
  es: "Antes se leyeron páginas, correos o respuestas de otros programas. Pueden haberlo provocado.",
};

/** Something is to be written or sent for a request that only asks. */
export const nobodyAsked: Readonly<Record<string, string>> = {
  en: "Your request asks for nothing to be written, sent or put anywhere.",
  de: "Ihre Anfrage verlangt nicht, dass etwas geschrieben, gesendet oder abgelegt wird.",
  fr: "Votre demande ne prévoit pas que quelque chose soit écrit, envoyé ou déposé.",
  it: "La vostra richiesta non chiede di scrivere, inviare o depositare nulla.",
  es: "Su petición no pide que se escriba, se envíe ni se guarde nada.",
};

/** A target that no person named. */
export const onlyFetched: Readonly<Record<string, string>> = {
  en: "{target} stands only in what was fetched; you did not name it.",
  de: "{target} steht nur in Abgerufenem; Sie haben es nicht genannt.",
  fr: "{target} ne figure que dans ce qui a été récupéré ; vous ne l'avez pas nommé.",
  it: "{target} compare solo in ciò che è stato recuperato; non l'avete indicato voi.",
  es: "{target} solo aparece en lo recuperado; usted no lo ha nombrado.",
};

/** A recipient who wrote the mail that is answered. */
export const senderOfAnswered: Readonly<Record<string, string>> = {
  en: "{target} is the sender of the mail being answered: “{subject}”.",
  de: "{target} ist der Absender der Mail, die beantwortet wird: „{subject}“.",
  fr: "{target} est l'expéditeur du courriel auquel on répond : « {subject} ».",
  it: "{target} è il mittente dell'e-mail a cui si risponde: «{subject}».",
  es: "{target} es el remitente del correo que se responde: «{subject}».",
};

/** A recipient whom that sender names for answers, in the same domain. */
export const deskOfSender: Readonly<Record<string, string>> = {
  en: "{target} is the Reply-To of the mail being answered, in the domain of its sender {sender}.",
  de: "{target} ist die Antwortadresse der Mail, die beantwortet wird, in der Domain ihres Absenders {sender}.",
  fr: "{target} est l'adresse de réponse du courriel auquel on répond, dans le domaine de son expéditeur {sender}.",
  it: "{target} è l'indirizzo di risposta dell'e-mail a cui si risponde, nel dominio del mittente {sender}.",
  es: "{target} es la dirección de respuesta del correo que se responde, en el dominio de su remitente {sender}.",
};

/** A recipient whom a mail names for answers, but who is somewhere else than its sender. */
export const answerElsewhere: Readonly<Record<string, string>> = {
  en: "{target} is the Reply-To of the mail being answered, but the mail came from {sender}, another domain. You did not name it.",
  de: "{target} ist die Antwortadresse der Mail, die beantwortet wird, aber die Mail kam von {sender}, einer anderen Domain. Sie haben sie nicht genannt.",
  fr: "{target} est l'adresse de réponse du courriel auquel on répond, mais le courriel vient de {sender}, un autre domaine. Vous ne l'avez pas nommée.",
  it: "{target} è l'indirizzo di risposta dell'e-mail a cui si risponde, ma l'e-mail viene da {sender}, un altro dominio. Non l'avete indicato voi.",
  es: "{target} es la dirección de respuesta del correo que se responde, pero el correo viene de {sender}, otro dominio. Usted no la ha nombrado.",
};

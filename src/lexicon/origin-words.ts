/** Words that say where a fetched document came from. */
export interface OriginWords {
  fetched: string;
  mailFrom: string;
  mail: string;
  attachment: string;
  answerOf: string;
}

export const originWords: Readonly<Record<string, OriginWords>> = {
  en: {
    ...{ fetched: "fetched", mailFrom: "mail from", mail: "mail" },
    ...{ attachment: "attachment", answerOf: "answer of" },
  },
  de: {
    ...{ fetched: "abgerufen am", mailFrom: "E-Mail von", mail: "E-Mail" },
    ...{ attachment: "Anhang", answerOf: "Antwort von" },
  },
  fr: {
    ...{ fetched: "consulté le", mailFrom: "courriel de", mail: "courriel" },
    ...{ attachment: "pièce jointe", answerOf: "réponse de" },
  },
  it: {
    ...{ fetched: "consultato il", mailFrom: "e-mail di", mail: "e-mail" },
    ...{ attachment: "allegato", answerOf: "risposta di" },
  },
  es: {
    ...{ fetched: "consultado el", mailFrom: "correo de", mail: "correo" },
    ...{ attachment: "adjunto", answerOf: "respuesta de" },
  },
};

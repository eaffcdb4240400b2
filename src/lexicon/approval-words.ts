/** Why a person is asked although it was allowed beforehand. */
export const outsideWasRead: Readonly<Record<string, string>> = {
  en: "Pages, mails or answers of other programs were read before this. They may have led to it.",
  de: "Davor wurden Seiten, Mails oder Antworten anderer Programme gelesen. Sie können dazu geführt haben.",
  fr: "Des pages, des courriels ou des réponses d'autres programmes ont été lus auparavant. Ils peuvent en être la cause.",
  it: "Prima sono state lette pagine, e-mail o risposte di altri programmi. Possono averlo provocato.",
  es: "Antes se leyeron páginas, correos o respuestas de otros programas. Pueden haberlo provocado.",
};

/** A target that no person named. */
export const onlyFetched: Readonly<Record<string, string>> = {
  en: "{target} stands only in what was fetched; you did not name it.",
  de: "{target} steht nur in Abgerufenem; Sie haben es nicht genannt.",
  fr: "{target} ne figure que dans ce qui a été récupéré ; vous ne l'avez pas nommé.",
  it: "{target} compare solo in ciò che è stato recuperato; non l'avete indicato voi.",
  es: "{target} solo aparece en lo recuperado; usted no lo ha nombrado.",
};

/** What stands around the numbers in "Page 1 of 3". */
export interface PageWords {
  before: string;
  between: string;
  after: string;
}

const byLanguage: Readonly<Record<string, PageWords>> = {
  en: { before: "Page ", between: " of ", after: "" },
  de: { before: "Seite ", between: " von ", after: "" },
  fr: { before: "Page ", between: " sur ", after: "" },
  it: { before: "Pagina ", between: " di ", after: "" },
  es: { before: "Página ", between: " de ", after: "" },
  pt: { before: "Página ", between: " de ", after: "" },
  nl: { before: "Pagina ", between: " van ", after: "" },
  sv: { before: "Sida ", between: " av ", after: "" },
  da: { before: "Side ", between: " af ", after: "" },
  nb: { before: "Side ", between: " av ", after: "" },
  no: { before: "Side ", between: " av ", after: "" },
  pl: { before: "Strona ", between: " z ", after: "" },
  cs: { before: "Strana ", between: " z ", after: "" },
};

/** Numbers alone say it in every other language. */
const plain: PageWords = { before: "", between: " / ", after: "" };

export function pageWordsFor(language: string): PageWords {
  const [base = ""] = language.toLowerCase().split("-");
  return byLanguage[base] ?? plain;
}

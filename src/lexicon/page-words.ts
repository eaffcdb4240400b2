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

/** Shorter and other ways to say it. */
const moreWords = [
  ...[
    "p",
    "pp",
    "pg",
    "pag",
    "pág",
    "s",
    "st",
    "str",
    "blatt",
    "feuille",
    "foglio",
    "sheet",
    "pages",
    "seiten",
  ],
  ...["страница", "стр", "из", "сторінка", "sayfa", "oldal", "sivu", "σελίδα", "από"],
  ...["第", "页", "頁", "共", "ページ", "페이지", "쪽"],
];
const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
const known = new Set([
  ...moreWords,
  ...Object.values(byLanguage).flatMap(({ before, between }) => wordsOf(`${before} ${between}`)),
]);
const longest = 60;

/** Whether what stands around page numbers says nothing else: "Page … of …", "– … –", also with gaps: "P a g e". */
export function countsOnlyPages(around: string): boolean {
  if (around.length > longest || /\p{N}/u.test(around)) return false;
  const words = wordsOf(around);
  return words.every((word) => known.has(word)) || known.has(words.join(""));
}

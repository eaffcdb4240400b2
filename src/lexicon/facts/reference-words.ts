/** Words before the number of an article, paragraph, letter, chapter or page, in five languages. */
export const referenceWords: readonly string[] = [
  ...[
    "art",
    "arts",
    "article",
    "articles",
    "para",
    "paragraph",
    "paragraphs",
    "section",
    "sections",
    "clause",
  ],
  ...["chapter", "annex", "appendix", "page", "pages", "no", "item", "point", "footnote"],
  ...[
    "artikel",
    "artikels",
    "abs",
    "absatz",
    "absätze",
    "bst",
    "buchstabe",
    "lit",
    "ziff",
    "ziffer",
    "ziffern",
  ],
  ...["kapitel", "kap", "anhang", "seite", "punkt", "nr", "satz"],
  ...["al", "alinéa", "alinéas", "let", "lettre", "ch", "chiffre", "chapitre", "annexe", "paragraphe"],
  ...[
    "artt",
    "articolo",
    "articoli",
    "cpv",
    "capoverso",
    "capoversi",
    "lett",
    "lettera",
    "lettere",
    "numero",
    "num",
  ],
  ...["capitolo", "allegato", "pagina", "pag", "comma", "paragrafo"],
  ...[
    "artículo",
    "artículos",
    "apartado",
    "apartados",
    "letra",
    "capítulo",
    "anexo",
    "página",
    "pág",
    "párrafo",
    "núm",
  ],
];

/** Short and inflected forms of such words, each with the one that stands for them. */
export const referenceForms: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: { art: "article", arts: "article", articles: "article", para: "paragraph", paragraphs: "paragraph" },
  de: {
    ...{ art: "artikel", artikels: "artikel", abs: "absatz", absatzes: "absatz", absätze: "absatz" },
    ...{ bst: "buchstabe", buchstaben: "buchstabe", ziff: "ziffer", ziffern: "ziffer", kap: "kapitel" },
  },
  fr: {
    ...{ art: "article", articles: "article", al: "alinéa", alinéas: "alinéa", let: "lettre" },
    ...{ lettres: "lettre", chap: "chapitre" },
  },
  it: {
    ...{ art: "articolo", artt: "articolo", articoli: "articolo", cpv: "capoverso", capoversi: "capoverso" },
    ...{ lett: "lettera", lettere: "lettera", cap: "capitolo", pag: "pagina" },
  },
  es: {
    ...{ art: "artículo", arts: "artículo", artículos: "artículo", apdo: "apartado", apartados: "apartado" },
    ...{ pág: "página", núm: "número" },
  },
};

/** Words that open the reasons of a decision, one by one, and say nothing by themselves. */
export const recitalWords: ReadonlySet<string> = new Set(
  "whereas attendu considérant considerant vu visto vista visti considerato considerando atteso erwägend gestützt resultando".split(
    " ",
  ),
);

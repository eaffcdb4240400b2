import type { WordsByLanguage } from "../words-by-language.ts";

/** Words that set one thing above or below all others of its kind. */
export const superlatives: WordsByLanguage = {
  en: "most|largest|biggest|highest|greatest|longest|oldest|latest|richest|busiest|strongest|steepest|best|least|smallest|lowest|fewest|shortest|youngest|earliest|poorest|weakest|worst|cheapest|maximum|minimum|top|peak|peaked|record",
  de: "am meisten|am wenigsten|meiste*|grösste*|größte*|höchste*|längste*|älteste*|neueste*|stärkste*|steilste*|beste*|reichste*|wenigste*|kleinste*|niedrigste*|tiefste*|kürzeste*|jüngste*|früheste*|spätest*|schwächste*|schlechteste*|billigste*|teuerste*|maximum|minimum|höchstwert|tiefstwert|bevölkerungsreichste*",
  fr: "le plus|la plus|les plus|le moins|la moins|les moins|maximum|minimum|record|meilleur*|pire*",
  it: "il più|la più|i più|gli più|le più|più|il meno|la meno|maggiore|maggiori|minore|minori|massim*|minim*|record|migliore|peggiore",
  es: "el más|la más|los más|las más|más|el menos|la menos|mayor|mayores|menor|menores|máxim*|mínim*|récord|mejor|peor",
};

import type { WordsByLanguage } from "../words-by-language.ts";

/** All of the time that a table of one week or one month is about. */
export const wholeSpans: Readonly<Record<"week" | "month", WordsByLanguage>> = {
  week: {
    en: "the whole week|whole week|the entire week|entire week|this week|all week|that week",
    de: "die ganze woche|der ganzen woche|ganze woche|ganzen woche|diese woche|dieser woche",
    fr: "toute la semaine|la semaine entière|cette semaine",
    it: "tutta la settimana|l intera settimana|questa settimana",
    es: "toda la semana|la semana entera|esta semana",
  },
  month: {
    en: "the whole month|whole month|the entire month|entire month|this month|all month|that month",
    de: "den ganzen monat|im ganzen monat|ganzen monat|diesen monat|diesem monat",
    fr: "tout le mois|le mois entier|ce mois|ce mois ci",
    it: "tutto il mese|l intero mese|questo mese",
    es: "todo el mes|el mes entero|este mes",
  },
};

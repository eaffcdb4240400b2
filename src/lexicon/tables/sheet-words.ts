import type { Language, WordsByLanguage } from "../words-by-language.ts";

/** Verbs that only say that something is there or takes place, at the time or place that stands beside them. */
export const happeningVerbs: WordsByLanguage = {
  en: "take place|takes place|took place|taking place|start|starts|started|starting|begin|begins|beginning|run|runs|held|happen|happens|scheduled|planned|due|on|offered|available",
  de: "statt|finden statt|findet statt|stattfinden|stattfindet|beginnen|beginnt|begann|starten|startet|fängt|fangen|anfangen|läuft|laufen|geplant|angesetzt|angeboten|steht an|stehen an|fällig",
  fr: "a lieu|ont lieu|aura lieu|auront lieu|lieu|commence|commencent|commençant|débute|débutent|se tient|se tiennent|tient|tiennent|prévu|prévus|prévue|prévues|proposé|proposés",
  it: "si tiene|si tengono|tiene|tengono|ha luogo|hanno luogo|luogo|comincia|cominciano|inizia|iniziano|parte|partono|previsto|prevista|previsti|previste|svolge|svolgono",
  es: "tiene lugar|tienen lugar|lugar|empieza|empiezan|comienza|comienzan|inicia|inician|se celebra|se celebran|celebra|celebran|previsto|prevista|previstos|previstas|programado|programados",
};

/** What may stand between "which" and the things that are to be listed. */
export const besideNoun =
  /^\s*(?:of\s)?(?:(?:are|were|sind|waren|sont|étaient|sono|erano|son|eran)\s)?(?:(?:all|alle|tous|toutes|tutti|tutte|todos|todas)\s)?(?:(?:the|die|der|les|i|gli|le|los|las)\s)?$/iu;

const german = (ordinal: string) =>
  new RegExp(
    `(?<!\\p{L})(${ordinal})(?=(?:meist|höchst|hoechst|größt|grösst|tiefst|niedrigst|kleinst|geringst|teuerst|billigst|günstigst|längst|ältest|jüngst|wenigst|stärkst|schwächst|neuest)\\p{L}*)`,
    "iu",
  );
const before = (ordinal: string, next: string) =>
  new RegExp(`(?<!\\p{L})((?:${ordinal})[\\s-])(?=(?:${next})(?!\\p{L}))`, "iu");
const english = (ordinal: string) =>
  before(
    ordinal,
    "most|fewest|least|highest|lowest|largest|smallest|biggest|greatest|cheapest|dearest|longest|oldest|newest",
  );

/** "Second", "third" and so on before a word that sets one above all others; the first of each list is the second. */
export const ordinalsBefore: Readonly<Record<Language, readonly RegExp[]>> = {
  en: ["second|2nd", "third|3rd", "fourth|4th", "fifth|5th"].map(english),
  de: ["zweit", "dritt", "viert", "fünft"].map(german),
  fr: ["deuxième|second|seconde|2e", "troisième|3e", "quatrième|4e", "cinquième|5e"].map((one) =>
    before(one, "plus|moins"),
  ),
  it: ["secondo|seconda|2°", "terzo|terza|3°", "quarto|quarta", "quinto|quinta"].map((one) =>
    before(one, "più|meno|maggiore|minore"),
  ),
  es: ["segundo|segunda", "tercer|tercero|tercera", "cuarto|cuarta", "quinto|quinta"].map((one) =>
    before(one, "más|menos|mayor|menor"),
  ),
};

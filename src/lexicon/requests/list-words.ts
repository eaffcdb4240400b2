import type { WordsByLanguage } from "../words-by-language.ts";

/** Words that number the items of a list, in their order; a bar parts ways to say the same place. */
export const listOrdinals: Readonly<Record<string, readonly string[]>> = {
  en: ["first|firstly|first of all", "second|secondly", "third|thirdly", "fourth|fourthly"],
  de: [
    "erstens|als erstes|zum ersten|zum einen",
    "zweitens|als zweites|zum zweiten|zum anderen",
    "drittens|als drittes|zum dritten",
    "viertens|als viertes",
  ],
  fr: [
    "premièrement|en premier lieu|d'une part|primo",
    "deuxièmement|secondement|en deuxième lieu|en second lieu|d'autre part|secundo|deuzio",
    "troisièmement|en troisième lieu|tertio",
    "quatrièmement|en quatrième lieu",
  ],
  it: [
    "in primo luogo|primo|per prima cosa|da un lato",
    "in secondo luogo|secondo|per seconda cosa|dall'altro",
    "in terzo luogo|terzo",
    "in quarto luogo|quarto",
  ],
  es: [
    "en primer lugar|primero|por un lado|primeramente",
    "en segundo lugar|segundo|por otro lado|segundamente",
    "en tercer lugar|tercero",
    "en cuarto lugar|cuarto",
  ],
};

/** A number or letter behind one of these names a place in a text: "section 2)", "lit. a)". */
export const placeNouns: WordsByLanguage = {
  en: "art|article|articles|section|sections|sec|clause|clauses|paragraph|paragraphs|para|point|points|item|items|option|options|variant|variants|chapter|page|pages|figure|fig|table|column|row|line|annex|appendix|schedule|part|parts|no|nos|number|footnote|note|version|level|phase|class|group|grade|question|questions|scenario|case|plan|exhibit|sheet|slide",
  de: "art|artikel|artikels|artikeln|abs|absatz|absatzes|absätze|ziff|ziffer|ziffern|lit|bst|buchstabe|buchstaben|punkt|punkte|punkten|option|optionen|variante|varianten|kapitel|seite|seiten|abbildung|abb|tabelle|tab|spalte|zeile|anhang|teil|nr|nummer|fussnote|fußnote|version|stufe|phase|klasse|gruppe|frage|fragen|szenario|fall|blatt|folie|satz|kap|s",
  fr: "art|article|articles|al|alinéa|alinéas|let|lettre|lettres|ch|chiffre|chiffres|section|sections|point|points|option|options|variante|variantes|chapitre|page|pages|figure|fig|tableau|colonne|ligne|annexe|partie|no|n°|numéro|note|version|niveau|phase|classe|groupe|question|questions|scénario|cas|feuille|diapositive",
  it: "art|articolo|articoli|cpv|capoverso|lett|lettera|lettere|comma|commi|sezione|punto|punti|opzione|opzioni|variante|varianti|capitolo|pagina|pagine|figura|fig|tabella|colonna|riga|allegato|parte|n|no|numero|nota|versione|livello|fase|classe|gruppo|domanda|domande|scenario|caso|foglio|diapositiva",
  es: "art|artículo|artículos|apartado|apartados|párrafo|párrafos|letra|letras|inciso|incisos|sección|punto|puntos|opción|opciones|variante|variantes|capítulo|página|páginas|figura|fig|tabla|columna|fila|anexo|parte|n|no|número|nota|versión|nivel|fase|clase|grupo|pregunta|preguntas|escenario|caso|hoja|diapositiva",
};

/** "Step 1:", "Schritt 1:": here the noun is part of the mark. */
export const stepNouns: WordsByLanguage = {
  en: "step|task|part|question",
  de: "schritt|aufgabe|teil|frage",
  fr: "étape|tâche|partie|question",
  it: "passo|compito|parte|domanda",
  es: "paso|tarea|parte|pregunta",
};

/** With one of these between two numbers a span is meant: "1. bis 2. Mai". */
export const spanWords: WordsByLanguage = {
  en: "to|until|through|or",
  de: "bis|oder",
  fr: "au|à|ou",
  it: "al|o",
  es: "al|a|o",
};

/** Everything of a kind, in five languages: rows of a table, and no fields of one thing. */
export const allOfThem =
  /(?<!\p{L})(?:all|every|each|everyone|everybody|alle[nrs]?|jede[nrs]?|sämtliche[nr]?|tous|toutes|chaque|tutt[ie]|ogni|todos|todas|cada)(?!\p{L})/iu;

import type { Produced } from "../action.ts";
import type { Gap, Unmet } from "../criteria/check-criteria.ts";
import type { RejectReason } from "../grounding.ts";

type Reason = RejectReason | "not_supported";

/** What a review says by itself: to a person in their language, to a model in English. */
export interface ReviewPhrases {
  asked: string;
  atLeast: string;
  atMost: string;
  half: string;
  /** One of it, and several. */
  units: Record<Gap["unit"], readonly [string, string]>;
  without: { contents: string; numbering: string };
  found: string;
  reasons: Record<Reason, string>;
  open: string;
  nothingOn: string;
  served: string;
  asItIs: string;
  limits: { actions: string; minutes: string; price: string; retries: string };
}

const english: ReviewPhrases = {
  ...{ asked: "asked for", atLeast: "at least", atMost: "at most", half: "half of one" },
  units: {
    words: ["word", "words"],
    sentences: ["sentence", "sentences"],
    paragraphs: ["paragraph", "paragraphs"],
    headings: ["heading", "headings"],
    items: ["list item", "list items"],
    tables: ["table", "tables"],
    rows: ["row", "rows"],
    images: ["image", "images"],
    charts: ["chart", "charts"],
    figures: ["image or chart", "images and charts"],
    citations: ["citation", "citations"],
    pages: ["page", "pages"],
    slides: ["slide", "slides"],
    sheets: ["sheet", "sheets"],
  },
  without: { contents: "there is no table of contents", numbering: "the headings are not numbered" },
  found: "found:",
  reasons: {
    grounding_failed: "the documents do not prove it",
    citation_out_of_scope: "it cites something that the documents do not contain",
    draft_without_grounding: "nothing was proven that it could be based on",
    handoff_mismatch: "it is not based on what was proven for it",
    new_facts_in_draft: "it states something that was not proven",
    no_json: "the answer could not be read",
    not_supported: "none of the configured models can do it",
  },
  open: "Still open:",
  nothingOn: "Nothing is said about:",
  served: "Every part is answered and checked.",
  asItIs: "Delivered as is. Not met:",
  limits: {
    actions: "the step limit was reached",
    minutes: "the time limit was reached",
    price: "the budget was used up",
    retries: "the retry limit was reached",
  },
};

const german: ReviewPhrases = {
  ...{ asked: "verlangt:", atLeast: "mindestens", atMost: "höchstens", half: "eine halbe" },
  units: {
    words: ["Wort", "Wörter"],
    sentences: ["Satz", "Sätze"],
    paragraphs: ["Absatz", "Absätze"],
    headings: ["Überschrift", "Überschriften"],
    items: ["Listenpunkt", "Listenpunkte"],
    tables: ["Tabelle", "Tabellen"],
    rows: ["Zeile", "Zeilen"],
    images: ["Bild", "Bilder"],
    charts: ["Diagramm", "Diagramme"],
    figures: ["Abbildung", "Abbildungen"],
    citations: ["Quellenangabe", "Quellenangaben"],
    pages: ["Seite", "Seiten"],
    slides: ["Folie", "Folien"],
    sheets: ["Blatt", "Blätter"],
  },
  without: { contents: "ein Inhaltsverzeichnis fehlt", numbering: "die Überschriften sind nicht nummeriert" },
  found: "gefunden:",
  reasons: {
    grounding_failed: "die Dokumente belegen es nicht",
    citation_out_of_scope: "es stützt sich auf etwas, das nicht in den Dokumenten steht",
    draft_without_grounding: "es ist nichts belegt, worauf es sich stützen könnte",
    handoff_mismatch: "es stützt sich nicht auf das, was belegt wurde",
    new_facts_in_draft: "es behauptet etwas, das nicht belegt ist",
    no_json: "die Antwort war nicht lesbar",
    not_supported: "keines der eingerichteten Modelle kann das",
  },
  open: "Noch offen:",
  nothingOn: "Dazu fehlt eine Aussage:",
  served: "Jeder Teil ist beantwortet und geprüft.",
  asItIs: "Im jetzigen Stand geliefert. Nicht erfüllt:",
  limits: {
    actions: "die Höchstzahl der Schritte ist erreicht",
    minutes: "die Zeit dafür ist abgelaufen",
    price: "das Budget dafür ist aufgebraucht",
    retries: "die Höchstzahl der Wiederholungen ist erreicht",
  },
};

const french: ReviewPhrases = {
  ...{ asked: "demandé :", atLeast: "au moins", atMost: "au plus", half: "la moitié d'une" },
  units: {
    words: ["mot", "mots"],
    sentences: ["phrase", "phrases"],
    paragraphs: ["paragraphe", "paragraphes"],
    headings: ["titre", "titres"],
    items: ["point de liste", "points de liste"],
    tables: ["tableau", "tableaux"],
    rows: ["ligne", "lignes"],
    images: ["image", "images"],
    charts: ["graphique", "graphiques"],
    figures: ["image ou graphique", "images et graphiques"],
    citations: ["source citée", "sources citées"],
    pages: ["page", "pages"],
    slides: ["diapositive", "diapositives"],
    sheets: ["feuille", "feuilles"],
  },
  without: {
    contents: "il manque une table des matières",
    numbering: "les titres ne sont pas numérotés",
  },
  found: "trouvé :",
  reasons: {
    grounding_failed: "les documents ne le prouvent pas",
    citation_out_of_scope: "cela cite ce qui n'est pas dans les documents",
    draft_without_grounding: "rien n'est prouvé sur quoi cela pourrait reposer",
    handoff_mismatch: "cela ne repose pas sur ce qui a été prouvé",
    new_facts_in_draft: "cela affirme ce qui n'est pas prouvé",
    no_json: "la réponse était illisible",
    not_supported: "aucun modèle configuré ne sait le faire",
  },
  open: "Encore ouvert :",
  nothingOn: "Rien n'est dit sur :",
  served: "Chaque partie a sa réponse vérifiée.",
  asItIs: "Livré tel quel. Non rempli :",
  limits: {
    actions: "la limite des étapes est atteinte",
    minutes: "le temps prévu est écoulé",
    price: "le budget prévu est épuisé",
    retries: "assez d'essais ont été faits",
  },
};

const italian: ReviewPhrases = {
  ...{ asked: "richiesto:", atLeast: "almeno", atMost: "al massimo", half: "mezza" },
  units: {
    words: ["parola", "parole"],
    sentences: ["frase", "frasi"],
    paragraphs: ["paragrafo", "paragrafi"],
    headings: ["titolo", "titoli"],
    items: ["punto elenco", "punti elenco"],
    tables: ["tabella", "tabelle"],
    rows: ["riga", "righe"],
    images: ["immagine", "immagini"],
    charts: ["grafico", "grafici"],
    figures: ["immagine o grafico", "immagini e grafici"],
    citations: ["fonte citata", "fonti citate"],
    pages: ["pagina", "pagine"],
    slides: ["diapositiva", "diapositive"],
    sheets: ["foglio", "fogli"],
  },
  without: { contents: "manca un indice", numbering: "i titoli non sono numerati" },
  found: "trovato:",
  reasons: {
    grounding_failed: "i documenti non lo provano",
    citation_out_of_scope: "cita ciò che non è nei documenti",
    draft_without_grounding: "nulla è provato su cui possa basarsi",
    handoff_mismatch: "non si basa su ciò che è stato provato",
    new_facts_in_draft: "afferma ciò che non è provato",
    no_json: "la risposta non era leggibile",
    not_supported: "nessun modello configurato sa farlo",
  },
  open: "Ancora aperto:",
  nothingOn: "Nulla è detto su:",
  served: "Ogni parte ha la sua risposta controllata.",
  asItIs: "Consegnato così com'è. Non soddisfatto:",
  limits: {
    actions: "il limite dei passi è raggiunto",
    minutes: "il tempo previsto è scaduto",
    price: "il budget previsto è esaurito",
    retries: "è stato ritentato abbastanza volte",
  },
};

const spanish: ReviewPhrases = {
  ...{ asked: "pedido:", atLeast: "al menos", atMost: "como máximo", half: "media" },
  units: {
    words: ["palabra", "palabras"],
    sentences: ["frase", "frases"],
    paragraphs: ["párrafo", "párrafos"],
    headings: ["título", "títulos"],
    items: ["elemento de lista", "elementos de lista"],
    tables: ["tabla", "tablas"],
    rows: ["fila", "filas"],
    images: ["imagen", "imágenes"],
    charts: ["gráfico", "gráficos"],
    figures: ["imagen o gráfico", "imágenes y gráficos"],
    citations: ["fuente citada", "fuentes citadas"],
    pages: ["página", "páginas"],
    slides: ["diapositiva", "diapositivas"],
    sheets: ["hoja", "hojas"],
  },
  without: { contents: "falta un índice", numbering: "los títulos no están numerados" },
  found: "encontrado:",
  reasons: {
    grounding_failed: "los documentos no lo prueban",
    citation_out_of_scope: "cita lo que no está en los documentos",
    draft_without_grounding: "no hay nada probado en que pueda apoyarse",
    handoff_mismatch: "no se apoya en lo que se probó",
    new_facts_in_draft: "afirma lo que no está probado",
    no_json: "la respuesta no se pudo leer",
    not_supported: "ningún modelo configurado puede hacerlo",
  },
  open: "Aún abierto:",
  nothingOn: "No se dice nada sobre:",
  served: "Cada parte tiene su respuesta comprobada.",
  asItIs: "Entregado tal como está. No cumplido:",
  limits: {
    actions: "se alcanzó el límite de pasos",
    minutes: "se acabó el tiempo previsto",
    price: "se agotó el presupuesto previsto",
    retries: "ya se intentó bastantes veces",
  },
};

const byLanguage: ReadonlyMap<string, ReviewPhrases> = new Map([
  ["en", english],
  ["de", german],
  ["fr", french],
  ["it", italian],
  ["es", spanish],
]);

export function reviewPhrases(language: string): ReviewPhrases {
  const [base = ""] = language.toLowerCase().split("-");
  return byLanguage.get(base) ?? english;
}

/** "2 pages, asked for at most 1". */
export function tellGap({ unit, count, least, most }: Gap, language: string): string {
  const words = reviewPhrases(language);
  const [one, many] = words.units[unit];
  return `${count} ${count === 1 ? one : many}, ${words.asked} ${range()}`;

  function range(): string {
    if (most === Infinity) return `${words.atLeast} ${least}`;
    if (most < 1 && most > 0) return words.half;
    if (least === most) return String(most);
    return least === 0 ? `${words.atMost} ${most}` : `${least}–${most}`;
  }
}

/** A criterion with what was found instead, for whoever has to do something about it. */
export function tellUnmet({ criterion, found, gap, feature }: Unmet, language: string): string {
  const words = reviewPhrases(language);
  if (gap !== undefined) return `${criterion} (${tellGap(gap, language)})`;
  if (feature !== undefined) return `${criterion} (${words.without[feature]})`;
  return `${criterion} (${words.found} ${found})`;
}

/** What was counted in a file, in English: "2 pages", "about 3 pages". */
export function tellCounts(file: Produced): string[] {
  return (["pages", "slides", "sheets", "rows"] as const).flatMap((unit) => {
    const count = file[unit];
    if (count === undefined) return [];
    const [one, many] = english.units[unit];
    const about = unit === "pages" && file.isEstimate === true ? "about " : "";
    return [`${about}${count} ${count === 1 ? one : many}`];
  });
}

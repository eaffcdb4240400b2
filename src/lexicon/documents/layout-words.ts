/** What a section is called where somebody speaks of its number. */
const headings = String.raw`(?:headings?|sections?|chapters?|titles?|überschriften|kapitel|abschnitte|titel|titres|sections|chapitres|rubriques|titoli|capitoli|sezioni|paragrafi|títulos|encabezados|secciones|capítulos|apartados)`;

/** How people ask for contents, numbered headings and page breaks; each is one alternative of a pattern. */
export const layoutWords = {
  contents: String.raw`table of contents|contents page|toc(?!\p{L})|list of contents|inhaltsverzeichnis|inhaltsübersicht|table des matières|avec (?:un )?sommaire|indice dei contenuti|con (?:un )?(?:indice|sommario)(?! d)|índice de contenidos?|tabla de contenidos?|con (?:un )?índice(?! de)`,
  numberedHeadings: String.raw`numbered ${headings}|number the ${headings}|${headings} (?:are |be )?numbered|(?:nummerierte[nr]?|numerierte[nr]?|durchnummerierte[nr]?) ${headings}|${headings} (?:\p{L}+ )?(?:durch)?nummeriert|${headings} (?:sont |soient )?numéroté(?:e)?s|numérote[rz]? les ${headings}|${headings} (?:siano |sono )?numerat[ie]|numera(?:re)? (?:i|le) ${headings}|${headings} numerad[oa]s|numera(?:r)? (?:los|las) ${headings}`,
  pageBreaks: String.raw`(?:each|every|one)\s(?:[^.;\n]{0,60}\s)?on (?:its|their|a|an) (?:own|new|separate) pages?|on (?:separate|new|different) pages|one page (?:each|per)|(?:a )?page break (?:before|between|after)|jede[rsnm]?\s(?:[^.;\n]{0,60}\s)?auf (?:einer |je einer )?(?:eigenen|neuen|eigener|neuer|separaten) seite|auf (?:eigenen|neuen|getrennten|separaten) seiten|seitenumbruch|je eine seite|chaque\s(?:[^.;\n]{0,60}\s)?sur (?:une |sa )(?:propre |nouvelle )?page(?: séparée)?|saut de page|une page (?:chacun|chacune|par)|ogni\s(?:[^.;\n]{0,60}\s)?su (?:una |una propria |una nuova )?(?:propria |nuova )?pagina(?: nuova| propria| separata| a parte)?|interruzione di pagina|una pagina (?:ciascun[oa]?|per)|cada\s(?:[^.;\n]{0,60}\s)?en (?:una |su )(?:propia |nueva )?página(?: nueva| propia| aparte| separada)?|salto de página|una página (?:cada un[oa]|por)`,
} as const;

/** Small words right before a wish that turn it round. */
export const layoutDenials =
  "without|no|not|don['’]t|never|ohne|kein|keine|keinen|nicht|sans|pas|aucun|aucune|senza|non|niente|sin|nunca";

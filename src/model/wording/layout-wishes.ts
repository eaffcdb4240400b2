import type { Section, UnifiedDocument } from "../unified-document.ts";

/** What somebody asked of the look of a document; what nobody spoke of is left out. */
export interface LayoutWishes {
  contents?: boolean;
  numberedHeadings?: boolean;
  /** Every top section begins a page. */
  pageBreaks?: boolean;
}

const before = String.raw`(?<![\p{L}\p{N}])`;
const headings = String.raw`(?:headings?|sections?|chapters?|titles?|überschriften|kapitel|abschnitte|titel|titres|sections|chapitres|rubriques|titoli|capitoli|sezioni|paragrafi|títulos|encabezados|secciones|capítulos|apartados)`;

const wishes: Record<keyof LayoutWishes, RegExp> = {
  contents: new RegExp(
    String.raw`${before}(?:table of contents|contents page|toc(?!\p{L})|list of contents|inhaltsverzeichnis|inhaltsübersicht|table des matières|avec (?:un )?sommaire|indice dei contenuti|con (?:un )?(?:indice|sommario)(?! d)|índice de contenidos?|tabla de contenidos?|con (?:un )?índice(?! de))`,
    "iu",
  ),
  numberedHeadings: new RegExp(
    String.raw`${before}(?:numbered ${headings}|number the ${headings}|${headings} (?:are |be )?numbered|(?:nummerierte[nr]?|numerierte[nr]?|durchnummerierte[nr]?) ${headings}|${headings} (?:\p{L}+ )?(?:durch)?nummeriert|${headings} (?:sont |soient )?numéroté(?:e)?s|numérote[rz]? les ${headings}|${headings} (?:siano |sono )?numerat[ie]|numera(?:re)? (?:i|le) ${headings}|${headings} numerad[oa]s|numera(?:r)? (?:los|las) ${headings})`,
    "iu",
  ),
  pageBreaks: new RegExp(
    String.raw`${before}(?:(?:each|every|one)\s(?:[^.;\n]{0,60}\s)?on (?:its|their|a|an) (?:own|new|separate) pages?|on (?:separate|new|different) pages|one page (?:each|per)|(?:a )?page break (?:before|between|after)|jede[rsnm]?\s(?:[^.;\n]{0,60}\s)?auf (?:einer |je einer )?(?:eigenen|neuen|eigener|neuer|separaten) seite|auf (?:eigenen|neuen|getrennten|separaten) seiten|seitenumbruch|je eine seite|chaque\s(?:[^.;\n]{0,60}\s)?sur (?:une |sa )(?:propre |nouvelle )?page(?: séparée)?|saut de page|une page (?:chacun|chacune|par)|ogni\s(?:[^.;\n]{0,60}\s)?su (?:una |una propria |una nuova )?(?:propria |nuova )?pagina(?: nuova| propria| separata| a parte)?|interruzione di pagina|una pagina (?:ciascun[oa]?|per)|cada\s(?:[^.;\n]{0,60}\s)?en (?:una |su )(?:propia |nueva )?página(?: nueva| propia| aparte| separada)?|salto de página|una página (?:cada un[oa]|por))`,
    "iu",
  ),
};

const denied =
  /(?:\b(?:without|no|not|don['’]t|never|ohne|kein|keine|keinen|nicht|sans|pas|aucun|aucune|senza|non|niente|sin|nunca)\s+(?:\p{L}+\s+){0,2})$/iu;

/** Wishes about the look of a document are read near the order, not in what was pasted below it. */
const longest = 6_000;

/** Contents, numbering and page breaks that an order or a constraint asks for, or forbids. */
export function layoutWishes(texts: readonly string[]): LayoutWishes {
  const said: LayoutWishes = {};
  for (const text of texts) {
    const read = text.slice(0, longest).replaceAll(/\s+/gu, " ");
    for (const name of ["contents", "numberedHeadings", "pageBreaks"] as const) {
      const found = wishes[name].exec(read);
      if (found === null || said[name] !== undefined) continue;
      said[name] = !denied.test(read.slice(Math.max(0, found.index - 40), found.index));
    }
  }
  return said;
}

/** The document with what was asked of its look written into it, where every writer reads it; its own word stands. */
export function withLayoutWishes(document: UnifiedDocument, wanted: LayoutWishes): UnifiedDocument {
  const { contents, numberedHeadings, pageBreaks } = wanted;
  const metadata = {
    ...(contents !== undefined && { contents }),
    ...(numberedHeadings !== undefined && { numbered_headings: numberedHeadings }),
  };
  if (Object.keys(metadata).length === 0 && pageBreaks !== true) return document;
  const sections = pageBreaks === true ? breakPages(document.sections) : document.sections;
  return { ...document, metadata: { ...document.metadata, ...metadata }, sections };
}

function breakPages(sections: readonly Section[]): Section[] {
  const levels = sections.flatMap((section) => levelOf(section) ?? []);
  // a single heading of the highest level is a title, and the sections are those below it
  const top = [...new Set(levels)]
    .toSorted((a, b) => a - b)
    .find((level) => levels.filter((own) => own === level).length > 1);
  const first = sections.findIndex((section) => levelOf(section) === top);
  return sections.map((section, at) =>
    top !== undefined && levelOf(section) === top && at > first
      ? { ...section, page_break_before: true }
      : section,
  );
}

function levelOf(section: Section): number | undefined {
  return section.content_type === "heading" ? section.elements[0]?.level : undefined;
}

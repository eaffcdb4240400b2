import type { Position } from "../document.ts";
import { phrasesFor } from "../phrases.ts";
import { inQuotationMarks, shortQuote } from "./short-quote.ts";

/** A file inside of another one, as in an archive or a mail. */
const innerFile = /^(?:.*\/)?[^/]+\.[a-z0-9]{1,5}(?=\/|$)/i;

/**
 * "page 3", "Blatt Preise, B4", "line 12", "Art. 4": as a person would say it. Headings name the article, and
 * the section where nothing else is known; only then a path.
 */
export function printPosition(position: Position, language: string, heading: readonly string[] = []): string {
  return placesOf(position, language, heading)
    .map(({ said }) => said)
    .join(", ");
}

/** One step on the way to a place: the broad ones come first. */
export interface PlacePart {
  kind: "path" | "page" | "sheet" | "range" | "slide" | "article" | "line" | "section";
  said: string;
}

export function placesOf(position: Position, language: string, heading: readonly string[]): PlacePart[] {
  const words = phrasesFor(language);
  const { path, page, sheet, range, slide } = position;
  const article = printArticle(heading, language);
  // a line of HTML or XML, which have paths as well, says nothing to a reader
  const line = path !== undefined && heading.length > 0 ? undefined : position.line;
  const isPlaced = article !== "" || [page, sheet, range, slide, line].some((known) => known !== undefined);
  const section = isPlaced ? "" : printSection(heading, language);
  // the number of a block, as in body/42, says nothing to a reader; the path to a value of JSON or XML does
  const isOwn = path?.startsWith("/") === true && !isPlaced && section === "";
  const shown = isOwn ? path : innerFile.exec(path ?? "")?.[0];
  const parts: PlacePart[] = [
    { kind: "path", said: shown === undefined ? "" : `${words.place} ${shown}` },
    { kind: "page", said: page === undefined ? "" : `${words.page} ${page}` },
    { kind: "sheet", said: sheet === undefined ? "" : `${words.sheet} ${sheet}` },
    { kind: "range", said: range ?? "" },
    { kind: "slide", said: slide === undefined ? "" : `${words.slide} ${slide}` },
    { kind: "article", said: article },
    { kind: "line", said: line === undefined ? "" : `${words.line} ${line}` },
    { kind: "section", said: section },
  ];
  return parts.filter(({ said }) => said !== "");
}

type Article = "article" | "section" | "clause" | "paragraph";

const number = String.raw`(\d{1,4}(?:\.\d{1,3}){0,4}\s?(?:[a-z]|bis|ter|quater)?|[ivxlc]{1,7})(?![\p{L}\p{N}])`;
const articleHeads: readonly (readonly [Article, RegExp])[] = [
  ["article", new RegExp(String.raw`^(?:art\.|artikel|articles?|articolo|art[ií]culo)\s*${number}`, "iu")],
  ["section", new RegExp(String.raw`^(?:sections?|sec\.|abschnitt|sezione|secci[oó]n)\s+${number}`, "iu")],
  ["clause", new RegExp(String.raw`^(?:clauses?|ziffer|ziff\.|clausola|cl[aá]usula)\s+${number}`, "iu")],
  ["paragraph", /^§\s*(\d{1,4}\s?[a-z]?)(?![\p{L}\p{N}])/iu],
];

const articleWords: Record<string, Record<Article, string>> = {
  en: { article: "Art.", section: "section", clause: "clause", paragraph: "§" },
  de: { article: "Art.", section: "Abschnitt", clause: "Ziff.", paragraph: "§" },
  fr: { article: "art.", section: "section", clause: "clause", paragraph: "§" },
  it: { article: "art.", section: "sezione", clause: "clausola", paragraph: "§" },
  es: { article: "art.", section: "sección", clause: "cláusula", paragraph: "§" },
};

function articleWord(kind: Article, language: string): string {
  const [base = ""] = language.toLowerCase().split("-");
  return (articleWords[base] ?? articleWords["en"])?.[kind] ?? "";
}

/** The innermost heading that is an article: of laws and contracts people name these, not pages. */
function printArticle(heading: readonly string[], language: string): string {
  for (const text of heading.toReversed()) {
    const bare = text.slice(0, 200).replace(/^[\s#*_>]+/u, "");
    for (const [kind, head] of articleHeads) {
      const [, named] = head.exec(bare) ?? [];
      if (named !== undefined) return `${articleWord(kind, language)} ${named.trim()}`;
    }
  }
  return "";
}

function printSection(heading: readonly string[], language: string): string {
  const text = shortQuote({ quote: heading.at(-1) ?? "" }, { limit: 60 });
  return text === "" ? "" : `${articleWord("section", language)} ${inQuotationMarks(text, language)}`;
}

import { findDeliverables } from "../plan/find-deliverables.ts";
import { findFormats } from "../plan/find-formats.ts";

const verbs =
  "write|draft|compose|create|make|prepare|generate|produce|give|extract|list|collect|compare|summari[sz]e|put|find|schreibe?|verfasse|entwirf|erstelle|mache?|generiere|gib|extrahiere|liste|sammle|vergleiche|fasse|finde|rédige[rz]?|écris|crée[rz]?|prépare|fais|extrais|liste|compare|résume|trouve|scrivi|redigi|crea|prepara|fai|estrai|elenca|confronta|riassumi|trova|redacta|escribe|elabora|haz|extrae|enumera|compara|resume|encuentra";
const border = new RegExp(
  `(?:[,;.]|(?<!\\p{L})(?:and|und|et|e|ed|y|then|danach|dann|anschliessend|anschließend|puis|ensuite|poi|luego|después))\\s+(?=(?:(?:then|dann|danach|also|auch|ensuite|puis|poi|luego|after that|please|bitte)\\s+)?(?:${verbs})(?!\\p{L}))`,
  "giu",
);

/** "A report with a summary", "as a table": part or shape of a thing, no second one. */
const insideAnother =
  /(?<!\p{L})(?:(?:with|including|in|mit|samt|avec|dans|con)\s+(?:an?|ein(?:er|em|e)?|une?|una|uno)\s+(?:\p{L}+\s+)?\p{L}+|(?:as|in|als|en|come|como)\s+(?:an?\s+|eine?\s+|une?\s+|una\s+)?(?:table|tabelle|tableau|tabella|tabla))(?!\p{L})/giu;

/** Too general to be the content of anything, in five languages. */
const noContent =
  /^(?:file|files|datei|fichier|archivo|document|dokument|documento|format|formato|sheet|too|also|auch|aussi|anche|también|copy|version|it|them|das|es|daraus|that|this)$/iu;

/**
 * Several deliverables that build on each other, or two different things: two kinds that are to be made, or two
 * clauses with verbs, contents and formats of their own. The same content in two formats is one.
 */
export function asksForSeveral(text: string, language: string): boolean {
  if (findDeliverables(text.replaceAll(insideAnother, " "), language).length > 1) return true;
  const clauses = text
    .split(border)
    .map((clause) => ({ clause, formats: findFormats(clause) }))
    .filter(({ clause, formats }) => formats.length > 0 && hasContent(clause));
  return new Set(clauses.map(({ formats }) => formats.join())).size > 1;
}

/** More than a verb, small words and the format itself. */
function hasContent(clause: string): boolean {
  const words = clause.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 3 && !noContent.test(word));
  const others = words.filter((word) => !new RegExp(`^(?:${verbs})$`, "iu").test(word));
  return others.filter((word) => findFormats(`as ${word}`).length === 0).length > 0;
}

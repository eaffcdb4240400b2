import { deliverables } from "../../../lexicon/requests/deliverable-words.ts";
import { fillers, weakJoints } from "../../../lexicon/requests/joint-words.ts";
import * as output from "../../../lexicon/requests/output-words.ts";
import type { WordsByLanguage } from "../../../lexicon/words-by-language.ts";
import { dropFillers } from "../classify-role.ts";
import { createCueStart, cuesOf, toAlternatives } from "../match-cue.ts";
import { ruleOpening } from "./rule-openings.ts";

/** Longer sentences say more than how an answer must look. */
const longestWish = 240;

const before = "(?<![\\p{L}\\p{N}_-])";
const after = "(?![\\p{L}\\p{N}_])";
const any = (...words: readonly WordsByLanguage[]) => `(?:${toAlternatives(cuesOf(...words))})`;
const number = `(?:\\d{1,6}(?:\\s?(?:-|–|to|bis|à|a)\\s?\\d{1,6})?|${any(output.lengthNumbers)})`;
const format = `(?:${any(output.formatArticles)}\\s+){0,2}(?:\\p{L}{1,20}[\\s-])?${any(output.formatNames)}(?:[\\s-](?:format|formats|file|files|form|document|sheet|datei|dokument))?`;
const length = `${number}(?:\\s+(?!${any(weakJoints)}\\s)\\p{L}{1,20})?[\\s-]+${any(output.lengthUnits)}`;

/** How a result has to look, wherever it is said. */
const phrases = [
  `${any(output.formatLeads)}\\s*${format}`,
  `(?:in|im|au|nel|en)\\s+(?:\\p{L}{1,12}[\\s-])?${any(output.formatNames)}[\\s-]format`,
  `${any(output.lengthLeads)}\\s*${length}(?:\\s+${any(output.eachWords)})?`,
  `(?:${any(output.eachWords)}\\s+)?${length}\\s+${any(output.eachWords)}`,
  `${any(output.eachWords)}\\s+${length}`,
  `(?:\\d{1,4}|one|two|three|four|five|half|single)-(?:page|sentence|paragraph|word|line|slide)`,
  `(?:halb|ein|zwei|drei|vier|fünf)(?:seitige|zeilige|sätzige)[nrms]?`,
  any(output.outputLanguages),
  any(output.toneWords),
  `${any(output.partLeads)}\\s+(?:\\p{L}{1,12}\\s+){0,2}?${any(output.partNouns)}`,
].map((source) => `${before}${source}${after}`);

const mustPhrase =
  /(?<![\p{L}])(?:must(?: not)?|never|only|without|muss|müssen|nie|niemals|nur|ohne|doit|jamais|seulement|sans|deve|mai|soltanto|senza|debe|nunca|solamente|sin)\s+[^,;.!?\n]{3,80}/giu;
const rulePhrases: readonly RegExp[] = [...phrases.map((source) => new RegExp(source, "giu")), mustPhrase];

const outputPhrase = new RegExp(phrases.join("|"), "giu");
/** "Make it a PDF", "une seule page": right behind what is handed over no "as" is needed. */
const bareWish = new RegExp(`^\\s*[,:]?\\s*${before}(?:${format}(?:\\s+${format})?|${length})${after}`, "iu");
const noise = new RegExp(
  `${before}(?:${toAlternatives([...cuesOf(fillers, weakJoints, output.eachWords), "me", "us", "to", "or", "oder", "ou", "o", "von", "for"])})${after}`,
  "giu",
);
const startsWithHanding = createCueStart(cuesOf(output.handingVerbs));
const startsWithWishing = createCueStart(cuesOf(output.wishingVerbs));
const startsWithResult = createCueStart(cuesOf(output.resultWords));
const startsWithContent = createCueStart(cuesOf(output.contentVerbs));
const nouns = any(...Object.values(deliverables));
/** "The letter should be formal", "Der Bericht soll höchstens zwei Seiten haben". */
const resultMust = new RegExp(
  `^[\\s"'“(*-]*(?:\\p{L}{1,12}['’\\s]\\s?(?:[\\p{L}-]{1,20}\\s+){0,2}(?:[\\p{L}]{0,20}${nouns}|response|answer|output|result|antwort|ergebnis|réponse|résultat|risposta|risultato|respuesta|resultado|title|titel|titre|titolo|título|story|poem|everything)|it|they|er|sie|es|il|elle|esso)(?:\\s+[\\p{L}\\p{N}-]{1,20}){0,3}?\\s+${any(output.mustVerbs)}${after}`,
  "iu",
);
const partObject = new RegExp(`^\\s*(?:\\p{L}{1,12}\\s+){0,3}?${any(output.partNouns)}${after}`, "iu");

/** A sentence or clause that only says how the answer must be, and asks for nothing itself. */
export function isRule(sentence: string): boolean {
  return ruleOpening.test(sentence) || resultMust.test(sentence) || isOutputWish(sentence);
}

/** "Give it to me as JSON", "one page each, please"; behind another request also "give me a table". */
export function isOutputWish(sentence: string, isBehind = false): boolean {
  if (sentence.length > longestWish) return false;
  const plain = dropFillers(sentence.replace(/^[\s"'“(*-]+/u, ""));
  const content = startsWithContent(plain);
  if (content !== undefined && partObject.test(plain.slice(content.length))) return true;
  const wishing = startsWithWishing(plain);
  if (wishing !== undefined && isOnlyWish(plain.slice(wishing.length), true)) return true;
  const verb = startsWithHanding(plain) ?? "";
  const given = plain.slice(verb.length).replace(/^-(?:moi|nous|le|la|les)(?:-moi|-nous)?(?!\p{L})/u, " it ");
  const result = startsWithResult(given) ?? "";
  const wish = given
    .slice(result.length)
    .replace(/^\s*(?:to me|mir|per|pro|par|por|by)(?!\p{L})(?:\s+\p{L}+)?/iu, " ");
  return isOnlyWish(wish, isBehind || verb === "" || result !== "");
}

/** Whether nothing is left once formats, lengths and tones are taken out. */
function isOnlyWish(wish: string, mayBeBare: boolean): boolean {
  const rest = wish.replace(bareWish, (found) => (mayBeBare ? " " : found)).replaceAll(outputPhrase, " ");
  return rest !== wish && !/[\p{L}\p{N}]/u.test(rest.replaceAll(noise, " "));
}

/** The ruling phrases of a request, in the order of the text and without doubles. */
export function findRules(text: string): string[] {
  const found = rulePhrases
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map((match) => ({ start: match.index, end: match.index + match[0].length, words: match[0].trim() }))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  let reached = -1;
  const outer = found.filter(({ end }) => {
    const isInner = end <= reached;
    reached = Math.max(reached, end);
    return !isInner;
  });
  return [...new Set(outer.map(({ words }) => words))];
}

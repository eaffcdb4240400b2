import { isSwissGerman } from "../../lib/text/is-swiss-german.ts";
import { segmentWords } from "../../lib/text/segment-words.ts";
import { stopWords } from "../../lib/text/stop-words.ts";

/** Languages whose requests are often full of English terms. */
const hosts = ["de", "fr", "it", "es"] as const;

/** Words of Romansh requests that its neighbours do not have. */
const romanshWords = new Set(
  (
    "plaschair cumpareglia cumparegliar translatescha translatar translaziun resumaziun resumescha " +
    "preschentaziun preschentescha tschertga tschertgar tschertgai infurmaziun infurmaziuns impurtants impurtantas " +
    "puncts mussa explitgescha explitgar declera declerar cuntegn cuntegna tgenins tgenin tgenina tgeninas tge " +
    "tgi nua pertge dumonda dumondas respunda respunder agiunta agiuntar calculescha glista onn onns daner " +
    "tudestg talian franzos englais rumantsch corregia controllescha surlavura surlavurar preparescha furmulescha " +
    "vegnan vegn questas quests suandant suandanta suandants davart vischnanca chantun"
  ).split(" "),
);
/** "Write a", "make a", "give me a": the article tells it from Italian. */
const romanshOpening = /^(?:scriva|fa|fai|dà|dai|da ma|procura) (?:ma |per plaschair )?ina(?!\p{L})/u;
const romanshGrammar = new Set(
  "las la ils il da dal dals da l da las en e ed per cun a al ad in ina sin ma mai nus che quest questa tut tuts dad".split(
    " ",
  ),
);

/** "E Walter Modulo?": names tell no language, the word that joins them to the question before does. */
const onlyNames = /^[\s¿]*(?<joint>\p{L}{1,3})\s+(?:\p{Lu}[\p{L}'’-]*\s*){1,4}[?.!\s]*$/u;
const joints: Readonly<Record<string, string>> = {
  and: "en",
  und: "de",
  et: "fr",
  e: "it",
  ed: "it",
  y: "es",
};

/** The detector's guess, unless the words of a short request plainly speak against it. */
export function correctLanguage(text: string, guess: string): string {
  const joint = onlyNames.exec(text.slice(0, 600))?.groups?.["joint"]?.toLowerCase() ?? "";
  if (joints[joint] !== undefined) return joints[joint];
  const words = segmentWords(text.slice(0, 600))
    .flatMap((word) => word.text.toLowerCase().split(/['’]/u))
    .filter((word) => /\p{L}/u.test(word));
  if (words.length < 2 || words.length > 60 || guess === "rm") return guess;
  if (isRomanshRequest(words)) return "rm";
  if (guess !== "de" && isSwissGerman(words)) return "de";
  return guess === "en" ? findHost(words) : guess;
}

/** At least one word of its own, and little that is strange to Romansh around it. */
function isRomanshRequest(words: readonly string[]): boolean {
  const own = words.filter((word) => romanshWords.has(word)).length;
  if (romanshOpening.test(words.join(" "))) return true;
  const grammar = words.filter((word) => romanshGrammar.has(word)).length;
  return own > 0 && own + grammar >= words.length * 0.4 && (own > 1 || grammar > 0);
}

/** English nouns in a sentence of another language: its small words tell. */
function findHost(words: readonly string[]): string {
  const count = (language: string) => words.filter((word) => stopWords(language).has(word)).length;
  const english = count("en");
  const [best, second] = hosts
    .map((language) => ({ language, hits: count(language) }))
    .toSorted((a, b) => b.hits - a.hits);
  const isClear =
    best !== undefined && best.hits >= 2 && best.hits > english * 2 && best.hits > (second?.hits ?? 0);
  return isClear ? best.language : "en";
}

import { askingWords } from "../../../lexicon/answers/answer-kinds.ts";
import { askingWord } from "../../../lexicon/answers/need-words.ts";
import { columnHeads } from "../../../lexicon/tables/loose-cues.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import { coverLimit, currencyAsked, priceHeads } from "../../../lexicon/answers/money-questions.ts";
import { free, money } from "../../../lexicon/answers/sentence-words.ts";
import { rateWords } from "../../../lexicon/tables/reckoned/rate-words.ts";
import type { ReadWord } from "../answer/look-up/create-word-reader.ts";
import { asksForPrice, holdsMoney } from "../answer/look-up/holds-money.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import { year, type Asked } from "../answer/look-up/read-asked.ts";
import { explainsWord } from "./explain-word.ts";
import { fitsKind } from "./fits-kind.ts";
import { isAskedOf } from "./is-asked-of.ts";
import { isField, type OfficeRecord } from "./read-records.ts";
import { isOfMonth } from "./is-of-month.ts";
import { leavesOut } from "./leaves-out.ts";
import { sameDeed } from "./same-deed.ts";
import { wantsComputing } from "./wants-computing.ts";
import { isSmall } from "./weigh-words.ts";

const isThere = 0.5;
/** How much of what happened must be said where a day is asked for. */
const leastDated = 0.4;

/** "When was she born" is not answered by the day she joined: her name alone does not say what is asked of her. */
function isDatedFully(asked: Asked, near: readonly ReadWord[]): boolean {
  if (asked.kind !== "date" && asked.kind !== "year") return true;
  const open = asked.wanted.filter(({ isLight, isName }) => !isLight && !isName);
  const isDeed = (word: (typeof open)[number]) =>
    word.isVerb && near.some((one) => sameDeed(word.word, one.word));
  const said = open.filter((word) => bestMatch(word, near) >= isThere || isDeed(word));
  return said.length >= leastDated * open.length;
}

/** "Which", or "from which", and nothing else. */
const asksWhich = new Map(
  languages.map((own) => [
    own as string,
    new RegExp(`^\\P{L}*(?:\\p{L}{1,8}\\s)?(?:${askingWords[own].which})\\s$`, "iu"),
  ]),
);

/** "Which profit did the foundation make": of a row about the foundation it must be said that it is the profit. */
export function isAskedThing({ kind, wanted, text, language }: Asked, near: readonly ReadWord[]): boolean {
  const [first] = wanted;
  if (first === undefined || first.isNumber) return true;
  const isMeasure = kind === "amount" || kind === "share";
  const isNamed = kind === "thing" || kind === "organisation";
  if (!isMeasure && (!isNamed || !first.isLight)) return true;
  const before = text.slice(0, first.start);
  // "combien coûte" asks by a word of its own
  const isNext =
    isMeasure || kind === "organisation"
      ? asksWhich.get(language)?.test(before) === true
      : /^\P{L}*\p{L}+\s$/u.test(before) && askingWord.test(before);
  if (!isNext || isSmall(first.word, language) || explainsWord(first, near)) return true;
  return bestMatch(first, near) >= isThere;
}

/** "How many boats": of a row called "boat", only a column that counts says so. */
function isCounted({ kind, counted }: Asked, record: OfficeRecord): boolean {
  if (kind !== "count" || counted === undefined || isField(record)) return true;
  const name = record.cells.find(({ isName }) => isName)?.words ?? [];
  if (bestMatch(counted, name) < isThere) return true;
  return bestMatch(counted, record.heads) >= isThere || record.heads.some(({ word }) => counting.has(word));
}

const counting = new Set(columnHeads.quantity.split("|"));

/** "How many francs": a row without an amount of money, by its cells or by what stands over them, counts something else. */
function isMoney({ text }: Asked, { cells, heads, above }: OfficeRecord): boolean {
  if (!currencyAsked.test(text)) return true;
  const over = [...heads, ...above].map(({ word }) => word).join(" ");
  return money.test([...cells.map((cell) => cell.text), over].join(" ")) || priceHeads.test(over);
}

/** "Data sheet: dryers TE 40 and TE 75": a line that holds no price tells none. */
function isPriced(asked: Asked, record: OfficeRecord): boolean {
  if (!asksForPrice(asked)) return true;
  if (tellsCover(asked, record.cells[0]?.text ?? "")) return false;
  if (!isField(record)) return mayHoldPrice(record);
  const said = record.cells.map(({ text }) => text).join(": ");
  return holdsMoney(said) || record.cells.some(({ words }) => words.some(({ word }) => free.test(word)));
}

/** Sizes and weights are no prices: of a row under such heads, one must be for money. */
function mayHoldPrice({ cells, heads, above }: OfficeRecord): boolean {
  const over = [...heads, ...above].map(({ word }) => word);
  if (over.filter((word) => measureHead.test(word)).length < fewestMeasures) return true;
  return cells.some(({ text }) => money.test(text)) || over.some((word) => priceHeads.test(word));
}

const fewestMeasures = 2;
const measureHead =
  /^(?:mm|cm|m|m2|km|g|kg|l|ml|size|height|width|length|depth|weight|age|grösse|größe|höhe|breite|länge|tiefe|gewicht|alter|taille|hauteur|largeur|longueur|poids|âge|taglia|altezza|larghezza|lunghezza|peso|età|talla|altura|anchura|longitud|edad)$/u;

/** What is paid out at most is no price of the insurance. */
export function tellsCover(asked: Asked, name: string): boolean {
  return asksForPrice(asked) && coverLimit.test(name) && !coverLimit.test(asked.text);
}

/** What an hour costs is no number of hours. */
function isRated({ text, kind }: Asked, { cells }: OfficeRecord): boolean {
  if (!rateWords.hourly.test(text) || kind === "count") return true;
  return cells.some((cell) => /\p{N}/u.test(cell.text.replaceAll(rateWords.duration, "")));
}

/** The years that are asked for stand in it or over it, every other number in it, and it holds what is asked for. */
export function isSound(asked: Asked, record: OfficeRecord): boolean {
  const inside = record.cells.flatMap((cell) => cell.words);
  const near = [...inside, ...record.heads, ...record.above];
  const numbers = asked.wanted.filter(({ isNumber }) => isNumber);
  const isPlaced = numbers.every((word) => bestMatch(word, year.test(word.term) ? near : inside) >= isThere);
  const said = near.map(({ word }) => word);
  return (
    isPlaced &&
    isAskedOf(asked, near) &&
    isCounted(asked, record) &&
    isAskedThing(asked, near) &&
    isMoney(asked, record) &&
    isRated(asked, record) &&
    isPriced(asked, record) &&
    isDatedFully(asked, near) &&
    isOfMonth(asked, record) &&
    !wantsComputing(asked, said, { sums: true }) &&
    !leavesOut(
      asked,
      [...inside, ...record.heads].map(({ word }) => word),
    ) &&
    fitsKind(asked.kind, record, asked)
  );
}

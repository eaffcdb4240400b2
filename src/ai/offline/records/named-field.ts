import { largest } from "../../../lib/largest.ts";
import { propertyLead } from "../../../lexicon/answers/asked-properties.ts";
import {
  labelBeside,
  onceMore,
  seenElsewhere,
  ticked,
  tickedAsked,
} from "../../../lexicon/answers/office-fields.ts";
import { money } from "../../../lexicon/answers/sentence-words.ts";
import type { ReadWord } from "../answer/look-up/create-word-reader.ts";
import { bestMatch, matchWord } from "../answer/look-up/match-word.ts";
import type { Asked, Wanted } from "../answer/look-up/read-asked.ts";
import { fitsKind } from "./fits-kind.ts";
import { isRole } from "./hinted-field.ts";
import { isSound } from "./is-sound.ts";
import { isTold } from "./is-told.ts";
import { isWhose } from "./is-whose.ts";
import { sameDeed } from "./same-deed.ts";
import type { OfficeRecord } from "./read-records.ts";

const fewestFields = 4;
const longestValue = 120;
const longWord = 4;

/**
 * The one field of a form whose whole label stands in the question, or whose label alone says what is asked for.
 * Whoever and whatever number is named must stand in the form as well, and the document must speak of most of the rest.
 */
export function namedField(
  asked: Asked,
  records: readonly OfficeRecord[],
  around: (document: string) => readonly ReadWord[],
): OfficeRecord | undefined {
  const lines = records.filter(({ isLine }) => isLine);
  const only = onlyNamed(asked, lines);
  if (only === undefined) return undefined;
  const form = lines.filter(({ item }) => item.document === only.item.document);
  const value = only.cells[1]?.text ?? "";
  if (form.length < fewestFields || value.length > longestValue || seenElsewhere.test(value))
    return undefined;
  return isAbout(asked, only, { form, lines, around }) && isSound(asked, only) ? only : undefined;
}

function onlyNamed(asked: Asked, lines: readonly OfficeRecord[]): OfficeRecord | undefined {
  const named = lines.filter((line) => isNamed(asked, line));
  // "date" is said where "date of delivery" is
  const most = largest(
    named.map((line) => labelOf(line).length),
    0,
  );
  const longest = named.filter((line) => labelOf(line).length === most);
  const noun = longest.length > 0 ? longest : sayingAsked(asked, lines);
  const deed = noun.length === 1 ? [] : sayingDeed(asked, lines);
  const meant = deed.length > 0 ? deed : noun;
  const [only, ...more] = meant.length > 1 ? underTitle(asked, meant) : meant;
  return more.length === 0 ? only : undefined;
}

/** "Which teacher": of all labels only "preferred teacher" speaks of one. What it costs is no answer to which it is. */
function sayingAsked(asked: Asked, lines: readonly OfficeRecord[]): readonly OfficeRecord[] {
  const noun = askedNoun(asked);
  if (noun === undefined || noun.isStop) return [];
  const isPrice = ({ cells }: OfficeRecord) => asked.kind === "thing" && money.test(cells[1]?.text ?? "");
  const fits = (least: number) =>
    lines.filter((line) => !isPrice(line) && labelOf(line).some((word) => matchWord(noun, word) >= least));
  const same = fits(1);
  return same.length > 0 ? same : fits(sameWord);
}

const sameWord = 0.85;

/** "When was it calibrated": the label that says the deed, and nothing that the question does not say. */
function sayingDeed(asked: Asked, lines: readonly OfficeRecord[]): readonly OfficeRecord[] {
  if (!dated.has(asked.kind) || onceMore.test(asked.text)) return [];
  const verbs = asked.wanted.filter(({ isVerb, isLight, isName }) => isVerb && !isLight && !isName);
  const isDeed = (said: ReadWord) =>
    verbs.some((verb) => matchWord(verb, said) >= sameWord || sameDeed(verb.word, said.word));
  return lines.filter((line) => {
    const label = (line.cells[0]?.words ?? []).filter(
      ({ isStop, word }) => !isStop && !labelBeside.test(word),
    );
    const isSaid = (word: ReadWord) =>
      isDeed(word) || asked.all.some((own) => matchWord(own, word) >= sameWord);
    return fitsKind(asked.kind, line, asked) && label.some(isDeed) && label.every(isSaid);
  });
}

const dated: ReadonlySet<string> = new Set(["date", "person"]);

/** "The phone of the supplier": of two alike the one below a title that the question names. */
function underTitle(asked: Asked, lines: readonly OfficeRecord[]): readonly OfficeRecord[] {
  const words = asked.wanted.filter(({ isLight }) => !isLight);
  const titles = lines.map(({ above }) => words.filter((word) => bestMatch(word, above) >= sameWord).length);
  const most = largest(titles, 0);
  return lines.filter((_, at) => titles[at] === most);
}

/** A label of one word must be the very thing that is asked for. */
function isNamed(asked: Asked, line: OfficeRecord): boolean {
  const label = labelOf(line);
  if (label.length === 0 || !label.every(({ term }) => asked.all.some((word) => word.term === term)))
    return false;
  if (label.length > 1) return true;
  const isTicked = tickedAsked.test(asked.text) && ticked.test(line.cells[1]?.text ?? "");
  return isTicked || askedNoun(asked)?.term === label[0]?.term;
}

/** The noun behind "which" or "what is the". */
function askedNoun({ text, all }: Asked): ReadWord | undefined {
  const lead = propertyLead.exec(text);
  const end = lead === null ? 0 : lead.index + lead[0].length;
  return lead === null ? undefined : all.find(({ start }) => start >= end);
}

function labelOf({ cells: [label] }: OfficeRecord): readonly ReadWord[] {
  return (label?.words ?? []).filter(({ isStop, word }) => !isStop || word.length >= longWord);
}

const counted: ReadonlySet<string> = new Set(["amount", "count", "share", "period", "date"]);

interface Ground {
  lines: readonly OfficeRecord[];
  form: readonly OfficeRecord[];
  around: (document: string) => readonly ReadWord[];
}

function isAbout(asked: Asked, only: OfficeRecord, { form, lines, around }: Ground): boolean {
  const label = labelOf(only);
  const others = asked.wanted.filter(
    (word) => !word.isLight && !label.some(({ term }) => term === word.term) && !tickedAsked.test(word.word),
  );
  const told = form.filter((field) => field === only || !isRole(field.cells[0]?.text ?? ""));
  const said = told.flatMap(({ cells, above }) => [...cells.map(({ words }) => words), above]);
  // "Ada Unterricht": a noun that follows a German name is no part of it
  const isNoun = ({ ideas }: ReadWord) => asked.language === "de" && ideas.length > 0;
  const sure = others.filter((word) => word.isNumber || (word.isName && !isNoun(word)));
  const alone = (word: Wanted) => ({ ...word, sameName: word.sameName.filter((other) => !isNoun(other)) });
  if (!sure.every((word) => isTold(alone(word), asked, said))) return false;
  if (!others.every((word) => isWhose(word, asked, { form, only, isOfFirst: label.length > 1 })))
    return false;
  // what is left of the total after the excess stands in neither of the two
  const rivals = lines.filter((field) => field !== only && fitsKind(asked.kind, field, asked));
  const isRival = (word: Wanted) =>
    rivals.some(({ cells: [own] }) => isTold(word, asked, [own?.words ?? []]));
  if (counted.has(asked.kind) && others.some(isRival)) return false;
  // what is done may be said in other words
  const rest = others.filter((word) => !sure.includes(word) && !word.isVerb);
  const document = [...said, around(only.item.document)];
  return rest.filter((word) => isTold(word, asked, document)).length * 2 >= rest.length;
}

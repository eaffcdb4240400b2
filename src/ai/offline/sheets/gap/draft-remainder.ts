import { remainderWords, upToWords } from "../../../../lexicon/tables/reckoned/remainder-words.ts";
import { languages, type Language } from "../../../../lexicon/words-by-language.ts";
import type { ColumnShape, TableShape } from "../../../../model/documents/table-shape.ts";
import { whereOf } from "../../tables/draft/draft.ts";
import type { TableDraft } from "../../tables/draft/draft.ts";
import { compilePhrases, phrasesAt } from "../../tables/match-phrases.ts";
import { createWordReader } from "../../tables/read-words.ts";
import { numberIn } from "../premises/find-states.ts";
import { blankOut } from "../premises/premise.ts";
import { conditionsOf, isKey, readSheet } from "../read-sheet.ts";

const books = new Map(
  languages.map((language) => [
    language,
    {
      words: compilePhrases({ ...remainderWords, upTo: upToWords }, language),
      read: createWordReader(language),
    },
  ]),
);

interface Ground {
  language: Language;
  about: string;
}

/** "How many places are still free", "how many are missing": what one column leaves of another, in the row that is named. */
export function draftRemainder(text: string, shape: TableShape, ground: Ground): TableDraft | undefined {
  const said = withoutRemainder(text, ground.language);
  if (said === undefined) return undefined;
  const { all, part } = said.isMissing ? lackingIn(shape) : leftIn(shape);
  if (all === undefined || part === undefined || all === part || all.unit !== part.unit) return undefined;
  if (!all.isSound || !part.isSound) return undefined;
  const reading = readSheet(said.text, shape, ground);
  if (reading === undefined || reading.open.length > 0 || reading.asked.kind !== "count") return undefined;
  const { values, cues } = reading;
  if (turning.some((cue) => cues.cues.has(cue)) || values.some(({ isVague }) => isVague)) return undefined;
  const conditions = conditionsOf(reading);
  const single = values.filter(({ values: own }) => own.length === 1);
  const key = single.find(({ column }) => isKey(column, shape));
  // the lamps of one vehicle are one row, although others have lamps too: more rows than one are not told
  const row = key ?? (single.length === values.length ? single.at(-1) : undefined);
  if (row !== undefined)
    return {
      ...{ table: shape.id, width: 4, told: [0, 1, 2, 3], must: [], mostRows: 1 },
      plan: {
        ...{ from: shape.id, where: conditions },
        select: [shape.columns[row.column]?.name ?? "", all.name, part.name, "difference"],
        derive: [{ as: "difference", expr: ["-", all.name, part.name] }],
      },
    };
  // of what is missing here and too much there, the sum says nothing
  if (said.isMissing || !cues.cues.has("sum")) return undefined;
  const where = whereOf(conditions);
  return {
    ...{ table: shape.id, width: 3, told: [0, 1, 2], must: [], mostRows: 1 },
    plan: {
      ...{ from: shape.id, ...where },
      aggregates: [
        { fn: "sum", column: all.name, as: "all", ...where },
        { fn: "sum", column: part.name, as: "part", ...where },
      ],
      derive: [{ as: "difference", expr: ["-", "all", "part"] }],
    },
  };
}

interface Pair {
  all: ColumnShape | undefined;
  part: ColumnShape | undefined;
}

function leftIn(shape: TableShape): Pair {
  return { all: numberIn(shape, "capacity"), part: numberIn(shape, "taken") };
}

/** What should be there beside what is; else the least that should be in stock. */
function lackingIn(shape: TableShape): Pair {
  const [all, part] = [numberIn(shape, "due"), numberIn(shape, "there")];
  if (all !== undefined && part !== undefined) return { all, part };
  return { all: numberIn(shape, "minimum"), part: numberIn(shape, "stock") };
}

const turning = ["share", "percent", "average", "max", "min", "most", "fewest", "not", "or", "per"] as const;

function withoutRemainder(
  text: string,
  language: Language,
): { text: string; isMissing: boolean } | undefined {
  const book = books.get(language);
  const words = book?.read(text) ?? [];
  const found: { tag: string; from: number; to: number }[] = [];
  for (let at = 0; book !== undefined && at < words.length;) {
    const [phrase] = phrasesAt(book.words, words, at);
    if (phrase !== undefined)
      found.push({
        tag: phrase.tag,
        from: words[at]?.start ?? 0,
        to: words[at + phrase.length - 1]?.end ?? 0,
      });
    at += phrase?.length ?? 1;
  }
  const tags = new Set(found.map(({ tag }) => tag).filter((tag) => tag !== "upTo"));
  if (tags.size !== 1) return undefined;
  const isMissing = tags.has("missing");
  const cut = found.filter(({ tag }) => isMissing || tag !== "upTo");
  return { text: blankOut(text, cut), isMissing };
}

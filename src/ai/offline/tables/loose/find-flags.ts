import { stillOpen } from "../../../../lexicon/tables/loose-cues.ts";
import { foldText } from "../../../../lib/text/fold-text.ts";
import type { TableShape } from "../../../../model/documents/table-shape.ts";
import type { ReadWord } from "../../answer/look-up/create-word-reader.ts";
import type { Asked, Wanted } from "../../answer/look-up/read-asked.ts";
import type { FilterCondition } from "../filters/condition.ts";

export interface FoundFlags {
  filters: FilterCondition[];
  words: Wanted[];
}

/** "Billable hours": the rows in which a column of yes and no says yes. Undefined where the opposite may be meant. */
export function findFlags(
  asked: Asked,
  { columns }: TableShape,
  read: (text: string) => ReadWord[],
): FoundFlags | undefined {
  const found = columns.flatMap(({ name, kind, empty }) => {
    const head = kind === "boolean" ? read(name) : [];
    const word = asked.wanted.find((one) => head.some((part) => isSameProperty(one.word, part.word)));
    return word === undefined || head.length > 1 ? [] : [{ word, empty, column: name }];
  });
  const isUnclear = found.some(({ empty }) => empty > 0) || stillOpen.test(asked.text);
  if (found.length > 0 && isUnclear) return undefined;
  return {
    filters: found.map(({ column }) => ({ column, op: "=", value: "true" })),
    words: found.map(({ word }) => word),
  };
}

const endings = new Set(["e", "s", "es", "n", "en", "er", "em"]);

/** The same property in another gender or number; "to pay" is not "paid". */
function isSameProperty(one: string, other: string): boolean {
  const [short = "", long = ""] = [foldText(one), foldText(other)].toSorted((a, b) => a.length - b.length);
  if (short === long) return true;
  if (long.startsWith(short)) return endings.has(long.slice(short.length));
  const isRoman = /[oaie]$/u.test(short) && /[oaie]$/u.test(long);
  return short.length === long.length && isRoman && short.slice(0, -1) === long.slice(0, -1);
}
